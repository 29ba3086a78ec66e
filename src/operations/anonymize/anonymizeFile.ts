/** Anonymizes a file, and verifies that everything else is unchanged. */

import { innerName } from '../../envelope/index.ts';
import { formatOfFile, formatOfJson } from '../../model/formatOf.ts';
import type { Format } from '../../model/grammar.ts';
import { isMembers } from '../../model/jsonValue.ts';
import { parseJson } from '../../model/parseJson.ts';
import { isInvoiceKind } from '../../model/problem.ts';
import {
  type Examined,
  examineFile,
  type FileReport,
  type Finding,
  type OutlinedFinding,
  type ValidateOptions,
  type Verdict,
} from '../../validate/index.ts';
import { parseTree } from '../../xml/tree.ts';
import { Draft, inputBytes } from '../edits/draft.ts';
import { withoutElement } from '../edits/removal.ts';
import { type DroppedSignature, signaturesOf } from '../edits/signatures.ts';
import { anonymousFileName } from './fileName.ts';
import { jsonLeaves } from './jsonLeaves.ts';
import type { Kept } from './keep.ts';
import { MAX_DEPTH } from './leaf.ts';
import type { Leaves } from './leaves.ts';
import { meetAll } from './order.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { type Replacement, Replacements } from './replacements.ts';
import { xmlLeaves } from './xmlLeaves.ts';

/** Options for anonymizing a file, and for the checks before and after. */
export interface AnonymizeFileOptions extends ValidateOptions {
  /**
   * Removes the signature, which identifies its signer and is no longer valid. Otherwise, a signed file is refused. The
   * result of a signed envelope (.p7m) is the XML inside.
   */
  readonly dropSignature?: boolean;
}

export interface AnonymizeResult {
  /** True if the file was anonymized and has the same findings as before. */
  readonly ok: boolean;
  /** The result, in UTF-8 for a string; empty if the file was refused. */
  readonly bytes: Uint8Array;
  /** The same as text, without a byte order mark; null if the file was refused. */
  readonly text: string | null;
  /** The name of the result. */
  readonly file: string;
  /** The replacements, in source order. They make the result reversible. Made on first access. */
  readonly replacements: readonly Replacement[];
  /** The number of replacements. */
  readonly replaced: number;
  /**
   * The reason for a refusal: `signed`; `malformed`, which could hide values; `unreadable`, also for anything but a
   * current invoice format.
   */
  readonly refused?: 'signed' | 'malformed' | 'unreadable';
  /** The signature that the result lacks. */
  readonly dropped?: DroppedSignature;
  readonly before: Verdict;
  readonly after: Verdict;
  /**
   * Findings that appeared or disappeared, which indicates a bug in fattura; except 00003, because replacements may be
   * longer, and a file near the maximum size has no room for them.
   */
  readonly drift: readonly Finding[];
}

export interface Run {
  readonly pseudonyms: Pseudonyms;
  readonly kept: Kept;
}

const LIMITS = { maxDepth: MAX_DEPTH, maxElements: Number.POSITIVE_INFINITY };

export function anonymizeFileWith(
  input: Uint8Array | string,
  { dropSignature = false, ...checking }: AnonymizeFileOptions,
  run: Run,
): AnonymizeResult {
  const name = checking.file ?? '-';
  const check = (one: Uint8Array | string, file: string): Examined =>
    examineFile(one, { ...checking, file, retired: false });
  const { given, source, made } = begin(input, name, { check, dropSignature, run });
  const refuse = (refused: Refusal): AnonymizeResult => {
    const { verdict } = given;
    const nothing = {
      bytes: new Uint8Array(),
      text: null,
      file: name,
      replacements: [],
      replaced: 0,
      drift: [],
    };
    return { ok: false, ...nothing, refused, before: verdict, after: verdict };
  };
  if (source === null) return refuse('unreadable');
  if (typeof made === 'string') return refuse(made);

  const { draft, done, replacements } = made;
  const { isEnveloped } = source;
  const own = isEnveloped ? innerName(name) : name;
  const file = anonymousFileName(own, run.pseudonyms);
  const before = draft.input === input ? given : summaryOf(check(draft.input, own));
  const checked = check(done.input, file);
  const after = checked.verdict;
  const dropped = isEnveloped ? 'p7m' : draft === source ? null : 'xml';
  const drift = isAlike(before, checked) ? [] : difference(check(draft.input, own), checked);
  let list: readonly Replacement[] | undefined;
  return {
    ok: drift.length === 0 && before.verdict === after,
    bytes: inputBytes(done.input),
    text: done.text,
    file,
    get replacements() {
      list ??= replacements.list();
      return list;
    },
    replaced: replacements.count,
    ...(dropped === null ? {} : { dropped }),
    before: before.verdict,
    after,
    drift,
  };
}

