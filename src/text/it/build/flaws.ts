import type { IdentifierFlaw } from '../../buildParams.ts';

const PARTS: Readonly<Record<string, string>> = {
  surname: 'del cognome',
  name: 'del nome',
  year: "dell'anno",
  month: 'del mese',
  day: 'del giorno',
  place: 'del comune',
  check: 'di controllo',
  cin: 'del CIN',
  abi: "dell'ABI",
  cab: 'del CAB',
  account: 'del conto',
};

/** The reason why an identifier is invalid. @param lengths The allowed numbers of characters: 11, or 16 o 11. */
export function why(params: IdentifierFlaw, lengths: string): string {
  const { flaw, length, expected, country, part = '', piece, day } = params;
  switch (flaw) {
    case 'prefix':
      return 'la sigla del Paese va omessa';
    case 'length':
      return country === undefined
        ? `ha ${length} caratteri invece di ${lengths}`
        : `ha ${length} caratteri; quelli di ${country} ne hanno ${expected}`;
    case 'characters':
      return 'sono ammesse solo cifre';
    case 'zeros':
      return 'contiene solo zeri';
    case 'check':
      return 'il carattere di controllo non corrisponde, forse per un errore di battitura';
    case 'cin':
      return `il CIN non corrisponde: dovrebbe essere ${expected}`;
    case 'case':
      return `va scritto in maiuscolo: ${expected}`;
    case 'shape':
      return `la parte ${PARTS[part] ?? ''} non può essere «${piece}»`;
    case 'date':
      return `${day} non è un giorno di nascita possibile`;
    case 'form':
      return 'un IBAN comincia con due lettere e due cifre, come IT60';
  }
}
