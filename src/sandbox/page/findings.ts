/** A cache of the findings of stored invoices: lists show them again every two seconds. */
import { eq } from 'drizzle-orm';
import type { FileReport } from '../../validate/index.ts';
import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { documents } from '../database/tables/index.ts';
import { companyOf } from '../documents/companyOf.ts';
import { checkTransmitted, transmitted } from './document/stored.ts';

export interface FindingCount {
  readonly errors: number;
  readonly warnings: number;
}

/** Maximum number of cached entries: more than anyone pages through. */
const KEPT = 2_000;

export class FindingCounts {
  readonly #db: Database;
  readonly #counts = new Map<string, FindingCount>();

  readonly #clock: Clock;

  constructor({ db, clock }: Pick<Context, 'db' | 'clock'>) {
    this.#db = db;
    this.#clock = clock;
  }

  /** The count for a document at `updatedAt`; null if it is gone or not an e-invoice. */
  async of(id: string, updatedAt: Date): Promise<FindingCount | null> {
    const key = `${id} ${updatedAt.getTime()} ${this.#clock.today()}`;
    const known = this.#counts.get(key);
    if (known !== undefined) return known;
    const [row] = await this.#db
      .select({ invoice: documents.invoice, companyId: documents.company_id })
      .from(documents)
      .where(eq(documents.id, id));
    if (row === undefined || row.invoice === null) return null;
    const { transmitter } = await companyOf(this.#db, row.companyId);
    const count = countOf(checkTransmitted(transmitted(row.invoice, transmitter), 'en', this.#clock.today()));
    for (const oldest of this.#counts.keys()) {
      if (this.#counts.size < KEPT) break;
      this.#counts.delete(oldest);
    }
    this.#counts.set(key, count);
    return count;
  }
}

function countOf({ findings, omitted, omittedWarnings }: FileReport): FindingCount {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return {
    errors: errors + omitted - omittedWarnings,
    warnings: findings.length - errors + omittedWarnings,
  };
}
