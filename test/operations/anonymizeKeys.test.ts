/** Pseudonyms do not depend on neighbouring values, and never equal another true value. */
import { describe, expect, it } from 'vitest';
import { Key } from '../../src/operations/anonymize/chance.ts';
import { freeText } from '../../src/operations/anonymize/freeText.ts';
import { Answers, Permutations } from '../../src/operations/anonymize/permutation.ts';
import { Pseudonyms } from '../../src/operations/anonymize/pseudonyms.ts';
import { name, number } from '../../src/operations/anonymize/words.ts';
import { createAnonymizer } from '../../src/operations/index.ts';
import { SAMPLE } from '../support/sample.ts';

const SEED = 'keys';
const fresh = (): Pseudonyms => new Pseudonyms(SEED);

/** An invoice from one person to another, with a text that names both. */
const invoiceOf = (supplier: string, customer: string, text: string, numero = '7'): string =>
  SAMPLE.replace(
    '<Denominazione>Forno del Borgo</Denominazione>',
    `<Nome>Wei</Nome><Cognome>${supplier}</Cognome>`,
  )
    .replace('<Cognome>Rossi</Cognome>', `<Cognome>${customer}</Cognome>`)
    .replace('>Pane<', `>${text}<`)
    .replace('<Numero>7<', `<Numero>${numero}<`);

describe('names of any length are removed from free text', () => {
  it.each(['Hu', 'Li', 'Re', 'Wu', 'Ma', 'Le', 'Di', 'Lo', 'O', 'Poe', 'Russo'])('%s', (surname) => {
    const xml = invoiceOf(surname, 'Bianchi', `Lavori per ${surname} e figli, ${surname.toUpperCase()}`);
    const { text, ok, drift } = createAnonymizer({ seed: SEED }).file(xml);
    expect({ ok, drift }).toEqual({ ok: true, drift: [] });
    const [, said = ''] = /<Descrizione>([^<]*)</.exec(text ?? '') ?? [];
    const [, own = ''] = /<Cognome>([^<]*)</.exec(text ?? '') ?? [];
    expect(own).not.toBe(surname);
    const words = said.match(/\p{L}+/gu) ?? [];
    expect(words).not.toContain(surname);
    expect(words).not.toContain(surname.toUpperCase());
    // Replaced by its own pseudonym.
    expect(words).toEqual(expect.arrayContaining([own, own.toUpperCase()]));
  });

  it('a short name is kept if it is written like an article', () => {
    const pseudonyms = fresh();
    name('Ma', 'family', pseudonyms);
    name('Re', 'family', pseudonyms);
    expect(freeText('ma non re', pseudonyms)).toBe('ma non re');
    expect(freeText('Re', pseudonyms)).not.toBe('Re');
  });

  it('a name is removed from the name of a file', () => {
    const anonymizer = createAnonymizer({ seed: SEED });
    anonymizer.file(invoiceOf('Hu', 'Re', 'Pane'));
    expect(anonymizer.fileName('fattura_Hu_Re.xml')).not.toMatch(/Hu|Re/);
  });
});

describe('a pseudonym never equals another true value', () => {
  it.each([
    ['two letters', ['Hu', 'Li', 'Re', 'Wu', 'Xu', 'Ma', 'Ho', 'Yu', 'Lu', 'Gu']],
    ['three letters', ['Poe', 'Bax', 'Rea', 'Dal', 'Fox', 'Gil']],
  ])('of names of %s', (_, names) => {
    const pseudonyms = fresh();
    for (const one of names) pseudonyms.meet(one);
    const made = names.map((one) => name(one, 'family', pseudonyms));
    expect(made.filter((one) => names.includes(one))).toEqual([]);
    expect(new Set(made).size).toBe(names.length);
  });

  it.each([1, 2, 3])('of all numbers with %i digits: they get longer', (figures) => {
    const from = 10 ** (figures - 1);
    const numbers = Array.from({ length: Math.min(9 * from, 400) }, (_, i) => String(from + i));
    const pseudonyms = fresh();
    for (const one of numbers) pseudonyms.meet(one);
    const made = numbers.map((one) => number(one, pseudonyms));
    expect(made.filter((one) => numbers.includes(one))).toEqual([]);
    expect(new Set(made).size).toBe(numbers.length);
  });

  it('even if the other file comes later, once it was registered', () => {
    const first = invoiceOf('Hu', 'Re', 'Pane', '1');
    const others = ['2', '3', '4', '5', '6', '7', '8', '9'].map((numero) =>
      invoiceOf('Li', 'Wu', 'Pane', numero),
    );
    const anonymizer = createAnonymizer({ seed: SEED });
    for (const one of [first, ...others]) anonymizer.meet(one);
    const made = [first, ...others].map(
      (one) => /<Numero>([^<]*)</.exec(anonymizer.file(one).text ?? '')?.[1] ?? '',
    );
    expect(made.filter((one) => /^[1-9]$/.test(one))).toEqual([]);
    expect(new Set(made).size).toBe(9);
  });

  it.each(['', 'x', '{', '<a>', '{"a":1}'])('registers %j without errors', (text) => {
    expect(() => createAnonymizer({ seed: SEED }).meet(text)).not.toThrow();
  });
});

