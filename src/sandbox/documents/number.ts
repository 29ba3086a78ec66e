/** Numbers of documents: the next of a series, and whether one is taken. */
import { and, eq, sql } from 'drizzle-orm';
import type { OrdinaryInvoice } from '../../model/index.ts';
import { validateInvoice } from '../../validate/index.ts';
import type { Database } from '../database/database.ts';
import { counters, documentSectionals, documents } from '../database/tables/index.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { NUMERO } from './fields.ts';
import { withNumero } from './fillIn.ts';
import { isDuplicate, numberingOfInvoice } from './numbering.ts';

export type Sectional = typeof documentSectionals.$inferSelect;

export interface SectionalKey {
  readonly companyId: string;
  readonly sectionalId: string;
  /** Of the invoice. */
  readonly date: string;
}

/** @throws Refusal 422 for a series that the company has not, or of another year. */
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
    throw refuse(422, `the sectional is of ${row.year}, the invoice of ${date}`, '/sectional_id');
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
 * The invoice with the next number that is free: of its series, else the next whole number of its year.
 * @param tx Until it ends, nobody else gets a number of this series; if it fails, the number is free again.
 * @throws Refusal 422 when the number is none that an invoice can have.
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
    // One that was taken by hand is passed over.
    if ((await holderOf(tx, companyId, numbered)) === undefined) {
      return { invoice: numbered, number, progressive: String(progressive) };
    }
  }
}

/** The next of a counter. It is one row, so that who comes second waits for the first. */
export async function count(
  tx: Database,
  { companyId, series, year }: { companyId: string; series: string; year: number },
): Promise<number> {
  // Who waits for the row alone is passed by others under load; who waits for this lock gets it in turn.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${[companyId, series, year].join(' ')}, 1))`,
  );
  const [row] = await tx
    .insert(counters)
    .values({ company_id: companyId, series, year, last: 1 })
    .onConflictDoUpdate({
      target: [counters.company_id, counters.series, counters.year],
      set: { last: sql`${counters.last} + 1` },
    })
    .returning({ last: counters.last });
  if (row === undefined) throw new Error('a counter was not written');
  return row.last;
}

/** Prefix, the progressive number padded with zeros, suffix. */
export function numberFrom(
  progressive: number,
  sectional: Pick<Sectional, 'prefix' | 'suffix' | 'minimum_digits'> | null,
): string {
  const padded = String(progressive).padStart(padding(sectional?.minimum_digits), '0');
  return `${sectional?.prefix ?? ''}${padded}${sectional?.suffix ?? ''}`;
}

/** A longer number is none of an invoice (2.1.1.4 has 1 to 20 characters), so more zeros need not be made. */
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

/** The company's document that has the number already, by SdI's 00404; a DISCARDED one has it too. */
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
  return rows.find(({ invoice: other }) => {
    const earlier = other === null ? undefined : numberingOfInvoice(other);
    return earlier !== undefined && isDuplicate(wanted, earlier);
  });
}

export function numbersTaken({ id, number, status }: NumberHolder): Refusal {
  const isDiscarded = status === 'DISCARDED';
  return refuse(
    422,
    {
      en: `document ${id}, which is ${status}, has number ${number} already${isDiscarded ? ': delete it first' : ''}`,
      it: `il numero ${number} è già del documento ${id}, il cui stato è ${status}${isDiscarded ? ': prima eliminalo' : ''}`,
    },
    NUMERO,
  );
}
