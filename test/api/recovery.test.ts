/** A payment with an external_id is created exactly once, regardless of failures. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FatturaClient } from '../../src/api/index.ts';
import { clientOf } from '../support/proxy/clients.ts';
import { EXTERNAL_ID, flow, kinds } from '../support/proxy/kinds.ts';
import {
  type Misbehaviour,
  type Rule,
  SEEDED,
  startService,
  type TestService,
} from '../support/proxy/server.ts';

let service: TestService;
let client: FatturaClient;
beforeAll(async () => {
  service = await startService();
  client = clientOf(service);
});
beforeEach(() => service.reset());
afterAll(() => service.close());

const CREATE = 'flows.create';
const LIST = 'flows.list';

const made = async () =>
  (await service.state.rows('flows')).filter((row) => row['external_id'] === EXTERNAL_ID);
const pay = (document: string) =>
  service.state.create(`documents/${document}/flows`, { ...flow, external_id: EXTERNAL_ID });
const operations = () => service.requests.map(({ operation }) => operation);

interface Recovery {
  readonly name: string;
  readonly rules: readonly Rule[];
  /** Payments that the document already has. */
  readonly others?: number;
  readonly outcome: string;
  readonly operations: readonly string[];
  readonly made: number;
}

const create = (what: Misbehaviour, times = 1): Rule => ({ on: CREATE, times, do: what });
const look = (what: Misbehaviour, times?: number): Rule => ({
  on: LIST,
  do: what,
  ...(times === undefined ? {} : { times }),
});
const lost = create({ kind: 'drop-after' });

const table: readonly Recovery[] = [
  { name: 'nothing goes wrong', rules: [], outcome: 'ok', operations: [CREATE], made: 1 },
  {
    name: 'the request is lost',
    rules: [create({ kind: 'drop-before' })],
    outcome: 'ok',
    operations: [CREATE, CREATE],
    made: 1,
  },
  { name: 'the response is lost', rules: [lost], outcome: 'ok', operations: [CREATE, CREATE, LIST], made: 1 },
  {
    name: 'the response is lost twice',
    rules: [create({ kind: 'drop-after' }, 2)],
    outcome: 'ok',
    operations: [CREATE, CREATE, CREATE, LIST],
    made: 1,
  },
  {
    name: 'the response is lost three times',
    rules: [create({ kind: 'drop-after' }, 3)],
    outcome: 'connection',
    operations: [CREATE, CREATE, CREATE],
    made: 1,
  },
  {
    name: '500 after the payment is created',
    rules: [create({ kind: 'status', status: 500, when: 'after' })],
    outcome: 'ok',
    operations: [CREATE, CREATE, LIST],
    made: 1,
  },
  {
    name: 'the request is lost, then the response',
    rules: [create({ kind: 'drop-before' }), lost],
    outcome: 'ok',
    operations: [CREATE, CREATE, CREATE, LIST],
    made: 1,
  },
  {
    name: 'a 429 between',
    rules: [lost, create({ kind: '429' })],
    outcome: 'ok',
    operations: [CREATE, CREATE, CREATE, LIST],
    made: 1,
  },
  {
    name: 'the look-up fails once',
    rules: [lost, look({ kind: 'status', status: 502 }, 1)],
    outcome: 'ok',
    operations: [CREATE, CREATE, LIST, LIST],
    made: 1,
  },
  {
    name: 'the look-up always fails',
    rules: [lost, look({ kind: 'status', status: 502 })],
    outcome: 'status_422',
    operations: [CREATE, CREATE, LIST, LIST, LIST],
    made: 1,
  },
  {
    name: 'the look-up is refused',
    rules: [lost, look({ kind: 'status', status: 403 })],
    outcome: 'status_422',
    operations: [CREATE, CREATE, LIST],
    made: 1,
  },
  {
    name: 'the look-up is unreadable',
    rules: [lost, look({ kind: 'wrong-json' })],
    outcome: 'status_422',
    operations: [CREATE, CREATE, LIST],
    made: 1,
  },
  {
    name: 'the look-up has a circular cursor',
    rules: [lost, look({ kind: 'cursor-loop' })],
    others: 250,
    outcome: 'status_422',
    operations: [CREATE, CREATE, LIST, LIST],
    made: 1,
  },
  {
    name: 'found on the third page',
    rules: [lost],
    others: 250,
    outcome: 'ok',
    operations: [CREATE, CREATE, LIST, LIST, LIST],
    made: 1,
  },
];

describe('a payment with an external_id', () => {
  it.each(table)(
    '$name: $outcome',
    async ({ rules, others = 0, outcome, operations: expected, made: count }) => {
      const before = Array.from({ length: others }, (_, number) => ({
        ...flow,
        document_id: SEEDED.issuedDocument,
        external_id: `other-${number}`,
      }));
      await service.state.add('flows', ...before);
      service.misbehave(...rules);
      const result = await Promise.resolve(kinds.keyed.call(client)).then(
        (value) => ({ outcome: 'ok', value }),
        (error: unknown) => ({ outcome: (error as { readonly code: string }).code, value: undefined }),
      );
      expect(result.outcome).toBe(outcome);
      expect(operations()).toEqual(expected);
      const flows = await made();
      expect(flows).toHaveLength(count);
      if (outcome === 'ok')
        expect(result.value).toMatchObject({ id: flows[0]?.id, external_id: EXTERNAL_ID });
    },
  );

  it('returns the whole response as if it had been created now', async () => {
    service.misbehave(lost);
    const call = client.flows.create(SEEDED.issuedDocument, { ...flow, external_id: EXTERNAL_ID });
    const { data, response } = await call.withResponse();
    expect(data.id).toBe((await made())[0]?.id);
    expect(response.body).toMatchObject({ data: { id: data.id } });
  });

  it.each([
    { name: 'used before by another call', document: SEEDED.issuedDocument },
    { name: 'used on another document', document: SEEDED.receivedDocument },
  ])('$name: refused immediately, without a look-up', async ({ document }) => {
    await pay(document);
    await expect(kinds.keyed.call(client)).rejects.toMatchObject({
      status: 422,
      pointers: ['/external_id'],
    });
    expect(operations()).toEqual([CREATE]);
  });

  it('used on another document, after a lost response: the refusal stands', async () => {
    await pay(SEEDED.receivedDocument);
    service.misbehave(create({ kind: 'drop-before' }));
    await expect(kinds.keyed.call(client)).rejects.toMatchObject({ status: 422 });
    expect(operations()).toEqual([CREATE, CREATE, LIST]);
  });

  it.each([undefined, null, ''])(
    'external_id %j counts as absent: the request is never repeated',
    async (external_id) => {
      service.misbehave(lost);
      const given = external_id === undefined ? flow : { ...flow, external_id };
      await expect(client.flows.create(SEEDED.issuedDocument, given)).rejects.toMatchObject({
        code: 'connection',
      });
      expect(operations()).toEqual([CREATE]);
    },
  );

  it('the first request completes after the second: still one', async () => {
    service.misbehave({ on: CREATE, times: 1, do: { kind: 'late-create', delay: 1_300 } });
    const value = await kinds.keyed.call(client, { timeout: 1_000 });
    await service.settle();
    expect(await made()).toEqual([expect.objectContaining({ id: (value as { readonly id: string }).id })]);
  });
});
