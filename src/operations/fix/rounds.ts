/** Repairs in rounds: one may bring to light what the next repairs. */
import type { CheckedFile } from '../../validate/check.ts';
import type { Finding, Fix } from '../../validate/finding.ts';
import type { Span } from '../../validate/structure.ts';
import { formatOf } from '../../validate/subject.ts';
import type { Draft } from './draft.ts';
import { collide, type NoEdit, type PlacedEdit } from './edit.ts';
import { jsonEdit, jsonPlaces } from './jsonEdit.ts';
import { isAhead, isBetter, isFormal } from './progress.ts';
import { xmlEdit } from './xmlEdit.ts';

/** Most rounds: amounts that depend on each other are settled in a few, and what has no end must have one. */
const MOST_ROUNDS = 50;

/**
 * Most checks of one file: each look for the fixes that do not help among many takes a few, and of fixes there are
 * hardly any that do not. What is left then is left to the author.
 */
const MOST_CHECKS = 300;

/** How amounts follow from each other: what comes first is repaired first, for the others are sums of it. */
const AMOUNTS_IN_ORDER = ['00423', '00419', '00443', '00422', '00421'];

/** A fix that was made. */
export interface Applied {
  readonly finding: Finding;
  readonly fix: Fix;
  readonly edit: PlacedEdit;
}

/** Why a fix was not made: it has no edit, the invoice would not have been better with it, or too much was tried. */
export interface NotMade {
  readonly finding: Finding;
  readonly fix: Fix;
  readonly reason: NoEdit | 'worse' | 'untried';
}

/** A state of the file, and the round that led to it. */
export interface Step {
  readonly draft: Draft;
  readonly checked: CheckedFile;
  readonly applied: readonly Applied[];
}

export interface Repair {
  /** The first is the file as it was. */
  readonly steps: readonly Step[];
  readonly notMade: readonly NotMade[];
}

export type Check = (input: Uint8Array | string) => CheckedFile;

interface Candidate {
  readonly finding: Finding;
  readonly fix: Fix;
  readonly span: Span | null;
}

/** Repairs until no fix is left that helps. */
export function repair(start: Draft, settings: { readonly check: Check; readonly amounts: boolean }): Repair {
  const rounds = new Rounds(start, settings.check);
  rounds.format();
  if (settings.amounts) rounds.amounts();
  return rounds;
}

class Rounds implements Repair {
  readonly steps: Step[];
  readonly notMade: NotMade[] = [];
  readonly #check: Check;
  /** Fixes that were tried, made or not: none is tried twice, so that no two undo each other for ever. */
  readonly #tried = new Set<string>();
  #checks = 0;

  constructor(draft: Draft, check: Check) {
    this.#check = check;
    this.steps = [{ draft, checked: check(draft.input), applied: [] }];
  }

