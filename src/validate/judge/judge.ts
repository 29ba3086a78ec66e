/** Asks the rules of a plan; what they find has no place in the text yet. */
import type { Circumstances, FileFacts } from '../controls/kit/facts.ts';
import type { AnyRule, Found, ReportFinding } from '../controls/kit/rule.ts';
import type { ByScope } from './plan.ts';

export interface RuleFinding extends Found {
  readonly rule: AnyRule;
  /** Its name among the rule's findings. */
  readonly name: string;
}

/** As of problems: beyond, a report is of no more use. */
const KEPT = 5_000;

export interface Judgement {
  readonly found: readonly RuleFinding[];
  /** Findings counted and not kept, and how many of these are no errors. */
  readonly omitted: number;
  readonly omittedWarnings: number;
  /** Whether one of all is an error of SdI's. */
  readonly rejects: boolean;
}

class Bench {
  readonly found: RuleFinding[] = [];
  omitted = 0;
  omittedWarnings = 0;
  rejects = false;
  #rule: AnyRule | undefined;

  readonly #report: ReportFinding = (name, found) => {
    const rule = this.#rule;
    if (rule === undefined) return;
    const isError = rule.findings[name]?.severity === 'error';
    if (isError && !rule.code.startsWith('Q-')) this.rejects = true;
    if (this.found.length < KEPT) {
      this.found.push({ rule, name, ...found });
    } else {
      this.omitted += 1;
      if (!isError) this.omittedWarnings += 1;
    }
  };

  ask<Facts>(rule: RuleAbout<Facts>, facts: Facts): void {
    this.#rule = rule;
    rule.check(facts, this.#report);
  }

  askAll<Facts>(rule: RuleAbout<Facts>, all: readonly Facts[]): void {
    this.#rule = rule;
    // A rule uses no `this`: thousands of lines need not look the function up again.
    const { check } = rule;
    for (const one of all) check(one, this.#report);
  }
}

type RuleAbout<Facts> = AnyRule & { readonly check: (facts: Facts, report: ReportFinding) => void };

/** @param facts Null where no invoice was read: only what is asked of the file as sent is asked. */
export function judge(rules: ByScope, circumstances: Circumstances, facts: FileFacts | null): Judgement {
  const bench = new Bench();
  for (const rule of rules.sent) bench.ask(rule, circumstances);
  if (facts !== null) {
    for (const rule of rules.file) bench.ask(rule, facts);
    for (const body of facts.bodies) {
      for (const rule of rules.body) bench.ask(rule, body);
      for (const rule of rules.line) bench.askAll(rule, body.lines);
      for (const rule of rules.cassa) bench.askAll(rule, body.cassa);
      for (const rule of rules.summary) bench.askAll(rule, body.summaries);
    }
  }
  return bench;
}
