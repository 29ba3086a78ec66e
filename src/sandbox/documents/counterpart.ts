/** Finds the counterpart of an e-invoice among those of the company, or creates it. */
import { and, eq, isNull, type or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { counterparts } from '../database/tables/index.ts';
import type { counterpartOf } from './parties.ts';

type Fields = ReturnType<typeof counterpartOf>;

/**
 * @param tx Until it ends, no other transaction looks up a counterpart with these numbers, so that none is created
 * twice
 */
export async function findOrCreateCounterpart(
  tx: Database,
  companyId: string,
  fields: Fields,
): Promise<{ readonly id: string }> {
  const { vat_number, tax_number } = fields;
  const keys = [vat_number, tax_number].filter((key) => key !== null && key !== undefined);
  // Always in the same order, so that two transactions with the same two locks cannot deadlock.
  for (const key of [...new Set(keys)].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId} ${key}`}, 0))`);
  }
  const byVat = vat_number ? await first(tx, companyId, eq(counterparts.vat_number, vat_number)) : undefined;
  if (byVat !== undefined) return byVat;
  if (tax_number) {
    // Two VAT numbers with the same tax number are two counterparts.
    const sameTax = eq(counterparts.tax_number, tax_number);
    const found = await first(
      tx,
      companyId,
      vat_number ? and(sameTax, isNull(counterparts.vat_number)) : sameTax,
    );
    if (found !== undefined) return found;
  }
  const [made] = await tx
    .insert(counterparts)
    .values({ ...fields, company_id: companyId })
    .returning({ id: counterparts.id });
  if (made === undefined) throw new Error('the counterpart was not stored');
  return made;
}

async function first(
  tx: Database,
  companyId: string,
  condition: ReturnType<typeof or>,
): Promise<{ readonly id: string } | undefined> {
  const [row] = await tx
    .select({ id: counterparts.id })
    .from(counterparts)
    .where(and(eq(counterparts.company_id, companyId), condition))
    .orderBy(counterparts.seq)
    .limit(1);
  return row;
}
