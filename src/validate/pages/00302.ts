import type { Page } from './page.ts';

export const p00302: Page = {
  code: '00302',
  checks: {
    it: "Il codice fiscale del cedente, se c'è, deve essere noto all'Anagrafe Tributaria.",
    en: 'The fiscal code of the supplier, where there is one, has to be known to the Anagrafe Tributaria.',
  },
  why: {
    it: 'Con la partita IVA identifica il cedente, e nei gruppi IVA chi vi partecipa.',
    en: 'Together with the VAT number it identifies the supplier, and in VAT groups the member.',
  },
  wrong: {
    xml: `<IdFiscaleIVA>
  <IdPaese>IT</IdPaese>
  <IdCodice>12345678903</IdCodice>
</IdFiscaleIVA>
<CodiceFiscale>RSSMRA80A01H501X</CodiceFiscale>`,
    note: {
      it: "L'ultimo carattere dovrebbe essere U.",
      en: 'The last character should be U.',
    },
  },
  right: {
    xml: `<IdFiscaleIVA>
  <IdPaese>IT</IdPaese>
  <IdCodice>12345678903</IdCodice>
</IdFiscaleIVA>
<CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale>`,
  },
  remedy: {
    it: 'Ricopiare il codice fiscale da un documento sicuro; oppure togliere CodiceFiscale, che serve solo nei gruppi IVA.',
    en: 'Copy the fiscal code from a trusted document; or take CodiceFiscale away, which only VAT groups need.',
  },
  undecided: {
    it: "Che il codice fiscale esista lo sa solo l'Anagrafe Tributaria: se il carattere di controllo torna non diciamo nulla. Chi ha un registro lo collega con l'opzione `registry` della libreria.",
    en: 'That the fiscal code exists only the Anagrafe Tributaria knows: where its check character is right we say nothing. Whoever has a register plugs it in by the option `registry` of the library.',
  },
  readings: {
    it: "Solo l'Elenco ha questo codice: per la specifica tecnica il codice fiscale del cedente è confrontato con la partita IVA (00320, 00321). Uno con il carattere di controllo sbagliato non è di nessuno, e in un modo o nell'altro il file è rifiutato.",
    en: "Only the Elenco has this code: by the technical specification the fiscal code of the supplier is held against the VAT number (00320, 00321). One with a wrong check character is nobody's, and one way or the other the file is refused.",
  },
  sources: ['Elenco dei controlli v2.0, 00302', 'DM 23 dicembre 1976'],
};
