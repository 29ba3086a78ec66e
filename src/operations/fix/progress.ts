/** Compares the state before and after a repair: improvements and new errors. */
import type { CheckedFile, Finding } from '../../validate/index.ts';

/** Counts findings by subject, ignoring positions in repeated blocks, which change when a block is removed. */
class Tally {
  readonly #counts = new Map<string, number>();

  constructor(findings: readonly Finding[]) {
    for (const finding of findings) this.#counts.set(keyOf(finding), this.of(finding) + 1);
  }

  of(finding: Finding): number {
    return this.#counts.get(keyOf(finding)) ?? 0;
  }
}

function keyOf({ code, id, path, xpath }: Finding): string {
  return `${code} ${id} ${(path ?? xpath ?? '').replace(/\/[0-9]+(?=\/|$)|\[[0-9]+\]/g, '')}`;
}

/** True for SdI's first stages: files that pass them are checked further, which can reveal new errors. */
export function isFormal({ stage }: Finding): boolean {
  return stage === 'envelope' || stage === 'wellformed' || stage === 'structure';
}

export function errorsOf({ report }: CheckedFile): readonly Finding[] {
  return report.findings.filter(({ severity }) => severity === 'error');
}

/** Returns errors and warnings, without remarks. */
function objectionsOf({ report }: CheckedFile): readonly Finding[] {
  return report.findings.filter(({ severity }) => severity !== 'info');
}

export interface Comparison {
  readonly before: CheckedFile;
  readonly after: CheckedFile;
  /** The findings that the fixes should remove. */
  readonly applied: readonly Finding[];
  /** True if a new finding is acceptable. */
  readonly mayBeNew: (finding: Finding) => boolean;
}

/** True if the repaired findings are gone, without unacceptable new ones. */
export function isBetter(comparison: Comparison): boolean {
  const { before, after, applied, mayBeNew } = comparison;
  if (before.report.omitted > 0) return isFurther(comparison);
  const [was, is, gone] = [
    new Tally(before.report.findings),
    new Tally(after.report.findings),
    new Tally(applied),
  ];
  return (
    after.report.omitted === 0 &&
    applied.every((finding) => is.of(finding) <= was.of(finding) - gone.of(finding)) &&
    objectionsOf(after).every((finding) => is.of(finding) <= was.of(finding) || mayBeNew(finding))
  );
}

/**
 * {@link isBetter} for more findings than are kept: a finding that moves up looks like a new one, but the total must
 * not grow.
 */
function isFurther({ before, after, applied }: Comparison): boolean {
  const still = new Set(after.report.findings.map(exactKeyOf));
  const count = ({ report }: CheckedFile): number => report.findings.length + report.omitted;
  return applied.every((finding) => !still.has(exactKeyOf(finding))) && count(after) <= count(before);
}

function exactKeyOf({ code, id, path, xpath }: Finding): string {
  return `${code} ${id} ${path ?? xpath ?? ''}`;
}

/** True if one state has no error or warning that the other lacks, and fewer in total. */
export function isAhead(after: CheckedFile, before: CheckedFile): boolean {
  const [were, are] = [objectionsOf(before), objectionsOf(after)];
  const [was, is] = [new Tally(were), new Tally(are)];
  return (
    after.report.omitted <= before.report.omitted &&
    are.length < were.length &&
    are.every((finding) => is.of(finding) <= was.of(finding))
  );
}
