import type { Database } from '../database/database.ts';
import type { Fields } from './stored.ts';

/** A row that is about to be created or updated. */
export interface Change {
  readonly db: Database;
  readonly companyId: string;
  /** The body, valid by its shape. */
  readonly body: Fields;
  /** The row after the change. */
  readonly after: Fields;
  /** True for an update. */
  readonly update: boolean;
}
