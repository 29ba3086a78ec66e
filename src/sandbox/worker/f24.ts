/** The simulated reading of an F24 form: the result is invented, and identical for the same bytes within a year. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { requests } from '../database/tables/index.ts';
import { recordEvent } from '../webhooks/recordEvent.ts';

/** A name of our own: the service does not document the name of the event. */
export const F24_EVENT = 'f24.ocr.completed';

type Request = typeof requests.$inferSelect;

/** Stores the result and its event. Does nothing if another process was faster. */
export async function readF24(tx: Database, requestId: string): Promise<void> {
  const [row] = await tx.select().from(requests).where(eq(requests.id, requestId)).for('update');
  if (row?.status !== 'WAITING_OCR') return;
  const result = inventedResult(row);
  await tx.update(requests).set({ status: 'COMPLETED', result }).where(eq(requests.id, requestId));
  const { file_name, label } = row;
  const data = { request_id: requestId, status: 'COMPLETED', file_name, label, ...result };
  await recordEvent(tx, { companyId: row.company_id, event: F24_EVENT, subjectId: requestId, data });
}

export interface F24Result {
  readonly due_date: string;
  readonly total_amount: { readonly amount: string; readonly currency: 'EUR' };
  readonly rows: readonly F24Row[];
}

export interface F24Row {
  /** Section of the form. */
  readonly section: 'ERARIO';
  /** Codice tributo. */
  readonly tax_code: string;
  /** Anno di riferimento. */
  readonly year: string;
  readonly debit_amount: { readonly amount: string; readonly currency: 'EUR' };
}

/** Withholding tax of employees and freelancers, and monthly VAT: the payments of most forms. */
const TAX_CODES = ['1001', '1040', '6001', '6003', '6006', '6009'] as const;

/** Forms are due on the 16th of a month. */
const DUE_DAY = '16';

const MAX_ROWS = 3;

export function inventedResult({ content, created_at }: Pick<Request, 'content' | 'created_at'>): F24Result {
  const digest = createHash('sha256')
    .update(content ?? new Uint8Array())
    .digest();
  const year = created_at.getUTCFullYear();
  const count = (digest[0] ?? 0) % MAX_ROWS;
  const cents = Array.from({ length: count + 1 }, (_, index) => 1000 + digest.readUInt16BE(2 + index * 2));
  const rows = cents.map((amount, index) => ({
    section: 'ERARIO' as const,
    tax_code: TAX_CODES[(digest[10 + index] ?? 0) % TAX_CODES.length] ?? TAX_CODES[0],
    year: String(year),
    debit_amount: euro(amount),
  }));
  const month = String(((digest[1] ?? 0) % 12) + 1).padStart(2, '0');
  return {
    due_date: `${year}-${month}-${DUE_DAY}`,
    total_amount: euro(cents.reduce((total, amount) => total + amount, 0)),
    rows,
  };
}

/** Formats cents as an amount; the cents are an integer. */
function euro(cents: number): { readonly amount: string; readonly currency: 'EUR' } {
  return {
    amount: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
    currency: 'EUR',
  };
}
