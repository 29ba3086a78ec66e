/** Constraint violations as errors of the service: a concurrent change can come between the check and the write. */
import { databaseFailure } from '../database/failure.ts';
import { type Refusal, refuse } from '../http/refusal.ts';

const UNIQUE = '23505';
const FOREIGN_KEY = '23503';

/** Responses by constraint name. */
const REFUSALS: Readonly<Record<string, () => Refusal>> = {
  flows_external: () => refuse(422, 'already used', '/external_id'),
  reconciliations_pair: () => refuse(422, 'already reconciled with this flow', '/transaction_id'),
  subcategories_category_id_fkey: () => refuse(404, 'no such category', '/category_id'),
  flows_document_id_fkey: () => refuse(404, 'no such document'),
};

/** PostgreSQL names a foreign key `<table>_<column>_fkey`; columns have the names of the fields. */
const REFERENCE = /^(?:counterparts|documents|flows|reconciliations|transactions)_(.+)_fkey$/;

/** The refusal for a constraint violation; any other error unchanged. */
export function refusalFor(error: unknown): unknown {
  const { code, constraint = '' } = databaseFailure(error) ?? {};
  if (code !== UNIQUE && code !== FOREIGN_KEY) return error;
  const known = REFUSALS[constraint];
  if (known !== undefined) return known();
  const column = code === FOREIGN_KEY ? REFERENCE.exec(constraint)?.[1] : undefined;
  return column === undefined ? error : refuse(422, 'no such id', `/${column}`);
}
