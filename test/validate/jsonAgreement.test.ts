import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceSchema } from '../../scripts/generate/jsonSchema.ts';
import { ordinary, simplified } from '../../src/model/formats.ts';
import { validate } from '../../src/validate/generated/invoiceValidator.ts';
import { problemsOf } from '../../src/validate/json/explainJson.ts';
import { jsonSchemaFormats } from '../../src/validate/json/formats.ts';
import { normalizeInvoice } from '../../src/validate/json/normalizeInvoice.ts';
import { runs } from '../support/thorough.ts';
import { type Members, placesIn, sampleInvoice } from './jsonSamples.ts';

const ajv = new Ajv2020({ formats: jsonSchemaFormats });
const published = ajv.compile(invoiceSchema());

const samples = [ordinary, simplified].flatMap((format) =>
  ([0, 1] as const).flatMap((alternative) =>
    [true, false].map((optional) => ({
      name: `${format.kind}, ${optional ? 'everything' : 'only what is required'}, alternative ${alternative}`,
      invoice: sampleInvoice(format, { optional, alternative }),
    })),
  ),
);

describe('samples from the grammar are valid', () => {
  it.each(samples)('$name', ({ invoice }) => {
    expect(problemsOf(invoice).located(null).kept).toEqual([]);
    expect(validate(invoice)).toBe(true);
    expect(published(invoice)).toBe(true);
  });
});

/** Replacements for values: every JSON type, absences, and texts that are valid in some places. */
const REPLACEMENTS: readonly unknown[] = [
  null,
  [],
  {},
  '',
  0,
  1,
  -1,
  1.5,
  1e21,
  10000,
  true,
  [null],
  [[]],
  [{}],
  ['x'],
  [1],
  ' ',
  '\t7\n',
  '+0007',
  '-0',
  '10',
  '10.00',
  '100.00',
  '100.01',
  '-10.00',
  ' 10.00 ',
  '2024-02-29',
  '2023-02-29',
  '1969-12-31',
  '2024-02-29T24:00:00',
  'SI',
  'TD01',
  'TD07',
  'FPA12',
  'FPR12',
  'FSM10',
  'N2.2',
  'IT',
  'Zm9y bm8=',
  'Zm9ybm8',
  'a@b.c',
  'aaaa@bb.cc',
  'caffè',
  '€',
  '😀',
  'a\u0001b',
  '\ud800',
  '\uffff',
  'x'.repeat(61),
  'x'.repeat(1001),
  ordinary.namespace,
  simplified.namespace,
];

const KEYS = [
  'denominazione',
  'nome',
  'descrizzione',
  'Descrizione',
  '__proto__',
  'constructor',
  'namespace',
  'x',
];

interface Edit {
  readonly place: number;
  readonly kind: 'replace' | 'delete' | 'rename' | 'add' | 'wrap' | 'unwrap' | 'repeat';
  readonly value: unknown;
  readonly key: string;
}

const edits = fc.array(
  fc.record({
    place: fc.nat(),
    kind: fc.constantFrom<Edit['kind'][]>(
      'replace',
      'replace',
      'delete',
      'rename',
      'add',
      'wrap',
      'unwrap',
      'repeat',
    ),
    value: fc.constantFrom(...REPLACEMENTS),
    key: fc.constantFrom(...KEYS),
  }),
  { minLength: 1, maxLength: 3 },
);

function edit(invoice: Members, { place, kind, value, key }: Edit): void {
  const places = placesIn(invoice);
  const path = places[place % places.length];
  const last = path?.at(-1);
  if (path === undefined || last === undefined) return;
  let parent = invoice as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) parent = parent[step] as Record<string | number, unknown>;
  const old = parent[last];
  const put = (target: object, name: string | number, one: unknown): void => {
    Object.defineProperty(target, name, { value: one, writable: true, enumerable: true, configurable: true });
  };
  switch (kind) {
    case 'replace':
      parent[last] = structuredClone(value);
      break;
    case 'delete':
      if (Array.isArray(parent)) parent.splice(Number(last), 1);
      else delete parent[last];
      break;
    case 'rename':
      if (Array.isArray(parent)) break;
      delete parent[last];
      put(parent, key, old);
      break;
    case 'add': {
      const target = [old, parent].find(
        (one) => typeof one === 'object' && one !== null && !Array.isArray(one),
      );
      if (typeof target === 'object' && target !== null) put(target, key, structuredClone(value));
      break;
    }
    case 'wrap':
      parent[last] = [old];
      break;
    case 'unwrap':
      if (Array.isArray(old)) parent[last] = old[0];
      break;
    case 'repeat':
      if (Array.isArray(parent)) parent.push(structuredClone(old));
  }
}

const mutated = fc.tuple(fc.nat(samples.length - 1), edits).map(([index, list]) => {
  const invoice = structuredClone(samples[index]?.invoice ?? {});
  for (const one of list) edit(invoice, one);
  return invoice;
});

describe('on mutated invoices', () => {
  it('the explanation has problems exactly if the validator rejects', () => {
    let valid = 0;
    fc.assert(
      fc.property(mutated, (invoice) => {
        const verdict = validate(invoice);
        if (verdict) valid += 1;
        expect(problemsOf(invoice).found).toBe(!verdict);
      }),
      { numRuns: runs(2_500), seed: 20_241 },
    );
    expect(valid).toBeGreaterThan(runs(120));
  });

  it('the generated validator agrees with ajv and the published schema', () => {
    fc.assert(
      fc.property(mutated, (invoice) => {
        expect(validate(invoice)).toBe(published(invoice));
      }),
      { numRuns: runs(800), seed: 7 },
    );
  });

  it('normalizing a valid invoice keeps it valid, and is idempotent', () => {
    fc.assert(
      fc.property(mutated, (invoice) => {
        const form = normalizeInvoice(invoice);
        expect(validate(form)).toBe(validate(invoice));
        expect(normalizeInvoice(form)).toEqual(form);
      }),
      { numRuns: runs(700), seed: 11 },
    );
  });
});
