/** Obtains the tolerance of a rule from the rule itself, so that each tolerance is defined once. */

import type { BodyFacts, TaxedAmount } from '../../domain/facts/body.ts';
import { Decimal } from '../../model/decimal.ts';
import type { AnyRule, Found } from '../../validate/index.ts';

/** Tolerance for amounts that neither SdI nor any advice checks: one cent, for rounding. */
const CENT = Decimal.of(1, 2);

export function isCent(difference: Decimal): boolean {
  return !CENT.isLess(difference.abs());
}

/** The findings of a rule for a body. */
export function foundInBody(rule: AnyRule, body: BodyFacts): readonly Found[] {
  const found: Found[] = [];
  if (rule.scope === 'body') rule.check(body, (_, one) => void found.push(one));
  return found;
}

/** The findings of a rule about lines or summaries for this one. */
export function foundIn(rule: AnyRule, item: TaxedAmount): readonly Found[] {
  const found: Found[] = [];
  if (rule.scope === 'line' || rule.scope === 'summary') rule.check(item, (_, one) => void found.push(one));
  return found;
}

/** True if the rule does not apply. */
export function isSilent(rule: AnyRule, item: TaxedAmount): boolean {
  return foundIn(rule, item).length === 0;
}
