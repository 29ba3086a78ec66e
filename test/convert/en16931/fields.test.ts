/** The table of bindings: every field and every term has one row in each direction, and conversions follow it. */
import { validateInvoice } from 'fattura/validate';
import { describe, expect, it } from 'vitest';
import type { FieldRow, Transformation } from '../../../src/convert/en16931/fields/fieldRow.ts';
import { fieldRows } from '../../../src/convert/en16931/fields/fieldRows.ts';
import { type FieldNode, fieldTree } from '../../../src/convert/en16931/fields/places.ts';
import { rowOfField, rowOfTerm } from '../../../src/convert/en16931/fields/rows.ts';
import {
  ConversionError,
  fromEuropean,
  type LossEntry,
  type Profile,
  type Syntax,
  terms,
  toEuropean,
} from '../../../src/convert/en16931/index.ts';
import { singleBodies } from '../../support/europeanCorpus.ts';
import { describeShared } from '../../support/shared.ts';
import { isThorough } from '../../support/thorough.ts';

const leavesOf = ({ number, children }: FieldNode): readonly string[] =>
  children.size === 0 ? [number] : [...children.values()].flatMap(leavesOf);
const leaves = leavesOf(fieldTree());

const names = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

/** Names of a direction's rows that occur twice. */
const twice = (
  rows: readonly FieldRow[],
  namesIn: (row: FieldRow) => readonly string[],
): readonly string[] => {
  const all = rows.flatMap(namesIn);
  return all.filter((name, at) => all.indexOf(name) !== at);
};

describe('to EN 16931', () => {
  const rows = fieldRows.filter(([direction]) => direction !== '<');

  it('each field has a row', () => {
    expect(leaves.length).toBe(235);
    expect(leaves.filter((number) => rowOfField(number) === undefined)).toEqual([]);
  });

  it('no field or block has two', () => {
    expect(twice(rows, ([, fields]) => names(fields))).toEqual([]);
  });

  it('each row has fields of the format', () => {
    const known = new Set(leaves.flatMap((number) => prefixes(number)));
    const unknown = rows.flatMap(([, fields]) => names(fields)).filter((number) => !known.has(number));
    expect(unknown).toEqual(['@versione', '@SistemaEmittente']);
  });
});

describe('to FatturaPA', () => {
  const rows = fieldRows.filter(([direction]) => direction !== '>');

  it('each term has a row', () => {
    expect(terms.filter(({ path }) => rowOfTerm(path) === undefined)).toEqual([]);
  });

  it('no term has two', () => {
    expect(twice(rows, ([, , own, agid]) => [...new Set([...names(own), ...names(agid)])])).toEqual([]);
  });
});

it('a row has a place on both sides, unless the value is lost or belongs to the channel', () => {
  const placeless: readonly Transformation[] = ['lost', 'channel'];
  const wrong = fieldRows.filter(
    ([, fields, own, agid, transformation = 'own']) =>
      (fields === '' || (own === '' && agid === '')) !== placeless.includes(transformation),
  );
  expect(wrong).toEqual([]);
});

/** Transformations that leave nothing out. */
const NEVER_LOST: ReadonlySet<Transformation> = new Set<Transformation>([
  'same',
  'joined',
  'name',
  'number',
  'day',
  'kind',
  'lineNumber',
  'amount',
  'description',
  'quantity',
  'unit',
  'price',
  'category',
  'merged',
  'means',
  'due',
  'terms',
  'property',
  'itemCode',
]);

/** A number and the blocks around it. */
const prefixes = (number: string): readonly string[] =>
  number.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'));

describeShared('the reports of the corpus', () => {
  const all = singleBodies();
  const bodies = isThorough ? all : all.filter((_, at) => at % 4 === 0);
  const btOf = new Map(terms.map(({ path, bt }) => [path, bt]));
  const termsIn = (places: string): readonly string[] =>
    names(places).flatMap((path) => btOf.get(path) ?? []);
  const entriesOf = (convert: () => { readonly entries: readonly LossEntry[] }): readonly LossEntry[] => {
    try {
      return convert().entries;
    } catch (error) {
      if (error instanceof ConversionError) return [];
      throw error;
    }
  };

  it.each<[Profile, Syntax]>([
    ['en16931', 'ubl'],
    ['peppol', 'ubl'],
    ['agid', 'ubl'],
    ['en16931', 'cii'],
  ])('follow the table: %s in %s', (profile, syntax) => {
    const wrong = bodies.flatMap(({ invoice }) =>
      entriesOf(() => toEuropean(invoice, { profile, syntax })).filter(({ number, term, status }) => {
        if (number === null || status === 'derived' || status === 'defaulted') return false;
        const [, , own = '', agid = '', transformation = 'own'] = rowOfField(number) ?? [];
        const places = profile === 'agid' && agid !== '' ? agid : own;
        if (status === 'dropped') return NEVER_LOST.has(transformation ?? 'lost');
        return (
          places === '' || transformation === 'lost' || (term !== null && !termsIn(places).includes(term))
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('follow the table back', () => {
    const pathOf = new Map(terms.map(({ path, bt }) => [bt, path]));
    const wrong = bodies.flatMap(({ invoice }) =>
      entriesOf(() => {
        const { invoice: european } = toEuropean(invoice);
        return fromEuropean(european, { check: validateInvoice, set: { '2.2.1.14': 'N2.2' } });
      }).filter(({ number, term, status }) => {
        if (term === null || number === null || status === 'derived' || status === 'defaulted') return false;
        const [, fields = ''] = rowOfTerm(pathOf.get(term) ?? '') ?? [];
        return (
          !prefixes(number).some((own) => names(fields).includes(own)) &&
          !names(fields).some((own) => own.startsWith(`${number}.`))
        );
      }),
    );
    expect(wrong).toEqual([]);
  });
});
