/** Everything that a new document needs from the database, in one statement. */
import type { OrdinaryInvoice } from '../../model/index.ts';
import type { Database } from '../database/database.ts';
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
  to_json(date_trunc('milliseconds', sandbox_time(clock_timestamp()))) as time,
  case when $5::boolean then nextval('document_files') end as file,
  (select json_agg(json_build_object('id', id, 'number', number, 'status', status, 'invoice', invoice))
    from documents where company_id = $1::uuid and number = $2::text) as same,
  coalesce(
    (select id from counterparts where company_id = $1::uuid and vat_number = $3::text order by seq limit 1),
    (select id from counterparts where company_id = $1::uuid and tax_number = $4::text
      and ($3::text is null or vat_number is null) order by seq limit 1)
  ) as counterpart`);

interface Answer {
  readonly time: string;
  readonly file: number | string | null;
  readonly same: readonly NumberedDocument[] | null;
  readonly counterpart: string | null;
}

export async function lookUp(
  db: Database,
  { companyId, number, counterpart: { vat_number, tax_number }, issue }: Wanted,
): Promise<Found> {
  const keys = [vat_number, tax_number].map((key) => key || null);
  const [found] = await run<Answer>(db, LOOK_UP, [companyId, number, ...keys, issue]);
  if (found === undefined) throw new Error('no answer');
  return {
    time: new Date(found.time),
    file: found.file === null ? null : Number(found.file),
    sameNumber: found.same ?? [],
    counterpart: found.counterpart,
  };
}
