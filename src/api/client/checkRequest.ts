/** Checks a request against the service's documented rules before it is sent. */
import { isPdf } from '../../envelope/index.ts';
import { type RequestFault, requestFaults } from '../contract/requestFaults.ts';
import { requestObjects } from '../generated/requests.ts';
import { InvalidRequestError } from './errors.ts';
import type { FileBody, JsonBody, Operation, OperationCall } from './operation.ts';

/** @throws InvalidRequestError with every field and the violated rule */
export function checkRequest(operation: Operation, { body, query }: OperationCall): void {
  const faults = [...queryFaults(operation, { ...query }), ...bodyFaults(operation, body)];
  if (faults.length > 0) throw new InvalidRequestError(faults);
}

/** Unknown names and codes are accepted: a later version of the service may define them. */
function bodyFaults(
  { body: shape, method }: Operation,
  body: JsonBody | FileBody | undefined,
): readonly RequestFault[] {
  if (body === undefined) return [];
  if ('bytes' in body) return pdfFaults(body);
  if (shape === undefined) return [];
  const checks = { named, partial: method === 'PATCH' };
  return requestFaults(shape.kind === 'invoice' ? body.json : asSent(body.json), shape, checks);
}

function named(name: string) {
  const found = requestObjects[name];
  if (found === undefined) throw new Error(`unknown request object ${name}`);
  return found;
}

/** A Date, a decimal and the like are checked in their JSON form. */
function asSent(json: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(json));
  } catch {
    // Reported when the body is written.
    return json;
  }
}

/** "The raw binary content of the PDF file". The content of a Blob cannot be read synchronously. */
function pdfFaults({ bytes, contentType }: FileBody): readonly RequestFault[] {
  if (contentType !== 'application/pdf') return [];
  const view = viewOf(bytes);
  if (view === null || view.length === 0 || isPdf(view)) return [];
  return [{ pointer: '', rule: 'format', message: 'not a PDF' }];
}

function viewOf(bytes: FileBody['bytes']): Uint8Array | null {
  if (bytes instanceof ArrayBuffer) return new Uint8Array(bytes);
  return ArrayBuffer.isView(bytes) ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : null;
}

function queryFaults(
  { required = [], capitals = [] }: Operation,
  query: Readonly<Record<string, unknown>>,
): readonly RequestFault[] {
  const missing = required.filter((name) => (query[name] ?? '') === '');
  return [
    ...missing.map((name) => ({ pointer: `/${name}`, rule: 'required' as const, message: 'must be given' })),
    ...filterFaults(query['filter'], capitals),
  ];
}

/** "Filter values of enumerated type are given in uppercase"; `empty` takes true or false. */
function filterFaults(filter: unknown, capitals: readonly string[]): readonly RequestFault[] {
  if (typeof filter !== 'object' || filter === null) return [];
  return Object.entries(filter).flatMap(([field, condition]) => {
    const operators: Readonly<Record<string, unknown>> =
      typeof condition === 'object' && condition !== null ? { ...condition } : { eq: condition };
    return Object.entries(operators).flatMap(([operator, value]): readonly RequestFault[] => {
      const pointer = `/filter/${field}/${operator}`;
      if (operator === 'empty')
        return value === undefined || value === null || typeof value === 'boolean'
          ? []
          : [{ pointer, rule: 'type', message: 'expected true or false' }];
      const small = capitals.includes(field) && [value].flat().some(hasSmallLetters);
      return small ? [{ pointer, rule: 'format', message: 'must be in upper case' }] : [];
    });
  });
}

const hasSmallLetters = (value: unknown): boolean =>
  typeof value === 'string' && value !== value.toUpperCase();
