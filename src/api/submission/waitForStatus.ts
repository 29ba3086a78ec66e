import { given } from '../../model/given.ts';
import { visible } from '../../model/visible.ts';
import { type ApiError, ConfigurationError } from '../client/errors.ts';
import { FINAL_STATUSES } from '../contract/documentStatus.ts';
import type { Document, DocumentStatus } from '../generated/types.ts';
import { StatusUnreachableError, WaitTimeoutError } from './errors.ts';
import { checkService, type DocumentService, idOf } from './port.ts';
import { isDelay } from './submissionSettings.ts';
import { Watch } from './watch.ts';

/** Options of {@link waitForStatus}. */
export interface WaitOptions {
  /**
   * Status or statuses to wait for, or a function that decides for a document. Default: the final ones: DELIVERED,
   * NOT_DELIVERED, DISCARDED and REFUSED.
   */
  readonly until?: DocumentStatus | readonly DocumentStatus[] | ((document: Document) => boolean) | undefined;
  /** Total time in milliseconds. Default: ten minutes. */
  readonly timeout?: number | undefined;
  /** Milliseconds between the first reads, growing to 10,000. Default: 1,000. */
  readonly interval?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Overrides the client's option. */
  readonly companyId?: string | undefined;
  /** Called with the document after the first read and after every change of its status. */
  readonly onChange?: ((document: Document) => void) | undefined;
}

const TIMEOUT = 600_000;
const INTERVAL = 1_000;
const LONGEST_INTERVAL = 10_000;
const GROWTH = 1.5;

/** Final statuses: only a new document can follow. */
const FINAL: readonly string[] = ['DISCARDED', 'REFUSED'];

/**
 * Reads a document repeatedly until it has the expected status. Unknown statuses and temporary failures of the service
 * do not end the wait.
 *
 * @throws StatusUnreachableError if it is DISCARDED or REFUSED and another status was expected. A function in `until` is
 * called for every status, so none is unreachable.
 * @throws WaitTimeoutError after `timeout`, with the document as last read
 * @throws NotFoundError if the document does not exist
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { FatturaClient, submitInvoice, waitForStatus } from 'fattura/api';
 *
 * const client = new FatturaClient();
 * const { document } = await submitInvoice(client, await readFile('invoice.xml'), { issue: true });
 * const { status } = await waitForStatus(client, document, { timeout: 60_000 });
 * console.log(status); // prints: DELIVERED
 * ```
 */
export async function waitForStatus(
  service: DocumentService<'get'>,
  document: Document | string,
  options: WaitOptions = {},
): Promise<Document> {
  checkService(service, ['get']);
  given('options', options, 'object');
  const { timeout = TIMEOUT, interval = INTERVAL, onChange } = options;
  if (!isDelay(timeout)) throw new ConfigurationError('timeout: expected a number of milliseconds');
  if (!isDelay(interval)) throw new ConfigurationError('interval: expected a number of milliseconds');
  const id = idOf(document);
  const goal = goalOf(options.until);
  const watch = new Watch(service, id, { ...options, timeout });
  try {
    let last: Document | null = null;
    for (let pause = interval; ; pause = Math.min(pause * GROWTH, Math.max(LONGEST_INTERVAL, interval))) {
      const read = await watch.read();
      if (read !== null) {
        if (last === null || last.status !== read.status) onChange?.(read);
        last = read;
        if (goal.isReached(read)) return read;
        if (goal.isOutOfReach(read)) throw new StatusUnreachableError(ended(read), read);
      }
      await watch.wait(pause);
      if (!watch.isOver) continue;
      const { failure } = watch;
      const known = failure === null ? { document: last } : { document: last, cause: failure };
      throw new WaitTimeoutError(late(id, last, failure), known);
    }
  } finally {
    watch.release();
  }
}

interface Goal {
  isReached(document: Document): boolean;
  isOutOfReach(document: Document): boolean;
}

function goalOf(until: WaitOptions['until'] = FINAL_STATUSES): Goal {
  if (typeof until === 'function') return { isReached: until, isOutOfReach: () => false };
  const wanted: readonly string[] = typeof until === 'string' ? [until] : until;
  if (!Array.isArray(wanted) || wanted.length === 0) {
    throw new ConfigurationError('until: expected a status, one or more of them, or a function');
  }
  return {
    isReached: ({ status }) => status !== undefined && wanted.includes(status),
    isOutOfReach: ({ status }) => status !== undefined && FINAL.includes(status),
  };
}

function ended({ id, status }: Document): string {
  const remedy = status === 'DISCARDED' ? '; see reissueDiscarded' : '';
  return `document ${id} is ${status}, which is final${remedy}`;
}

function late(id: string, last: Document | null, failure: ApiError | null): string {
  const state =
    last === null
      ? 'it could not be read'
      : `it is ${visible(last.status ?? 'without a status')}${last.status === 'DRAFT' ? ', because it has not been issued' : ''}`;
  const why = failure === null ? '' : `; the last read failed: ${failure.message}`;
  return `document ${visible(id)} did not reach the expected status in time: ${state}${why}`;
}
