/** Sentences of the findings about fiscal codes and VAT numbers, for one party. */

const fiscalCode = (whose: string, flaw: string): string =>
  `Il codice fiscale ${whose} è {found}: ${flaw}. SdI scarterà il file.`;

const vatNumber = (whose: string, flaw: string): string =>
  `La partita IVA ${whose} è {found}: ${flaw}. SdI scarterà il file.`;

/** @param whose `del cedente`. */
export const codiceFiscaleField = (whose: string) => {
  const help = `Ricopiare il codice fiscale ${whose} da un documento ufficiale: 11 cifre, o 16 caratteri per una persona fisica.`;
  const rejected = (flaw: string) => ({ message: fiscalCode(whose, flaw), help });
  return {
    prefix: {
      message: fiscalCode(whose, 'comincia con la sigla del Paese, che non fa parte del codice fiscale'),
      help: 'Togliere la sigla del Paese.',
    },
    length: rejected('ha {length} caratteri invece di 11 o 16'),
    characters: rejected('ha 11 caratteri, ma non tutti sono cifre'),
    zeros: rejected('undici zeri non sono un codice valido'),
    shape: rejected('dal carattere {from} contiene {piece} invece di {form} (A è una lettera, 0 una cifra)'),
    month: rejected('il carattere {from}, il mese di nascita, è {piece} invece di una delle lettere {form}'),
    date: rejected('il giorno di nascita {day} non esiste (da 1 a 31; da 41 a 71 per le donne)'),
    check: rejected("il carattere di controllo, l'ultimo, dovrebbe essere {expected}"),
    unknown: {
      message: `Il codice fiscale ${whose}, {found}, non è presente in Anagrafe Tributaria.`,
      help,
    },
    ceased: {
      message: `Il codice fiscale ${whose}, {found}, è di una persona deceduta o di un soggetto cessato. SdI non scarta il file per questo.`,
      help: `Verificare il codice fiscale ${whose}.`,
    },
  };
};

/** The same, for a field whose schema type allows lowercase letters and blanks. */
export const codiceFiscale = (whose: string) => ({
  ...codiceFiscaleField(whose),
  spelling: {
    message: `Il codice fiscale ${whose} è scritto «{found}», con minuscole o spazi. SdI potrebbe non trovarlo.`,
    help: 'Scrivere {expected}.',
  },
});

/** @param whose `del cedente`. */
export const partitaIva = (whose: string) => {
  const help = `Ricopiare la partita IVA ${whose} da un documento ufficiale: 11 cifre, l'ultima delle quali è di controllo.`;
  const rejected = (flaw: string, advice = help) => ({ message: vatNumber(whose, flaw), help: advice });
  return {
    prefix: rejected(
      'comincia con la sigla del Paese, che va nel campo IdPaese',
      'Togliere la sigla da IdCodice, che contiene solo le 11 cifre.',
    ),
    fiscalCode: rejected(
      'è il codice fiscale di una persona fisica',
      'Scrivere qui la partita IVA; il codice fiscale va in CodiceFiscale. Un cliente senza partita IVA ha solo CodiceFiscale.',
    ),
    spelling: {
      message: `La partita IVA ${whose} è preceduta o seguita da spazi: «{found}». SdI potrebbe non trovarla.`,
      help: 'Scrivere {expected}.',
    },
    length: rejected('ha {length} caratteri invece di 11'),
    characters: rejected('non tutti i caratteri sono cifre'),
    zeros: rejected(
      'undici zeri non sono un numero valido',
      'Scrivere la partita IVA effettiva. Un cliente che non ne ha si identifica con CodiceFiscale, uno estero con il suo IdPaese.',
    ),
    check: rejected("la cifra di controllo, l'ultima, dovrebbe essere {expected}"),
    unknown: {
      message: `La partita IVA ${whose}, {found}, non è presente in Anagrafe Tributaria.`,
      help,
    },
    ceased: {
      message: `La partita IVA ${whose}, {found}, è cessata. SdI non scarta il file per questo.`,
      help: `Verificare la partita IVA ${whose}: può essercene un'altra attiva.`,
    },
  };
};
