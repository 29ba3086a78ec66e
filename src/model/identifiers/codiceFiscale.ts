/**
 * The codice fiscale: sixteen letters and digits for individuals, eleven digits for organizations and for provisional
 * codes. Decree of 23 December 1976.
 */
import { given } from '../given.ts';
import { checkLetterUnit } from './checkLetter.ts';
import { elevenDigitsFlaw, hasCountry, PARTITA_IVA_LENGTH, type PartitaIvaFlaw } from './partitaIva.ts';

/** The parts of an individual's code, in order. */
export type CodiceFiscalePart = 'surname' | 'name' | 'year' | 'month' | 'day' | 'place' | 'check';

/**
 * Reason why a codice fiscale is invalid. Codes of eleven characters have the flaws of a partita IVA. 'length': neither
 * eleven nor sixteen characters. 'check': the expected check digit (eleven characters) or check letter (sixteen).
 */
export type CodiceFiscaleFlaw =
  | PartitaIvaFlaw
  /** Valid except for lower-case letters; `expected` is the code in capitals. */
  | { readonly flaw: 'case'; readonly expected: string }
  /** The first part with an invalid character; `found` is the part as written. */
  | { readonly flaw: 'shape'; readonly part: CodiceFiscalePart; readonly found: string }
  /** An invalid day: neither 1 to 31 nor, for women, 41 to 71. Letters of omocodia count as digits. */
  | { readonly flaw: 'date'; readonly day: number };

/** Data in an individual's code. */
export interface CodiceFiscaleDescription {
  readonly sex: 'F' | 'M';
  /** The last two digits of the year of birth: the code does not state the century. */
  readonly year: string;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
  /** Place of birth in the land register's code, with digits: "H501"; Z and three digits for a foreign country. */
  readonly place: string;
  /** True if letters replace some digits, to distinguish two individuals with the same code (omocodia). */
  readonly omocodic: boolean;
}

/** Length of an individual's code. */
const PERSON_LENGTH = 16;

/** Letters of the months, January first. */
const MONTHS = 'ABCDEHLMPRST';

/** Letters that replace the digits 0 to 9 in omocodia. */
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

/** Permitted character in each position: L a letter, D a digit or its omocodia letter, M a month. */
const SHAPE = 'LLLLLLDDMDDLDDDL';

/**
 * Returns the flaw of a codice fiscale; `undefined` if it has none. A valid code may be unassigned.
 *
 * All combinations of omocodia letters are accepted, not only those from the right. The day is not compared with the
 * month: no source says that the registry rejects dates that are wrong in a birth register.
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
  if (text.length === PARTITA_IVA_LENGTH) return elevenDigitsFlaw(text);
  if (text.length === PERSON_LENGTH) return personFlaw(text);
  // An individual's code begins with letters, so only the length reveals a preceding "IT".
  if (text.length === PERSON_LENGTH + 2 && /^IT/i.test(text)) return { flaw: 'prefix', rest: text.slice(2) };
  return { flaw: 'length', length: text.length };
}

/**
 * Returns the data in an individual's code; `undefined` for a text with a {@link codiceFiscaleFlaw} and for eleven
 * digits.
 */
export function describeCodiceFiscale(text: string): CodiceFiscaleDescription | undefined {
  given('text', text, 'text');
  if (text.length !== PERSON_LENGTH || personFlaw(text) !== undefined) return undefined;
  const day = twoDigits(text, 9);
  const plain = Array.from(text.slice(0, -1), (letter, i) =>
    SHAPE[i] === 'D' ? String(digitAt(text, i)) : letter,
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
  const day = twoDigits(text, 9);
  if (!((day >= 1 && day <= 31) || (day >= WOMEN + 1 && day <= WOMEN + 31))) return { flaw: 'date', day };
  const expected = checkLetterUnit(text, 0, PERSON_LENGTH - 1);
  if (text.charCodeAt(PERSON_LENGTH - 1) === expected) return undefined;
  return { flaw: 'check', expected: String.fromCharCode(expected) };
}

function fits(text: string, at: number): boolean {
  switch (SHAPE.charCodeAt(at)) {
    case 0x44: // D
      return digitAt(text, at) >= 0;
    case 0x4d: // M
      return MONTHS.includes(text.charAt(at));
    default: {
      const unit = text.charCodeAt(at);
      return unit >= 0x41 && unit <= 0x5a;
    }
  }
}

/** The digit in a position, or the digit that its omocodia letter stands for; -1 for anything else. */
function digitAt(text: string, at: number): number {
  const digit = text.charCodeAt(at) - 0x30;
  return digit >= 0 && digit <= 9 ? digit : OMOCODIA.indexOf(text.charAt(at));
}

function twoDigits(text: string, at: number): number {
  return digitAt(text, at) * 10 + digitAt(text, at + 1);
}

function shapeFlaw(text: string, at: number): CodiceFiscaleFlaw {
  // No toUpperCase() of the whole text: it turns letters such as "ı" and "ſ" into Latin capitals.
  const expected = text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
  if (expected !== text && personFlaw(expected) === undefined) return { flaw: 'case', expected };
  const index = PARTS.findLastIndex(([, start]) => start <= at);
  const [part, start] = PARTS[index] ?? ['check', PERSON_LENGTH - 1];
  return { flaw: 'shape', part, found: text.slice(start, PARTS[index + 1]?.[1]) };
}
