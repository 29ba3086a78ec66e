/** Decides whether an invoice may be sent. */
import { memberAt } from '../../model/jsonValue.ts';
import type { FileReport, Finding } from '../../validate/index.ts';
import type { CheckedInvoice } from './checkInvoice.ts';
import { InvoiceRefusedError, type RefusalReason } from './errors.ts';
import type { InvoiceSource, JsonSource, XmlSource } from './input.ts';

const FORCE = '`force` sends it anyway';

/** Null if the invoice may be sent. */
export function refusalOf(
  given: InvoiceSource,
  { report, invoice }: CheckedInvoice,
  force: boolean,
): InvoiceRefusedError | null {
  const refuse = (reason: RefusalReason, message: string): InvoiceRefusedError =>
    new InvoiceRefusedError(reason, `not sent: ${message}`, report);
  const { kind, verdict, envelope } = report;
  // A signature in the XML is part of the invoice's file, and is sent.
  const isWrapped = kind === 'p7m' || (envelope !== null && envelope.layers.length > 0);
  const hasContent = !isWrapped || verdict !== 'unreadable';
  if ((isWrapped && hasContent) || kind === 'zip') {
    return refuse(
      'signed_envelope',
      isWrapped
        ? 'a signed file (p7m), and the service accepts only the invoice itself; `dropSignature` sends it without the signature'
        : 'a zip file; extract the invoice and send that',
    );
  }
  if (given.form === 'other' || verdict === 'unreadable' || isOtherJson(given)) {
    return refuse('unreadable', firstOf(report) ?? 'neither XML nor a JSON object');
  }
  const bodies = bodiesOf(invoice);
  if (bodies > 1) {
    return refuse(
      'several_bodies',
      `${bodies} invoices in one file; the service accepts one at a time: split the file`,
    );
  }
  if (force) return null;
  if (kind === 'FSM10') {
    return refuse('simplified', `FSM10, which the service's documentation does not cover; ${FORCE}`);
  }
  const errors = errorsOf(report);
  if (errors === 0 && verdict === 'valid') return null;
  return refuse('invalid', `errors: ${Math.max(errors, 1)}; ${firstOf(report) ?? 'invalid'}; ${FORCE}`);
}

/** A JSON array cannot be an invoice. Text that is not JSON is invalid. */
function isOtherJson(given: XmlSource | JsonSource): boolean {
  return given.form === 'json' && !given.sent.trimStart().startsWith('{');
}

function bodiesOf(invoice: unknown): number {
  const bodies = memberAt(invoice, 'fattura_elettronica_body');
  return Array.isArray(bodies) ? bodies.length : 0;
}

function errorsOf({ findings, omitted, omittedWarnings }: FileReport): number {
  return findings.filter(({ severity }) => severity === 'error').length + omitted - omittedWarnings;
}

/** The first error in words; where the configuration lowers all errors, the first finding that is not advice. */
function firstOf({ findings }: FileReport): string | undefined {
  const first =
    findings.find(({ severity }) => severity === 'error') ??
    findings.find(({ stage }) => stage !== 'quality') ??
    findings[0];
  return first === undefined ? undefined : `${first.code}${placeOf(first)}: ${first.message}`;
}

function placeOf({ line, column, path }: Finding): string {
  if (line !== null) return ` at line ${line}, column ${column ?? 1}`;
  return path === null || path === '' ? '' : ` at ${path}`;
}
