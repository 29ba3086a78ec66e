/** Looks up the document that an invoice may have created. */
import { AbortedError, StatusError } from '../client/errors.ts';
import type { RequestOptions } from '../client/options.ts';
import { platformTiming, wait } from '../client/timing.ts';
import type { Document } from '../generated/types.ts';
import { compareCandidate } from './candidate.ts';
import type { Identity } from './identity.ts';
import { isPassing } from './outcome.ts';
import type { DocumentService } from './port.ts';

export type Found =
  | { readonly outcome: 'found'; readonly document: Document }
  | { readonly outcome: 'none' | 'several' | 'unclear' }
  | { readonly outcome: 'failed' | 'aborted'; readonly error: unknown };

export interface LookUp {
  readonly identity: Identity;
  /** Milliseconds before each look-up. */
  readonly waits: readonly number[];
  readonly options: RequestOptions;
  /** Id of a document to ignore: the one that the invoice replaces. */
  readonly except: string | undefined;
  /** Called before each wait. */
  readonly onWait: (delay: number) => Promise<void>;
}

/** Maximum number of documents with one number and date: more of them mean that the service ignored the filter. */
const MAX_CANDIDATES = 500;

/**
 * Makes one look-up per wait, until something is found. The last look-up decides: an earlier failure does not matter.
 */
export async function lookUp(
  service: DocumentService<'list'>,
  { waits, ...wanted }: LookUp,
): Promise<Found & { readonly lookUps: number }> {
  let last: Found = { outcome: 'none' };
  for (const [index, delay] of waits.entries()) {
    if (delay > 0) {
      await wanted.onWait(delay);
      const aborted = await pause(delay, wanted.options.signal);
      if (aborted !== null) return { outcome: 'aborted', error: aborted, lookUps: index };
    }
    last = await look(service, wanted);
    const lookUps = index + 1;
    if (last.outcome !== 'none' && !(last.outcome === 'failed' && mayPass(last.error))) {
      return { ...last, lookUps };
    }
  }
  return { ...last, lookUps: waits.length };
}

async function look(
  service: DocumentService<'list'>,
  { identity, options, except }: Omit<LookUp, 'waits' | 'onWait'>,
): Promise<Found> {
  const { number, date } = identity;
  const documents = service.documents.list(
    // Without the direction: invoices issued by the buyer count as received.
    {
      filter: { number: { eq: number }, creation_date: { eq: date } },
      expand: ['counterpart'],
      page_size: 100,
    },
    options,
  );
  const hits: Document[] = [];
  let unclear = false;
  let seen = 0;
  try {
    for await (const document of documents) {
      seen += 1;
      if (seen > MAX_CANDIDATES) return { outcome: 'unclear' };
      if (document.id === except || hits.some(({ id }) => id === document.id)) continue;
      const verdict = compareCandidate(document, identity);
      if (verdict === 'same') hits.push(document);
      else unclear ||= verdict === 'unclear';
    }
  } catch (error) {
    return { outcome: error instanceof AbortedError ? 'aborted' : 'failed', error };
  }
  const [document] = hits;
  if (hits.length > 1) return { outcome: 'several' };
  if (unclear) return { outcome: 'unclear' };
  return document === undefined ? { outcome: 'none' } : { outcome: 'found', document };
}

/** A refusal is final; any other error may disappear by the next look-up. */
function mayPass(error: unknown): boolean {
  return !(error instanceof StatusError) || isPassing(error);
}

/** @returns The error if the signal ended the wait */
async function pause(delay: number, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    await wait(delay, platformTiming, signal);
    return null;
  } catch (error) {
    return error;
  }
}
