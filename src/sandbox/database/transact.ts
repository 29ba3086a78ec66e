/** Retries a transaction that failed because of a concurrent one. */

import type { Database } from './database.ts';
import { isTransient } from './failure.ts';

const TRIES = 5;

export async function transact<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (tries === TRIES || !isTransient(error)) throw error;
    }
  }
}
