/**
 * The codice fiscale: sixteen letters and digits for individuals, eleven digits for others and for provisional codes.
 * Decree of 23 December 1976.
 */
import { given } from '../given.ts';
import { checkLetterUnit } from './checkLetter.ts';
import { elevenFiguresFlaw, hasCountry, PARTITA_IVA_LENGTH, type PartitaIvaFlaw } from './partitaIva.ts';

/** The parts of a person's code, in their order. */
export type CodiceFiscalePart = 'surname' | 'name' | 'year' | 'month' | 'day' | 'place' | 'check';

/**
 * Reason why a codice fiscale is invalid: as a partita IVA, for eleven characters, or as a person's code. 'length' is
 * neither eleven nor sixteen; 'check' expects a digit for eleven characters, a letter for sixteen.
 */
export type CodiceFiscaleFlaw =
  | PartitaIvaFlaw
  /** Right but for small letters; `expected` is the code in capitals. */
  | { readonly flaw: 'case'; readonly expected: string }
  /** The first part with a character that may not stand there; `found` is the part as written. */
  | { readonly flaw: 'shape'; readonly part: CodiceFiscalePart; readonly found: string }
  /** A number that is not a day: neither 1 to 31 nor, for women, 41 to 71. Letters of omocodia count as digits here. */
  | { readonly flaw: 'date'; readonly day: number };

/** Data in a person's code. */
export interface CodiceFiscaleDescription {
  readonly sex: 'F' | 'M';
  /** The last two digits of the year of birth: the code does not state the century. */
  readonly year: string;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
  /** The place of birth in the land register's code, with digits: "H501"; Z and three digits for a foreign state. */
  readonly place: string;
  /** True if letters replace some digits, to distinguish two persons with the same code (omocodia). */
  readonly omocodic: boolean;
}

/** Length of a person's code. */
const PERSON_LENGTH = 16;

/** Letters of the months, January first. */
const MONTHS = 'ABCDEHLMPRST';

/** Letters that replace the digits 0 to 9 in a code of omocodia. */
const OMOCODIA = 'LMNPQRSTUV';

/** Added to the day of birth of women. */
const WOMEN = 40;

/** Start of each part. */
const PARTS: readonly (readonly [CodiceFiscalePart, number])[] = [
  ['surname', 0],
  ['name', 3],
  ['year', 6],
  ['month', 8],
  ['day', 9],
  ['place', 11],
  ['check', 15],
];

/** Permitted characters in each place: a letter, a digit or its letter, a month. */
const SHAPE = 'LLLLLLFFMFFLFFFL';

/**
 * Returns the flaw of a codice fiscale; `undefined` if it has none. A valid code may be unassigned.
 *
 * Every combination of omocodia is taken, not only those from the right. The day is not held against the
 * month: nothing says that the registry refuses what a birth register has wrong.
 *
 * @example
 * ```ts
 * import { codiceFiscaleFlaw } from 'fattura/model';
 *
 * console.log(JSON.stringify(codiceFiscaleFlaw('RSSMRA80A01H501X'))); // prints: {"flaw":"check","expected":"U"}
 * ```
 */
export function codiceFiscaleFlaw(text: string): CodiceFiscaleFlaw | undefined {
  given('text', text, 'text');
  if (hasCountry(text)) return { flaw: 'prefix', rest: text.slice(2) };
  if (text.length === PARTITA_IVA_LENGTH) return elevenFiguresFlaw(text);
  if (text.length === PERSON_LENGTH) return personFlaw(text);
  // A person's code begins with letters, so that "IT" before it shows by the length only.
  if (text.length === PERSON_LENGTH + 2 && /^IT/i.test(text)) return { flaw: 'prefix', rest: text.slice(2) };
  return { flaw: 'length', length: text.length };
}

/** Data in a person's code; `undefined` for a text with a {@link codiceFiscaleFlaw}, and for eleven digits. */
export function describeCodiceFiscale(text: string): CodiceFiscaleDescription | undefined {
  given('text', text, 'text');
  if (text.length !== PERSON_LENGTH || personFlaw(text) !== undefined) return undefined;
  const day = twoFigures(text, 9);
  const plain = Array.from(text.slice(0, -1), (letter, i) =>
    SHAPE[i] === 'F' ? String(figureAt(text, i)) : letter,
  ).join('');
  return {
    sex: day > WOMEN ? 'F' : 'M',
    year: plain.slice(6, 8),
    month: MONTHS.indexOf(text.charAt(8)) + 1,
    day: day > WOMEN ? day - WOMEN : day,
    place: plain.slice(11),
    omocodic: !text.startsWith(plain),
  };
}

function personFlaw(text: string): CodiceFiscaleFlaw | undefined {
  for (let i = 0; i < PERSON_LENGTH; i += 1) {
    if (!fits(text, i)) return shapeFlaw(text, i);
  }
  const day = twoFigures(text, 9);
  if (!((day >= 1 && day <= 31) || (day >= WOMEN + 1 && day <= WOMEN + 31))) return { flaw: 'date', day };
  const expected = checkLetterUnit(text, 0, PERSON_LENGTH - 1);
  if (text.charCodeAt(PERSON_LENGTH - 1) === expected) return undefined;
  return { flaw: 'check', expected: String.fromCharCode(expected) };
}

function fits(text: string, at: number): boolean {
  switch (SHAPE.charCodeAt(at)) {
    case 0x46: // F
      return figureAt(text, at) >= 0;
    case 0x4d: // M
      return MONTHS.includes(text.charAt(at));
    default: {
      const unit = text.charCodeAt(at);
      return unit >= 0x41 && unit <= 0x5a;
    }
  }
}

/** The digit in a place, or the one that its letter represents; -1 for anything else. */
function figureAt(text: string, at: number): number {
  const figure = text.charCodeAt(at) - 0x30;
  return figure >= 0 && figure <= 9 ? figure : OMOCODIA.indexOf(text.charAt(at));
}

function twoFigures(text: string, at: number): number {
  return figureAt(text, at) * 10 + figureAt(text, at + 1);
}

function shapeFlaw(text: string, at: number): CodiceFiscaleFlaw {
  // Not toUpperCase() as a whole: it makes Latin capitals of letters that no keyboard in Italy has ("ı", "ſ").
  const expected = text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  if (expected !== text && personFlaw(expected) === undefined) return { flaw: 'case', expected };
  const index = PARTS.findLastIndex(([, start]) => start <= at);
  const [part, start] = PARTS[index] ?? ['check', PERSON_LENGTH - 1];
  return { flaw: 'shape', part, found: text.slice(start, PARTS[index + 1]?.[1]) };
}
