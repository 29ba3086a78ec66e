/** How each figure of an ordinary invoice came about: of ours, and of anybody's. */
import type { OrdinaryInvoice } from '../../model/generated/invoice.ts';
import { sentenceOf } from './sentences.ts';
import type { TotalStep } from './step.ts';
import { stepsOf } from './steps.ts';

export interface ExplainOptions {
  /** Default `it`. */
  readonly language?: 'it' | 'en';
}

/** A figure with its explanation. */
export interface ExplainedTotal extends TotalStep {
  readonly text: string;
}

/**
 * The figures of an ordinary invoice in the order in which they depend on each other: lines, contributions, summaries,
 * withholding, total, what is due; of every body of a lotto. Each is computed again, so that `difference` tells what an
 * invoice that came from elsewhere has wrong, or rounds in another way.
 * @example explainTotals(invoice, { language: 'it' }).map(({ text }) => text)
 * // [ 'Riga 1: 80.00 × 3.00 = 240.00.', 'Imponibile al 22.00%: righe 240.00 = 240.00.', … ]
 */
export function explainTotals(
  invoice: OrdinaryInvoice,
  { language = 'it' }: ExplainOptions = {},
): readonly ExplainedTotal[] {
  return invoice.fattura_elettronica_body.flatMap((body, index) =>
    stepsOf(body, `/fattura_elettronica_body/${index}`).map((step) => ({
      ...step,
      text: sentenceOf(step, language),
    })),
  );
}
