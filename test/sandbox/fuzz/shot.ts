/** HTTP requests, generated from the document's description of an operation. */
import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { KEY } from '../../support/sandboxSeed.ts';
import { SEEDED } from '../../support/seededCompany.ts';
import type { Operation, Parameter, Schema, Spec } from './spec.ts';
import { valuesOf } from './values.ts';
import { IDS, INVOICE_JSON, INVOICE_XML } from './world.ts';

export interface Shot {
  readonly method: string;
  /** Percent-encoded, without the query. */
  readonly path: string;
  /** `name=value`, percent-encoded. */
  readonly pairs: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

export interface Shown {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

export function fire(url: string, { method, path, pairs, headers, body }: Shot): Promise<Shown> {
  const { hostname, port } = new URL(url);
  const target = pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
  const chunked = body === undefined || 'transfer-encoding' in headers;
  const whole = chunked ? headers : { ...headers, 'content-length': String(body.length) };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, method, path: target, headers: whole }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export const pair = (name: string, value: unknown): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`;

/** Some of the available filters, each with valid values. */
function filterPairs(spec: Spec, given: Schema): fc.Arbitrary<readonly string[]> {
  const { properties = {} } = spec.resolve(given);
  const names = Object.keys(properties);
  // A list whose filters are not documented.
  if (names.length === 0) return fc.subarray([pair('filter[external_id__eq]', 'seed-1')]);
  return fc.subarray(names, { maxLength: 3 }).chain((chosen) =>
    fc.tuple(
      ...chosen.map((name) => {
        const [field = '', operator = ''] = name.split('__');
        const several = operator === 'in' || operator === 'notIn';
        const one = properties[several ? `${field}__eq` : name] ?? {};
        const values = valuesOf(spec, one, field).filter((value) => !several || !String(value).includes(','));
        return (several ? fc.array(values, { minLength: 1, maxLength: 3 }) : values).map((value) =>
          pair(`filter[${name}]`, value),
        );
      }),
    ),
  );
}

/** Existing names, if the document leaves them open. */
const OPEN_EXPAND = ['issued_category', 'received_category'];

function parameterPairs(spec: Spec, { name, schema, required }: Parameter): fc.Arbitrary<readonly string[]> {
  if (name === 'cursor') return fc.constant([]);
  if (name === 'filter') return filterPairs(spec, schema);
  const { type, items } = spec.resolve(schema);
  const values =
    type === 'array'
      ? fc
          .subarray([...(items?.enum ?? OPEN_EXPAND)], { minLength: 1 })
          .map((chosen) => chosen.filter((one) => !chosen.includes(`-${one}`)).join(','))
      : valuesOf(spec, schema, name);
  const given = values.map((value) => [pair(name, value)]);
  return required ? given : fc.oneof(fc.constant([]), given);
}

/** Almost always with an unused number. */
function invoices(): fc.Arbitrary<readonly [type: string, body: Buffer]> {
  const models = fc.constantFrom(
    ['application/xml', INVOICE_XML] as const,
    ['application/json', INVOICE_JSON] as const,
  );
  return fc
    .tuple(models, fc.nat())
    .map(([[type, model], number]) => [type, Buffer.from(model.replace('2025/118', `F/${number}`))] as const);
}

function bodies(spec: Spec, { id, body }: Operation): fc.Arbitrary<readonly [string, Buffer] | undefined> {
  if (body === undefined) return fc.constant(undefined);
  if (id === 'documents.createInvoice') return invoices();
  const [type = '', schema = {}] = Object.entries(body)[0] ?? [];
  if (type === 'application/pdf') {
    return fc.uint8Array().map((bytes) => [type, Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes])] as const);
  }
  return valuesOf(spec, schema, '').map((value) => [type, Buffer.from(JSON.stringify(value))] as const);
}

function paths({ id, path }: Operation): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pools = names.map((name) =>
    // The existing payment belongs to this document.
    name === 'document_id' && id.startsWith('flows.') ? [SEEDED.issuedDocument] : (IDS[name] ?? []),
  );
  return fc
    .tuple(...pools.map((pool) => fc.constantFrom(...pool)))
    .map((ids) => names.reduce((all, name, index) => all.replace(`{${name}}`, ids[index] ?? ''), path));
}

/** Valid requests by the document. */
export function validShots(spec: Spec, operation: Operation): fc.Arbitrary<Shot> {
  const own = operation.parameters.filter((parameter) => parameter.in === 'query');
  const pairs = fc.tuple(...own.map((parameter) => parameterPairs(spec, parameter)));
  return fc.tuple(paths(operation), pairs, bodies(spec, operation)).map(([path, query, content]) => ({
    method: operation.method,
    path,
    pairs: query.flat(),
    headers: {
      authorization: `Bearer ${KEY}`,
      ...(content === undefined ? {} : { 'content-type': content[0] }),
    },
    body: content?.[1],
  }));
}
