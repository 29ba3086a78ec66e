/**
 * `--keep-going`: with structure errors, runs the rules that read none of the erroneous fields. SdI would run none.
 */
import { type FormatKind, fieldNumber } from '../../model/fields.ts';
import { jsonName } from '../../model/jsonName.ts';
import type { Problem } from '../../model/problem.ts';
import type { AnyRule, Scope } from '../rule.ts';
import type { ByScope, Plan } from './plan.ts';

/** The plan without the rules that read an erroneous field, its parents or its children; they count as skipped. */
export function withoutAffectedRules(plan: Plan, problems: readonly Problem[], kind: FormatKind): Plan {
  const touched = problems.map((problem) => touchedField(problem, kind));
  const stands = (rule: AnyRule): boolean =>
    rule.scope === 'sent' ||
    rule.fields[kind].every((field) => !touched.some((other) => overlap(field, other)));
  const left = new Set<string>();
  for (const rule of Object.values(plan.rules).flat()) if (!stands(rule)) left.add(rule.code);
  const { ran, partial, skipped } = plan.coverage;
  const gaps = [...left].map((code) => ({ code, reason: 'structure' as const }));
  return {
    rules: Object.fromEntries(
      Object.entries(plan.rules).map(([scope, rules]) => [
        scope as Scope,
        (rules as AnyRule[]).filter(stands),
      ]),
    ) as unknown as ByScope,
    coverage: {
      ran: ran.filter((code) => !left.has(code)),
      partial: partial.filter(({ code }) => !left.has(code)),
      skipped: [...skipped, ...gaps],
    },
  };
}

/** The official number of the field of a problem; null for the whole document. */
function touchedField(problem: Problem, kind: FormatKind): string | null {
  const own = fieldNumber(problem.path, kind);
  const { params } = problem;
  if (!('name' in params) || typeof params.name !== 'string') return own;
  // A missing, misplaced or misspelt element is a child of the path, and its siblings are valid.
  const name = 'suggestion' in params && params.suggestion !== undefined ? params.suggestion : params.name;
  const child = fieldNumber(`${problem.path}/${jsonName(name)}`, kind);
  if (child !== null) return child;
  return problem.id === 'element.unknown' ? 'none' : own;
}

function overlap(field: string, other: string | null): boolean {
  return other === null || field === other || field.startsWith(`${other}.`) || other.startsWith(`${field}.`);
}
