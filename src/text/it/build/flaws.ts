import type { IdentifierFlaw } from '../../buildParams.ts';

const PARTS: Readonly<Record<string, string>> = {
  surname: 'del cognome',
  name: 'del nome',
  year: 'dell’anno',
  month: 'del mese',
  day: 'del giorno',
  place: 'del comune',
  check: 'di controllo',
  cin: 'del CIN',
  abi: 'dell’ABI',
  cab: 'del CAB',
  account: 'del conto',
};

/** The reason why an identifier is invalid. @param lengths The allowed numbers of characters: 11, or 16 o 11. */
export function why(params: IdentifierFlaw, lengths: string): string {
  const { flaw, length, expected, country, part = '', piece, day } = params;
  switch (flaw) {
    case 'prefix':
      return 'va senza il Paese davanti';
    case 'length':
      return country === undefined
        ? `ha ${length} caratteri, e devono essere ${lengths}`
        : `ha ${length} caratteri, e in ${country} sono ${expected}`;
    case 'characters':
      return 'deve avere solo cifre';
    case 'zeros':
      return 'ha solo zeri';
    case 'check':
      return 'il carattere di controllo non torna, forse per un errore di battitura';
    case 'cin':
      return `la lettera del CIN non torna: dovrebbe essere ${expected}`;
    case 'case':
      return `va in maiuscole: ${expected}`;
    case 'shape':
      return `la parte ${PARTS[part] ?? ''} non può essere «${piece}»`;
    case 'date':
      return `${day} non è un giorno di nascita`;
    case 'form':
      return 'un IBAN comincia con due lettere e due cifre, come IT60';
  }
}
