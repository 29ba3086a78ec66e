/** A checked invoice, ready to be sent. */
import { innerName, mayBeSigned } from '../../envelope/index.ts';
import { given } from '../../model/given.ts';
import type { CheckedSource, FileReport } from '../../validate/index.ts';
import type { InvoiceRefusedError } from './errors.ts';
import { type Identity, identityOf } from './identity.ts';
import { bytesOrText, documentIn, type InvoiceSource, readInput } from './input.ts';
import type { CheckOptions, InvoiceInput, SubmissionCheck } from './options.ts';
import { refusalOf } from './refusedInvoice.ts';

export interface PreparedInvoice {
  /** The content to send: the bytes of XML, or JSON without a byte order mark. */
  readonly sent: Uint8Array | string;
  readonly report: FileReport;
  /** Null without a number and date to look up. */
  readonly identity: Identity | null;
}

/** The expected result of `submitInvoice`. */
export interface SubmissionVerdict {
  readonly report: FileReport;
  /** The text to which the lines of findings refer; null if there is none. */
  readonly source: CheckedSource | null;
  /** The error that `submitInvoice` would throw; null if it would send the invoice. */
  readonly refusal: InvoiceRefusedError | null;
  /** In the JSON form, as far as it could be read; reliable only if the report is `valid`. */
  readonly invoice: unknown;
}

/**
 * Checks an invoice like {@link submitInvoice}, without sending anything.
 * @throws ConfigurationError for a value that cannot contain an invoice, and for an invalid option of the check
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
export async function prepare(input: InvoiceInput, options: CheckOptions): Promise<PreparedInvoice> {
  const { given, refusal, report, invoice } = await check(input, options);
  if (refusal !== null) throw refusal;
  // Content that no option allows has neither of the two forms.
  const sent = given.form === 'other' ? given.checked : given.sent;
  return { sent, report, identity: identityOf(invoice, { numbered: options.automatic_number !== true }) };
}

async function check(
  input: InvoiceInput,
  options: CheckOptions,
): Promise<SubmissionVerdict & { readonly given: InvoiceSource }> {
  const inside = options.dropSignature === true ? documentIn(input, options.check?.file) : null;
  const signatures = await signaturesIn(input, options.check);
  if (inside === null) return await checkDocument(input, withCheck(options, signatures));
  // The signature is not sent, but with a broken one, the invoice may be another than the signed one.
  const broken = signatures?.filter(({ status }) => status === 'broken') ?? [];
  return await checkDocument(inside, withCheck(forDocument(options), broken.length > 0 ? broken : undefined));
}

/** The verified signatures of a file; undefined for a file that certainly has none. */
async function signaturesIn(
  input: InvoiceInput,
  { file: name = '', signatures }: SubmissionCheck = {},
): Promise<SubmissionCheck['signatures']> {
  const content = bytesOrText(input);
  if (signatures !== undefined || content === null || !mayBeSigned(content, name)) return signatures;
  const { verified } = await import('./verified.ts');
  return await verified(content, name);
}

function withCheck(
  { check, ...options }: CheckOptions,
  signatures: SubmissionCheck['signatures'],
): CheckOptions {
  return signatures === undefined ? { ...options, check } : { ...options, check: { ...check, signatures } };
}

/** The options for the XML in a signed file: its name has no `.p7m`. */
function forDocument({ check, ...options }: CheckOptions): CheckOptions {
  return { ...options, check: check?.file === undefined ? check : { ...check, file: innerName(check.file) } };
}

async function checkDocument(
  input: InvoiceInput,
  options: CheckOptions,
): Promise<SubmissionVerdict & { readonly given: InvoiceSource }> {
  const given = readInput(input, options.check?.file);
  // The client alone never loads the check.
  const { checkInvoice } = await import('./checkInvoice.ts');
  const checked = checkInvoice(given, options);
  return { ...checked, given, refusal: refusalOf(given, checked, options.force === true) };
}
