/** Response bodies: limits, decoding, parsing. */
import { concatBytes } from '../../model/concatBytes.ts';

/** Maximum size of a response body in bytes: a page of documents has some hundred kilobytes. */
export const MAX_BODY = 100 * 1024 * 1024;

/** Maximum number of bytes read from an error response: explanations are far shorter. */
export const MAX_ERROR_BODY = 1024 * 1024;

/** Maximum number of characters kept in an error from a text that is not JSON. */
const LONGEST_TEXT = 2_000;

/**
 * The whole body; null if it exceeds the limit, in which case the rest is discarded. Rejects if the connection
 * breaks.
 */
export async function readWhole(response: Response, limit: number): Promise<Uint8Array | null> {
  const { chunks, length } = await collect(response, limit);
  return length > limit ? null : concatBytes(chunks);
}

/** The beginning of the body, up to the limit. Rejects if the connection breaks. */
export async function readBeginning(response: Response, limit: number): Promise<Uint8Array> {
  const { chunks } = await collect(response, limit);
  return concatBytes(chunks).subarray(0, limit);
}

interface Chunks {
  readonly chunks: readonly Uint8Array[];
  /** The total length of all chunks. */
  readonly length: number;
}

/** Reads to the end, or until the limit is exceeded. */
async function collect(response: Response, limit: number): Promise<Chunks> {
  const { body } = response;
  if (body === null) return { chunks: [], length: 0 };
  // Some platforms have no streams: the response of their `fetch` has no `body`.
  const reader = body === undefined ? bufferReader(response) : body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length <= limit) {
    const { done, value } = await reader.read();
    if (done) return { chunks, length };
    chunks.push(value);
    length += value.length;
  }
  discard(reader.cancel());
  return { chunks, length };
}

function bufferReader(response: Response): Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'> {
  let read = false;
  return {
    read: async () => {
      if (read) return { done: true, value: undefined };
      read = true;
      return { done: false, value: new Uint8Array(await response.arrayBuffer()) };
    },
    cancel: async () => undefined,
  };
}

/** Discards an unread body, which releases its connection. */
export function discardBody(response: Response): void {
  if (response.body && !response.body.locked) discard(response.body.cancel());
}

/**
 * The parsed body; null if it is empty.
 * @throws SyntaxError, TypeError if it is not JSON in UTF-8
 */
export function parseJson(bytes: Uint8Array): unknown {
  return bytes.length === 0
    ? null
    : (JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown);
}

/** Parses the body of an error response: JSON, or truncated text; null if there is none. */
export function parseRefusal(bytes: Uint8Array, redact: (text: string) => string): unknown {
  try {
    return parseJson(bytes);
  } catch {
    const text = redact(new TextDecoder().decode(bytes));
    return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
  }
}

function discard(cancelled: Promise<void>): void {
  cancelled.catch(() => undefined);
}
