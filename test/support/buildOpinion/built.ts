/** Builds the invoice of an arbitrary brief, and skips briefs that the builder rightly refuses. */
import fc from 'fast-check';
import { BuildError, buildInvoice, type InvoiceBrief } from '../../../src/build/index.ts';
import type { OrdinaryInvoice } from '../../../src/index.ts';

/**
 * Valid reasons to refuse an arbitrary brief: a discount on nothing, or on prices with and without VAT; too many
 * digits; instalments larger than the amount due; amounts without their own tax or withholding after lines that are
 * taxed or subject to withholding in several ways.
 */
const REFUSED = /^(?:discount\.(?:base|mixed)|amount\.large|payment\.sum|tax\.several|ritenuta\.several)$/;

export function built(brief: InvoiceBrief): OrdinaryInvoice {
  try {
    // The check does not change the invoice.
    return buildInvoice(brief) as OrdinaryInvoice;
  } catch (error) {
    if (error instanceof BuildError) fc.pre(!error.problems.every(({ code }) => REFUSED.test(code)));
    throw error;
  }
}
