/** An invoice read and checked, ready to be sent. */
import { given } from '../../model/given.ts';
import type { CheckedSource, FileReport } from '../../validate/index.ts';
import type { InvoiceRefusedError } from './errors.ts';
import { type Identity, identityOf } from './identity.ts';
import { type Given, readInput } from './input.ts';
import type { CheckOptions, InvoiceInput } from './options.ts';
import { refusalOf } from './refusal.ts';

export interface Prepared {
  /** What goes out: the bytes of XML, or JSON without a byte order mark. */
  readonly sent: Uint8Array | string;
  readonly report: FileReport;
  /** Null when there is no number and date to look it up by. */
  readonly identity: Identity | null;
}

/** What `submitInvoice` would make of an invoice. */
export interface SubmissionVerdict {
  readonly report: FileReport;
  /** The text in which findings have their lines, to show them; null where there is none. */
  readonly source: CheckedSource | null;
  /** The error that `submitInvoice` would throw; null when it would send. */
  readonly refusal: InvoiceRefusedError | null;
  /** In the JSON form, as far as it could be read; only `valid` in the report vouches for it. */
  readonly invoice: unknown;
}

/**
 * Checks an invoice as {@link submitInvoice} does, and sends nothing.
 * @throws ConfigurationError for what can hold no invoice, and for a wrong option of the check.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { checkSubmission } from 'fattura/api';
 *
 * const verdict = await checkSubmission(await readFile('wrong.xml'));
 * console.log(verdict.refusal?.reason, verdict.report.verdict); // prints: invalid rejected
 * ```
 */
export async function checkSubmission(
  input: InvoiceInput,
  options: CheckOptions = {},
): Promise<SubmissionVerdict> {
  given('options', options, 'object');
  const { report, source, refusal, invoice } = await check(input, options);
  return { report, source, refusal, invoice };
}

/** @throws InvoiceRefusedError, ConfigurationError */
export async function prepare(input: InvoiceInput, options: CheckOptions): Promise<Prepared> {
  const { given, refusal, report, invoice } = await check(input, options);
  if (refusal !== null) throw refusal;
  // What is refused whatever the options is neither of the two forms.
  const sent = given.form === 'other' ? given.checked : given.sent;
  return { sent, report, identity: identityOf(invoice, { numbered: options.automatic_number !== true }) };
}

async function check(
  input: InvoiceInput,
  options: CheckOptions,
): Promise<SubmissionVerdict & { readonly given: Given }> {
  const given = readInput(input, options.check?.file);
  // Whoever uses the client alone never loads the check.
  const { checkGiven } = await import('./checkGiven.ts');
  const checked = checkGiven(given, options);
  return { ...checked, given, refusal: refusalOf(given, checked, options.force === true) };
}
