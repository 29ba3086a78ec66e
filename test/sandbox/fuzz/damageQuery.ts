/** Defects of a query. */
import fc from 'fast-check';
import type { Damage } from './damage.ts';
import { pair, type Shot } from './shot.ts';
import type { Operation } from './spec.ts';

const takes =
  (name: string) =>
  (_shot: Shot, { parameters }: Operation): boolean =>
    parameters.some((parameter) => parameter.name === name);

/** Replaces the parameter of the request. */
const set = (shot: Shot, name: string, value: string): Shot => ({
  ...shot,
  pairs: [...shot.pairs.filter((one) => !one.startsWith(`${encodeURIComponent(name)}=`)), value],
});

const one =
  (name: string, values: readonly string[]) =>
  (shot: Shot): fc.Arbitrary<Shot> =>
    fc.constantFrom(...values).map((value) => set(shot, name, pair(name, value)));

const added = (shot: Shot, ...pairs: readonly string[]): fc.Arbitrary<Shot> =>
  fc.constantFrom(...pairs).map((more) => ({ ...shot, pairs: [...shot.pairs, more] }));

const SIZES = [
  '0',
  '-1',
  '101',
  '1e1',
  '',
  ' 5',
  '5.0',
  '0x10',
  '\u0665',
  '9'.repeat(40),
  'Infinity',
  'true',
];

const cursorOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const CURSORS = [
  '',
  'x',
  '=',
  '\0',
  '😀',
  cursorOf({ offset: 0 }),
  cursorOf([['1'], 'x']),
  Buffer.alloc(64, 7).toString('base64url'),
  'A'.repeat(4000),
];

const FILTERS = [
  'filter',
  'filter[]',
  'filter[id]',
  'filter[id__]',
  'filter[__eq]',
  'filter[colour__eq]',
  'filter[id__near]',
  'filter[id__eq',
  'filter[__proto____eq]',
  'filter[constructor__eq]',
  'filter[id__eq][x]',
  'filter[company_id__eq]',
  'filter[toString__in]',
];

/** By operator, for a field of any shape; `(x)` is accepted by nearly all text fields. */
const VALUES = [
  '\0',
  '',
  'x,y',
  '2026-02-30',
  '2026-13-01',
  '0000-01-01',
  '99999999999',
  '-1.5',
  '0'.repeat(500),
  '%',
  '\\',
];

export const queryDamages: readonly Damage[] = [
  {
    name: 'an unknown parameter',
    expects: [400],
    done: (shot) =>
      added(shot, 'colour=red', '=', 'page[size]=1', '__proto__=1', 'constructor=x', '%00=1', 'SORT=name'),
  },
  {
    name: 'a parameter twice',
    expects: [400],
    fits: ({ pairs }) => pairs.length > 0,
    done: (shot) => added(shot, ...shot.pairs),
  },
  {
    name: 'a query that is no text',
    expects: [400],
    done: (shot) => added(shot, '%', 'a=%zz', '%ff=1', 'sort=%C0%AF', 'cursor=%ED%A0%80'),
  },
  { name: 'a page_size', expects: [400], fits: takes('page_size'), done: one('page_size', SIZES) },
  { name: 'a cursor', expects: [400], fits: takes('cursor'), done: one('cursor', CURSORS) },
  {
    name: 'a filter',
    expects: [400],
    fits: takes('filter'),
    done: (shot) => added(shot, ...FILTERS.map((name) => pair(name, 'x'))),
  },
  {
    name: 'the value of a filter',
    fits: ({ pairs }) => pairs.some((each) => each.startsWith('filter')),
    done: (shot) =>
      fc.constantFrom(...VALUES).map((value) => ({
        ...shot,
        pairs: shot.pairs.map((each) =>
          each.startsWith('filter') ? `${each.split('=')[0]}=${encodeURIComponent(value)}` : each,
        ),
      })),
  },
  {
    name: 'U+0000 in a filter',
    expects: [400],
    fits: takes('filter'),
    done: (shot) => added(shot, 'filter[id__eq]=%00', 'filter[name__ilike]=a%00', 'filter[number__in]=%00,1'),
  },
  {
    name: 'a sort',
    expects: [400],
    fits: takes('sort'),
    done: one('sort', ['', 'colour', '-', '--name', 'name,', 'name desc', '\0', 'id;drop']),
  },
  {
    name: 'an expand',
    expects: [400],
    fits: (shot, operation) => takes('expand')(shot, operation) && !operation.id.startsWith('counterparts.'),
    done: one('expand', ['', 'colour', 'flow.', ',', 'category,', '__proto__', '\0']),
  },
  {
    name: 'a value other than true or false',
    expects: [400],
    fits: takes('issue'),
    done: one('issue', ['', '1', 'TRUE', 'yes', 'null']),
  },
  {
    name: 'too much of a query',
    expects: [400],
    done: (shot) =>
      fc.constant({
        ...shot,
        pairs: [...shot.pairs, ...Array.from({ length: 500 }, (_, index) => `p${index}=x`)],
      }),
  },
];
