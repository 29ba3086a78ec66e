/** The sentences of what is wrong with a simplified invoice's brief. */
import type { Bilingual } from '../../model/grammar.ts';

export const SIMPLIFIED_SENTENCES = {
  'simplified.limit': {
    it: 'il totale è {found}: la fattura semplificata arriva a {limit} (00460), oltre serve la fattura ordinaria.',
    en: 'the total is {found}: a simplified invoice goes up to {limit} (00460), beyond it takes an ordinary one.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
