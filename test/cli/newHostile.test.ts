/** `new` reports the problems of any brief: it throws no other error, and writes no invalid invoice. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BuildError } from '../../src/build/index.ts';
import { readBrief } from '../../src/cli/new/brief/readBrief.ts';
import { KINDS, type Kind } from '../../src/cli/new/definition.ts';
import { exampleOf } from '../../src/cli/new/examples/index.ts';
import { build } from '../../src/cli/new/kinds.ts';
import type { ReadonlyInvoice } from '../../src/model/index.ts';
import { validateInvoice } from '../../src/validate/index.ts';
import { runs } from '../support/thorough.ts';

const DAY = '2026-11-21';

const briefFrom = (yaml: string): unknown => {
  const reading = readBrief(new TextEncoder().encode(yaml), 'brief.yaml');
  if (!reading.ok) throw new Error('the example is no brief');
  return reading.value;
};
const example = (kind: Kind): string => exampleOf(kind, { language: 'it', day: DAY });

const plain = build('invoice', briefFrom(example('invoice')), { original: null, asOf: DAY });
const received = build('invoice', briefFrom(example('invoice').replace('aliquota_iva: 22', 'natura: N6.9')), {
  original: null,
  asOf: DAY,
});
const originals: Readonly<Partial<Record<Kind, ReadonlyInvoice>>> = {
  'credit-note': plain,
  'debit-note': plain,
  integration: received,
};

/** JSON Pointers of all values below. */
function pathsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, `${path}/${key}`))];
}

/** A copy with another value at a path; undefined leaves it out. */
function changed(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  if (rest.length === 0 && to === undefined) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
  } else copy[key] = changed(copy[key], rest, to);
  return copy;
}

/** Values that people and programs put in the wrong place. */
const STRANGE: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  '0',
  '-1',
  '22',
  '99999999999999999999',
  '1e9',
  '€',
  'a\u0000',
  '\ud800',
  0,
  -1,
  0.1,
  Number.NaN,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  { x: '1' },
  ['x'],
  'N4',
  'TD99',
  '2026-02-30',
  'TO',
  'OO',
  'XXXXXXX',
  '2R4GTO8',
  'RF19',
  'MP05',
  '30EOM',
];

/** The builder's result for a brief: a valid document, problems, or else an unexpected error. */
function outcome(kind: Kind, brief: unknown): 'made' | 'refused' | string {
  try {
    const invoice = build(kind, brief, { original: originals[kind] ?? null, asOf: DAY });
    const { verdict, findings } = validateInvoice(invoice, { asOf: DAY });
    return verdict === 'valid' ? 'made' : `made what gets ${findings[0]?.code} at ${findings[0]?.path}`;
  } catch (error) {
    if (error instanceof BuildError)
      return error.problems.length > 0 ? 'refused' : 'refused without a reason';
    return `threw ${String(error)}`;
  }
}

describe('a wrong value in any place', () => {
  it.each(KINDS)('of %s neither makes an invalid invoice nor throws anything but its problems', (kind) => {
    const brief = briefFrom(example(kind));
    const counts = { made: 0, refused: 0 };
    const others: string[] = [];
    // The reader guarantees that a brief is an object.
    for (const path of pathsOf(brief).slice(1)) {
      for (const strange of STRANGE) {
        const found = outcome(kind, changed(brief, path.split('/').slice(1), strange));
        if (found === 'made' || found === 'refused') counts[found] += 1;
        else others.push(`${path} = ${JSON.stringify(strange)} ${found}`);
      }
    }
    expect(others).toEqual([]);
    expect(counts.made).toBeGreaterThan(0);
    expect(counts.refused).toBeGreaterThan(counts.made);
  });
});

it('any text is either a brief or gives a reason', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json()), (text) => {
      const reading = readBrief(new TextEncoder().encode(text), 'brief.yaml');
      if (reading.ok)
        expect(reading.placeOf('/a/b/c')).toSatisfy((place) => place === null || place.line > 0);
      else expect(reading.flaw === null || reading.flaw.reason !== undefined).toBe(true);
    }),
    { numRuns: runs(500) },
  );
});

it('every value of a JSON brief has a position', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()), (value) => {
      const text = JSON.stringify(value, null, 2);
      const reading = readBrief(new TextEncoder().encode(text), 'brief.json');
      if (!reading.ok || Object.hasOwn(value, '__proto__')) return;
      const [first] = Object.keys(value);
      if (first === undefined) return;
      const pointer = `/${first.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const place = reading.placeOf(pointer);
      const line = text.split('\n')[(place?.line ?? 0) - 1] ?? '';
      expect(line.startsWith(`  ${JSON.stringify(first)}: `)).toBe(true);
    }),
    { numRuns: runs(300) },
  );
});
