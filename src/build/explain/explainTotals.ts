/** Explains each amount of an ordinary invoice from any program. */

import { NO_CIRCUMSTANCES } from '../../domain/facts/circumstances.ts';
import { factsOf } from '../../domain/facts/file.ts';
import type { OrdinaryInvoice } from '../../model/generated/invoice.ts';
import { given, ofValid } from '../../model/given.ts';
import type { Language } from '../../model/language.ts';
import type { ReadonlyOrdinaryInvoice } from '../../model/readonlyInvoice.ts';
import { sentenceOf } from './sentences.ts';
import type { TotalStep } from './step.ts';
import { stepsOf } from './steps.ts';

/** Options of {@link explainTotals}. */
export interface ExplainOptions {
  /** Default: `it`. */
  readonly language?: Language | undefined;
}

/** For callers without type checking. */
const SIMPLIFIED =
  'explainTotals accepts only ordinary invoices; for simplified ones (FSM10) use recomputeTotals';

/** An amount with its explanation. */
export interface ExplainedTotal extends TotalStep {
  /** Explanation of the amount, in the requested language. */
  readonly text: string;
}

/**
 * Explains the amounts of an ordinary invoice in order of dependency: lines, contributions, summaries, withholding,
 * total, amount due; for every body of a lotto. Each is recomputed, so `difference` shows errors and other rounding in
 * an invoice from another program.
 * @throws TypeError if the invoice is simplified, or is not a valid invoice.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { parseInvoice } from 'fattura';
 * import { explainTotals } from 'fattura/build';
 *
 * const invoice = parseInvoice(await readFile('invoice.xml'));
 * if (invoice.versione !== 'FSM10')
 *   for (const { text } of explainTotals(invoice, { language: 'en' }).slice(-2)) console.log(text);
 * // prints: Total of the document: 240.00 + tax 52.80 = 292.80.
 * // prints: Amount due: 292.80 = 292.80.
 * ```
 */
export function explainTotals(
  invoice: ReadonlyOrdinaryInvoice,
  options: ExplainOptions = {},
): readonly ExplainedTotal[] {
  given('options', options, 'object');
  const { language = 'it' } = options;
  return ofValid(invoice, () =>
    factsOf(invoice as OrdinaryInvoice, NO_CIRCUMSTANCES).bodies.flatMap((facts) => {
      if (facts.ordinary === null) throw new TypeError(SIMPLIFIED);
      return stepsOf(facts, facts.ordinary).map((step) => ({ ...step, text: sentenceOf(step, language) }));
    }),
  );
}
