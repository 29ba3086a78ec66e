/** The company as it appears in an e-invoice. */
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { companies } from '../database/tables/index.ts';
import { refuse } from '../http/refusal.ts';
import type { Transmitter } from './fillIn.ts';

export interface IssuingCompany {
  readonly id: string;
  readonly name: string;
  /** Country and identifier of the sender of its files. */
  readonly transmitter: Transmitter;
}

export type CompanyRow = Pick<typeof companies.$inferSelect, 'id' | 'name' | 'country' | 'vat_number'>;

/** @throws Refusal 404 */
export async function companyOf(db: Database, companyId: string): Promise<IssuingCompany> {
  const { id, name, country, vat_number } = companies;
  const [row] = await db
    .select({ id, name, country, vat_number })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (row === undefined) throw refuse(404, ({ noCompany }) => noCompany);
  return issuingCompany(row);
}

export function issuingCompany({ id, name, country, vat_number }: CompanyRow): IssuingCompany {
  const id_codice = vat_number.startsWith(country) ? vat_number.slice(country.length) : vat_number;
  return { id, name, transmitter: { id_paese: country, id_codice } };
}
