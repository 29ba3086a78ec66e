/** Checks the semantic model by our own rules. */
import { given } from '../../../model/given.ts';
import type { EuropeanInvoice } from '../model/invoice.ts';
import { arithmetic } from './arithmetic.ts';
import { categoryRules } from './categories.ts';
import { factsOf } from './facts.ts';
import { presence } from './presence.ts';
import type { Rule, RuleViolation } from './rule.ts';
import { valueRules } from './values.ts';

/** All rules, in the order of their tables. */
export const rules: readonly Rule[] = [...presence, ...valueRules, ...arithmetic, ...categoryRules];

/** Maximum number of violations of one rule, so that a long invoice does not repeat one mistake a thousand times. */
const MAX_OF_RULE = 20;

/**
 * Checks an invoice by the rules of EN 16931 that the package knows: mandatory terms, sums, VAT categories, codes, forms
 * of numbers and dates. Rules of single syntaxes, of Peppol and of AgID are not checked; docs/european.md lists what is.
 * @returns the violations; at most 20 of one rule. An empty list does not prove validity.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { parseInvoice } from 'fattura';
 * import { checkEuropean, toEuropean } from 'fattura/en16931';
 *
 * const { invoice } = toEuropean(parseInvoice(await readFile('invoice.xml')));
 * const { totals } = invoice;
 * console.log(checkEuropean(invoice).length); // prints: 0
 * console.log(checkEuropean({ ...invoice, totals: { ...totals, lines: '1.00' } })[0]?.rule); // prints: BR-CO-10
 * ```
 */
export function checkEuropean(invoice: EuropeanInvoice): readonly RuleViolation[] {
  given('invoice', invoice, 'object');
  const facts = factsOf(invoice);
  return rules.flatMap((rule) => {
    const found: RuleViolation[] = [];
    for (const { path, found: value = null, expected = null, category = null } of rule.check(
      invoice,
      facts,
    )) {
      const { id, kind, terms } = rule;
      found.push({ rule: id, kind, terms, path, found: value, expected, category });
      if (found.length >= MAX_OF_RULE) break;
    }
    return found;
  });
}
