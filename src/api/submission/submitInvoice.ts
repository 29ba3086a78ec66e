import { Delivery } from './delivery.ts';
import type { InvoiceInput, Submission, SubmitOptions } from './options.ts';
import { checkService, type DocumentService } from './port.ts';
import { prepare } from './prepare.ts';
import { readSubmissionSettings } from './submissionSettings.ts';

/**
 * Checks an invoice and creates its document exactly once. The service has no idempotency key for this, so a request is
 * retried only if it is certain that nothing was created: the service was not reached, or it responded with 429 or 400
 * to 422. After any other failure, the invoice is looked up by number, date and counterpart. An existing document is
 * returned. If none is found, it may still appear, and the call fails with an UnknownOutcomeError. Only
 * `resendUnconfirmed` sends such an invoice again.
 *
 * @param service - A `FatturaClient`, or any object with the same calls: see {@link DocumentService}.
 * @param input - An object in the JSON form, or XML or JSON as text or bytes. XML is sent unchanged. In JSON, the service
 * fills in `id_trasmittente` and `progressivo_invio`, and with `automatic_number` the `numero`.
 * @throws InvoiceRefusedError if the check refuses the invoice: nothing was sent
 * @throws UnknownOutcomeError if the document may have been created: after 5xx, 408, a timeout, a lost connection, an
 * unreadable response
 * @throws StatusError of 400 to 422 (except 408) or 429, ConnectionError with `sent: false`, ConfigurationError:
 * nothing was created
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { FatturaClient, InvoiceRefusedError, submitInvoice } from 'fattura/api';
 *
 * const client = new FatturaClient();
 * try {
 *   const { document } = await submitInvoice(client, await readFile('invoice.xml'), { issue: true });
 *   console.log(document.number, document.type); // prints: 2025/118 INVOICE
 *   await submitInvoice(client, await readFile('wrong.xml'));
 * } catch (error) {
 *   if (error instanceof InvoiceRefusedError) console.log(error.report.verdict); // prints: rejected
 * }
 * ```
 */
export async function submitInvoice(
  service: DocumentService<'createInvoice' | 'list'>,
  input: InvoiceInput,
  options: SubmitOptions = {},
): Promise<Submission> {
  checkService(service, ['createInvoice', 'list']);
  const settings = readSubmissionSettings(options);
  const prepared = await prepare(input, options);
  await settings.notify({ phase: 'checked', report: prepared.report });
  return new Delivery(service, prepared, settings).run();
}
