import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeList, objectNamed } from '../../src/api/contract/index.ts';
import { validateAndRead } from '../../src/index.ts';
import { openDatabase } from '../../src/sandbox/database/open.ts';
import * as tables from '../../src/sandbox/database/tables/index.ts';
import { hashKey } from '../../src/sandbox/http/keys.ts';
import { SEED, seedId } from '../../src/sandbox/seed/identity.ts';
import { insertRows } from '../../src/sandbox/seed/insert.ts';
import { reseed, seedRows, seedWhenEmpty } from '../../src/sandbox/seed/seed.ts';
import { describeDatabases, type TestStore, testStore } from '../support/sandbox.ts';

const rows = seedRows();
const of = (name: keyof typeof rows) => rows[name] ?? [];

describe('the seed', () => {
  it('is identical every time', () => expect(seedRows()).toEqual(rows));

  it.each([
    ['accounts', 2],
    ['counterparts', 12],
    ['documentSectionals', 2],
    ['documents', 25],
    ['transactions', 120],
  ] as const)('%s: %i', (name, expected) => expect(of(name)).toHaveLength(expected));

  it('has documents in every status that is ever assigned', () => {
    const there = new Set(of('documents').map((row) => row['status']));
    const all = Object.keys(codeList('DocumentStatus').codes).filter((status) => status !== 'PENDING_ISSUE');
    expect([...there].sort()).toEqual(all.sort());
  });

  it('has bank movements of every type', () => {
    const there = new Set(of('transactions').map((row) => row['type']));
    expect([...there].sort()).toEqual(Object.keys(codeList('TransactionType').codes).sort());
  });

  it.each(
    of('documents')
      .filter((row) => row['xml'] instanceof Uint8Array)
      .map((row) => [row['file_name'] as string, row] as const),
  )('%s is valid for SdI', (fileName, row) => {
    const { report } = validateAndRead(row['xml'] as Uint8Array, { file: fileName, asOf: '2026-11-21' });
    expect(report.verdict).toBe('valid');
    const advice = report.findings.filter(
      ({ severity, stage }) => severity !== 'info' && stage !== 'envelope',
    );
    // 00102: the service signs later.
    expect(advice.map(({ code }) => code).filter((code) => code !== '00102')).toEqual([]);
  });

  it('every paid flow has its movement, with its amount', () => {
    const movements = new Map(of('transactions').map((row) => [row['id'], row]));
    const flows = new Map(of('flows').map((row) => [row['id'], row]));
    for (const { flow_id, transaction_id } of of('reconciliations')) {
      const paid = String(flows.get(flow_id)?.['amount']);
      expect(movements.get(transaction_id)).toMatchObject({
        amount: { amount: expect.stringMatching(`^-?${paid.replace('.', '.')}$`) },
      });
    }
    const paid = of('flows').filter((row) => row['payment_status'] === 'PAID');
    expect(paid).toHaveLength(of('reconciliations').length);
  });

  it('has ids that are UUIDs of version 4', () => {
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;
    const ids = Object.values(rows).flatMap((list) => list.flatMap((row) => row['id'] ?? []));
    expect(ids.filter((id) => !form.test(String(id)))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describeDatabases('the seed', (database) => {
  let store: TestStore;
  let opened: Awaited<ReturnType<typeof openDatabase>>;
  beforeAll(async () => {
    store = await testStore(database);
    opened = await openDatabase(store.choice);
  }, 60_000);
  afterAll(async () => {
    await opened.close();
    await store.drop();
  });

  const rowsOf = async (table: typeof tables.documents | typeof tables.companies): Promise<number> => {
    const [row] = await opened.db.select({ count: count() }).from(table);
    return row?.count ?? 0;
  };

  it('fills an empty database once, also concurrently', async () => {
    const filled = await Promise.all([seedWhenEmpty(opened.db), seedWhenEmpty(opened.db)]);
    expect(filled.sort()).toEqual([false, true]);
    expect(await rowsOf(tables.documents)).toBe(25);
  });

  it('stores only the hash of its keys', async () => {
    const [key] = await opened.db
      .select()
      .from(tables.apiKeys)
      .where(eq(tables.apiKeys.hash, hashKey(SEED.limitedKey)));
    expect(key?.permissions).toEqual([]);
    expect(JSON.stringify(key)).not.toContain(SEED.limitedKey);
  });

  it('stores the same invoice in the row and its file', async () => {
    const [first] = of('documents').filter((row) => row['xml'] instanceof Uint8Array);
    const [row] = await opened.db
      .select()
      .from(tables.documents)
      .where(eq(tables.documents.id, String(first?.['id'])));
    expect(row?.invoice).toEqual(first?.['invoice']);
    expect(Buffer.from(row?.xml ?? []).equals(Buffer.from(first?.['xml'] as Uint8Array))).toBe(true);
  });

  it('is reset on request', async () => {
    await opened.db.delete(tables.documents);
    expect(await seedWhenEmpty(opened.db)).toBe(false);
    await reseed(opened.db);
    expect(await rowsOf(tables.documents)).toBe(25);
    expect(await rowsOf(tables.companies)).toBe(1);
  });

  it('accepts rows in the form of responses, with defaults for absent fields', async () => {
    const id = seedId('product', 900);
    const product = {
      id,
      company_id: SEED.companyId,
      description: 'Segnalibri',
      unit_price: { amount: '0.1200', currency: 'CHF' },
      vat_percentage: 22,
    };
    const category = { company_id: SEED.companyId, name: 'Fiere' };
    await insertRows(opened.db, { products: [product], categories: [category] });
    const [kept] = await opened.db.select().from(tables.products).where(eq(tables.products.id, id));
    expect(kept).toMatchObject({ unit_price: '0.1200', currency: 'CHF', code: null });
    const [made] = await opened.db
      .select()
      .from(tables.categories)
      .where(eq(tables.categories.name, 'Fiere'));
    expect(made?.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is inserted completely or not at all, and refuses unknown fields', async () => {
    const category = { company_id: SEED.companyId, name: 'Mai' };
    const wrong = { company_id: SEED.companyId, colour: 'red', name: 'Mai' };
    await expect(insertRows(opened.db, { categories: [category], products: [wrong] })).rejects.toThrow(
      'products has no column for colour',
    );
    const found = await opened.db.select().from(tables.categories).where(eq(tables.categories.name, 'Mai'));
    expect(found).toEqual([]);
  });

  it('names every field of the resources that it fills', () => {
    const fields = Object.keys(objectNamed('Product').fields);
    const [product] = of('products');
    expect(fields.filter((field) => !(field in (product ?? {})))).toEqual([]);
  });
});
