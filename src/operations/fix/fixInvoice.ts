/** Applies the fixes that a check suggests to the text of a file. */

import { innerName } from '../../envelope/index.ts';
import { given } from '../../model/given.ts';
import { MAX_COMPARED, MAX_COUNTED } from '../../model/readLimits.ts';
import {
  type CheckedFile,
  declarationCodes,
  type Examined,
  examineToCompare,
  type Finding,
  type Fix,
  type Span,
  type ValidateOptions,
  type Verdict,
} from '../../validate/index.ts';
import { Lines, type Place } from '../../xml/source.ts';
import { Draft } from '../edits/draft.ts';
import { Origin, type PlacedEdit } from '../edits/edit.ts';
import { withoutElement } from '../edits/removal.ts';
import { type DroppedSignature, signaturesOf } from '../edits/signatures.ts';
import type { UnwantedFix } from './fixKeys.ts';
import { errorsOf, type State, stateOf } from './progress.ts';
import { type Check, type Repair, repair } from './rounds.ts';
import type { Applied } from './units.ts';

/** Options for fixing a file, and for the checks before and after. */
export interface FixOptions extends ValidateOptions {
  /**
   * Also corrects amounts: line totals, taxable amounts, taxes, missing summaries and the document total, each only to
   * a value that the other amounts of the document confirm.
   */
  readonly amounts?: boolean;
  /**
   * Codes of the declarations to fix as well: fixes that change a declaration or the destination (`Fix.kind` is
   * `declaration`) are applied only for these. `declarationCodes` of `fattura/validate` lists them.
   */
  readonly codes?: readonly string[];
  /**
   * Fixes to leave out: changes of an earlier result that are not wanted. They are not in `notApplied`, and amounts that
   * are only consistent with them are not changed either.
   */
  readonly without?: readonly UnwantedFix[];
  /**
   * Removes the signature, which becomes invalid. Without this option, a signed file is not changed. The result of a
   * signed envelope (.p7m) is the XML inside.
   */
  readonly dropSignature?: boolean;
}

export type { UnwantedFix };

/** A change to the source, with its location in the original source. */
export interface Change extends Place {
  /** The code of the finding that the change removes; null for the removal of a signature in the XML. */
  readonly code: string | null;
  readonly op: Fix['op'];
  /** JSON Pointer into the JSON form; null for the signature. */
  readonly path: string | null;
  /** XPath; null in JSON. */
  readonly xpath: string | null;
  /** Original value, as written if the finding does not state it; null for additions, removed blocks and reordering. */
  readonly from: string | null;
  /** New value; a block, or several values, in JSON form; null for removals and reordering. */
  readonly to: string | null;
}

/** A fix that was available but not applied. */
export interface NotApplied {
  readonly code: string;
  readonly fix: Fix;
  /**
   * `place`: its location does not exist in the text, or has other content; `markup`: the value contains a comment;
   * `size`: with the other fixes, the file would be larger than SdI accepts; `worse`: its finding would remain, or
   * another error or warning appear; `untried`: the limit of attempts was reached before it was tried by itself;
   * `open`: the rest of the document does not confirm the amount.
   */
  readonly reason: 'place' | 'markup' | 'size' | 'worse' | 'untried' | 'open';
  /**
   * With `open`: the readings of the document that keep most of its amounts, each as JSON Pointers of the amounts that
   * are then wrong; empty if there are too many.
   */
  readonly readings?: readonly (readonly string[])[];
}

export interface FixResult {
  /** True if the result is valid. */
  readonly ok: boolean;
  /** The result, in UTF-8 for a string; the input itself if nothing was changed, or the XML in an envelope. */
  readonly bytes: Uint8Array;
  /** The same as text, without a byte order mark; null if the input could not be decoded. */
  readonly text: string | null;
  /** The changes, in source order. */
  readonly changes: readonly Change[];
  readonly notApplied: readonly NotApplied[];
  /** The remaining findings. */
  readonly remaining: readonly Finding[];
  /** The reason that no fix was tried: changes would invalidate a signature, or the file is unreadable. */
  readonly refused?: 'signed' | 'unreadable';
  /** The signature that the result lacks. */
  readonly dropped?: DroppedSignature;
  readonly before: Verdict;
  readonly after: Verdict;
}

/**
 * Applies the `fix` of each finding to an XML or JSON invoice, by edits of the source text. Everything else stays
 * identical, byte for byte, in any encoding. The result is checked again: a fix that does not remove its finding, or
 * causes an error or a warning, is not applied. Never throws on invalid input.
 * @throws RangeError for a code that is not in `declarationCodes`.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { fixInvoice } from 'fattura';
 *
 * const fixed = fixInvoice(await readFile('wrong.xml'));
 * console.log(fixed.before, fixed.after); // prints: rejected valid
 * for (const { line, from, to } of fixed.changes) console.log(line, from, to); // prints: 59 17/03/2025 2025-03-17
 * ```
 */
export function fixInvoice(input: Uint8Array | string, options: FixOptions = {}): FixResult {
  given('input', input, 'input');
  given('options', options, 'object');
  if (options.without !== undefined) given('options.without', options.without, 'list');
  return fixWith(examineToCompare, input, options).result;
}

/** A repair, and the check of its result. */
export interface FixedFile {
  readonly result: FixResult;
  readonly checked: CheckedFile;
}

/** {@link fixInvoice}, with the check of the result. */
export function fixAndCheck(input: Uint8Array | string, options: FixOptions): FixedFile {
  return fixWith(examineToCompare, input, options);
}

