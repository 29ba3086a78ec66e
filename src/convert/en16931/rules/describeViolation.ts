/** Violations as sentences. */
import { given } from '../../../model/given.ts';
import type { Language } from '../../../model/language.ts';
import { european } from '../../../text/european.ts';
import { terms as allTerms } from '../model/terms.ts';
import type { RuleViolation } from './rule.ts';

const names = new Map(allTerms.map(({ bt, name }) => [bt, name]));

/**
 * The sentence of a violation, without its rule and place. Terms have their official English names in every language.
 * @param language Default: `en`.
 */
export function describeViolation(violation: RuleViolation, language: Language = 'en'): string {
  given('violation', violation, 'object');
  const { violations, groups } = european.in(language);
  const { kind, terms, found, expected, category } = violation;
  const ownGroups: Readonly<Record<string, string>> = groups;
  const named = terms.map((term) => {
    const name = names.get(term) ?? ownGroups[term];
    return name === undefined ? term : `${term} (${name})`;
  });
  return violations[kind]({ terms: named, found, expected, category });
}
