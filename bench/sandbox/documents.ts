/** Two companies, one with a hundred times as many documents, inserted by SQL: the API would take an hour. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/sandbox/database/database.ts';
import { openDatabase } from '../../src/sandbox/database/open.ts';
import type { DatabaseChoice } from '../../src/sandbox/index.ts';
import { SEED, seedWhenEmpty } from '../../src/sandbox/seed/seed.ts';

export interface Company {
  readonly id: string;
  readonly documents: number;
}

const companyId = (number: number): string => `c0000000-be4c-4000-8000-${String(number).padStart(12, '0')}`;

/** Rows per statement, limited for machines with little memory. */
const BATCH = 5000;

/** @returns The companies in the order of `sizes`; the key of the seed has access to them. */
export async function fill(
  root: string,
  database: DatabaseChoice,
  sizes: readonly number[],
): Promise<readonly Company[]> {
  const companies = sizes.map((documents, index) => ({ id: companyId(index + 1), documents }));
  const { db, kind, close } = await openDatabase(database);
  try {
    await seedWhenEmpty(db);
    // The references of these rows are correct; PGlite would spend most of the time checking them.
    if (kind === 'pglite') await db.execute(sql`set session_replication_role = replica`);
    for (const company of companies) await addCompany(db, root, company);
    // PostgreSQL's autovacuum would do this within a minute, during the measurement. PGlite has none.
    if (kind === 'postgres') await db.execute(sql`vacuum analyze`);
  } finally {
    await close();
  }
  return companies;
}

async function addCompany(db: Database, root: string, { id, documents }: Company): Promise<void> {
  const json = readFileSync(join(root, 'fixtures/valid/FPR12-simple.json'), 'utf8');
  const xml = readFileSync(join(root, 'fixtures/valid/FPR12-simple.xml'), 'utf8');
  await db.execute(sql`
    insert into companies (id, integrator_id, name, country, fiscal_regime, vat_number, subscriptions)
    select ${id}::uuid, integrator_id, name, country, fiscal_regime, vat_number, subscriptions
    from companies where id = ${SEED.companyId}`);
  const counterparts = documents / 10;
  await db.execute(sql`
    insert into counterparts (company_id, company_name, vat_number)
    select ${id}::uuid, 'Cliente ' || n, lpad(n::text, 11, '0') from generate_series(1, ${counterparts}::int) n`);
  for (let from = 1; from <= documents; from += BATCH) {
    const to = Math.min(documents, from + BATCH - 1);
    await db.execute(sql`
      with given as (
        select n, date '2024-01-01' + (n::bigint * 1000 / ${documents}::int)::int as day,
          -- Unrelated to the order of insertion, so that pages by number are spread over the table.
          lpad((n::bigint * 7919 % ${documents}::int)::text, 6, '0') as number,
          case when n * 31 % 100 < 70 then 'DELIVERED' when n * 31 % 100 < 85 then 'SENT' else 'DRAFT' end as status,
          (array(select id from counterparts where company_id = ${id}::uuid order by vat_number))[n % ${counterparts}::int + 1] as counterpart
        from generate_series(${from}::int, ${to}::int) n
      ), made as (
        insert into documents (company_id, number, type, direction, status, format, creation_date, delivery_date,
          file_name, gross_amount, vat_amount, currency, reasons_and_remarks, external_id, counterpart_id,
          invoice, xml, numbering, created_at, updated_at)
        select ${id}::uuid, 'FT/' || number, 'INVOICE', 'ISSUED', status, 'FPR12', day,
          case when status = 'DELIVERED' then to_char(day + 1, 'YYYY-MM-DD') end,
          case when status <> 'DRAFT' then 'IT' || left(${id}, 8) || ${documents}::text || '_' || number || '.xml' end,
          n % 9973 + 0.22, n % 997, 'EUR', '["Lavori di stampa"]', 'order ' || n, counterpart,
          replace(${json}, '2025/', number || '/')::json,
          case when status <> 'DRAFT' then convert_to(replace(${xml}, '2025/', number || '/'), 'UTF8') end,
          number, day + interval '9 hours', day + interval '9 hours'
        from given order by n
        returning id, creation_date, gross_amount, seq
      )
      insert into flows (company_id, document_id, amount, currency, expected_payment_date, payment_date, payment_method, payment_status)
      select ${id}::uuid, id, gross_amount, 'EUR', creation_date + 30, creation_date + 30, 'TRANSFER', 'TO_PAY'
      from made order by seq`);
  }
}