/** {@link fixAndCheck} with another check. */
export function fixWith(
  examine: (input: Uint8Array | string, options: ValidateOptions, maxCompared: number) => Examined,
  input: Uint8Array | string,
  options: FixOptions,
): FixedFile {
  const { amounts = false, codes = [], without = [], dropSignature = false, ...rest } = options;
  const checking = { ...rest, retired: false };
  const unknown = codes.find((code) => !declarationCodes.includes(code));
  if (unknown !== undefined) {
    throw new RangeError(`codes: ${unknown} is none of ${declarationCodes.join(', ')}`);
  }
  const draft = Draft.open(input, options.file ?? '-');
  const maxCompared = draft === null ? MAX_COMPARED : comparedIn(draft);
  const first = stateOf(examine(input, checking, maxCompared));
  if (draft === null || first.verdict === 'unreadable') {
    return unchanged(input, first, { refused: 'unreadable' });
  }

  draft.wasRead(first.xml);
  const { isEnveloped } = draft;
  const own = isEnveloped ? forDocument(checking) : checking;
  const check: Check = (one) => stateOf(examine(one, own, maxCompared));
  const signatures = draft.form === 'xml' ? signaturesOf(draft.text, () => draft.source.element('')) : [];
  const cuts = dropSignature ? signatures.map((one) => withoutElement(draft, one)) : [];
  const start = cuts.length === 0 ? draft : draft.edited(cuts);
  const begin = start.input === input ? first : check(start.input);
  start.wasRead(begin.xml);
  const done = repair(start, { check, amounts, codes: new Set(codes), without, state: begin });
  const notApplied = done.notMade;
  const changed = done.steps.length > 0;
  const isSigned = isEnveloped || signatures.length > 0;
  if (isSigned && !dropSignature && changed) return unchanged(input, first, { refused: 'signed' });
  const isUnwrapped = isEnveloped && dropSignature;
  // A signature in the XML is removed only if this helps.
  const helps = cuts.length > 0 && errorsOf(begin).length < errorsOf(first).length;
  if (!changed && !helps && !isUnwrapped) {
    return unchanged(input, first, { notApplied, text: isEnveloped ? null : draft.text });
  }

  const checked = done.state.report();
  const { verdict, findings } = checked.report;
  const result: FixResult = {
    ok: verdict === 'valid',
    bytes: done.draft.bytes,
    text: done.draft.text,
    changes: changesOf(draft, done, cuts),
    notApplied,
    remaining: findings,
    ...(isUnwrapped || cuts.length > 0 ? { dropped: isUnwrapped ? 'p7m' : 'xml' } : {}),
    before: first.verdict,
    after: verdict,
  };
  return { result, checked };
}

/** Bytes that a repair adds to an amount without decimals, such as `.00`; few repairs add more. */
const USUAL_GROWTH = 3;

/**
 * Number of findings to compare: where the file has no room for so many repairs (SdI limits its size), looking for them
 * all would take time and memory for nothing. The others are found in later rounds.
 */
function comparedIn({ room }: Draft): number {
  return Math.max(MAX_COUNTED, Math.min(MAX_COMPARED, Math.ceil(room / USUAL_GROWTH)));
}

/** The options for the XML in an envelope. */
function forDocument(options: ValidateOptions): ValidateOptions {
  return options.file === undefined ? options : { ...options, file: innerName(options.file) };
}

function unchanged(
  input: Uint8Array | string,
  state: State,
  more: Partial<Pick<FixResult, 'refused' | 'notApplied' | 'text'>>,
): FixedFile {
  const checked = state.report();
  const { report } = checked;
  const result: FixResult = {
    ok: report.verdict === 'valid',
    bytes: typeof input === 'string' ? new TextEncoder().encode(input) : input,
    text: typeof input === 'string' ? input : null,
    changes: [],
    notApplied: [],
    remaining: report.findings,
    before: report.verdict,
    after: report.verdict,
    ...more,
  };
  return { result, checked };
}

function changesOf(original: Draft, { steps }: Repair, cuts: readonly PlacedEdit[]): readonly Change[] {
  const lines = new Lines(original.text);
  const changes: (Span & { readonly facts: Omit<Change, keyof Place>; readonly at: number })[] = [];
  const history: Origin[] = [];
  const add = (edit: PlacedEdit, facts: Omit<Change, keyof Place>): void => {
    const before = (span: Span): Span => history.reduceRight((at, origin) => origin.of(at), span);
    const { offset, end } = before(edit);
    const at = edit.at === edit.offset ? offset : before({ offset: edit.at, end: edit.at }).offset;
    changes.push({ facts, offset, end, at });
  };
  for (const cut of cuts) {
    add(cut, { code: null, op: 'remove', path: null, xpath: cut.xpath, from: null, to: null });
  }
  history.push(new Origin(cuts));
  for (const { text, edits, applied } of steps) {
    for (const one of applied) add(one.edit, factsOf(one, text));
    history.push(new Origin(edits));
  }
  // Positions are counted from the one before.
  return changes
    .sort((a, b) => a.offset - b.offset)
    .map(({ facts, offset, end, at }) => {
      const { code, op, path, xpath, from, to } = facts;
      const { line, column } = lines.position(at);
      // Not spread, which takes several times as long.
      return { code, op, path, xpath, from, to, offset, end, line, column };
    });
}

/** @param text The text before the edit. */
function factsOf({ code, fix, edit }: Applied, text: string): Omit<Change, keyof Place> {
  const { op, path } = fix;
  const written = op === 'replace' || op === 'split' ? text.slice(edit.offset, edit.end) : null;
  return {
    code,
    op,
    path,
    xpath: edit.xpath,
    from: fix.from ?? written,
    to: op === 'remove' || op === 'order' ? null : (fix.to ?? ''),
  };
}
