/** Bodies of answers: read up to a limit, decoded, parsed. */

/** The largest answer that is read, in bytes: a page of documents has some hundred kilobytes. */
export const MAX_BODY = 100 * 1024 * 1024;

/** As much of a refusal is read: what explains it is far smaller. */
export const MAX_ERROR_BODY = 1024 * 1024;

/** As much of a text that is no JSON is kept in an error, in characters. */
const LONGEST_TEXT = 2_000;

/** The whole body; null where it is larger, and the rest is given up. Rejects where the connection breaks. */
export async function readWhole(response: Response, limit: number): Promise<Uint8Array | null> {
  const { chunks, length } = await collect(response, limit);
  return length > limit ? null : join(chunks, length);
}

/** The beginning of the body, up to the limit. Rejects where the connection breaks. */
export async function readBeginning(response: Response, limit: number): Promise<Uint8Array> {
  const { chunks, length } = await collect(response, limit);
  return join(chunks, length).subarray(0, limit);
}

interface Chunks {
  readonly chunks: readonly Uint8Array[];
  /** The total length of all chunks. */
  readonly length: number;
}

/** Reads until there is no more, or more than the limit. */
async function collect(response: Response, limit: number): Promise<Chunks> {
  const { body } = response;
  if (body === null) return { chunks: [], length: 0 };
  // Some platforms have no streams: what `fetch` gives there has no `body` at all.
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

/** Gives up a body that nobody will read, so that its connection is free. */
export function discardBody(response: Response): void {
  if (response.body && !response.body.locked) discard(response.body.cancel());
}

/**
 * What the bytes say; null where there are none.
 * @throws SyntaxError, TypeError when they are no JSON in UTF-8
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

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = chunks;
  if (chunks.length === 1 && first !== undefined) return first;
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function discard(cancelled: Promise<void>): void {
  cancelled.catch(() => undefined);
}
