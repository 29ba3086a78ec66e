/** A file that an answer names by a signed address: fetched from there, without the key. */
import { type FatturaError, ResponseError, StatusError } from './errors.ts';
import type { Prepared } from './prepare.ts';
import { bytesOf, reading } from './reading.ts';
import type { Settings } from './settings.ts';
import type { Transport } from './transport.ts';

/**
 * Makes the request and fetches what its answer names.
 *
 * @param field of the answer's object, with the address
 * @returns the bytes of the file; null where the answer names none
 */
export async function fetchNamedFile(
  request: Prepared,
  field: string,
  transport: Transport,
  settings: Settings,
): Promise<Uint8Array | null> {
  const { data, response } = await transport.send(request, reading('one'));
  const address = (data as Readonly<Record<string, unknown>>)[field] ?? null;
  if (address === null || address === '') return null;
  const { operation, timeout, maxRetries, signal } = request;
  const url = fileAddress(address, settings);
  if (url === null) {
    const { status, requestId } = response;
    throw new ResponseError(`${field} holds no address with https:`, { operation, status, requestId });
  }
  try {
    return await transport.send(
      {
        operation,
        timeout,
        maxRetries,
        signal,
        url,
        method: 'GET',
        headers: { accept: '*/*', 'user-agent': settings.userAgent },
        body: undefined,
        repeatable: true,
        permission: null,
        signed: true,
      },
      bytesOf,
    );
  } catch (error) {
    throw error instanceof StatusError ? refused(error, field) : error;
  }
}

/** `http:` only where the service itself is reached so, which is on this machine. */
function fileAddress(address: unknown, { baseUrl }: Settings): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { protocol, host, username, password, href } = new URL(address);
  if (username !== '' || password !== '') return null;
  const own = new URL(baseUrl);
  const isOwn = protocol === own.protocol && host === own.host;
  return protocol === 'https:' || isOwn ? href : null;
}

/** It is not the service that refuses: 403 says that the address has expired, and nothing of the key. */
function refused(error: StatusError, field: string): FatturaError {
  const { status, operation, attempts, requestId } = error;
  if (status === 429 || status >= 500) return error;
  return new ResponseError(`the address in ${field} is answered with ${status}: it may have expired`, {
    ...(operation === null ? {} : { operation }),
    attempts,
    status,
    requestId,
  });
}
