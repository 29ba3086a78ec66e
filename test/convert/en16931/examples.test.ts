/** UBL and CII on the official examples: read, written in both syntaxes, read again. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { convertInvoice, readEuropean, writeEuropean } from '../../../src/convert/en16931/index.ts';
import { describeShared, shared } from '../../support/shared.ts';

const folder = join(shared.official, 'en16931/examples');

function examples(): readonly { readonly name: string; readonly text: string }[] {
  if (!shared.present) return [];
  return readdirSync(folder).flatMap((set) =>
    readdirSync(join(folder, set)).map((file) => ({
      name: `${set}/${file}`,
      text: readFileSync(join(folder, set, file), 'utf8'),
    })),
  );
}

/** Values without a term, by example: extensions of the syntax, and repetitions that the standard does not have. */
const WITHOUT_TERM: Readonly<Record<string, number>> = {
  // The base quantity of the gross price, next to a different one of the net price.
  'cen-cii/CII_business_example_01.xml': 4,
  'cen-cii/CII_example2.xml': 4,
  // References without a type code, and the base quantity of a gross price.
  'cen-cii/CII_example5.xml': 4,
  // The scheme of an empty address.
  'cen-cii/XRechnung-O.xml': 1,
  // A reference without a type code.
  'cen-cii/huf_example_cii.xml': 1,
};

/** Values that the other syntax requires or cannot repeat, by example. */
const DIFFERENT: Readonly<Record<string, readonly string[]>> = {
  'cen-cii/CII-BR-CO-10-RoundingIssue.xml': ['lines[].price.discount'],
  'cen-cii/CII_example7.xml': ['totals.tax'],
  'cen-cii/XRechnung-O.xml': ['totals.tax'],
  'cen-ubl/guide-example2.xml': ['lines[].price.gross'],
  'cen-ubl/sample-discount-price.xml': ['taxCurrency'],
  'cen-ubl/ubl-tc434-example2.xml': ['lines[].price.gross'],
};

type Leaves = ReadonlyMap<string, unknown>;

function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  );
}

/** Paths whose values differ, without positions. */
function differences(a: unknown, b: unknown): readonly string[] {
  const [left, right]: Leaves[] = [new Map(leavesOf(a)), new Map(leavesOf(b))];
  const paths = [...new Set([...left!.keys(), ...right!.keys()])];
  const changed = paths.filter((path) => left!.get(path) !== right!.get(path));
  return [...new Set(changed.map((path) => path.replace(/\[[0-9]+\]/g, '[]')))];
}

describeShared('the official examples', () => {
  describe.each(examples())('$name', ({ name, text }) => {
    const read = readEuropean(text);

    it('gives each value a term', () => {
      const lost = read.leaves.filter(({ term, expected }) => term === null && !expected);
      expect(lost.length, lost.map(({ path }) => path).join('\n')).toBe(WITHOUT_TERM[name] ?? 0);
    });

    it('is the same after writing in its own syntax', () => {
      const own = readEuropean(writeEuropean(read.invoice, read.syntax));
      expect(differences(read.invoice, own.invoice)).toEqual([]);
    });

    it('is the same in the other syntax', () => {
      const other = readEuropean(writeEuropean(read.invoice, read.syntax === 'ubl' ? 'cii' : 'ubl'));
      expect(differences(read.invoice, other.invoice)).toEqual(DIFFERENT[name] ?? []);
    });

    it('has in the other syntax each value that the report calls kept', () => {
      const { xml, entries } = convertInvoice(read, { to: read.syntax === 'ubl' ? 'cii' : 'ubl' });
      const [before, after]: Leaves[] = [read, readEuropean(xml)].map(
        ({ invoice }) => new Map(leavesOf(invoice)),
      );
      const kept = read.leaves.flatMap(({ term }, at) =>
        term !== null && entries[at]?.status === 'kept' ? [term] : [],
      );
      expect(kept.filter((path) => before!.get(path) !== after!.get(path))).toEqual([]);
    });
  });
});
