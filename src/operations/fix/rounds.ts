/** Repairs in rounds: a round may reveal errors that the next one repairs. */
import { formatOfFile } from '../../model/formatOf.ts';
import type { Fix, OutlinedFinding, Span } from '../../validate/index.ts';
import type { Draft } from '../edits/draft.ts';
import type { Edit, NoEdit } from '../edits/edit.ts';
import { jsonEdit, jsonPlaces } from '../edits/jsonEdit.ts';
import { xmlEdit } from '../edits/xmlEdit.ts';
import { ConfirmedAmounts } from './amounts/confirmedAmounts.ts';
import { harmlessRoundings } from './amounts/roundings.ts';
import type { Write } from './amounts/supposition.ts';
import { Budget } from './budget.ts';
import { candidateKey, type Keyed, keyOf, Tried, type UnwantedFix, unwantedKey } from './fixKeys.ts';
import { type Attempt, largestGood } from './largestGood.ts';
import { isAhead, isBetter, isFormal, objectionable, type State } from './progress.ts';
import {
  type Applied,
  bodyOf,
  findingsOf,
  inText,
  type Unit,
  unitsAt,
  unitsWithRoom,
  withoutOverlaps,
} from './units.ts';

/** Maximum number of rounds. Interdependent amounts need only a few; the limit guarantees termination. */
const MAX_ROUNDS = 50;

/**
 * Reason why a fix was not made: it has no edit, the file has no room for it, it did not improve the invoice, the limit
 * of attempts was reached, or the rest of the document does not confirm the amount.
 */
export interface NotMade {
  readonly code: string;
  readonly fix: Fix;
  readonly reason: NoEdit | 'size' | 'worse' | 'untried' | 'open';
  /** For each interpretation in `open` that leaves most amounts unchanged, the locations of the wrong ones. */
  readonly readings?: readonly (readonly string[])[];
}

/** A round that changed the file. */
export interface RepairRound {
  /** The text before the round. */
  readonly text: string;
  /** The edits in that text, with all characters as the file's encoding can represent them. */
  readonly edits: readonly Edit[];
  readonly applied: Unit;
}

export interface Repair {
  readonly steps: readonly RepairRound[];
  readonly notMade: readonly NotMade[];
  /** The result, and its check. */
  readonly draft: Draft;
  readonly state: State;
}

export type Check = (input: Uint8Array | string) => State;

interface Candidate extends Keyed {
  readonly span: Span | null;
}

export interface RepairSettings {
  readonly check: Check;
  /** The check of the file. */
  readonly state: State;
  /** True if amounts confirmed by the rest of the document are changed. */
  readonly amounts: boolean;
  /** Codes of declarations to apply. */
  readonly codes: ReadonlySet<string>;
  /** Fixes that the caller does not want. */
  readonly without: readonly UnwantedFix[];
}

/** Repairs until no remaining fix helps. */
export function repair(start: Draft, settings: RepairSettings): Repair {
  const { amounts, codes } = settings;
  const rounds = new Rounds(start, settings);
  rounds.format();
  if (amounts) rounds.rounding();
  rounds.controls(codes);
  if (amounts) rounds.amounts();
  return rounds;
}

/** A better state of the file. */
interface Made {
  readonly draft: Draft;
  readonly state: State;
  readonly applied: Unit;
}

class Rounds implements Repair {
  readonly steps: RepairRound[] = [];
  readonly notMade: NotMade[] = [];
  draft: Draft;
  state: State;
  readonly #check: Check;
  /**
   * Fixes tried, applied or not: each is tried once, so that two fixes cannot undo each other forever. Removals that
   * were applied are not among them: what is added again is not removed again forever, because additions are.
   */
  readonly #tried = new Tried();
  readonly #unwanted: ReadonlySet<string>;
  readonly #budget = new Budget();
  readonly #confirmed = new ConfirmedAmounts();

  constructor(draft: Draft, { check, state, without }: RepairSettings) {
    this.#check = check;
    this.#unwanted = new Set(without.map(unwantedKey));
    this.draft = draft;
    this.state = state;
  }

