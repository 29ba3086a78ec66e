import { Delivery } from './delivery.ts';
import type { InvoiceInput, Submission, SubmitOptions } from './options.ts';
import { checkService, type DocumentService } from './port.ts';
import { prepare } from './prepare.ts';
import { readSettings } from './settings.ts';

/**
 * Checks an invoice and sends it, once. Creation has no idempotency key, so a request is repeated only on proof that
 * nothing was made: the service was not reached, or it answered 429 or 400 to 422. After any other failure the invoice
 * is looked for by number, date and counterpart. What is found is returned; what is not found may still come, and the
 * call fails with an UnknownOutcomeError. Only `resendUnconfirmed` sends such an invoice again.
 *
 * @param service - A `FatturaClient`, or anything else with these calls: see {@link DocumentService}.
 * @param input - An object in the JSON form, or XML or JSON as text or bytes. XML goes byte by byte as it is. Of JSON
 *   the service fills in `id_trasmittente` and `progressivo_invio`, and with `automatic_number` the `numero`.
 * @throws InvoiceRefusedError when the check refuses it: nothing was sent
 * @throws UnknownOutcomeError when the document may have been made: after 5xx, 408, a timeout, a lost connection, an
 *   answer that cannot be read
 * @throws StatusError of 400 to 422 or 429, ConnectionError with `sent: false`, ConfigurationError: nothing was made
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
  const settings = readSettings(options);
  const prepared = await prepare(input, options);
  await settings.tell({ phase: 'checked', report: prepared.report });
  return new Delivery(service, prepared, settings).run();
}
