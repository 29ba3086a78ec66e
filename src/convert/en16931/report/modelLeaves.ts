/** The leaves of a model, for conversions that start from one. */

import type { EuropeanInvoice } from '../model/invoice.ts';
import { termNumber } from '../model/terms.ts';
import type { LedgerLeaf } from './ledger.ts';

export function leavesOfModel(invoice: EuropeanInvoice): readonly LedgerLeaf[] {
  const leaves: LedgerLeaf[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string')
      leaves.push({ key: path, source: path, number: null, term: termNumber(path) ?? null, value });
    else if (typeof value === 'object' && value !== null && Array.isArray(value)) {
      for (const [at, item] of value.entries()) visit(item, `${path}[${at}]`);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, path === '' ? key : `${path}.${key}`);
  };
  visit(invoice, '');
  return leaves;
}
