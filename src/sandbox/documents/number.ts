/** Document numbers: the next one of a series, and the check that a number is free. */
import { and, eq } from 'drizzle-orm';
import type { OrdinaryInvoice } from '../../model/index.ts';
import { validateInvoice } from '../../validate/index.ts';
import type { Database } from '../database/database.ts';
import { run, statement } from '../database/statement.ts';
import { documentSectionals, documents } from '../database/tables/index.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { NUMERO } from './fields.ts';
import { withNumero } from './fillIn.ts';
import type { NumberedDocument } from './lookUp.ts';
import { isDuplicate, type Numbering, numberingOfInvoice } from './numbering.ts';

export type Sectional = typeof documentSectionals.$inferSelect;

export interface SectionalKey {
  readonly companyId: string;
  readonly sectionalId: string;
  /** Date of the invoice. */
  readonly date: string;
}

/** @throws Refusal 422 if the company does not have the series, or if it belongs to another year */
export async function sectionalOf(
  db: Database,
  { companyId, sectionalId, date }: SectionalKey,
): Promise<Sectional> {
  const [row] = await db
    .select()
    .from(documentSectionals)
    .where(and(eq(documentSectionals.company_id, companyId), eq(documentSectionals.id, sectionalId)));
  if (row === undefined) throw refuse(422, 'no such sectional', '/sectional_id');
  if (row.year !== Number(date.slice(0, 4))) {
    throw refuse(422, `the sectional belongs to ${row.year}, the invoice to ${date}`, '/sectional_id');
  }
  return row;
}

export interface Numbered {
  readonly invoice: OrdinaryInvoice;
  readonly number: string;
  readonly progressive: string;
}

interface Numbers {
  readonly companyId: string;
  readonly invoice: OrdinaryInvoice;
  readonly sectional: Sectional | null;
}

/**
 * The invoice with the next free number: of its series, otherwise the next integer of its year.
 * @param tx Until it ends, no other transaction gets a number of this series; if it fails, the number is free again
 * @throws Refusal 422 if the number is not valid in an invoice
 */
export async function nextNumber(
  tx: Database,
  { companyId, invoice, sectional }: Numbers,
): Promise<Numbered> {
  const [general] = invoice.fattura_elettronica_body;
  const year = Number(general?.dati_generali.dati_generali_documento.data.slice(0, 4));
  for (;;) {
    const progressive = await count(tx, { companyId, series: sectional?.id ?? companyId, year });
    const number = numberFrom(progressive, sectional);
    const numbered = withNumero(invoice, number);
    checkNumero(numbered, number);
    // Skips a number that was assigned by hand.
    if ((await holderOf(tx, companyId, numbered)) === undefined) {
      return { invoice: numbered, number, progressive: String(progressive) };
    }
  }
}

/** A transaction that waits only for the row lock can starve under load; the advisory lock is granted in order. */
const COUNT = statement(`insert into counters (company_id, series, year, last)
  select $1::uuid, $2::uuid, $3::integer, 1 from (select pg_advisory_xact_lock(hashtextextended($4, 1)) offset 0) as locked
  on conflict (company_id, series, year) do update set last = counters.last + 1 returning last`);

/** Increments a counter. It is one row, so concurrent transactions wait for each other. */
export async function count(
  tx: Database,
  { companyId, series, year }: { companyId: string; series: string; year: number },
): Promise<number> {
  const key = [companyId, series, year].join(' ');
  const [row] = await run<{ readonly last: number | string }>(tx, COUNT, [companyId, series, year, key]);
  if (row === undefined) throw new Error('the counter was not stored');
  return Number(row.last);
}

/** Prefix, progressive number padded with zeros, suffix. */
export function numberFrom(
  progressive: number,
  sectional: Pick<Sectional, 'prefix' | 'suffix' | 'minimum_digits'> | null,
): string {
  const padded = String(progressive).padStart(padding(sectional?.minimum_digits), '0');
  return `${sectional?.prefix ?? ''}${padded}${sectional?.suffix ?? ''}`;
}

/** Limits the padding: an invoice number (2.1.1.4) has at most 20 characters. */
const LONGEST_NUMERO = 20;

const padding = (digits: number | null | undefined): number => Math.min(digits ?? 1, LONGEST_NUMERO + 1);

function checkNumero(invoice: OrdinaryInvoice, number: string): void {
  const { findings } = validateInvoice(invoice, { language: 'en', only: 'structure' });
  const found = findings.find(({ severity }) => severity === 'error');
  if (found === undefined) return;
  throw refuse(422, `the next number of the series is ${JSON.stringify(number)}: ${found.message}`, NUMERO);
}

export interface NumberHolder {
  readonly id: string;
  readonly number: string;
  readonly status: string;
}

/** The document of the company that has this number (SdI's 00404); a DISCARDED one counts. */
export async function holderOf(
  tx: Database,
  companyId: string,
  invoice: OrdinaryInvoice,
): Promise<NumberHolder | undefined> {
  const wanted = numberingOfInvoice(invoice);
  if (wanted === undefined) return undefined;
  const rows = await tx
    .select({
      id: documents.id,
      number: documents.number,
      status: documents.status,
      invoice: documents.invoice,
    })
    .from(documents)
    .where(and(eq(documents.company_id, companyId), eq(documents.number, wanted.number)));
  return holderAmong(rows, wanted);
}

/** The document for which SdI would discard a new one. */
export const holderAmong = (rows: readonly NumberedDocument[], wanted: Numbering): NumberHolder | undefined =>
  rows.find(({ invoice: other }) => {
    const earlier = other === null ? undefined : numberingOfInvoice(other);
    return earlier !== undefined && isDuplicate(wanted, earlier);
  });

export function numbersTaken({ id, number, status }: NumberHolder): Refusal {
  const isDiscarded = status === 'DISCARDED';
  return refuse(422, ({ numberTaken }) => numberTaken({ id, number, status, isDiscarded }), NUMERO);
}
