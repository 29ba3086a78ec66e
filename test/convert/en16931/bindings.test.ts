/** The binding tables: each term has one place in each syntax. */
import { describe, expect, it } from 'vitest';
import { bindingRows } from '../../../scripts/generate/bindingRows.ts';
import { terms } from '../../../src/convert/en16931/index.ts';
import { roots } from '../../../src/convert/en16931/syntaxes.ts';

/** Terms whose place is an attribute or a text of another one, which the notes of the page explain. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  Invoice: ['BT-21'],
  CreditNote: ['BT-21'],
  CrossIndustryInvoice: [],
};

/** Terms with two places: an account is an IBAN or another number, an identifier has a scheme or none. */
const TWICE: Readonly<Record<string, readonly string[]>> = {
  Invoice: ['BT-90'],
  CreditNote: ['BT-90'],
  CrossIndustryInvoice: ['BT-29', 'BT-46', 'BT-60', 'BT-71', 'BT-84'],
};

describe.each(roots)('$root', ({ root, binding }) => {
  const rows = bindingRows(binding);
  const found = rows.flatMap(({ term }) => (term === null ? [] : [term.bt]));

  it('has a place for each term', () => {
    const missing = terms.filter(({ bt }) => !found.includes(bt)).map(({ bt }) => bt);
    expect(missing).toEqual(INSIDE[root]);
  });

  it('has no term twice', () => {
    const twice = [...new Set(found.filter((bt, at) => found.indexOf(bt) !== at))].sort();
    expect(twice).toEqual(TWICE[root]);
  });

  it('knows the term of each place outside the Italian extension', () => {
    const unknown = rows.filter(({ term, path }) => term === null && !/(?:^|\.)extension\./.test(path));
    expect(unknown.map(({ path }) => path)).toEqual([]);
  });
});

it('the terms are distinct', () => {
  expect(new Set(terms.map(({ bt }) => bt)).size).toBe(terms.length);
  expect(new Set(terms.map(({ path }) => path)).size).toBe(terms.length);
});
