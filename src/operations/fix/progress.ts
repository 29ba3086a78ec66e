/** Compares the state before and after a repair: improvements and new errors. */
import type { Examined, OutlinedFinding } from '../../validate/index.ts';

/** A checked state of the file. */
export interface State extends Omit<Examined, 'outlines'> {
  readonly findings: readonly OutlinedFinding[];
}

export function stateOf(examined: Examined): State {
  return { ...examined, findings: examined.outlines() };
}

/** Counts findings by subject, ignoring positions in repeated blocks, which change when a block is removed. */
class Tally {
  readonly #counts = new Map<string, number>();

  constructor(findings: readonly OutlinedFinding[]) {
    for (const finding of findings) {
      const key = keyOf(finding);
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
  }

  of(finding: OutlinedFinding): number {
    return this.#counts.get(keyOf(finding)) ?? 0;
  }
}

/** Cache of keys: each finding is looked up several times, and a file may have thousands. */
const keys = new WeakMap<OutlinedFinding, string>();

function keyOf(finding: OutlinedFinding): string {
  let key = keys.get(finding);
  if (key === undefined) {
    const { code, id, path, xpath } = finding;
    key = `${code} ${id} ${(path ?? xpath ?? '').replace(/\/[0-9]+(?=\/|$)|\[[0-9]+\]/g, '')}`;
    keys.set(finding, key);
  }
  return key;
}

/** True for SdI's first stages: files that pass them are checked further, which can reveal new errors. */
export function isFormal({ stage }: OutlinedFinding): boolean {
  return stage === 'envelope' || stage === 'wellformed' || stage === 'structure';
}

export function errorsOf({ findings }: State): readonly OutlinedFinding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

/** Returns errors and warnings, without remarks. */
function objectionsOf({ findings }: State): readonly OutlinedFinding[] {
  return findings.filter(({ severity }) => severity !== 'info');
}

export interface Comparison {
  readonly before: State;
  readonly after: State;
  /** The findings that the fixes should remove. */
  readonly applied: readonly OutlinedFinding[];
  /** True if a new finding is acceptable. */
  readonly mayBeNew: (finding: OutlinedFinding) => boolean;
}

/** True if the repaired findings are gone, without unacceptable new ones. */
export function isBetter(comparison: Comparison): boolean {
  const { before, after, applied, mayBeNew } = comparison;
  if (before.omitted > 0) return isFurther(comparison);
  const [was, is, gone] = [new Tally(before.findings), new Tally(after.findings), new Tally(applied)];
  return (
    after.omitted === 0 &&
    applied.every((finding) => is.of(finding) <= was.of(finding) - gone.of(finding)) &&
    objectionsOf(after).every((finding) => is.of(finding) <= was.of(finding) || mayBeNew(finding))
  );
}

/**
 * {@link isBetter} for more findings than are kept: a finding that moves up looks like a new one, but the total must
 * not grow.
 */
function isFurther({ before, after, applied }: Comparison): boolean {
  const still = new Set(after.findings.map(exactKeyOf));
  const count = ({ findings, omitted }: State): number => findings.length + omitted;
  return applied.every((finding) => !still.has(exactKeyOf(finding))) && count(after) <= count(before);
}

function exactKeyOf({ code, id, path, xpath }: OutlinedFinding): string {
  return `${code} ${id} ${path ?? xpath ?? ''}`;
}

/**
 * The paths of findings that speak against a repair: findings that should be gone, and new errors or warnings. The list
 * may be too long, because removed blocks shift the paths of others; {@link isBetter} decides.
 */
export function objectionable({ before, after, applied, mayBeNew }: Comparison): readonly string[] {
  const were = new Set(before.findings.map(exactKeyOf));
  const wanted = new Set(applied.map(exactKeyOf));
  const isAgainst = (finding: OutlinedFinding): boolean => {
    const key = exactKeyOf(finding);
    if (wanted.has(key)) return true;
    return before.omitted === 0 && finding.severity !== 'info' && !were.has(key) && !mayBeNew(finding);
  };
  return after.findings.flatMap((finding) =>
    finding.path !== null && isAgainst(finding) ? [finding.path] : [],
  );
}

/** True if one state has no error or warning that the other lacks, and fewer in total. */
export function isAhead(after: State, before: State): boolean {
  const [were, are] = [objectionsOf(before), objectionsOf(after)];
  const [was, is] = [new Tally(were), new Tally(are)];
  return (
    after.omitted <= before.omitted &&
    are.length < were.length &&
    are.every((finding) => is.of(finding) <= was.of(finding))
  );
}
