import { given } from '../../model/given.ts';
import { visible } from '../../model/visible.ts';
import { ApiError, ConfigurationError, NotFoundError } from '../client/errors.ts';
import type { RequestOptions } from '../client/options.ts';
import type { Document } from '../generated/types.ts';
import { Delivery } from './delivery.ts';
import { NotDiscardedError, ReissueError, UnknownOutcomeError } from './errors.ts';
import type { InvoiceInput, Submission, SubmitOptions } from './options.ts';
import { outcomeOf } from './outcome.ts';
import { checkService, type DocumentService, idOf } from './port.ts';
import { type PreparedInvoice, prepare } from './prepare.ts';
import { readSubmissionSettings } from './submissionSettings.ts';

/** Options of {@link reissueDiscarded}. */
export interface ReissueOptions extends SubmitOptions {
  /** The corrected invoice, with the same number. Default: the service's invoice, unchanged. */
  readonly invoice?: InvoiceInput | undefined;
}

/**
 * Submits the invoice of a discarded document again. The discarded document keeps its number, so it is deleted
 * first; the invoice is checked before anything is deleted. Issues the invoice unless `issue` is false.
 *
 * @throws NotDiscardedError, InvoiceRefusedError: nothing was deleted
 * @throws ReissueError if the discarded document is deleted but the invoice was not accepted: it contains the invoice
 */
export async function reissueDiscarded(
  service: DocumentService,
  document: Document | string,
  reissueOptions: ReissueOptions = {},
): Promise<Submission> {
  checkService(service, ['createInvoice', 'list', 'get', 'getInvoice', 'delete']);
  const id = idOf(document);
  given('options', reissueOptions, 'object');
  const { invoice: corrected, ...options } = reissueOptions;
  const settings = readSubmissionSettings({ ...options, issue: options.issue ?? true }, id);
  const { request } = settings;
  const discarded = await service.documents.get(id, {}, request);
  if (discarded.status !== 'DISCARDED') throw new NotDiscardedError(discarded);
  const invoice = corrected ?? (await invoiceOf(service, id, request));
  const prepared = await prepare(invoice, options);
  if (options.force !== true) checkNumber(prepared, discarded);
  await settings.notify({ phase: 'checked', report: prepared.report });
  await remove(service, discarded, settings);
  try {
    return await new Delivery(service, prepared, settings).run();
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    throw new ReissueError(describe(id, cause), { deleted: discarded, invoice, cause });
  }
}

/** @throws ConfigurationError if the service has no invoice for it */
async function invoiceOf(
  service: DocumentService<'getInvoice'>,
  id: string,
  request: RequestOptions,
): Promise<InvoiceInput> {
  const { invoice } = await service.documents.getInvoice(id, request);
  if (invoice !== undefined && invoice !== null) return invoice;
  throw new ConfigurationError(
    `invoice: the service has none for document ${visible(id)}, so it is required`,
  );
}

/** Sending another invoice is probably a mistake, and the discarded one would be lost. */
function checkNumber({ identity }: PreparedInvoice, { number }: Document): void {
  if (identity === null || typeof number !== 'string' || number.trim() === identity.number) return;
  throw new ConfigurationError(
    'invoice: its number differs from that of the discarded document; nothing was deleted (`force` continues)',
  );
}

/** Ids are never reused, so deleting again cannot delete another document. */
async function remove(
  service: DocumentService<'get' | 'delete'>,
  { id }: Document,
  { request, maxAttempts }: ReturnType<typeof readSubmissionSettings>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await service.documents.delete(id, request);
      return;
    } catch (error) {
      if (error instanceof NotFoundError) return;
      const outcome = error instanceof ApiError ? outcomeOf(error) : 'absent';
      if (outcome === 'absent' || outcome === 'aborted') throw error;
      const left = await readAgain(service, id, request);
      if (left === null) return;
      if (left.status !== 'DISCARDED') throw new NotDiscardedError(left);
      if (attempt >= maxAttempts) throw error;
    }
  }
}

/** @returns null if it no longer exists */
async function readAgain(
  service: DocumentService<'get'>,
  id: string,
  request: RequestOptions,
): Promise<Document | null> {
  try {
    return await service.documents.get(id, {}, request);
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

function describe(id: string, cause: ApiError): string {
  const first = cause instanceof UnknownOutcomeError ? ' with lookUpFirst' : '';
  return (
    `the discarded document ${visible(id)} was deleted, but its invoice was not accepted: ${cause.message}; ` +
    `send the invoice in this error with submitInvoice${first}`
  );
}