  get #last(): Step {
    const last = this.steps.at(-1);
    if (last === undefined) throw new Error('a repair has a beginning');
    return last;
  }

  /** Repairs what stops SdI before any control: its fixes write what was meant, and no amount. */
  format(): void {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const candidates = this.#candidates(isFormal);
      if (candidates.length === 0) return;
      this.#round(candidates, (finding) => !isFormal(finding));
    }
  }

  /**
   * Amounts follow from each other, so on the way there may be errors that were not there before. In the end there
   * may not: the file goes back to where it was last without.
   */
  amounts(): void {
    let kept = this.#last;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const candidates = this.#candidates((finding) => !isFormal(finding));
      const [code] = [...new Set(candidates.map(({ finding }) => finding.code))].sort(byOrder);
      if (code === undefined) break;
      const group = candidates.filter(({ finding }) => finding.code === code);
      this.#round(group, (one) => !isFormal(one) && one.fix !== undefined && one.code !== code);
      if (isAhead(this.#last.checked, kept.checked)) kept = this.#last;
    }
    for (const { applied } of this.steps.splice(this.steps.indexOf(kept) + 1)) {
      this.notMade.push(...applied.map(({ finding, fix }) => ({ finding, fix, reason: 'worse' as const })));
    }
  }

  #candidates(wanted: (finding: Finding) => boolean): readonly Candidate[] {
    const { report, source } = this.#last.checked;
    return report.findings.flatMap((finding, index) => {
      const { fix } = finding;
      if (fix === undefined || !wanted(finding) || this.#tried.has(keyOf(finding, fix))) return [];
      return [{ finding, fix, span: source?.spans[index] ?? null }];
    });
  }

  /** Makes what can be made of these at once; what touches another waits for the next round. */
  #round(candidates: readonly Candidate[], mayBeNew: (finding: Finding) => boolean): void {
    const chosen: Applied[] = [];
    for (const one of this.#edits(candidates)) {
      const last = chosen.at(-1);
      if (last === undefined || !collides(last, one)) chosen.push(one);
    }
    for (const { finding, fix } of chosen) this.#tried.add(keyOf(finding, fix));
    const { draft, checked: before } = this.#last;
    let best: Step | undefined;
    const attempt = (applied: readonly Applied[]): boolean => {
      if (this.#checks >= MOST_CHECKS) return false;
      this.#checks += 1;
      const next = draft.edited(applied.map(({ edit }) => edit));
      const after = this.#check(next.input);
      const findings = applied.map(({ finding }) => finding);
      const better = isBetter({ before, after, applied: findings, mayBeNew });
      if (better) best = { draft: next, checked: after, applied };
      return better;
    };
    const kept = new Set(largestGood(chosen, attempt));
    const reason = this.#checks >= MOST_CHECKS ? 'untried' : 'worse';
    for (const one of chosen) {
      if (!kept.has(one)) this.notMade.push({ finding: one.finding, fix: one.fix, reason });
    }
    if (best !== undefined) this.steps.push(best);
  }

  /** What has an edit, in the order of the text. */
  #edits(candidates: readonly Candidate[]): readonly Applied[] {
    const { draft, checked } = this.#last;
    const format = formatOf(checked.report.kind, draft.text);
    const places =
      draft.form === 'json'
        ? jsonPlaces(
            draft.text,
            candidates.map(({ fix }) => fix),
          )
        : undefined;
    const found = candidates.flatMap(({ finding, fix, span }): Applied[] => {
      const edit =
        places === undefined
          ? xmlEdit(draft, fix, format, span)
          : jsonEdit(draft.text, fix, { places, format, span });
      if (typeof edit !== 'string')
        return [{ finding, fix, edit: { xpath: null, at: edit.offset, ...edit } }];
      this.#tried.add(keyOf(finding, fix));
      this.notMade.push({ finding, fix, reason: edit });
      return [];
    });
    return found.sort((a, b) => a.edit.offset - b.edit.offset || a.edit.end - b.edit.end);
  }
}

/** Adds to what is good already one half after the other, down to single fixes: few of many are bad, if any. */
function largestGood<T>(all: readonly T[], isGood: (some: readonly T[]) => boolean): readonly T[] {
  let good: readonly T[] = [];
  const extend = (some: readonly T[]): void => {
    if (some.length === 0) return;
    if (isGood([...good, ...some])) good = [...good, ...some];
    else if (some.length > 1) {
      const half = some.length >> 1;
      extend(some.slice(0, half));
      extend(some.slice(half));
    }
  };
  extend(all);
  return good;
}

function collides(a: Applied, b: Applied): boolean {
  // Several of one kind that are added at one place may stand there in any order.
  return collide(a.edit, b.edit) && !(a.fix.op === 'add' && b.fix.op === 'add' && a.fix.path === b.fix.path);
}

function byOrder(a: string, b: string): number {
  const rank = (code: string): number => {
    const index = AMOUNTS_IN_ORDER.indexOf(code);
    return index < 0 ? AMOUNTS_IN_ORDER.length : index;
  };
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

function keyOf({ id }: Finding, { op, path, from, to }: Fix): string {
  return JSON.stringify([id, op, path, from, to]);
}
