/** Compares one input in both our readers and the oracle. */

import { isDeepStrictEqual } from 'node:util';
import { decode } from '../../src/xml/encodings.ts';
import { readInvoice } from '../../src/xml/read/readInvoice.ts';
import type { ReadResult, RetiredReadSuccess } from '../../src/xml/read/readResult.ts';
import { askOracle, type OracleVerdict } from '../support/oracle.ts';
import { declaredAsUtf8, KNOWN, type KnownClass, LYING, OTHER_ENCODING, withoutLie } from './known.ts';

export interface Comparison {
  /** Our verdict, from the first engine. */
  readonly ours: boolean;
  readonly explaining: boolean;
  readonly oracle: OracleVerdict;
  /** The ids of our problems. */
  readonly problems: readonly string[];
  readonly outcome: Outcome;
}

export type Outcome =
  | { readonly kind: 'same' }
  /** A difference in one of the classes of `known.ts`. */
  | { readonly kind: 'known'; readonly classes: readonly string[] }
  /** A bug: the engines differ, one of them threw, or the oracle disagrees. */
  | { readonly kind: 'different'; readonly why: string };

/** A reader's result for an invalid file: blocks that the fast reader accepts are not read by the explaining one. */
function explanationOf(result: ReadResult | RetiredReadSuccess): unknown {
  return result.ok ? null : [result.problems, result.omitted, result.partial];
}

function verdict(input: Uint8Array | string): boolean {
  return readInvoice(input, { engine: 'explaining', retired: true }).ok;
}

/** Every set of the applicable classes, smallest first. */
function subsets(classes: readonly KnownClass[]): readonly (readonly KnownClass[])[] {
  const sets = Array.from({ length: 2 ** classes.length }, (_, mask) =>
    classes.filter((_each, i) => (mask >> i) % 2 === 1),
  );
  return sets.sort((a, b) => a.length - b.length);
}

/** True if the difference disappears without these peculiarities. */
function goesAway(text: string, ours: boolean, classes: readonly KnownClass[]): boolean {
  let same = ours;
  let changed = text;
  for (const each of classes) {
    changed = each.without(changed) ?? changed;
    if (each.ours === 'same') continue;
    if (ours) return false;
    same = verdict(changed);
  }
  // The oracle must get the same text as we did: in UTF-8, with a matching declaration.
  const bytes = new TextEncoder().encode(declaredAsUtf8(changed));
  const again = verdict(bytes);
  return again === same && askOracle(bytes).valid === again;
}

/** True if we rejected the encoding, and the declaration or the byte order mark does name an unsupported one. */
function isOtherEncoding(bytes: Uint8Array, problems: readonly string[]): boolean {
  if (problems[0] !== 'source.encoding') return false;
  const head = String.fromCharCode(...bytes.subarray(0, 200).filter((byte) => byte !== 0));
  const declared = /encoding\s*=\s*["']([^"']+)/.exec(head)?.[1];
  return (
    declared !== undefined &&
    !/^(utf-?8|utf-?16.*|(us-)?ascii|iso-8859-1|iso-8859-15|windows-1252)$/i.test(declared)
  );
}

/** The smallest set of classes that explains a difference; `undefined` if there is none. */
function known(bytes: Uint8Array, ours: boolean): readonly string[] | undefined {
  const honest = withoutLie(bytes);
  const decoded = honest === undefined ? decode(bytes) : undefined;
  const text = honest ?? (decoded?.ok ? decoded.decoded.text : undefined);
  if (text === undefined) return undefined;
  const lie = honest === undefined ? [] : [LYING.name];
  const applicable = KNOWN.filter((each) => each.without(text) !== undefined);
  const found = subsets(applicable)
    .filter((set) => set.length + lie.length > 0)
    .find((set) => goesAway(text, ours, set));
  return found === undefined ? undefined : [...lie, ...found.map((each) => each.name)];
}

/** Runs all three; `different` is a bug of ours, or a class missing from the table. */
export function compare(bytes: Uint8Array): Comparison {
  const oracle = askOracle(bytes);
  try {
    const first = readInvoice(bytes, { retired: true });
    const second = readInvoice(bytes, { engine: 'explaining', retired: true });
    const problems = second.ok ? [] : second.problems.map((problem) => problem.id);
    const parts = { ours: first.ok, explaining: second.ok, oracle, problems };
    if (first.ok !== second.ok)
      return { ...parts, outcome: { kind: 'different', why: 'the two readers differ' } };
    if (!isDeepStrictEqual(explanationOf(first), explanationOf(second)))
      return { ...parts, outcome: { kind: 'different', why: 'the problems or the partial invoices differ' } };
    if (first.ok === oracle.valid) return { ...parts, outcome: { kind: 'same' } };
    const classes = isOtherEncoding(bytes, problems) ? [OTHER_ENCODING.name] : known(bytes, first.ok);
    return {
      ...parts,
      outcome:
        classes === undefined
          ? { kind: 'different', why: `ours ${first.ok}, oracle ${oracle.valid}` }
          : { kind: 'known', classes },
    };
  } catch (error) {
    const why = `thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    return { ours: false, explaining: false, oracle, problems: [], outcome: { kind: 'different', why } };
  }
}