describe('a pseudonym does not depend on its neighbours', () => {
  it('is the same for one file alone and among two hundred', () => {
    const files = Array.from({ length: 200 }, (_, i) =>
      invoiceOf(
        `Cognome${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10) % 10]}`,
        'Neri',
        `Ordine ${45_000 + i}`,
        `${30_000 + i * 7}/B`,
      ),
    );
    const own = invoiceOf('Ferrante', 'Bianchi', 'Ordine 88123', '91234/A');
    const alone = createAnonymizer({ seed: SEED }).file(own).text;
    const together = createAnonymizer({ seed: SEED });
    for (const one of files) together.file(one);
    expect(together.file(own).text).toBe(alone);
  });

  it('is the same for first names and surnames', () => {
    const [a, b] = [fresh(), fresh()];
    const given = name('Bruno', 'given', a);
    expect(name('Bruno', 'family', b)).toBe(given);
  });
});

describe('a permutation', () => {
  const permutations = new Permutations(Key.of(SEED), new Answers());
  const turned = (text: string): string => permutations.permuted(text, { shortLetters: true });

  it.each([
    ['all of two figures', Array.from({ length: 90 }, (_, i) => String(i + 10))],
    ['all of one', Array.from({ length: 9 }, (_, i) => String(i + 1))],
    ['with zeros in front', Array.from({ length: 99 }, (_, i) => `00${i + 1}`)],
    ['letters', Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')],
    ['both', Array.from({ length: 900 }, (_, i) => `${100 + i}/A`)],
  ])('keeps %s apart, and their shape', (_, texts) => {
    const made = texts.map(turned);
    expect(new Set(made).size).toBe(texts.length);
    const shapeOf = (text: string): string =>
      text.replace(/[A-Z]/g, 'A').replace(/[1-9]/g, '1').length.toString();
    expect(made.map(shapeOf)).toEqual(texts.map(shapeOf));
    expect(made.map((one) => /^0*/.exec(one)?.[0])).toEqual(texts.map((one) => /^0*/.exec(one)?.[0]));
  });

  it('replaces every letter of another alphabet', () => expect(turned('Łódź è 李')).not.toMatch(/[Łóź李]/));
});

describe('a shape', () => {
  const key = Key.of(SEED);
  const permutations = new Permutations(key, new Answers());

  it.each<[text: string, is: 'permuted' | 'drawn']>([
    ['7', 'permuted'],
    ['2025/118', 'permuted'],
    ['4500012', 'permuted'],
    ['RSSMRAAB', 'drawn'],
    ['RSSMRAA', 'permuted'],
    ['45000123456', 'drawn'],
    ['4500012345', 'permuted'],
    ['000000123', 'permuted'],
    ['CT-2025-00118/B', 'drawn'],
  ])('of %s is %s', (text, is) => {
    // Only drawn texts depend on the choices.
    const made = ['a', 'b'].map((about) =>
      permutations.permutedOrDrawn(text, { chance: key.chance(about) }, { shortLetters: true }),
    );
    const permuted = permutations.permuted(text, { shortLetters: true });
    expect(new Set(made).size).toBe(is === 'drawn' ? 2 : 1);
    expect(made.map((one) => one === permuted)).toEqual(is === 'drawn' ? [false, false] : [true, true]);
    const kept = (one: string): string => one.replace(/[A-Z0-9]/g, '_');
    expect(made.map(kept)).toEqual([kept(text), kept(text)]);
  });

  it('has its own permutation, the same in any order of the texts', () => {
    const texts = ['100/A', '100/B', '0100/A', '100-A', '2025/100', 'ABCDEF', 'abcdef', '7', '/7'];
    const turned = (all: readonly string[]): ReadonlyMap<string, string> => {
      const own = new Permutations(key, new Answers());
      return new Map(all.map((text) => [text, own.permuted(text, { shortLetters: true })]));
    };
    const made = turned(texts);
    expect(turned(texts.toReversed().flatMap((text) => [text, '55', text]))).toEqual(
      new Map([...made, ['55', turned(['55']).get('55')]]),
    );
    expect(new Set([...made.values()].map((one) => one.replace(/[^0-9]/g, ''))).size).toBeGreaterThan(5);
  });
});

describe('names of files', () => {
  it('differ between files, ignoring case', () => {
    const anonymizer = createAnonymizer({ seed: SEED });
    anonymizer.file(invoiceOf('Rossi', 'Bianchi', 'Pane'));
    const pseudonym = anonymizer.fileName('Rossi.xml');
    const names = ['Rossi.xml', pseudonym, pseudonym.toUpperCase(), 'in/Rossi.xml', 'rossi.xml'];
    const made = names.map((one) => anonymizer.fileName(one));
    expect(new Set(made.map((one) => one.toLowerCase())).size).toBe(names.length);
    expect(names.map((one) => anonymizer.fileName(one))).toEqual(made);
    expect(made[0]).toBe(pseudonym);
  });
});
