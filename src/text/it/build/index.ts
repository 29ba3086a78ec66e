import type { build as english } from '../../en/build/index.ts';
import type { Translated } from '../../sentence.ts';
import { amounts } from './amounts.ts';
import { explain } from './explain.ts';
import { forms } from './forms.ts';
import { given } from './given.ts';
import { lotto } from './lotto.ts';
import { notes } from './notes.ts';
import { parties } from './parties.ts';
import { selfInvoices } from './selfInvoices.ts';
import { simplified } from './simplified.ts';
import { tax } from './tax.ts';

export const build: Translated<typeof english> = {
  problems: {
    ...lotto,
    ...notes,
    ...selfInvoices,
    ...simplified,
    ...given,
    ...amounts,
    ...parties,
    ...tax,
  },
  forms,
  explain,
};
