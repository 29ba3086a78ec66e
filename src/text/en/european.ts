/** Violations of the rules of EN 16931. */
import { europeanDocuments } from './europeanDocuments.ts';
import { europeanTerms } from './europeanTerms.ts';

export interface ViolationTexts {
  /** The terms with their names: `BT-106 (Sum of invoice line net amount)`. */
  readonly terms: readonly string[];
  readonly found: string | null;
  readonly expected: string | null;
  /** VAT category of a rule about one. */
  readonly category: string | null;
}

const list = (terms: readonly string[], word: string): string =>
  terms.length < 2 ? terms.join('') : `${terms.slice(0, -1).join(', ')} ${word} ${terms.at(-1)}`;

const main = ({ terms }: ViolationTexts): string => terms[0] ?? '';

const rest = ({ terms }: ViolationTexts): string => list(terms.slice(1), 'and');

const of = ({ category }: ViolationTexts): string =>
  category === null ? '' : `, which VAT category ${category} requires`;

export const european = {
  violations: {
    missing: (violation: ViolationTexts) => `${list(violation.terms, 'or')} is missing${of(violation)}`,
    unexpected: ({ terms, category }: ViolationTexts) =>
      category === null
        ? `${list(terms, 'and')} are mutually exclusive`
        : `VAT category ${category} does not allow ${list(terms, 'or')}`,
    amount: (violation: ViolationTexts) =>
      `${main(violation)} is ${violation.found ?? 'missing'}, but ${rest(violation)} give ${violation.expected}`,
    tax: (violation: ViolationTexts) =>
      `${main(violation)} is ${violation.found ?? 'missing'}, but the rate of the taxable amount is ${violation.expected}`,
    rate: ({ terms, found, category }: ViolationTexts) =>
      `${terms[0] ?? ''} ${found === null ? 'is missing' : `"${found}"`} is not valid for VAT category ${category}`,
    breakdown: ({ found, category }: ViolationTexts) =>
      `VAT category ${category} has ${found} VAT breakdowns: there must be one if a line, allowance or charge has this category, otherwise none`,
    negative: (violation: ViolationTexts) => `${main(violation)} is negative: ${violation.found}`,
    order: (violation: ViolationTexts) =>
      `${main(violation)} ${violation.found} is before ${rest(violation)} ${violation.expected}`,
    code: ({ terms, found }: ViolationTexts) => `"${found}" is not in the code list of ${list(terms, 'or')}`,
    decimals: (violation: ViolationTexts) =>
      `${main(violation)} has more than two decimals: ${violation.found}`,
    number: (violation: ViolationTexts) => `${main(violation)} is not a number: "${violation.found}"`,
    date: (violation: ViolationTexts) => `${main(violation)} is not a date: "${violation.found}"`,
    category: ({ found, category }: ViolationTexts) =>
      `VAT category ${category} is not compatible with ${found}`,
  },
  documents: europeanDocuments,
  /** Titles of a rendered invoice in addition to those of a FatturaPA. */
  content: {
    payee: 'Payee',
    deliverTo: 'Delivery',
    adjustments: 'Allowances and charges',
    allowance: 'Allowance',
    charge: 'Charge',
    address: 'Address',
    italian: 'Data of the AgID profile',
  },
  terms: europeanTerms,
};
