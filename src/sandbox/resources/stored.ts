/** Converts the body of a create or update into columns. */

import type { ResourceName } from '../../api/contract/index.ts';
import { ABROAD, NO_CHANNEL, NO_OFFICE, SAN_MARINO_OFFICE } from '../../domain/index.ts';
import type { Row } from './tables.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** An amount is stored in the column of its name, next to its currency: no writable resource has two amounts. */
export function columnsOf(body: Fields): Fields {
  const columns: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (isMoney(value)) {
      columns[name] = value.amount;
      columns['currency'] = value.currency;
    } else columns[name] = value;
  }
  return columns;
}

interface Money {
  readonly amount: string;
  readonly currency: string;
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;

/** The service's default: white. */
const WHITE = '#ffffff';

/** Defaults of a new row. */
export function defaultsOf(resource: ResourceName, body: Fields): Fields {
  if (resource === 'categories') return { color: WHITE };
  if (resource === 'counterparts') return { destination_code: defaultDestination(body) };
  return {};
}

/** The values that the service's documentation suggests: San Marino, abroad, unknown, an administration. */
function defaultDestination({ country, identity_type: identity }: Fields): string {
  if (identity === 'PA') return NO_OFFICE;
  if (country === 'SM') return SAN_MARINO_OFFICE;
  return country === 'IT' ? NO_CHANNEL : ABROAD;
}

/** The columns to update: changing the category also changes the subcategory. */
export function changesOf(resource: ResourceName, body: Fields): Fields {
  const clears = (resource === 'documents' || resource === 'transactions') && 'category_id' in body;
  return columnsOf(clears ? { subcategory_id: null, ...body } : body);
}

/** The row after the change. */
export const rowAfter = (row: Row | undefined, changes: Fields): Fields => ({ ...row, ...changes });
