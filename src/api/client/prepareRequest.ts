/** Converts a call into a request: address, headers, body. Every error in it is found before anything is sent. */
import { checkRequest } from './checkRequest.ts';
import { type ClientSettings, checkRequestOptions } from './clientSettings.ts';
import { ConfigurationError } from './errors.ts';
import { readHeaders } from './headers.ts';
import type { FileBody, JsonBody, Operation, OperationCall } from './operation.ts';
import type { RequestOptions } from './options.ts';
import { encoded, writeQuery } from './query.ts';

/** A request without the key. */
export interface PreparedRequest {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | undefined;
  readonly signal: AbortSignal | undefined;
  readonly timeout: number;
  readonly maxRetries: number;
  /** True if it may be sent again although the first request may have had an effect. */
  readonly repeatable: boolean;
  /** The permission that the key needs; null if none is documented. */
  readonly permission: string | null;
  /**
   * True if it goes to a signed address: it is sent without the key, and the address is itself a secret that messages
   * must not contain.
   */
  readonly signed: boolean;
}

/** @throws ConfigurationError */
export function prepareRequest(
  operation: Operation,
  call: OperationCall,
  settings: ClientSettings,
): PreparedRequest {
  const { options = {}, body } = call;
  checkRequestOptions(options);
  if (body !== undefined && 'json' in body) checkObject(body.json);
  checkRequest(operation, call);
  const path = fillPath(operation.path, { ...call.path, company_id: undefined }, () =>
    companyOf(options, settings),
  );
  return buildRequest(
    {
      operation: operation.name,
      method: operation.method,
      path,
      query: call.query,
      body,
      options,
      repeatable: isRepeatable(operation, body),
      permission: operation.permission ?? null,
    },
    settings,
  );
}

export interface RequestParts {
  readonly operation: string;
  readonly method: string;
  /** Percent-encoded, starting with `/api/v1`. */
  readonly path: string;
  readonly query: object | undefined;
  readonly body: JsonBody | FileBody | undefined;
  readonly options: RequestOptions;
  readonly repeatable: boolean;
  readonly permission: string | null;
}

/** @throws ConfigurationError */
export function buildRequest(parts: RequestParts, settings: ClientSettings): PreparedRequest {
  const { operation, method, path, query, body, options, repeatable, permission } = parts;
  return {
    operation,
    method,
    url: `${settings.baseUrl}${path}${writeQuery(query)}`,
    headers: headersOf(body, options, settings),
    body: body === undefined ? undefined : bodyOf(body),
    signal: options.signal,
    timeout: options.timeout ?? settings.timeout,
    maxRetries: options.maxRetries ?? settings.maxRetries,
    repeatable,
    permission,
    signed: false,
  };
}

/** The body's external_id, if any: the service accepts it once per company. */
export function externalIdOf(body: JsonBody | FileBody | undefined): string | null {
  if (body === undefined || !('json' in body)) return null;
  const { json } = body;
  if (typeof json !== 'object' || json === null || !('external_id' in json)) return null;
  return typeof json.external_id === 'string' && json.external_id !== '' ? json.external_id : null;
}

function isRepeatable({ repeat }: Operation, body: JsonBody | FileBody | undefined): boolean {
  if (repeat === 'external_id') return externalIdOf(body) !== null;
  return repeat === 'safe' || repeat === 'idempotent';
}

function companyOf(options: RequestOptions, settings: ClientSettings): string {
  const id = options.companyId ?? settings.companyId;
  if (id !== undefined) return id;
  throw new ConfigurationError(
    'the company is missing: set the option companyId or the variable FATTURA_COMPANY_ID',
  );
}

function fillPath(
  path: string,
  ids: Readonly<Record<string, string | undefined>>,
  companyId: () => string,
): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id: unknown = name === 'company_id' ? companyId() : ids[name];
    // `.` and `..` would be removed from the path, which then leads to another resource.
    if (typeof id !== 'string' || id === '' || id === '.' || id === '..')
      throw new ConfigurationError(
        `${name} must be an id; found ${id === '' ? 'an empty string' : describe(id)}`,
      );
    return encoded(name, id);
  });
}

function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || value === undefined) return String(value);
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}

function headersOf(
  body: JsonBody | FileBody | undefined,
  { headers }: RequestOptions,
  { userAgent, defaultHeaders }: ClientSettings,
): Readonly<Record<string, string>> {
  const own = { accept: 'application/json', 'user-agent': userAgent };
  const type = body === undefined ? {} : { 'content-type': contentTypeOf(body) };
  return { ...own, ...defaultHeaders, ...readHeaders('headers', headers), ...type };
}

function contentTypeOf(body: JsonBody | FileBody): string {
  return 'json' in body ? 'application/json' : body.contentType;
}

function bodyOf(body: JsonBody | FileBody): BodyInit {
  if ('json' in body) return writeJson(body.json);
  const { bytes } = body;
  if (sizeOf(bytes) === 0) throw new ConfigurationError('the body is empty');
  // The platforms' types treat views of shared memory separately; `fetch` accepts them too.
  return bytes as BodyInit;
}

function sizeOf(bytes: FileBody['bytes']): number {
  if (typeof bytes === 'string') return bytes.length;
  if (ArrayBuffer.isView(bytes) || bytes instanceof ArrayBuffer) return bytes.byteLength;
  if (bytes instanceof Blob) return bytes.size;
  throw new ConfigurationError('the body must be bytes (Uint8Array, ArrayBuffer, Blob) or text');
}

/** Every body in the contract is an object; a value without own members would be sent as `{}`. */
function checkObject(json: unknown): void {
  const right =
    typeof json === 'object' && json !== null && !Array.isArray(json) && !(json instanceof ArrayBuffer);
  if (!right) throw new ConfigurationError(`the body must be an object; found ${describe(json)}`);
}

function writeJson(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch (cause) {
    throw new ConfigurationError('the body cannot be written as JSON', { cause });
  }
  if (text === undefined)
    throw new ConfigurationError(`the body cannot be written as JSON: it is a ${typeof value}`);
  return text;
}
