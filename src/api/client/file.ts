/** Downloads a file from the signed address in a response, without sending the key. */

import type { ClientSettings } from './clientSettings.ts';
import { type FatturaError, ResponseError, StatusError } from './errors.ts';
import type { PreparedRequest } from './prepareRequest.ts';
import { bytesOf, responseReader } from './responseReader.ts';
import type { Transport } from './transport.ts';

/**
 * Sends the request and downloads the file at the address in its response.
 *
 * @param field Field of the response's object with the address
 * @returns The bytes of the file; null if the response has no address
 */
export async function fetchNamedFile(
  request: PreparedRequest,
  field: string,
  transport: Transport,
  settings: ClientSettings,
): Promise<Uint8Array | null> {
  const { data, response } = await transport.send(request, responseReader('one'));
  const address = (data as Readonly<Record<string, unknown>>)[field] ?? null;
  if (address === null || address === '') return null;
  const { operation, timeout, maxRetries, signal } = request;
  const url = fileAddress(address, settings);
  if (url === null) {
    const { status, requestId } = response;
    throw new ResponseError(`${field} does not contain an https: address`, { operation, status, requestId });
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

/** `http:` only if the service itself uses it, which is on this machine. */
function fileAddress(address: unknown, { baseUrl }: ClientSettings): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { protocol, host, username, password, href } = new URL(address);
  if (username !== '' || password !== '') return null;
  const own = new URL(baseUrl);
  const isOwn = protocol === own.protocol && host === own.host;
  return protocol === 'https:' || isOwn ? href : null;
}

/** This response is not from the service: a 403 means that the address has expired, not that the key is invalid. */
function refused(error: StatusError, field: string): FatturaError {
  const { status, operation, attempts, requestId } = error;
  if (status === 429 || status >= 500) return error;
  return new ResponseError(`the address in ${field} responded with ${status}: it may have expired`, {
    ...(operation === null ? {} : { operation }),
    attempts,
    status,
    requestId,
  });
}