interface Settings {
  readonly check: (one: Uint8Array | string, file: string) => Examined;
  readonly dropSignature: boolean;
  readonly run: Run;
}

type Refusal = NonNullable<AnonymizeResult['refused']>;

interface Begun {
  readonly given: CheckSummary;
  readonly source: Draft | null;
  readonly made: Replaced | Refusal;
}

interface Replaced {
  /** The draft without its signatures. */
  readonly draft: Draft;
  readonly done: Pick<Draft, 'input' | 'text'>;
  readonly replacements: Replacements;
}

/** Checks the file and replaces its values. */
function begin(
  input: Uint8Array | string,
  name: string,
  { check, dropSignature, run: { pseudonyms, kept } }: Settings,
): Begun {
  // What the check has read is not kept: the rest needs the memory.
  const given = summaryOf(check(input, name));
  const source = Draft.open(input, name);
  if (source === null || given.verdict === 'unreadable') return { given, source, made: 'unreadable' };
  const draft = unsigned(source, dropSignature);
  if (draft === null) return { given, source, made: 'signed' };
  const leaves = leavesOf(draft, given.kind, kept);
  if (leaves === null) return { given, source, made: 'malformed' };
  const replacements = new Replacements(leaves, pseudonyms);
  return { given, source, made: { draft, done: draft.rewritten(() => replacements.edits()), replacements } };
}

/** Registers the values of a file; does nothing without an invoice. */
export function meetFile(
  input: Uint8Array | string,
  { file = '-', maxBytes }: Pick<AnonymizeFileOptions, 'file' | 'maxBytes'>,
  { pseudonyms, kept }: Run,
): void {
  if (maxBytes !== undefined && input.length > maxBytes) return;
  const draft = Draft.open(input, file);
  const leaves = draft === null ? null : leavesOf(draft, null, kept);
  if (leaves !== null) meetAll(leaves, pseudonyms);
}

/** Returns null if there is a signature that must not be removed. */
function unsigned(source: Draft, dropSignature: boolean): Draft | null {
  const { text } = source;
  const signatures = signaturesOf(text, () => parseTree(text, LIMITS).root ?? undefined);
  if (signatures.length === 0) return source.isEnveloped && !dropSignature ? null : source;
  return dropSignature ? source.edited(signatures.map((one) => withoutElement(source, one))) : null;
}

/** Returns null if the text is truncated or malformed, because values after the flaw would be missed. */
function leavesOf({ form, text }: Draft, kind: FileReport['kind'], kept: Kept): Leaves | null {
  // SdI messages are not invoices, but the caller has already reported them as unreadable.
  if (form === 'json') return jsonLeaves(text, formatOfText(text), kept);
  return xmlLeaves(text, formatOfFile(isInvoiceKind(kind) ? kind : null, text), kept);
}

/** The format of a JSON text, which may be malformed. */
function formatOfText(text: string): Format {
  try {
    const value = parseJson(text);
    return formatOfJson(isMembers(value) ? value : {});
  } catch {
    return formatOfJson({});
  }
}

/** Summary of a check, kept instead of its findings, which for a large file would need as much memory as the file. */
interface CheckSummary {
  readonly kind: FileReport['kind'];
  readonly verdict: Verdict;
  readonly counts: ReadonlyMap<string, number>;
}

function summaryOf(examined: Examined): CheckSummary {
  const { kind, verdict } = examined;
  return { kind, verdict, counts: countsOf(examined.outlines()) };
}

/** Counts the findings by code, id and location. */
function countsOf(findings: readonly OutlinedFinding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const finding of findings) {
    const key = keyOf(finding);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function isAlike({ counts }: CheckSummary, examined: Examined): boolean {
  const other = countsOf(examined.outlines());
  return other.size === counts.size && [...counts].every(([key, count]) => other.get(key) === count);
}

/** Returns the findings that only one of the files has, compared by code, id and place. */
function difference(before: Examined, after: Examined): readonly Finding[] {
  const [was, is] = [allOf(before), allOf(after)];
  return [...missingIn(is, was), ...missingIn(was, is)];
}

function allOf(examined: Examined): readonly Finding[] {
  return examined.report(Number.MAX_SAFE_INTEGER).report.findings;
}

function missingIn(list: readonly Finding[], wanted: readonly Finding[]): readonly Finding[] {
  const counts = countsOf(list);
  return wanted.filter((finding) => {
    const key = keyOf(finding);
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left <= 0;
  });
}

function keyOf({ code, id, severity, path, xpath }: OutlinedFinding): string {
  return `${code} ${id} ${severity} ${path} ${xpath}`;
}
