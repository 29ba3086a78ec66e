/** Compares the state before and after a repair: improvements and new errors. */
import {
  type Examined,
  type FindingTally,
  type OutlinedFinding,
  withoutPositions,
} from '../../validate/index.ts';

/** A checked state of the file. */
export interface State extends Omit<Examined, 'outlines' | 'unkept'> {
  readonly findings: readonly OutlinedFinding[];
  /** The findings of rules beyond these. */
  readonly unkept: readonly FindingTally[];
}

export function stateOf(examined: Examined): State {
  return { ...examined, findings: examined.outlines(), unkept: examined.unkept() };
}

/** Counts findings by subject, ignoring positions in repeated blocks, which change when a block is removed. */
class Tally {
  readonly #counts = new Map<string, { readonly first: OutlinedFinding; count: number }>();

  constructor(findings: readonly OutlinedFinding[], unkept: readonly FindingTally[] = []) {
    for (const finding of findings) this.#add(finding, 1);
    for (const { first, count } of unkept) this.#add(first, count);
  }

  /** One finding of each subject, and their number. */
  get subjects(): Iterable<FindingTally> {
    return this.#counts.values();
  }

  of(finding: OutlinedFinding): number {
    return this.#counts.get(keyOf(finding))?.count ?? 0;
  }

  #add(finding: OutlinedFinding, count: number): void {
    const key = keyOf(finding);
    const same = this.#counts.get(key);
    if (same === undefined) this.#counts.set(key, { first: finding, count });
    else same.count += count;
  }
}

function keyOf({ code, id, path, xpath }: OutlinedFinding): string {
  return `${code} ${id} ${withoutPositions(path ?? xpath ?? '')}`;
}

/** Cache: each state is compared with the one before and the one after it. */
const tallies = new WeakMap<State, Tally>();

function tallyOf(state: State): Tally {
  let tally = tallies.get(state);
  if (tally === undefined) {
    tally = new Tally(state.findings, state.unkept);
    tallies.set(state, tally);
  }
  return tally;
}

/** True for SdI's first stages: files that pass them are checked further, which can reveal new errors. */
export function isFormal({ stage }: OutlinedFinding): boolean {
  return stage === 'envelope' || stage === 'wellformed' || stage === 'structure';
}

export function errorsOf({ findings }: State): readonly OutlinedFinding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

/** True for errors and warnings, not for remarks. */
function isObjection({ severity }: OutlinedFinding): boolean {
  return severity !== 'info';
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
  const [was, is] = [tallyOf(before), tallyOf(after)];
  // Without all problems, others of the same kind come up when some are repaired.
  const isKnown = (finding: OutlinedFinding): boolean => !before.isCut || finding.stage !== 'structure';
  const isNew = ({ first, count }: FindingTally): boolean => isObjection(first) && count > was.of(first);
  for (const one of is.subjects) if (isNew(one) && isKnown(one.first) && !mayBeNew(one.first)) return false;
  return before.isCut ? isFurther(comparison) : areGone(applied, was, is);
}

/** True if as many findings of each subject are gone as were repaired. */
function areGone(applied: readonly OutlinedFinding[], was: Tally, is: Tally): boolean {
  // Findings whose id no finding has any more are gone.
  const left = new Set(Array.from(is.subjects, ({ first }) => first.id));
  const repaired = new Tally(applied.filter(({ id }) => left.has(id)));
  for (const { first, count } of repaired.subjects) if (is.of(first) > was.of(first) - count) return false;
  return true;
}

/** {@link areGone} where not all problems are known: a problem may remain only where the repair removed its element. */
function isFurther({ after, applied }: Comparison): boolean {
  const still = new Set(after.findings.map(exactKeyOf));
  return applied.every((finding) => finding.fix?.op === 'remove' || !still.has(exactKeyOf(finding)));
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
    return (
      before.omitted === 0 && !before.isCut && isObjection(finding) && !were.has(key) && !mayBeNew(finding)
    );
  };
  return after.findings.flatMap((finding) =>
    finding.path !== null && isAgainst(finding) ? [finding.path] : [],
  );
}

/** True if one state has no error or warning that the other lacks, and fewer in total. */
export function isAhead(after: State, before: State): boolean {
  const [was, is] = [tallyOf(before), tallyOf(after)];
  let fewer = 0;
  for (const { first, count } of was.subjects) if (isObjection(first)) fewer += count;
  for (const { first, count } of is.subjects) {
    if (!isObjection(first)) continue;
    if (count > was.of(first)) return false;
    fewer -= count;
  }
  return fewer > 0;
}
