/** Fills an empty database with a realistic company, identical every time. */
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { companies } from '../database/tables/index.ts';
import { bankRows } from './bank.ts';
import { catalogueRows } from './catalogue.ts';
import { companyRows } from './company.ts';
import { seedDocuments } from './documents.ts';
import { SEED, seedId } from './identity.ts';
import { insertRows, type SeedRow, type SeedRows } from './insert.ts';
import { sales } from './sales.ts';

export { SEED } from './identity.ts';

/** If several servers find an empty database, only one fills it. */
const SEED_LOCK = 7_264_532;

/**
 * Fills a database without companies.
 * @returns True if it was filled
 */
export async function seedWhenEmpty(db: Database): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const rows = seedRows();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await isEmpty(tx))) return false;
    await insertRows(tx, rows);
    return true;
  });
}

/** Empties the database and fills it again. */
export function reseed(db: Database): Promise<boolean> {
  const rows = seedRows();
  return db.transaction(async (tx) => {
    await emptied(tx);
    await insertRows(tx, rows);
    return true;
  });
}

/** Deletes everything except the secret and the snapshots. */
export function emptied(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    // Rows of a company are deleted with it; these tables have no company.
    await tx.execute(sql`truncate companies, api_keys, jobs restart identity cascade`);
  });
}

async function isEmpty(db: Database): Promise<boolean> {
  const found = await db.select({ id: companies.id }).from(companies).limit(1);
  return found.length === 0;
}

/** All rows, in the form of {@link insertRows}. */
export function seedRows(): SeedRows {
  const documents = seedDocuments();
  return {
    ...companyRows,
    ...catalogueRows,
    counters: counters(),
    documents: [...documents.map(({ document }) => document), receipt(documents.length + 1)],
    transitions: documents.flatMap(({ transitions }) => transitions),
    ...bankRows(documents),
  };
}

/** A document that is not an e-invoice: it cannot be read or issued. */
const receipt = (number: number): SeedRow => ({
  id: seedId('document', number),
  company_id: SEED.companyId,
  number: '27',
  type: 'RECEIPT',
  direction: 'RECEIVED',
  status: 'CREATED',
  creation_date: '2026-11-18',
  gross_amount: { amount: '18.90', currency: 'EUR' },
  vat_amount: { amount: '3.41', currency: 'EUR' },
  counterpart_name: 'Ferramenta del Ponte',
  created_at: '2026-11-18T16:20:00Z',
  updated_at: '2026-11-18T16:20:00Z',
});

/** Automatic numbering continues after the numbered documents. */
function counters(): readonly SeedRow[] {
  const last = new Map<number, number>();
  for (const { series } of sales) {
    if (series === undefined) continue;
    const [{ number }, progressive] = series;
    last.set(number, Math.max(last.get(number) ?? 0, progressive));
  }
  return [...last].map(([number, progressive]) => ({
    company_id: SEED.companyId,
    series: seedId('sectional', number),
    year: 2026,
    last: progressive,
  }));
}
