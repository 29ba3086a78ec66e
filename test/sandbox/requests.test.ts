/** F24 forms and draft payments, and payments settled by a bank movement. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoint } from '../../src/api/contract/index.ts';
import {
  accounts,
  events,
  flows,
  reconciliations,
  requests,
  transactions,
} from '../../src/sandbox/database/tables/index.ts';
import type { EndpointRequest } from '../../src/sandbox/endpoints/handler.ts';
import { handlers } from '../../src/sandbox/endpoints/registry.ts';
import { bodyFaults } from '../../src/sandbox/http/shapes.ts';
import { F24_EVENT, inventedResult } from '../../src/sandbox/worker/f24.ts';
import { runDueJobs } from '../../src/sandbox/worker/jobs.ts';
import { type TestContext, testContext } from './documentsContext.ts';
import { invoiceNumbered } from './documentsFixtures.ts';

let context: TestContext;
beforeAll(async () => {
  context = await testContext();
}, 60_000);
afterAll(() => context.close());

type Given = Partial<Pick<EndpointRequest, 'json' | 'body'>> & {
  readonly own?: EndpointRequest['query']['own'];
};

function call(
  name: 'uploadF24' | 'createBulkPayment',
  { json = {}, body = new Uint8Array(), own = {} }: Given,
) {
  const handler = handlers[`requests.${name}`];
  return handler({
    context,
    endpoint: endpoint('requests', name),
    principal: { keyId: '', integratorId: '', permissions: ['*'], company: null },
    ids: { company_id: context.companyId },
    query: { filters: [], sort: [], expand: [], pageSize: 25, cursor: null, own },
    json,
    body,
    contentType: '',
  });
}

const pdf = (text: string): Uint8Array => new TextEncoder().encode(`%PDF-1.7\n${text}`);
const receiptOf = (answer: { body?: unknown }) =>
  answer.body as { data: { request_id: string }; links: readonly { rel: string; href: string }[] };

describe('an F24 form', () => {
  it('is stored, waits, and is read later', async () => {
    const body = pdf('à');
    const answer = await call('uploadF24', { body, own: { file_name: 'f24.pdf', label: 'Novembre' } });
    expect(answer.status).toBe(202);
    const { data, links } = receiptOf(answer);
    expect(links).toEqual([]);
    const stored = async () =>
      (await context.db.select().from(requests).where(eq(requests.id, data.request_id)))[0]!;
    const waiting = await stored();
    expect(waiting).toMatchObject({ kind: 'f24', status: 'WAITING_OCR', file_name: 'f24.pdf', result: null });
    expect(new Uint8Array(waiting.content!)).toEqual(body);
    expect(await runDueJobs(context)).toBe(0);

    await context.hurry();
    expect(await runDueJobs(context)).toBe(1);
    const read = await stored();
    expect(read.status).toBe('COMPLETED');
    expect(read.result).toEqual(inventedResult(waiting));
    const told = await context.db.select().from(events).where(eq(events.subject_id, data.request_id));
    expect(told).toMatchObject([
      {
        event: F24_EVENT,
        data: { request_id: data.request_id, status: 'COMPLETED', file_name: 'f24.pdf', label: 'Novembre' },
      },
    ]);
  });

  it('with the same bytes has the same result, whose rows add up', () => {
    const created_at = new Date('2026-11-21T00:00:00Z');
    for (let index = 0; index < 50; index += 1) {
      const content = pdf(String(index));
      const result = inventedResult({ content, created_at });
      expect(inventedResult({ content, created_at })).toEqual(result);
      const total = result.rows.reduce(
        (sum, row) => sum + Math.round(Number(row.debit_amount.amount) * 100),
        0,
      );
      expect((total / 100).toFixed(2)).toBe(result.total_amount.amount);
      expect(result.due_date).toMatch(/^2026-(0[1-9]|1[0-2])-16$/);
    }
    const totals = Array.from(
      { length: 50 },
      (_, index) => inventedResult({ content: pdf(String(index)), created_at }).total_amount.amount,
    );
    expect(new Set(totals).size).toBeGreaterThan(40);
  });

  it('may have bytes before its mark, as PDF readers accept', async () => {
    const body = new TextEncoder().encode('\n%PDF-1.7');
    expect(await call('uploadF24', { body, own: { file_name: 'f' } })).toMatchObject({ status: 202 });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a shorter head', new TextEncoder().encode('%PDF')],
    ['something else', new TextEncoder().encode('<html>')],
    ['a PDF after the first kilobyte', new TextEncoder().encode(`${' '.repeat(1024)}%PDF-1.7`)],
  ])('is refused if it is %s', async (_name, body) => {
    await expect(call('uploadF24', { body, own: { file_name: 'f' } })).rejects.toMatchObject({ status: 422 });
  });
});

describe('a draft payment', () => {
  const row = (currency: string) => ({
    amount: { amount: '10.00', currency },
    payee_identifier: 'IT60X0542811101000000123456',
    payee_name: 'Ciclofficina',
    reason: 'saldo',
  });

  it('is stored, and has a link to continue', async () => {
    const payments = [row('EUR'), row('EUR')];
    const answer = await call('createBulkPayment', { json: { payments } });
    expect(answer.status).toBe(201);
    const { data, links } = receiptOf(answer);
    expect(links).toEqual([
      { rel: 'externalLink', href: `http://127.0.0.1:4010/sandbox/payments/${data.request_id}` },
    ]);
    const [stored] = await context.db.select().from(requests).where(eq(requests.id, data.request_id));
    expect(stored).toMatchObject({ kind: 'bulk_payment', status: 'DRAFT', payments });
  });

  it('accepts EUR only', () => {
    const shape = endpoint('requests', 'createBulkPayment').body?.shape;
    const payments = [row('EUR'), row('USD'), row('CHF')];
    expect(bodyFaults({ payments }, shape!, false)).toMatchObject([
      { pointer: '/payments/1/amount/currency' },
      { pointer: '/payments/2/amount/currency' },
    ]);
  });
});

describe("a bank movement with the payment's identifier", () => {
  const account = async () =>
    (
      await context.db
        .insert(accounts)
        .values({
          company_id: context.companyId,
          nickname: 'Conto',
          currency: 'EUR',
          current_balance: '0',
          available_balance: '0',
          credit_limit: '0',
          balance_date: new Date(),
        })
        .returning()
    )[0]!.id;

  const movement = async (account_id: string, amount: string, description: string) => {
    const date = new Date('2026-05-04T23:30:00Z');
    const [row] = await context.db
      .insert(transactions)
      .values({
        company_id: context.companyId,
        account_id,
        amount,
        currency: 'EUR',
        bank_code: 'x',
        booking_date_time: date,
        value_date_time: date,
        date,
        description,
        clean_description: description,
        counterpart_name: '',
        type: 'TRANSFER',
      })
      .returning();
    return row!.id;
  };

  it('settles it once, if the amount is equal', async () => {
    const own = await account();
    await movement(own, '10.00', 'bonifico pi_123%');
    const right = await movement(own, '292.8', 'BONIFICO PI_123% grazie');
    const pay = async (number: string, reconciliationIdentifier: string | null) => {
      const { id } = await context.create(invoiceNumbered(number), { reconciliationIdentifier });
      return (await context.db.select().from(flows).where(eq(flows.document_id, id)))[0]!;
    };
    expect(await pay('m1', null)).toMatchObject({ payment_status: 'TO_PAY' });
    expect(await pay('m2', ' ')).toMatchObject({ payment_status: 'TO_PAY' });
    expect(await pay('m3', 'pi_999')).toMatchObject({ payment_status: 'TO_PAY' });
    expect(await pay('m4', 'pi_1_3')).toMatchObject({ payment_status: 'TO_PAY' });
    const paid = await pay('m5', 'pi_123%');
    // The date in Rome.
    expect(paid).toMatchObject({ payment_status: 'PAID', payment_date: '2026-05-05', account_id: own });
    const matches = await context.db
      .select()
      .from(reconciliations)
      .where(eq(reconciliations.transaction_id, right));
    expect(matches).toMatchObject([{ flow_id: paid.id }]);
    const told = await context.eventsOf(paid.id);
    expect(told).toMatchObject([['flow.updated', { id: paid.id, payment_status: 'PAID' }]]);
    expect(await pay('m6', 'pi_123%')).toMatchObject({ payment_status: 'TO_PAY' });
  });
});
