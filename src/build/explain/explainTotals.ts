/** How each figure of an ordinary invoice came about: of ours, and of anybody's. */

import { factsOf } from '../../domain/facts/file.ts';
import type { OrdinaryInvoice } from '../../model/generated/invoice.ts';
import { given, ofValid } from '../../model/given.ts';
import type { ReadonlyOrdinaryInvoice } from '../../model/readonlyInvoice.ts';
import { NOTHING_BESIDE } from './nothingBeside.ts';
import { sentenceOf } from './sentences.ts';
import type { TotalStep } from './step.ts';
import { stepsOf } from './steps.ts';

/** What is asked of {@link explainTotals}. */
export interface ExplainOptions {
  /** Default `it`. */
  readonly language?: 'it' | 'en' | undefined;
}

/** For who has no compiler to say so. */
const SIMPLIFIED =
  'explainTotals takes an ordinary invoice; of a simplified one (FSM10) recomputeTotals has the figures';

/** A figure with its explanation. */
export interface ExplainedTotal extends TotalStep {
  /** How the figure comes about, in the language asked for. */
  readonly text: string;
}

/**
 * The figures of an ordinary invoice in the order in which they depend on each other: lines, contributions, summaries,
 * withholding, total, what is due; of every body of a lotto. Each is computed again, so that `difference` tells what an
 * invoice that came from elsewhere has wrong, or rounds in another way.
 * @throws TypeError of a simplified invoice.
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
 * // prints: To be paid: 292.80 = 292.80.
 * ```
 */
export function explainTotals(
  invoice: ReadonlyOrdinaryInvoice,
  options: ExplainOptions = {},
): readonly ExplainedTotal[] {
  given('options', options, 'object');
  const { language = 'it' } = options;
  return ofValid(invoice, () =>
    factsOf(invoice as OrdinaryInvoice, NOTHING_BESIDE).bodies.flatMap((facts) => {
      if (facts.ordinary === null) throw new TypeError(SIMPLIFIED);
      return stepsOf(facts, facts.ordinary).map((step) => ({ ...step, text: sentenceOf(step, language) }));
    }),
  );
}
