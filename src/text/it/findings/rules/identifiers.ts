/** What the findings about fiscal codes and VAT numbers say, for one party. */

const fiscalCode = (whose: string, flaw: string): string =>
  `Il codice fiscale ${whose} è {found}: ${flaw}. SdI lo rifiuta di sicuro.`;

const vatNumber = (whose: string, flaw: string): string =>
  `La partita IVA ${whose} è {found}: ${flaw}. SdI la rifiuta di sicuro.`;

/** @param whose `del cedente`. */
export const codiceFiscaleField = (whose: string) => {
  const help = `Ricopiare il codice fiscale ${whose} da un documento sicuro: undici cifre, o sedici caratteri per una persona.`;
  const refused = (flaw: string) => ({ message: fiscalCode(whose, flaw), help });
  return {
    prefix: {
      message: fiscalCode(whose, 'comincia con la sigla del Paese, che un codice fiscale non ha'),
      help: 'Togliere la sigla del Paese.',
    },
    length: refused('ha {length} caratteri, né 11 né 16'),
    characters: refused('di undici caratteri, non è fatto di sole cifre'),
    zeros: refused('undici zeri non sono di nessuno'),
    shape: refused('dal carattere {from} ha {piece}, dove va {form} (A è una lettera, 0 una cifra)'),
    month: refused('il carattere {from}, il mese di nascita, è {piece} e non una lettera di {form}'),
    date: refused('il giorno di nascita {day} non esiste (da 1 a 31; da 41 a 71 per le donne)'),
    check: refused("l'ultimo carattere, che controlla gli altri, dovrebbe essere {expected}"),
    unknown: {
      message: `Il codice fiscale ${whose}, {found}, non è noto all'Anagrafe Tributaria.`,
      help,
    },
    ceased: {
      message: `Il codice fiscale ${whose}, {found}, è di chi non c'è più. SdI non rifiuta il file per questo.`,
      help: `Accertare il codice fiscale ${whose}.`,
    },
  };
};

/** The same, where the schema takes small letters and blanks. */
export const codiceFiscale = (whose: string) => ({
  ...codiceFiscaleField(whose),
  spelling: {
    message: `Il codice fiscale ${whose} è scritto «{found}», con minuscole o spazi. SdI potrebbe non trovarlo.`,
    help: 'Scrivere {expected}.',
  },
});

/** @param whose `del cedente`. */
export const partitaIva = (whose: string) => {
  const help = `Ricopiare la partita IVA ${whose} da un documento sicuro: undici cifre, l'ultima delle quali controlla le altre.`;
  const refused = (flaw: string, advice = help) => ({ message: vatNumber(whose, flaw), help: advice });
  return {
    prefix: refused(
      'comincia con la sigla del Paese, che ha già il suo campo IdPaese',
      'Togliere la sigla da IdCodice: ci vanno solo le undici cifre.',
    ),
    fiscalCode: refused(
      'è il codice fiscale di una persona',
      'Scrivere qui la partita IVA; il codice fiscale va in CodiceFiscale. Un cliente senza partita IVA ha solo CodiceFiscale.',
    ),
    spelling: {
      message: `La partita IVA ${whose} ha degli spazi intorno: «{found}». SdI potrebbe non trovarla.`,
      help: 'Scrivere {expected}.',
    },
    length: refused('ha {length} caratteri invece di 11'),
    characters: refused('non è fatta di sole cifre'),
    zeros: refused(
      'undici zeri non sono di nessuno',
      'Scrivere la partita IVA vera. Un cliente che non ne ha si identifica con CodiceFiscale, uno estero con il suo IdPaese.',
    ),
    check: refused("l'ultima cifra, che controlla le altre, dovrebbe essere {expected}"),
    unknown: {
      message: `La partita IVA ${whose}, {found}, non è nota all'Anagrafe Tributaria.`,
      help,
    },
    ceased: {
      message: `La partita IVA ${whose}, {found}, è cessata. SdI non rifiuta il file per questo.`,
      help: `Accertare la partita IVA ${whose}: può averne un'altra attiva.`,
    },
  };
};
