/** The companies offered in forms. */
import { asc } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { companies } from '../database/tables/index.ts';

/** More entries than a list can usefully offer. */
const OFFERED = 200;

export interface OfferedCompany {
  readonly id: string;
  readonly name: string;
}

export const offeredCompanies = (db: Database): Promise<readonly OfferedCompany[]> =>
  db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .orderBy(asc(companies.seq))
    .limit(OFFERED);
