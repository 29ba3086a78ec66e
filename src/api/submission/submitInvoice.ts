import type { FatturaClient } from '../client/client.ts';
import { Delivery } from './delivery.ts';
import type { InvoiceInput, Submission, SubmitOptions } from './options.ts';
import { prepare } from './prepare.ts';
import { readSettings } from './settings.ts';

/**
 * Checks an invoice and sends it, once. Creation has no idempotency key: after a request of which nobody knows what
 * it did, the invoice is looked for by number, date and counterpart before another is made, and where that does not
 * say for certain, the call fails with an UnknownOutcomeError and sends nothing more.
 *
 * @param input - An object in the JSON form, or XML or JSON as text or bytes. XML goes byte by byte as it is. Of JSON
 *   the service fills in `id_trasmittente` and `progressivo_invio`, and with `automatic_number` the `numero`.
 * @throws InvoiceRefusedError when the check refuses it: nothing was sent
 * @throws UnknownOutcomeError when it is not known whether the document was made
 * @throws StatusError and the other errors of a call, when it is certain that it was not
 *
 * @example
 * ```ts
 * const { document } = await submitInvoice(client, await readFile('invoice.xml'), { issue: true });
 * console.log(document.id, document.status);
 * ```
 */
export async function submitInvoice(
  client: FatturaClient,
  input: InvoiceInput,
  options: SubmitOptions = {},
): Promise<Submission> {
  const settings = readSettings(options);
  const prepared = await prepare(input, options);
  await settings.tell({ phase: 'checked', report: prepared.report });
  return new Delivery(client, prepared, settings).run();
}
