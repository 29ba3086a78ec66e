/** Sentences of the builder. */
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

export const build = {
  /** Problems with a brief, by code. */
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
