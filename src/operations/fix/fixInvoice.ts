/** Applies the mechanical remedies of a check to the text of a file. */

import { open } from '../../envelope/index.ts';
import { given } from '../../model/given.ts';
import {
  type CheckedFile,
  declarationCodes,
  type Finding,
  type Fix,
  type Span,
  type ValidateOptions,
  type Verdict,
  validateAndRead,
} from '../../validate/index.ts';
import { Lines, type Place } from '../../xml/source.ts';
import { Draft } from './draft.ts';
import { Origin, type PlacedEdit } from './edit.ts';
import { errorsOf } from './progress.ts';
import { withoutElement } from './removal.ts';
import { type Applied, type Check, type Repair, repair } from './rounds.ts';
import { signaturesOf } from './signatures.ts';

/** The options for fixing a file, and for the checks before and after. */
export interface FixOptions extends ValidateOptions {
  /**
   * Also corrects amounts: line totals, taxable amounts, taxes, missing summaries and the document total, each only to a
   * value that the other amounts of its document confirm.
   */
  readonly amounts?: boolean;
  /**
   * Codes whose fixes change a declaration or the destination (`Fix.kind` is `declaration`): these are also applied.
   * `declarationCodes` of `fattura/validate` lists them.
   */
  readonly codes?: readonly string[];
  /** Removes the signature, which becomes invalid. Without this option, a signed file is not changed. */
  readonly dropSignature?: boolean;
}

/** A change to the source, with its location in the original source. */
export interface Change extends Place {
  /** The code of the finding that the change removes; null for the signature, which is removed. */
  readonly code: string | null;
  readonly op: Fix['op'];
  /** JSON Pointer into the JSON form; null for the signature. */
  readonly path: string | null;
  /** XPath; null in JSON. */
  readonly xpath: string | null;
  /** The value found, as written where the finding does not say it; null of what is added, of a block that goes, of an order. */
  readonly from: string | null;
  /** The value written; a block, or several values, in their JSON form; null of what is removed, and of an order. */
  readonly to: string | null;
}

/** A fix that was available but not applied. */
export interface NotApplied {
  readonly code: string;
  readonly fix: Fix;
  /**
   * `place`: what it names is not in the text, or is not what it says; `markup`: a comment stands inside the value;
   * `worse`: its finding would have stayed, or another error or warning come; `untried`: too many others did not help;
   * `open`: an amount that the rest of the document does not confirm.
   */
  readonly reason: 'place' | 'markup' | 'worse' | 'untried' | 'open';
  /**
   * With `open`: the readings of the document that keep most of its amounts, each as the JSON Pointers of
   * what is wrong then; none where there are too many ways.
   */
  readonly readings?: readonly (readonly string[])[];
}

export interface FixResult {
  /** True if the result is valid. */
  readonly ok: boolean;
  /** The result, in UTF-8 for a string; the input itself if nothing was changed. */
  readonly bytes: Uint8Array;
  /** The same as text, without a byte order mark; null if the input could not be decoded. */
  readonly text: string | null;
  /** In the order of the source. */
  readonly changes: readonly Change[];
  readonly notApplied: readonly NotApplied[];
  /** The remaining findings. */
  readonly remaining: readonly Finding[];
  /** The reason that no fix was tried: changes would invalidate a signature, or the file is unreadable. */
  readonly refused?: 'signed' | 'unreadable';
  readonly before: Verdict;
  readonly after: Verdict;
}

/**
 * Applies the `fix` of each finding to an XML or JSON invoice, by edits of the source text. Everything else stays
 * identical, byte for byte, in any encoding. The result is checked again: a fix that does not remove its finding, or
 * that causes an error or a warning, is not applied. Never throws on invalid input.
 * @throws RangeError for a code without a declaration.
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
  return fixWith(validateAndRead, input, options);
}

/**
 * Most findings that are looked at for fixes: a file of 5 MB in which every block is wrong has 100,000, and those of
 * one check alone are 200 MB then.
 */
