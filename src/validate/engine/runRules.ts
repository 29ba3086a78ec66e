/** Runs the rules of a plan. Their findings do not have a place in the text yet. */

import type { FileFacts } from '../../domain/facts/body.ts';
import type { Circumstances } from '../../domain/facts/circumstances.ts';
import { type AnyRule, type Found, isAdvice, type ReportFinding, type RuleFix } from '../rule.ts';
import type { ByScope } from './plan.ts';
import { withoutPositions } from './positions.ts';

export interface RuleFinding extends Omit<Found, 'fix'> {
  readonly rule: AnyRule;
  /** The name of the finding in the rule. */
  readonly name: string;
  readonly fix: RuleFix | undefined;
}

/** Findings of a rule that were not kept and differ only in the positions of repeated blocks. */
export interface RuleTally {
  readonly first: RuleFinding;
  readonly count: number;
}

export interface RuleResults {
  readonly found: readonly RuleFinding[];
  /** The findings not kept, by kind and place; empty unless they are to be tallied. */
  readonly unkept: readonly RuleTally[];
  /** Number of findings not kept; `omittedWarnings` of them are not errors. */
  readonly omitted: number;
  readonly omittedWarnings: number;
  /** True if at least one finding, kept or not, is an error of an SdI control. */
  readonly rejects: boolean;
}

/**
 * Runs the rules of a plan on the facts of a file.
 * @param facts Null if no invoice was read: then only rules of the scope `sent` run.
 * @param maxKept Maximum number of findings to keep; others are counted.
 * @param isTallied True to count the others by kind and place.
 */
export function runRules(
  rules: ByScope,
  circumstances: Circumstances,
  facts: FileFacts | null,
  { maxKept, isTallied }: { readonly maxKept: number; readonly isTallied: boolean },
): RuleResults {
  const found: RuleFinding[] = [];
  const unkept = new Map<string, { readonly first: RuleFinding; count: number }>();
  const tally = (one: RuleFinding): void => {
    const { rule, name, path } = one;
    const key = `${rule.code} ${name} ${withoutPositions(path ?? '')}`;
    const same = unkept.get(key);
    if (same === undefined) unkept.set(key, { first: one, count: 1 });
    else same.count += 1;
  };
  let omitted = 0;
  let omittedWarnings = 0;
  let rejects = false;
  let current: AnyRule | undefined;
  const report: ReportFinding = (name, { path, params, fix }) => {
    if (current === undefined) return;
    const isError = current.findings[name]?.severity === 'error';
    if (isError && !isAdvice(current.code)) rejects = true;
    if (found.length < maxKept) {
      found.push({ rule: current, name, path, params, fix });
    } else {
      omitted += 1;
      if (isTallied) tally({ rule: current, name, path, params, fix });
      if (!isError) omittedWarnings += 1;
    }
  };
  const runAll = <Facts>(one: RuleAbout<Facts>, all: readonly Facts[]): void => {
    current = one;
    // Rules do not use `this`, so the function is looked up only once for thousands of lines.
    const { check } = one;
    for (const each of all) check(each, report);
  };

  for (const one of rules.sent) {
    current = one;
    one.check(circumstances, report);
  }
  if (facts !== null) {
    for (const one of rules.file) {
      current = one;
      one.check(facts, report);
    }
    for (const body of facts.bodies) {
      for (const one of rules.body) {
        current = one;
        one.check(body, report);
      }
      for (const one of rules.line) if (one.when?.(body) !== false) runAll(one, body.lines);
      for (const one of rules.cassa) runAll(one, body.cassa);
      for (const one of rules.summary) runAll(one, body.summaries);
    }
  }
  return { found, unkept: [...unkept.values()], omitted, omittedWarnings, rejects };
}

type RuleAbout<Facts> = AnyRule & { readonly check: (facts: Facts, report: ReportFinding) => void };
