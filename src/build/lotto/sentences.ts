/** The sentences of what is wrong with a file of several invoices. */
import type { Bilingual } from '../../model/bilingual.ts';

export const LOTTO_SENTENCES = {
  'lotto.duplicate': {
    it: 'il numero {found} è già quello di fatture/{other}, nello stesso anno (00409).',
    en: 'the number {found} is that of fatture/{other} already, in the same year (00409).',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