const MOST_FINDINGS = 20_000;

/** As {@link fixInvoice}, with another check. */
export function fixWith(
  checker: (input: Uint8Array | string, options: ValidateOptions) => CheckedFile,
  input: Uint8Array | string,
  options: FixOptions,
): FixResult {
  const { amounts = false, codes = [], dropSignature = false, ...checking } = options;
  const unknown = codes.find((code) => !declarationCodes.includes(code));
  if (unknown !== undefined) {
    throw new RangeError(`codes: ${unknown} is none of ${declarationCodes.join(', ')}`);
  }
  const check: Check = (one) => checker(one, { ...checking, maxFindings: MOST_FINDINGS });
  const shown = (one: Uint8Array | string): CheckedFile => checker(one, checking);
  const name = options.file ?? '-';
  const draft = Draft.open(input, name);
  const first = shown(input);
  if (open(input, name).kind === 'p7m') return unchanged(input, first, { refused: 'signed' });
  if (draft === null || first.report.verdict === 'unreadable') {
    return unchanged(input, first, { refused: 'unreadable' });
  }

  const signatures = draft.form === 'xml' ? signaturesOf(draft.source.element('')) : [];
  const cuts = dropSignature ? signatures.map((one) => withoutElement(draft, one)) : [];
  const start = cuts.length === 0 ? draft : draft.edited(cuts);
  const done = repair(start, {
    check,
    amounts,
    codes: new Set(codes),
    // Not where findings were left out: they could neither be fixed nor be missed.
    ...(start === draft && first.report.omitted === 0 ? { checked: first } : {}),
  });
  const notApplied = done.notMade;
  const changed = done.steps.length > 1;
  if (signatures.length > 0 && !dropSignature && changed) {
    return unchanged(input, first, { refused: 'signed' });
  }
  const [begin] = done.steps;
  const helps = (): boolean =>
    begin !== undefined && errorsOf(begin.checked).length < errorsOf(check(input)).length;
  // A signature is not given away for nothing.
  if (!changed && (cuts.length === 0 || !helps()))
    return unchanged(input, first, { notApplied, text: draft.text });

  const result = done.steps.at(-1)?.draft ?? draft;
  const { report } = shown(result.input);
  return {
    ok: report.verdict === 'valid',
    bytes: result.bytes,
    text: result.text,
    changes: changesOf(draft, done, cuts),
    notApplied,
    remaining: report.findings,
    before: first.report.verdict,
    after: report.verdict,
  };
}

function unchanged(
  input: Uint8Array | string,
  { report }: CheckedFile,
  more: Partial<Pick<FixResult, 'refused' | 'notApplied' | 'text'>>,
): FixResult {
  return {
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
}

function changesOf(original: Draft, { steps }: Repair, cuts: readonly PlacedEdit[]): readonly Change[] {
  const lines = new Lines(original.text);
  const changes: Change[] = [];
  const history: Origin[] = [];
  const add = (edit: PlacedEdit, facts: Omit<Change, keyof Place>): void => {
    const before = (span: Span): Span => history.reduceRight((at, origin) => origin.of(at), span);
    const { offset, end } = before(edit);
    changes.push({
      ...facts,
      offset,
      end,
      ...lines.position(before({ offset: edit.at, end: edit.at }).offset),
    });
  };
  for (const cut of cuts) {
    add(cut, { code: null, op: 'remove', path: null, xpath: cut.xpath, from: null, to: null });
  }
  history.push(new Origin(cuts));
  let text = steps[0]?.draft.text ?? '';
  for (const { draft, applied } of steps.slice(1)) {
    for (const one of applied) add(one.edit, factsOf(one, text));
    history.push(new Origin(draft.edits));
    text = draft.text;
  }
  return changes.sort((a, b) => a.offset - b.offset);
}

/** @param text What the edit was made in. */
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
