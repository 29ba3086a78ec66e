import { describe, expect, it } from 'vitest';
import { withoutFormula } from '../../src/operations/index.ts';

/** The cells seen by a program that splits at this separator, and drops surrounding blanks and quotation marks. */
const cellsOf = (text: string, separator: string | RegExp): readonly string[] =>
  text.split(separator).map((cell) => cell.replace(/^[\s"\u00ad\u200b-\u200f\ufeff]+/, ''));

const SEPARATORS = [',', ';', '\t', '|', ':', ' ', '/', /\r\n|\r|\n/, '\u2028', '\v'] as const;

const ATTACKS: readonly string[] = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\uff1d1',
  ' =1+1',
  '\t=1+1',
  '"=1+1"',
  '\ufeff=1',
  '\u00a0=1',
  ...[',', ';', '\t', '|', ':', ' ', '/', '\n', '\r', '\u2028', '\v', '; ', ';"', ';\u200b', '\n\n'].flatMap(
    (sign) =>
      ["=cmd|'/Ccalc'!A0", "-2+3+cmd|'/Ccalc'!A0", '+A1', '@x', '=HYPERLINK("http://a")'].map(
        (formula) => `Pane${sign}${formula}`,
      ),
  ),
  "-2,50+cmd|'/C calc'!A0",
  "a;-2,50+cmd|'/C calc'!A0",
  "a;-2,50 +cmd|'/C calc'!A0",
  "a;-2 *cmd|'/C calc'!A0",
  '1;2;=3;=4',
];

const isFormula = (cell: string): boolean => {
  const [first] = cell;
  if (first === undefined || !'=+-@\uff1d\uff0b\uff0d\uff20'.includes(first)) return false;
  return !/^[-+]\d+(?:[.,]\d+)*[%€°]?\p{L}{0,2}\s*[)"']?$/u.test(cell) && !/^[-+=]+$/.test(cell);
};

describe('no cell is a formula', () => {
  it.each(ATTACKS)('%j', (text) => {
    const safe = withoutFormula(text);
    expect(isFormula(safe)).toBe(false);
    for (const separator of SEPARATORS)
      expect(cellsOf(safe, separator).filter(isFormula), String(separator)).toEqual([]);
    // Nothing is lost, and escaping twice changes nothing.
    expect(safe.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
    expect(withoutFormula(safe)).toBe(safe);
  });

  it.each([
    'Pane',
    '-2.50',
    '-2,50',
    'A - B',
    'A -- B',
    '5-6',
    'e-mail',
    'mario@example.com',
    'Temperatura: -5°C',
    'sconto -10%',
    'sconto -10,00 €',
    '10/12/2026',
    "l'acqua; l'aria",
    'x = y',
    'C++, C',
    'saldo; -12,50',
  ])('keeps %j', (text) => expect(withoutFormula(text)).toBe(text));

  it.each(['\n', '=', '; ', '"', ' ', ',', '-1', '\u200b', "'"])(
    'takes linear time for long texts of %j',
    (piece) => {
      const text = `${piece.repeat(Math.floor(400_000 / piece.length))}=`;
      expect(withoutFormula(text).replaceAll("'", '')).toBe(text.replaceAll("'", ''));
    },
  );
});
