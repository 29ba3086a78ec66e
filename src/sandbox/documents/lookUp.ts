/** Everything that new documents need from the database, in one statement. */
import type { OrdinaryInvoice } from '../../model/index.ts';
import type { Database } from '../database/database.ts';
import { gathering } from '../database/gather.ts';
import { run, statement } from '../database/statement.ts';
import type { CounterpartFields } from './parties.ts';

export interface Wanted {
  readonly companyId: string;
  /** The number of the invoice. */
  readonly number: string;
  readonly counterpart: Pick<CounterpartFields, 'vat_number' | 'tax_number'>;
  /** True to take a number for the file. */
  readonly issue: boolean;
}

export interface Found {
  /** The sandbox's time. */
  readonly time: Date;
  /** For the name of the file; null without `issue`. */
  readonly file: number | null;
  /** Documents of the company with the same number. */
  readonly sameNumber: readonly NumberedDocument[];
  /** Its id; null if the company has no such counterpart. */
  readonly counterpart: string | null;
}

export interface NumberedDocument {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly invoice: OrdinaryInvoice | null;
}

/** Two VAT numbers with the same tax number are two counterparts. */
const LOOK_UP = statement(`select
  (select to_json(sandbox_time(clock_timestamp()))) as time,
  case when g.issue then nextval('document_files') end as file,
  (select json_agg(json_build_object('id', d.id, 'number', d.number, 'status', d.status, 'invoice', d.invoice))
    from documents d where d.company_id = g.company and d.number = g.number) as same,
  coalesce(
    (select c.id from counterparts c where c.company_id = g.company and c.vat_number = g.vat order by c.seq limit 1),
    (select c.id from counterparts c where c.company_id = g.company and c.tax_number = g.tax
      and (g.vat is null or c.vat_number is null) order by c.seq limit 1)
  ) as counterpart
  from rows from (json_to_recordset($1::json) as (company uuid, number text, vat text, tax text, issue boolean))
    with ordinality as g(company, number, vat, tax, issue, n) order by g.n`);

interface Answer {
  readonly time: string;
  readonly file: number | string | null;
  readonly same: readonly NumberedDocument[] | null;
  readonly counterpart: string | null;
}

/** @returns In the same order */
async function lookUpAll(db: Database, wanted: readonly Wanted[]): Promise<readonly Found[]> {
  const given = wanted.map(
    ({ companyId: company, number, counterpart: { vat_number, tax_number }, issue }) => ({
      company,
      number,
      vat: vat_number || null,
      tax: tax_number || null,
      issue,
    }),
  );
  const rows = await run<Answer>(db, LOOK_UP, [JSON.stringify(given)]);
  return rows.map(({ time, file, same, counterpart }) => ({
    time: new Date(time),
    file: file === null ? null : Number(file),
    sameNumber: same ?? [],
    counterpart,
  }));
}

/** @param tx A transaction */
export async function lookUpAlone(tx: Database, wanted: Wanted): Promise<Found> {
  const [found] = await lookUpAll(tx, [wanted]);
  if (found === undefined) throw new Error('no answer');
  return found;
}

/** On a database that is not a transaction: concurrent submissions share the statement. */
export const lookUp = gathering(lookUpAll);