  /**
   * Repairs errors that stop SdI before the controls. Their fixes restore the intended content and change no amount.
   */
  format(): void {
    this.#repeat(
      (finding, { kind }) => isFormal(finding) && kind === 'safe',
      (finding) => !isFormal(finding),
    );
  }

  /** Rounds amounts with too many decimals, if they stay consistent with all others. */
  rounding(): void {
    const candidates = this.#candidates((finding, { kind }) => isFormal(finding) && kind === 'amount');
    if (candidates.length === 0) return;
    const edits = withoutOverlaps(this.#edits(candidates));
    const { invoice } = this.#check(this.draft.edited(edits.map(({ edit }) => edit)).input);
    const harmless =
      invoice === null
        ? new Set<string>()
        : harmlessRoundings(
            invoice,
            edits.map(({ fix }) => fix),
          );
    for (const { code, fix } of edits) {
      if (!harmless.has(fix.path)) this.notMade.push({ code, fix, reason: 'open', readings: [] });
    }
    const kept = candidates.filter(({ fix }) => harmless.has(fix.path));
    if (kept.length > 0) this.#round(kept, (finding) => !isFormal(finding));
  }

  /** Applies fixes of controls and advice, except for amounts: safe ones, and declarations with a requested code. */
  controls(codes: ReadonlySet<string>): void {
    this.#repeat(
      (finding, { kind }) =>
        !isFormal(finding) && (kind === 'safe' || (kind === 'declaration' && codes.has(finding.code))),
      () => false,
    );
  }

  /** Corrects amounts that the rest of the document contradicts; records the reason for all others. */
  amounts(): void {
    for (let round = 0; ; round += 1) {
      const repairs = this.#confirmed.of(this.state.invoice).filter(({ writes }) => writes.length > 0);
      if (repairs.length === 0) break;
      const reported = this.#reported();
      const untried = repairs.flatMap(({ writes }) => this.#together(writes, reported));
      if (round === MAX_ROUNDS) {
        this.#leave(untried.flat(), 'untried');
        break;
      }
      // In one pass over the text: a lotto may have thousands of documents.
      const places = this.#places(untried.flat());
      const byCandidate = new Map(this.#edits(untried.flat(), places).map((one) => [one.fix, one]));
      const documents = untried.flatMap((candidates) => {
        const edits = candidates.flatMap(({ fix }) => byCandidate.get(fix) ?? []);
        return edits.length === candidates.length ? [edits] : [];
      });
      if (documents.length === 0) break;
      this.#confirmed.changed = new Set(documents.flat().map(({ fix }) => bodyOf(fix.path)));
      const { state: before } = this;
      this.#make(
        documents,
        (after) => isAhead(after, before),
        () => false,
      );
    }
    this.#tellOpen();
  }

  /** Returns the changes of amounts in one document, which are applied together or not at all; none if already tried. */
  #together(
    writes: readonly Write[],
    reported: ReadonlyMap<string, OutlinedFinding>,
  ): readonly (readonly Candidate[])[] {
    const candidates = writes.map(({ code, op, path, from, to }): Candidate => {
      const finding = reported.get(`${code} ${path}`) ?? null;
      const fix: Fix = { kind: 'amount', op, path, ...(from === undefined ? {} : { from }), to };
      return { code, finding, fix, span: null };
    });
    // Amounts that confirm each other are changed together or not at all.
    if (candidates.some(({ code, fix }) => this.#isUnwanted(code, fix))) return [];
    const key = candidates.map(({ code, fix }) => keyOf(code, fix)).join();
    const { keys } = this.#tried;
    if (keys.has(key)) return [];
    keys.add(key);
    return [candidates];
  }

  /** The first finding of each code and path. */
  #reported(): ReadonlyMap<string, OutlinedFinding> {
    const found = new Map<string, OutlinedFinding>();
    for (const finding of this.state.findings) {
      const key = `${finding.code} ${finding.path}`;
      if (!found.has(key)) found.set(key, finding);
    }
    return found;
  }

  #tellOpen(): void {
    const recorded = new Set(this.notMade.map(({ code, fix }) => keyOf(code, fix)));
    const open = this.state.findings.filter(
      ({ code, fix }) =>
        fix?.kind === 'amount' && !recorded.has(keyOf(code, fix)) && !this.#isUnwanted(code, fix),
    );
    if (open.length === 0) return;
    const confirmed = this.#confirmed.of(this.state.invoice);
    for (const { finding } of this.state.inText(open)) {
      const { code, fix, path } = finding;
      if (fix === undefined) continue;
      const { readings = [] } = confirmed[bodyOf(path ?? '')] ?? {};
      this.notMade.push({ code, fix, reason: 'open', readings });
    }
  }

  #candidates(wanted: (finding: OutlinedFinding, fix: Fix) => boolean): readonly Candidate[] {
    const { state } = this;
    const found = state.findings.filter((finding) => {
      const { id, fix } = finding;
      return (
        fix !== undefined &&
        wanted(finding, fix) &&
        !this.#isUnwanted(finding.code, fix) &&
        (this.#tried.isEmpty || !this.#tried.keys.has(keyOf(id, fix)))
      );
    });
    return state.inText(found).flatMap(({ finding, span }) => {
      const { code, fix } = finding;
      return fix === undefined ? [] : [{ code, finding, fix, span }];
    });
  }

  #isUnwanted(code: string, fix: Fix): boolean {
    return this.#unwanted.size > 0 && this.#unwanted.has(unwantedKey({ code, ...fix }));
  }

  /** Applies the wanted fixes until each was tried; those that remain after the last round are recorded. */
  #repeat(
    wanted: (finding: OutlinedFinding, fix: Fix) => boolean,
    mayBeNew: (finding: OutlinedFinding) => boolean,
  ): void {
    for (let round = 0; ; round += 1) {
      const all = this.#candidates(wanted);
      if (all.length === 0) return;
      if (round === MAX_ROUNDS) {
        this.#leave(all, 'untried');
        return;
      }
      // Reordering moves content, so content is repaired first.
      const values = all.filter(({ fix }) => fix.op !== 'order');
      this.#round(values.length > 0 ? values : all, mayBeNew);
    }
  }

  /** Applies these fixes as far as they do not overlap; overlapping ones wait for the next round. */
  #round(candidates: readonly Candidate[], mayBeNew: (finding: OutlinedFinding) => boolean): void {
    const chosen = withoutOverlaps(this.#edits(candidates));
    this.#tried.add(chosen);
    const { state: before } = this;
    this.#make(
      chosen.map((one) => [one]),
      (after, applied) => isBetter({ before, after, applied: findingsOf(applied), mayBeNew }),
      mayBeNew,
    );
  }

  /** Applies as many of these units as improve the file; each unit is applied completely or not at all. */
  #make(
    units: readonly Unit[],
    isGood: (after: State, applied: Unit) => boolean,
    mayBeNew: (finding: OutlinedFinding) => boolean,
  ): void {
    const { draft, state: before } = this;
    let best: Made | undefined;
    const attempt: Attempt<Unit> = (some) => {
      if (this.#budget.isSpent) return null;
      const applied = some.flat().sort(inText);
      const next = draft.edited(applied.map(({ edit }) => edit));
      // The check needs the memory for a tree of its own.
      draft.release();
      const state = this.#check(next.input);
      next.wasRead(state.xml);
      this.#budget.spend(next.text, state.findings.length);
      const good = isGood(state, applied);
      if (good) best = { draft: next, state, applied };
      if (good || some.length < 3 || this.#budget.isSpent) return { good, suspects: [] };
      const against = objectionable({ before, after: state, applied: findingsOf(applied), mayBeNew });
      return { good, suspects: unitsAt(some, against) };
    };
    const fitting = unitsWithRoom(draft, units);
    const { good, untried } = largestGood(fitting, attempt);
    const [fit, kept, left] = [new Set(fitting), new Set(good), new Set(untried)];
    for (const unit of units) {
      if (!kept.has(unit)) this.#leave(unit, left.has(unit) ? 'untried' : fit.has(unit) ? 'worse' : 'size');
    }
    if (best === undefined) return;
    for (const one of best.applied) {
      // The next item of the list has the path of a removed one.
      if (one.fix.op === 'remove') this.#tried.keys.delete(candidateKey(one));
    }
    this.steps.push({ text: draft.text, edits: best.draft.edits, applied: best.applied });
    this.draft = best.draft;
    this.state = best.state;
  }

  /** Records why these fixes were not made. */
  #leave(some: readonly Keyed[], reason: NotMade['reason']): void {
    for (const { code, fix } of some) this.notMade.push({ code, fix, reason });
  }

  /** Returns the places that fixes refer to, for JSON. */
  #places(candidates: readonly Candidate[]): ReturnType<typeof jsonPlaces> | undefined {
    const { form, text } = this.draft;
    if (form !== 'json') return undefined;
    return jsonPlaces(
      text,
      candidates.map(({ fix }) => fix),
    );
  }

  /** Returns the fixes that have an edit, in text order. */
  #edits(candidates: readonly Candidate[], places = this.#places(candidates)): readonly Applied[] {
    const { draft, state } = this;
    const format = formatOfFile(state.kind, draft.text);
    const found = candidates.flatMap(({ code, finding, fix, span }): Applied[] => {
      const edit =
        places === undefined
          ? xmlEdit(draft, fix, format, span)
          : jsonEdit(draft.text, fix, { places, format, span });
      if (typeof edit !== 'string') return [{ code, finding, fix, edit }];
      this.#tried.keys.add(candidateKey({ code, finding, fix }));
      this.notMade.push({ code, fix, reason: edit });
      return [];
    });
    return found.sort(inText);
  }
}
