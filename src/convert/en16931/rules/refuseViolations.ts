/** Violations as reasons to refuse a conversion. */
import { ConversionError } from '../error.ts';
import type { EuropeanInvoice } from '../model/invoice.ts';
import { checkEuropean } from './checkEuropean.ts';
import type { RuleViolation } from './rule.ts';

/** Terms that an option supplies, by the number of its field. */
const SUPPLIES: Readonly<Record<string, readonly string[]>> = {
  '1.2.1.1': ['BT-31'],
  '1.2.1.2': ['BT-30'],
  '1.4.1.1': ['BT-48'],
  '1.4.1.2': ['BT-47'],
  '2.1.1.4': ['BT-1'],
};

/**
 * @param set Data that the caller supplies: a missing value that is supplied is not a violation
 * @throws ConversionError if the invoice violates a rule
 */
export function refuseViolations(invoice: EuropeanInvoice, set: Readonly<Record<string, string>>): void {
  const supplied = new Set(Object.keys(set).flatMap((field) => SUPPLIES[field] ?? []));
  const isSupplied = ({ kind, terms }: RuleViolation): boolean =>
    kind === 'missing' && terms.some((term) => supplied.has(term));
  const found = checkEuropean(invoice).filter((violation) => !isSupplied(violation));
  if (found.length === 0) return;
  throw new ConversionError(
    found.map((violation) => ({
      code: 'X-RULE',
      term: violation.terms[0] ?? null,
      field: null,
      value: violation.found,
      option: null,
      violation,
    })),
  );
}
