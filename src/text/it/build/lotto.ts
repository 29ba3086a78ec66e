import type { lotto as english } from '../../en/build/lotto.ts';
import type { Translated } from '../../sentence.ts';

export const lotto: Translated<typeof english> = {
  'lotto.duplicate': 'il numero {found} è già quello di fatture/{other}, nello stesso anno (00409).',
};
