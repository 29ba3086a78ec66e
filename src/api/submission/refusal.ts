/** What is not sent, and why. */
import type { FileReport, Finding } from '../../validate/index.ts';
import type { Checked } from './checkGiven.ts';
import { InvoiceRefusedError, type RefusalReason } from './errors.ts';
import type { Given } from './input.ts';

const FORCE = 'with `force` it is sent all the same';

/** Null when the invoice may go. */
export function refusalOf(
  given: Given,
  { report, invoice }: Checked,
  force: boolean,
): InvoiceRefusedError | null {
  const refuse = (reason: RefusalReason, message: string): InvoiceRefusedError =>
    new InvoiceRefusedError(reason, `not sent: ${message}`, report);
  const { kind, verdict } = report;
  if (kind === 'p7m' || kind === 'zip') {
    return refuse(
      'signed_envelope',
      `a ${kind} file; take the invoice out and send that, the service signs itself`,
    );
  }
  if (given.form === 'other' || verdict === 'unreadable' || !isObject(given)) {
    return refuse('unreadable', firstOf(report) ?? 'neither XML nor a JSON object');
  }
  const bodies = bodiesOf(invoice);
  if (bodies > 1) {
    return refuse(
      'several_bodies',
      `${bodies} invoices in one; the service takes one at a time, so split it`,
    );
  }
  if (force) return null;
  if (kind === 'FSM10') {
    return refuse('simplified', `FSM10, for which the service has no documented place; ${FORCE}`);
  }
  const errors = errorsOf(report);
  if (errors === 0 && verdict === 'valid') return null;
  return refuse('invalid', `errors: ${Math.max(errors, 1)}; ${firstOf(report) ?? 'invalid'}; ${FORCE}`);
}

/** An array is JSON too, and nothing that could be an invoice. What is no JSON at all is invalid. */
function isObject(given: Given): boolean {
  return given.form === 'xml' || (given.form === 'json' && given.sent.trimStart().startsWith('{'));
}

function bodiesOf(invoice: unknown): number {
  if (typeof invoice !== 'object' || invoice === null || !('fattura_elettronica_body' in invoice)) return 0;
  const bodies = invoice.fattura_elettronica_body;
  return Array.isArray(bodies) ? bodies.length : 0;
}

function errorsOf({ findings, omitted, omittedWarnings }: FileReport): number {
  return findings.filter(({ severity }) => severity === 'error').length + omitted - omittedWarnings;
}

/** The first finding of weight, in words. */
function firstOf({ findings }: FileReport): string | undefined {
  const first = findings.find(({ severity }) => severity === 'error') ?? findings[0];
  return first === undefined ? undefined : `${first.code}${placeOf(first)}: ${first.message}`;
}

function placeOf({ line, column, path }: Finding): string {
  if (line !== null) return ` at line ${line}, column ${column ?? 1}`;
  return path === null || path === '' ? '' : ` at ${path}`;
}
