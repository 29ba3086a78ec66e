import { describe, expect, it } from 'vitest';
import {
  type CodiceFiscaleDescription,
  type CodiceFiscaleFlaw,
  codiceFiscaleFlaw,
  describeCodiceFiscale,
} from '../../../src/model/index.ts';

const PERSONS = [
  'RSSMRA80A01H501U',
  'RSSMRA80A41H501Y',
  'RSSMRA80A01H50MM',
  'RSSMRA80A01H5LMX',
  'RSSMRAULALMHRLMD',
];
const OTHERS = ['80000000002', '12345678903', '01234567897', '00764350567', '06488691004'];

const flawed: readonly (readonly [string, CodiceFiscaleFlaw])[] = [
  ['', { flaw: 'length', length: 0 }],
  ['8000000000', { flaw: 'length', length: 10 }],
  ['800000000020', { flaw: 'length', length: 12 }],
  ['RSSMRA80A01H501', { flaw: 'length', length: 15 }],
  ['RSSMRA80A01H501UU', { flaw: 'length', length: 17 }],
  ['ITALIANA', { flaw: 'length', length: 8 }],
  ['FRRSSMRA80A01H501U', { flaw: 'length', length: 18 }],

  ['IT80000000002', { flaw: 'prefix', rest: '80000000002' }],
  ['IT800000000', { flaw: 'prefix', rest: '800000000' }],
  ['IT80000000002000', { flaw: 'prefix', rest: '80000000002000' }],
  ['ITRSSMRA80A01H501U', { flaw: 'prefix', rest: 'RSSMRA80A01H501U' }],
  ['itRSSMRA80A01H501U', { flaw: 'prefix', rest: 'RSSMRA80A01H501U' }],

  ['RSSMRA80A01', { flaw: 'characters' }],
  ['00000000000', { flaw: 'zeros' }],
  ['80000000001', { flaw: 'check', expected: '2' }],
  ['01234567890', { flaw: 'check', expected: '7' }],

  ['rssmra80a01h501u', { flaw: 'case', expected: 'RSSMRA80A01H501U' }],
  ['RSSMRA80A01H501u', { flaw: 'case', expected: 'RSSMRA80A01H501U' }],
  ['rssmra80a01h501x', { flaw: 'shape', part: 'surname', found: 'rss' }],

  ['R5SMRA80A01H501U', { flaw: 'shape', part: 'surname', found: 'R5S' }],
  ['ÀSSMRA80A01H501U', { flaw: 'shape', part: 'surname', found: 'ÀSS' }],
  ['RſSMRA80A01H501U', { flaw: 'shape', part: 'surname', found: 'RſS' }],
  ['RSSM A80A01H501U', { flaw: 'shape', part: 'name', found: 'M A' }],
  ['RSSMRA8OA01H501U', { flaw: 'shape', part: 'year', found: '8O' }],
  ['RSSMRAK0A01H501U', { flaw: 'shape', part: 'year', found: 'K0' }],
  ['RSSMRA80F01H501U', { flaw: 'shape', part: 'month', found: 'F' }],
  ['RSSMRA80101H501U', { flaw: 'shape', part: 'month', found: '1' }],
  ['RSSMRA80AO1H501U', { flaw: 'shape', part: 'day', found: 'O1' }],
  ['RSSMRA80A0WH501U', { flaw: 'shape', part: 'day', found: '0W' }],
  ['RSSMRA80A015501U', { flaw: 'shape', part: 'place', found: '5501' }],
  ['RSSMRA80A01H5O1U', { flaw: 'shape', part: 'place', found: 'H5O1' }],
  ['RSSMRA80A01H5011', { flaw: 'shape', part: 'check', found: '1' }],

  ['RSSMRA80A00H501T', { flaw: 'date', day: 0 }],
  ['RSSMRA80A32H501U', { flaw: 'date', day: 32 }],
  ['RSSMRA80A40H501X', { flaw: 'date', day: 40 }],
  ['RSSMRA80A72H501U', { flaw: 'date', day: 72 }],
  ['RSSMRA80ALLH501U', { flaw: 'date', day: 0 }],
  ['RSSMRA80AVVH501U', { flaw: 'date', day: 99 }],

  ['RSSMRA80A01H501X', { flaw: 'check', expected: 'U' }],
  ['RSSMRA80A01H50MU', { flaw: 'check', expected: 'M' }],
];

const described: readonly (readonly [string, CodiceFiscaleDescription])[] = [
  ['RSSMRA80A01H501U', { sex: 'M', year: '80', month: 1, day: 1, place: 'H501', omocodic: false }],
  ['RSSMRA80A41H501Y', { sex: 'F', year: '80', month: 1, day: 1, place: 'H501', omocodic: false }],
  ['RSSMRA80A01H50MM', { sex: 'M', year: '80', month: 1, day: 1, place: 'H501', omocodic: true }],
  ['RSSMRAULALMHRLMD', { sex: 'M', year: '80', month: 1, day: 1, place: 'H501', omocodic: true }],
  ['CPPPPT66D17F205Z', { sex: 'M', year: '66', month: 4, day: 17, place: 'F205', omocodic: false }],
  ['SFDZFM48L13Z179A', { sex: 'M', year: '48', month: 7, day: 13, place: 'Z179', omocodic: false }],
];

