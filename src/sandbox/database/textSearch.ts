/**
 * Indexes for filters by a part of a text (`ilike`), which need PostgreSQL's extension pg_trgm. Any user who may create
 * objects in the database can install it; where that is refused, or the extension is missing, the same filters read all
 * rows of a company.
 */
import { type DatabaseFailure, databaseFailure } from './failure.ts';

/** SQLSTATE: no privilege; the extension's files are missing; the same in older versions. */
const NOT_AVAILABLE: readonly string[] = ['42501', '58P01', '0A000'];

/** Schema of the extension, which may have been installed for something else. */
const SCHEMA = `select quote_ident(n.nspname) as name from pg_extension e join pg_namespace n on n.oid = e.extnamespace
  where e.extname = 'pg_trgm'`;

/** Table, column and condition of each index. The collation is the one of the filters. */
const INDEXES = [
  ['documents_number_text', 'documents', 'number', ''],
  ['documents_progressive_text', 'documents', 'progressive', 'where progressive is not null'],
  ['counterparts_name_text', 'counterparts', 'company_name', ''],
] as const;

/**
 * Kilobytes of entries that wait for their place in an index, 4 MB by default: every search reads them, and PGlite has
 * no autovacuum that places them.
 */
const PENDING = 256;

/** Runs one statement and returns its rows. */
type Run = (text: string) => Promise<readonly { readonly name?: string }[]>;

/** @returns The reason why there are no indexes; null if they exist now */
export async function addTextIndexes(run: Run): Promise<DatabaseFailure | null> {
  try {
    const found = await run(SCHEMA);
    if (found.length === 0) await run('create extension pg_trgm');
    const [{ name } = {}] = found.length === 0 ? await run(SCHEMA) : found;
    for (const [index, table, column, condition] of INDEXES) {
      await run(
        `create index if not exists ${index} on ${table} using gin ((${column} collate "default") ${name}.gin_trgm_ops)
          with (gin_pending_list_limit = ${PENDING}) ${condition}`,
      );
    }
    return null;
  } catch (error) {
    const failure = databaseFailure(error);
    if (failure === undefined || !NOT_AVAILABLE.includes(failure.code)) throw error;
    return failure;
  }
}
