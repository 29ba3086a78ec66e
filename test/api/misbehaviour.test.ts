/**
 * Every kind of call with every misbehaviour of the service: result, number of requests, number of created resources.
 */
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClientOptions } from '../../src/api/index.ts';
import { clientOf } from '../support/proxy/clients.ts';
import { type Kind, type KindName, kinds } from '../support/proxy/kinds.ts';
import { type Misbehaviour, ownCompany, startService, type TestService } from '../support/proxy/server.ts';

/** `ok` or the error's code, number of requests, number of resources created by them. */
type Outcome = readonly [outcome: string, requests: number, made: number];

interface Row extends Readonly<Record<KindName, Outcome>> {
  readonly name: string;
  readonly do: Misbehaviour;
}

const fails = (code: string, requests: number, made = 0): Outcome => [code, requests, made];
const ok = (requests: number, made = 1): Outcome => ['ok', requests, made];

/** For any kind: the response is final, and the request was executed. */
const final = (code: string, made = 1): Omit<Row, 'name' | 'do'> => ({
  read: fails(code, 1),
  keyed: fails(code, 1, made),
  write: fails(code, 1, made),
  invoice: fails(code, 1, made),
});

/** The result is unknown, and the request was not executed. */
const lostBefore = (code: string): Omit<Row, 'name' | 'do'> => ({
  read: ok(2, 0),
  keyed: ok(2),
  write: fails(code, 1),
  invoice: fails(code, 1),
});

/** The result is unknown, and the request was executed: retried, refused, looked up. */
const lostAfter = (code: string): Omit<Row, 'name' | 'do'> => ({
  read: ok(2, 0),
  keyed: ok(3),
  write: fails(code, 1, 1),
  invoice: fails(code, 1, 1),
});

const again = { read: ok(2, 0), keyed: ok(2), write: ok(2), invoice: ok(2) };
const late = { read: ok(1, 0), keyed: ok(1), write: ok(1), invoice: ok(1) };

const once: readonly Row[] = [
  { name: 'cut before', do: { kind: 'drop-before' }, ...lostBefore('connection') },
  { name: 'cut after', do: { kind: 'drop-after' }, ...lostAfter('connection') },
  { name: 'cut in the body', do: { kind: 'drop-in-body' }, ...lostAfter('connection') },
  { name: '429', do: { kind: '429' }, ...again },
  { name: '429, at once', do: { kind: '429', retryAfter: 0 }, ...again },
  ...[408, 500, 502, 503, 504].flatMap((status): readonly Row[] => [
    { name: `${status} before`, do: { kind: 'status', status }, ...lostBefore(`status_${status}`) },
    {
      name: `${status} after`,
      do: { kind: 'status', status, when: 'after' },
      ...lostAfter(`status_${status}`),
    },
  ]),
  { name: '502 of a proxy', do: { kind: 'status', status: 502, body: 'html' }, ...lostBefore('status_502') },
  { name: '504 of nothing', do: { kind: 'status', status: 504, body: 'none' }, ...lostBefore('status_504') },
  ...[400, 401, 402, 403, 404, 409, 418, 422, 501, 507].map(
    (status): Row => ({
      name: `${status}`,
      do: { kind: 'status', status },
      ...final(`status_${status}`, 0),
    }),
  ),
  { name: 'no JSON', do: { kind: 'wrong-json' }, ...final('response') },
  { name: 'another shape', do: { kind: 'wrong-shape' }, ...final('response') },
  { name: 'no body', do: { kind: 'empty' }, ...final('response') },
  { name: 'a redirect', do: { kind: 'redirect' }, ...final('response', 0) },
  { name: 'an echo', do: { kind: 'echo-authorization' }, ...final('status_422', 0) },
  { name: 'late', do: { kind: 'late-answer', delay: 40 }, ...late },
  { name: 'slow', do: { kind: 'slow-body', every: 1, bytes: 40 }, ...late },
];

/** Twice as many failures as attempts: three attempts, then the error. */
const always: readonly Row[] = [
  {
    name: 'cut before',
    do: { kind: 'drop-before' },
    ...final('connection', 0),
    read: fails('connection', 3),
    keyed: fails('connection', 3),
  },
  {
    name: 'cut after',
    do: { kind: 'drop-after' },
    ...final('connection'),
    read: fails('connection', 3),
    keyed: fails('connection', 3, 1),
  },
  {
    name: '503',
    do: { kind: 'status', status: 503 },
    ...final('status_503', 0),
    read: fails('status_503', 3),
    keyed: fails('status_503', 3),
  },
  {
    name: '429',
    do: { kind: '429' },
    read: fails('status_429', 3),
    keyed: fails('status_429', 3),
    write: fails('status_429', 3),
    invoice: fails('status_429', 3),
  },
];

/** The attempt times out, and the late response is ignored. */
const PATIENCE = 1_500;

const timeouts: readonly Row[] = [
  { name: 'no answer', do: { kind: 'hang' }, ...lostBefore('timeout') },
  { name: 'no answer, but done', do: { kind: 'hang', handled: true }, ...lostAfter('timeout') },
  {
    name: 'a body that takes too long',
    do: { kind: 'slow-body', every: 500, bytes: 1 },
    ...lostAfter('timeout'),
  },
];

interface Situation {
  readonly times?: number;
  readonly options?: ClientOptions;
}

async function outcomeOf(
  service: TestService,
  { row, kind }: { readonly row: Row; readonly kind: Kind },
  { times, options = {} }: Situation,
): Promise<Outcome> {
  const count = async () => (kind.makes === null ? 0 : (await service.state.rows(kind.makes)).length);
  const before = await count();
  service.misbehave({ on: kind.operation, do: row.do, ...(times === undefined ? {} : { times }) });
  const outcome = await kind.call(clientOf(service, options), {}, service.seeded).then(
    () => 'ok',
    (error: unknown) => {
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(service.key);
      expect(JSON.stringify(error)).not.toContain(service.key);
      return (error as { readonly code: string }).code;
    },
  );
  return [outcome, service.requests.length, (await count()) - before];
}

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
beforeEach(() => service.reset());
afterAll(() => service.close());

const names = Object.keys(kinds) as readonly KindName[];
const cellsOf = (rows: readonly Row[]) =>
  rows.flatMap((row) => names.map((kind) => ({ name: row.name, kind, row, expected: row[kind] })));

describe('once', () => {
  it.each(cellsOf(once))('$name, $kind: $expected', async ({ row, kind, expected }) => {
    expect(await outcomeOf(service, { row, kind: kinds[kind] }, { times: 1 })).toEqual(expected);
  });
});

describe('always', () => {
  it.each(cellsOf(always))('$name, $kind: $expected', async ({ row, kind, expected }) => {
    expect(await outcomeOf(service, { row, kind: kinds[kind] }, {})).toEqual(expected);
  });
});

describe.concurrent('longer than the time limit of an attempt', () => {
  it.each(cellsOf(timeouts))('$name, $kind: $expected', async ({ row, kind, expected }) => {
    const own = await startService({ company: ownCompany() });
    const options = { timeout: PATIENCE };
    expect(await outcomeOf(own, { row, kind: kinds[kind] }, { times: 1, options })).toEqual(expected);
    await own.close();
  });
});
