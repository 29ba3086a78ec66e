/** Merges invoices of one supplier to one customer into a lotto. */

import { errorClass, FatturaError } from '../../model/fatturaError.ts';
import type { Invoice } from '../../model/generated/invoice.ts';
import { given } from '../../model/given.ts';
import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import { normalizeInvoice } from '../../validate/index.ts';
import type { Difference } from '../diff/difference.ts';
import { diffNormal } from '../diff/diffInvoices.ts';
import { isProgressive, LONGEST_OF_TRANSMISSION, withProgressive } from '../name/progressive.ts';

/** Options for merging invoices. */
export interface MergeOptions {
  /** ProgressivoInvio (1.1.2) of the lotto, 1 to 10 letters and digits. Default: that of the first invoice. */
  readonly progressive?: string;
}

/** A difference that prevents a merge. */
export interface MergeConflict extends Difference {
  /** The index of the invoice that differs from the first, starting at 0. */
  readonly index: number;
}

/** Thrown by {@link mergeInvoices} if the headers differ. */
export class InvoiceMergeError extends FatturaError {
  static override readonly [errorClass]: string = 'InvoiceMergeError';
  declare readonly code: 'invoice_merge';
  /** `path` refers to the first invoice, `pathB` to the one at `index`. */
  readonly conflicts: readonly MergeConflict[];

  constructor(conflicts: readonly MergeConflict[]) {
    const [first] = conflicts;
    const more = conflicts.length > 1 ? `, and ${conflicts.length - 1} more` : '';
    super('invoice_merge', `the headers of the invoices differ: ${first?.path ?? first?.pathB ?? ''}${more}`);
    this.conflicts = conflicts;
  }
}

const PROGRESSIVO = '1.1.2';

/**
 * Merges invoices into one lotto, in order. They must have the same format and the same header, except for
 * ProgressivoInvio; lotti are also accepted. The given invoices are not changed.
 *
 * @throws InvoiceMergeError if headers differ.
 * @throws RangeError without invoices, or for an invalid progressive.
 * @throws TypeError if an invoice is not an object.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { mergeInvoices, parseInvoice, splitInvoice } from 'fattura';
 *
 * const singles = splitInvoice(parseInvoice(await readFile('lotto.xml')));
 * const lotto = mergeInvoices(singles, { progressive: 'L0001' });
 * console.log(singles.length, lotto.fattura_elettronica_body.length); // prints: 3 3
 * ```
 */
export function mergeInvoices(invoices: readonly ReadonlyInvoice[], options: MergeOptions = {}): Invoice {
  given('invoices', invoices, 'list');
  return mergeNormal(
    Array.from(invoices, (invoice) => normalizeInvoice(invoice)),
    options,
  );
}

/**
 * {@link mergeInvoices} for invoices in normal form, as readers return them: the lotto contains their bodies, not
 * copies.
 */
export function mergeNormal(all: readonly ReadonlyInvoice[], options: MergeOptions = {}): Invoice {
  given('options', options, 'object');
  const { progressive } = options;
  if (progressive !== undefined && !isProgressive(progressive, LONGEST_OF_TRANSMISSION)) {
    throw new RangeError(`progressive: ${JSON.stringify(progressive)} is not 1 to 10 letters and digits`);
  }
  const [first] = all;
  if (first === undefined) throw new RangeError('invoices: expected at least one');
  const conflicts = all.flatMap((invoice, index) =>
    diffNormal(withoutBodies(first), withoutBodies(invoice))
      .filter(({ field }) => field !== PROGRESSIVO)
      .map((difference) => ({ ...difference, index })),
  );
  if (conflicts.length > 0) throw new InvoiceMergeError(conflicts);
  // All have the same `versione`.
  const lotto = {
    ...first,
    fattura_elettronica_body: all.flatMap((invoice) => [...invoice.fattura_elettronica_body]),
  } as Invoice;
  return progressive === undefined ? lotto : withProgressive(lotto, progressive);
}

function withoutBodies(invoice: ReadonlyInvoice): ReadonlyInvoice {
  return { ...invoice, fattura_elettronica_body: [] } as ReadonlyInvoice;
}
