/** Violations as sentences. */
import { given } from '../../../model/given.ts';
import type { Language } from '../../../model/language.ts';
import { european } from '../../../text/european.ts';
import type { RuleViolation } from './rule.ts';

/**
 * The sentence of a violation, without its rule and place.
 * @param language Default: `en`.
 */
export function describeViolation(violation: RuleViolation, language: Language = 'en'): string {
  given('violation', violation, 'object');
  const { violations, terms: names } = european.in(language);
  const { kind, terms, found, expected, category } = violation;
  const byTerm: Readonly<Record<string, string>> = names;
  const named = terms.map((term) => {
    const name = byTerm[term];
    return name === undefined ? term : `${term} (${name})`;
  });
  return violations[kind]({ terms: named, found, expected, category });
}
