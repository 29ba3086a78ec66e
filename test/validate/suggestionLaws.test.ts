import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalForm } from '../../src/model/decimalForm.ts';
import { ordinary, simplified } from '../../src/model/formats.ts';
import { applyWhitespace, checkValue } from '../../src/model/lexical.ts';
import type { Problem } from '../../src/model/problem.ts';
import { simpleTypes } from '../../src/model/typeNamed.ts';
import { valueSuggestion } from '../../src/validate/suggestions/value.ts';
import { runs } from '../support/thorough.ts';

const types = [...simpleTypes().values()];

/** Text that is typical of invoices, and text that is not. */
const found = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.stringMatching(/^[ €+-]?[0-9.,' ]{1,12}[-%€]?$/),
  fc.stringMatching(/^[0-9]{1,4}[-/. ][0-9]{1,2}[-/. ][0-9]{1,4}( [0-9:.]{0,8})?$/),
  fc.stringMatching(/^[a-zA-Z]{1,3}[ .-]?[0-9OIl]{0,4}$/),
  fc.stringMatching(/^[A-Za-z0-9 .<>@;:-]{1,40}$/),
);

function suggestionFor(type: (typeof types)[number], value: string) {
  const params = { element: 'X', found: value, type: type.name, pattern: '' };
  const problem: Extract<Problem, { id: 'value.pattern' }> = {
    id: 'value.pattern',
    path: '',
    xpath: null,
    offset: -1,
    end: -1,
    params,
  };
  return valueSuggestion(problem, { format: ordinary, form: 'xml', valueAt: () => undefined });
}

describe('suggestions for values', () => {
  it('never throw, and never write a value invalid for the type', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), found, (type, raw) => {
        const value = applyWhitespace(type.whitespace, raw);
        fc.pre(checkValue(type, value) !== undefined);
        const fix = suggestionFor(type, value)?.fix;
        return (
          fix?.op !== 'replace' || checkValue(type, applyWhitespace(type.whitespace, fix.to)) === undefined
        );
      }),
      { numRuns: runs(3000) },
    );
  });

  it('change the spelling of a number, never its value', () => {
    const amounts = types.filter((type) => decimalForm(type) !== undefined);
    const figures = fc.record({
      type: fc.constantFrom(...amounts),
      negative: fc.boolean(),
      whole: fc.bigInt({ min: 0n, max: 9_999_999n }),
      fraction: fc.stringMatching(/^[0-9]{0,4}$/),
      group: fc.constantFrom('', '.', ' ', "'"),
      currency: fc.constantFrom('', '€ ', 'EUR '),
    });
    fc.assert(
      fc.property(figures, ({ type, negative, whole, fraction, group, currency }) => {
        const grouped = whole.toString().replace(/\B(?=(?:\d{3})+$)/g, group);
        const value = `${negative ? '-' : ''}${currency}${grouped}${fraction === '' ? '' : `,${fraction}`}`;
        fc.pre(checkValue(type, value) !== undefined);
        const fix = suggestionFor(type, value)?.fix;
        if (fix?.op !== 'replace' || fix.kind === 'amount') return true;
        const [sign, to] = fix.to.startsWith('-') ? ['-', fix.to.slice(1)] : ['', fix.to];
        const [toWhole = '', toFraction = ''] = to.split('.');
        const zero = /^0*$/.test(toWhole + toFraction);
        return (
          BigInt(toWhole) === whole &&
          toFraction.replace(/0+$/, '') === fraction.replace(/0+$/, '') &&
          (zero || (sign === '-') === negative)
        );
      }),
      { numRuns: runs(3000) },
    );
  });
});

it('covers every simple type of both formats', () => {
  const names = new Set(types.map((type) => type.name));
  expect(names.has(ordinary.versione.name) && names.has(simplified.versione.name)).toBe(true);
  expect(names.size).toBeGreaterThan(60);
});
