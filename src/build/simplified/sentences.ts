/** Messages of problems with a simplified invoice's brief. */
import type { Bilingual } from '../../model/bilingual.ts';

export const SIMPLIFIED_SENTENCES = {
  'simplified.limit': {
    it: 'il totale è {found}: la fattura semplificata arriva a {limit} (00460), oltre serve la fattura ordinaria.',
    en: 'the total is {found}: a simplified invoice goes up to {limit} (00460), beyond it takes an ordinary one.',
  },
  'simplified.bollo': {
    it: 'gli importi senza IVA sono in {currency} e il bollo è dovuto oltre 77,47 euro: dare bollo: true oppure false.',
    en: 'the amounts without VAT are in {currency}, and stamp duty is due over 77.47 euro: give bollo: true or false.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
