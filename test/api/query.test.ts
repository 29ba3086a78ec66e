import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigurationError } from '../../src/api/client/errors.ts';
import { checkPageSize, writeQuery } from '../../src/api/client/query.ts';

/** Parameters of a call, and the decoded query. */
const queries: readonly (readonly [name: string, query: object | undefined, sent: string])[] = [
  ['nothing', undefined, ''],
  ['an empty query', {}, ''],
  ['what is null or undefined is left out', { filter: null, sort: undefined, cursor: null }, ''],
  ['plain values', { issue: true, page_size: 25, label: 'F24' }, 'issue=true&page_size=25&label=F24'],
  ['false and 0 are values', { issue: false, n: 0 }, 'issue=false&n=0'],
  ['a cursor', { cursor: 'a=b&c' }, 'cursor=a=b&c'],
  ['an empty cursor is none', { cursor: '' }, ''],
  ['other empty text is sent', { label: '' }, 'label='],

  ['a field alone is equality', { filter: { number: '12' } }, 'filter[number__eq]=12'],
  ['so it is with a number', { filter: { year: 2026 } }, 'filter[year__eq]=2026'],
  ['and with a truth value', { filter: { paid: false } }, 'filter[paid__eq]=false'],
  [
    'a range',
    { filter: { creation_date: { gte: '2026-01-01', lte: '2026-01-31' } } },
    'filter[creation_date__gte]=2026-01-01&filter[creation_date__lte]=2026-01-31',
  ],
  ['one of several', { filter: { status: { in: ['DRAFT', 'SENT'] } } }, 'filter[status__in]=DRAFT,SENT'],
  ['none of several', { filter: { status: { notIn: ['DRAFT'] } } }, 'filter[status__notIn]=DRAFT'],
  ['empty', { filter: { delivery_status: { empty: true } } }, 'filter[delivery_status__empty]=true'],
  ['text', { filter: { notes: { ilike: 'caffè, tè' } } }, 'filter[notes__ilike]=caffè, tè'],
  [
    'several fields, in their order',
    { filter: { status: 'SENT', number: { neq: '1' } } },
    'filter[status__eq]=SENT&filter[number__neq]=1',
  ],
  [
    'conditions that are not given are left out',
    { filter: { status: undefined, number: { eq: null, neq: '1' } } },
    'filter[number__neq]=1',
  ],
  ['members that are not given too', { filter: { status: { in: ['A', null] } } }, 'filter[status__in]=A'],
  ['an empty filter', { filter: {} }, ''],
  ['names are not checked', { filter: { 'a]b': { like: 'x' } } }, 'filter[a]b__like]=x'],

  ['one sort', { sort: '-creation_date' }, 'sort=-creation_date'],
  ['several sorts', { sort: ['-creation_date', 'number'] }, 'sort=-creation_date,number'],
  ['expand', { expand: ['category', 'flows'] }, 'expand=category,flows'],
  ['no expand', { expand: [] }, ''],
];

const wrong: readonly (readonly [name: string, query: object, about: string])[] = [
  ['a filter that is a list', { filter: [] }, 'filter'],
  ['a filter that is text', { filter: 'status' }, 'filter'],
  ['several values without an operator', { filter: { status: ['A', 'B'] } }, 'filter.status'],
  ['a date that is no text', { filter: { date: new Date(0) } }, 'filter.date.eq'],
  ['the same in a range', { filter: { date: { gte: new Date(0) } } }, 'filter.date.gte'],
  ['not a number', { filter: { year: Number.NaN } }, 'filter.year.eq'],
  ['an object as a value', { filter: { year: { eq: { of: 1 } } } }, 'filter.year.eq'],
  ['a list for one value', { filter: { year: { eq: [1] } } }, 'filter.year.eq'],
  ['one value for a list', { filter: { status: { in: 'DRAFT' } } }, 'filter.status.in'],
  ['a list without members', { filter: { status: { in: [] } } }, 'filter.status.in'],
  ['a list of nothing', { filter: { status: { notIn: [undefined] } } }, 'filter.status.notIn'],
  ['a member with a comma', { filter: { name: { in: ['Rossi, Bianchi'] } } }, 'filter.name.in'],
  ['an empty member', { filter: { name: { in: ['a', ''] } } }, 'filter.name.in'],
  ['half a surrogate pair', { filter: { name: '\ud800' } }, 'filter[name__eq]'],
  ['an object as a parameter', { label: {} }, 'label'],
  ['a function as a parameter', { label: () => 1 }, 'label'],
  ['a sort with an object', { sort: [{}] }, 'sort'],
];

/** As the service parses it. */
function decoded(query: string): string {
  return query
    .slice(1)
    .split('&')
    .map((part) => part.split('=').map(decodeURIComponent).join('='))
    .join('&');
}

describe('a query is sent as', () => {
  it.each(queries)('%s', (_, query, sent) => {
    expect(decoded(writeQuery(query))).toBe(sent);
  });

  it('encoded so that any value is read back', () => {
    const texts = fc.string({ unit: 'binary', minLength: 1 });
    fc.assert(
      fc.property(fc.dictionary(texts, texts, { maxKeys: 4 }), (fields) => {
        const read = new URL(`https://service.example/x${writeQuery({ filter: fields })}`).searchParams;
        expect([...read].sort()).toEqual(
          Object.entries(fields)
            .map(([name, value]) => [`filter[${name}__eq]`, value])
            .sort(),
        );
      }),
    );
  });
});

describe('an invalid query is refused', () => {
  it.each(wrong)('%s', (_, query, about) => {
    const refused = error(() => writeQuery(query));
    expect(refused).toBeInstanceOf(ConfigurationError);
    expect(
      (refused as Error).message.startsWith(`${about} `) ||
        (refused as Error).message.startsWith(`${about}:`),
    ).toBe(true);
  });
});

describe('the size of a page', () => {
  it.each([[1], [25], [100], [undefined], [null]])('%s is accepted', (page_size) => {
    expect(() => checkPageSize({ page_size })).not.toThrow();
  });

  it.each([[0], [101], [-1], [2.5], [Number.NaN], ['25'], [true], [{}]])('%s is refused', (page_size) => {
    expect(() => checkPageSize({ page_size })).toThrow(ConfigurationError);
  });
});

function error(work: () => unknown): unknown {
  try {
    return work();
  } catch (thrown) {
    return thrown;
  }
}
