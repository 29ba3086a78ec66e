/** Whatever a brief holds, `new` says what is wrong with it: nothing else is thrown, and nothing invalid is written. */

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

/** What people and programs put where something else belongs. */
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

/** What the builder makes of a brief: something valid, or problems; else what went wrong. */
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

describe('no value in any place', () => {
  it.each(KINDS)('of %s makes an invalid invoice, or throws anything but what is wrong', (kind) => {
    const brief = briefFrom(example(kind));
    const counts = { made: 0, refused: 0 };
    const others: string[] = [];
    // A brief is always a block: the reading sees to that.
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

it('no text is more than a brief, or a reason', () => {
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

it('every value of a JSON brief has its place', () => {
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
