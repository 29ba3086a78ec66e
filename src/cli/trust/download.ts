/** Downloads a list, within limits. */
import { type Io, stopIfInterrupted } from '../process/io.ts';
import { fetchFor } from '../service/proxy.ts';

/** Maximum size in bytes; the largest published list has 8 MB. */
const MAX_BYTES = 32_000_000;
const MAX_REDIRECTS = 5;

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

export type DownloadReason = 'address' | 'network' | 'redirects' | 'size' | 'status' | 'timeout';

/** A list was not downloaded. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
  readonly reason: DownloadReason;
  readonly url: string;
  /** The status, the address of a redirection, or the message of the system. */
  readonly detail: string;

  constructor(reason: DownloadReason, url: string, detail = '') {
    super(reason);
    this.reason = reason;
    this.url = url;
    this.detail = detail;
  }
}

/** True for https, and for http on this machine. */
export function isAllowedAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}

/** @throws DownloadError, UsageError for an unusable proxy, InterruptedError */
export async function download(
  url: string,
  { io, timeout }: { readonly io: Pick<Io, 'env' | 'interrupted'>; readonly timeout: number },
): Promise<Uint8Array> {
  stopIfInterrupted(io.interrupted);
  const send = fetchFor(io.env) ?? fetch;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeout);
  const onInterrupt = (): void => stop.abort();
  io.interrupted.addEventListener('abort', onInterrupt);
  try {
    const response = await follow(url, (at) => send(at, { redirect: 'manual', signal: stop.signal }));
    return await bodyOf(response, url);
  } catch (error) {
    stopIfInterrupted(io.interrupted);
    if (error instanceof DownloadError) throw error;
    if (stop.signal.aborted) throw new DownloadError('timeout', url, String(timeout / 1_000));
    throw new DownloadError('network', url, innermost(error));
  } finally {
    clearTimeout(timer);
    io.interrupted.removeEventListener('abort', onInterrupt);
  }
}

/** Follows redirections, to allowed addresses only. */
async function follow(url: string, send: (url: string) => Promise<Response>): Promise<Response> {
  let at = url;
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    if (!isAllowedAddress(at)) throw new DownloadError('address', url, at);
    const response = await send(at);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) {
      if (response.status === 200) return response;
      await response.body?.cancel();
      throw new DownloadError('status', url, String(response.status));
    }
    await response.body?.cancel();
    if (!URL.canParse(location, at)) throw new DownloadError('address', url, location);
    at = new URL(location, at).href;
  }
  throw new DownloadError('redirects', url, String(MAX_REDIRECTS));
}

/** Reads the body, counting decompressed bytes: a compressed response may expand a thousandfold. */
async function bodyOf({ body }: Response, url: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (body !== null) {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > MAX_BYTES) throw new DownloadError('size', url, String(MAX_BYTES));
      chunks.push(chunk);
    }
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

/** The message of the innermost cause, such as `getaddrinfo ENOTFOUND ec.europa.eu`. */
function innermost(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner instanceof Error ? inner.message : String(inner);
}
