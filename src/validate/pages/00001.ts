import type { Page } from './page.ts';

export const p00001: Page = {
  code: '00001',
  checks: {
    it: "Il nome del file è fatto della sigla del Paese e dell'identificativo di chi trasmette, di un trattino basso, di un progressivo da 1 a 5 lettere o cifre e dell'estensione .xml, .xml.p7m o .zip. Per l'Italia l'identificativo è il codice fiscale, da 11 a 16 caratteri; per gli altri Paesi da 2 a 28 lettere e cifre.",
    en: 'The file name is made of country and identifier of the transmitter, an underscore, a progressive of 1 to 5 letters or digits, and the extension .xml, .xml.p7m or .zip. For Italy the identifier is the codice fiscale, 11 to 16 characters; for other countries 2 to 28 letters and digits.',
  },
  why: {
    it: 'Il nome è la chiave con cui SdI cita il file in ogni ricevuta, e non può essere usato due volte (00002).',
    en: 'The name is how SdI refers to the file in every receipt, and it cannot be used twice (00002).',
  },
  formula: '[A-Z]{2} IdCodice _ [A-Za-z0-9]{1,5} . (xml | xml.p7m | zip)',
  exceptions: [
    {
      it: 'Si giudica un nome scritto per SdI, giusto o sbagliato; un nome di lavoro come fattura.xml si giudica solo con --strict-name.',
      en: 'A name that was meant for SdI is judged, right or wrong; a working name such as invoice.xml only with --strict-name.',
    },
    { it: "Maiuscole e minuscole dell'estensione non contano.", en: 'The extension may be in capitals.' },
    {
      it: "L'identificativo può essere diverso da IdTrasmittente: nessun controllo documentato li confronta.",
      en: 'The identifier may differ from IdTrasmittente: no documented control compares them.',
    },
    {
      it: 'Il nome di un messaggio di SdI (…_RC_001.xml) va bene per un messaggio, non per una fattura.',
      en: "The name of a message of SdI's (…_RC_001.xml) suits a message, not an invoice.",
    },
  ],
  wrong: {
    xml: `<IdTrasmittente>
  <IdPaese>IT</IdPaese>
  <IdCodice>12345678903</IdCodice>
</IdTrasmittente>`,
    file: 'IT12345678903_000001.xml',
    note: { it: 'Il progressivo 000001 ha sei caratteri.', en: 'The progressive 000001 has six characters.' },
  },
  right: {
    xml: `<IdTrasmittente>
  <IdPaese>IT</IdPaese>
  <IdCodice>12345678903</IdCodice>
</IdTrasmittente>`,
    file: 'IT12345678903_00001.xml',
  },
  remedy: {
    it: 'Rinominare il file: il contenuto non cambia, e nemmeno la firma.',
    en: 'Rename the file: its content does not change, nor does the signature.',
  },
  sources: ['Elenco dei controlli v2.0, 00001', 'Allegato A 1.9.1, nomenclatura dei file'],
};