describe('codiceFiscaleFlaw', () => {
  it.each([...PERSONS, ...OTHERS])('%s is valid', (text) => {
    expect(codiceFiscaleFlaw(text)).toBeUndefined();
  });

  it.each(flawed)('%j: %j', (text, flaw) => {
    expect(codiceFiscaleFlaw(text)).toEqual(flaw);
  });

  it.each([...PERSONS, ...OTHERS])('rejects any changed digit in %s', (text) => {
    const changes = changed(text, /[0-9]/, '0123456789');
    expect(changes.filter((change) => codiceFiscaleFlaw(change) === undefined)).toEqual([]);
    expect(changes.length).toBe(text.replace(/[^0-9]/g, '').length * 9);
  });

  it.each(PERSONS)('reports the expected check letter for any other letter in %s', (text) => {
    const changes = changed(text, /[A-Z]$/, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const last = changes.filter((change) => change.slice(0, -1) === text.slice(0, -1));
    expect(last.map(codiceFiscaleFlaw)).toEqual(Array(25).fill({ flaw: 'check', expected: text.at(-1) }));
  });
});

describe('omocodia', () => {
  const PLACES = [6, 7, 9, 10, 12, 13, 14];
  const combinations = Array.from({ length: 2 ** PLACES.length }, (_, bits) => {
    const letters = [...'RSSMRA80A01H501'];
    PLACES.forEach((place, bit) => {
      if ((bits >> bit) & 1) letters[place] = 'LMNPQRSTUV'.charAt(Number(letters[place]));
    });
    return letters.join('') + slowCheckLetter(letters);
  });

  it('is accepted in all its 128 combinations, which identify the same person', () => {
    expect(new Set(combinations).size).toBe(128);
    expect(combinations).toEqual(expect.arrayContaining(PERSONS.filter((code) => code !== PERSONS[1])));
    expect(combinations.filter((code) => codiceFiscaleFlaw(code) !== undefined)).toEqual([]);
    const people = combinations.map((code) => ({ ...describeCodiceFiscale(code), omocodic: true }));
    expect(new Set(people.map((person) => JSON.stringify(person))).size).toBe(1);
    expect(combinations.filter((code) => describeCodiceFiscale(code)?.omocodic !== true)).toEqual([
      'RSSMRA80A01H501U',
    ]);
  });
});

describe('days and months', () => {
  it('are 1 to 31, and 41 to 71 for women', () => {
    const taken = Array.from({ length: 100 }, (_, day) => day).filter((day) => {
      const letters = [...`RSSMRA80A${String(day).padStart(2, '0')}H501`];
      return codiceFiscaleFlaw(letters.join('') + slowCheckLetter(letters)) === undefined;
    });
    const men = Array.from({ length: 31 }, (_, i) => i + 1);
    expect(taken).toEqual([...men, ...men.map((day) => day + 40)]);
  });

  it('have twelve letters', () => {
    const months = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((month) => {
      const letters = [...`RSSMRA80${month}01H501`];
      return [month, describeCodiceFiscale(letters.join('') + slowCheckLetter(letters))?.month];
    });
    expect(months.filter(([, month]) => month !== undefined)).toEqual([
      ...[...'ABCDEHLMPRST'].map((letter, i) => [letter, i + 1]),
    ]);
  });
});

describe('the check letter', () => {
  it.each(['odd', 'even'])('counts every letter in an %s place', (place) => {
    const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => {
      const letters = [...(place === 'odd' ? `${letter}SSMRA80A01H501` : `R${letter}SMRA80A01H501`)];
      return letters.join('') + slowCheckLetter(letters);
    });
    expect(codes.filter((code) => codiceFiscaleFlaw(code) !== undefined)).toEqual([]);
  });
});

describe('describeCodiceFiscale', () => {
  it.each(described)('%s: %j', (text, description) => {
    expect(describeCodiceFiscale(text)).toEqual(description);
  });

  it.each(['80000000002', 'RSSMRA80A01H501X', 'rssmra80a01h501u', 'RSSMRA80A32H501U', ''])(
    'returns nothing for %j',
    (text) => {
      expect(describeCodiceFiscale(text)).toBeUndefined();
    },
  );
});

/** Each text with one character that matches `place` replaced by another one of `alphabet`. */
function changed(text: string, place: RegExp, alphabet: string): readonly string[] {
  return [...text].flatMap((was, i) =>
    place.test(was)
      ? [...alphabet]
          .filter((other) => other !== was)
          .map((other) => text.slice(0, i) + other + text.slice(i + 1))
      : [],
  );
}

/** The check letter computed in another way: with the table written out by character. */
function slowCheckLetter(letters: readonly string[]): string {
  const odd: Readonly<Record<string, number>> = Object.fromEntries(
    'A1 B0 C5 D7 E9 F13 G15 H17 I19 J21 K2 L4 M18 N20 O11 P3 Q6 R8 S12 T14 U16 V10 W22 X25 Y24 Z23'
      .split(' ')
      .map((entry) => [entry.charAt(0), Number(entry.slice(1))]),
  );
  const sum = letters.reduce((total, character, i) => {
    const letter = /[0-9]/.test(character) ? 'ABCDEFGHIJ'.charAt(Number(character)) : character;
    return total + (i % 2 === 0 ? odd[letter]! : letter.charCodeAt(0) - 65);
  }, 0);
  return String.fromCharCode(65 + (sum % 26));
}
