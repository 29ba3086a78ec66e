/**
 * Replaces partita IVA, codice fiscale and similar identifiers: valid ones stay valid, invalid ones keep their flaw.
 */
import { codiceFiscaleFlaw } from '../../model/identifiers/codiceFiscale.ts';
import { elevenDigitsFlaw } from '../../model/identifiers/partitaIva.ts';
import type { Chance } from './chance.ts';
import type { Invention, Pseudonyms } from './pseudonyms.ts';
import { inCaseOf, scrambled } from './scramble.ts';

/** A repeated character: recognizably nobody's identifier. */
const PLACEHOLDER = /^(.)\1*$/su;

const ELEVEN_DIGITS = /^[0-9]{11}$/;
const PERSON = /^[A-Z0-9]{16}$/;

/**
 * Range of office codes (digits 8 to 10) that were never assigned: those in use are 001 to 100, 120, 121, 888 and 999.
 * An invented partita IVA therefore belongs to nobody.
 */
const OFFICES = { from: 200, count: 600 };

/** Codes M600 to M999 of the land register, which are unassigned: invented individuals have no real place of birth. */
const PLACES = { letter: 'M', from: 600, count: 400 };

const MONTHS = 'ABCDEHLMPRST';
const CONSONANTS = 'BCDFGLMNPRSTV';
const OMOCODIA = 'LMNPQRSTUV';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const WOMEN = 40;

/** Minimum number of digits in a foreign identifier; with fewer, the letters identify the party. */
const MIN_DIGITS = 4;

export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value);
}

/**
 * Returns the significant part of an identifier, in capitals: without surrounding blanks and without a leading country
 * code.
 */
export function coreOf(value: string): string {
  const inner = value.trim().toUpperCase();
  const rest = inner.slice(2);
  return /^[A-Z]{2}/.test(inner) && (ELEVEN_DIGITS.test(rest) || isPerson(rest)) ? rest : inner;
}

/** Length of the shortest identifier that is recognized without context. */
export const SHORTEST_IDENTIFIER = 11;

const ASCII = /^[\0-\x7f]*$/;

/** True if a text without context is certainly an identifier. */
export function looksLikeIdentifier(text: string): boolean {
  // Capitals of other letters may be longer ("ß").
  if (text.length < SHORTEST_IDENTIFIER && ASCII.test(text)) return false;
  const core = coreOf(text);
  return ELEVEN_DIGITS.test(core) || isPerson(core);
}

/** True if the text has the shape of an individual's code; the check letter may be wrong. */
function isPerson(text: string): boolean {
  return PERSON.test(text) && /^[A-Z]{6}[0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{2}[A-Z]/.test(text);
}

export function identifier(value: string, pseudonyms: Pseudonyms): string {
  const core = coreOf(value);
  if (core === '' || isPlaceholder(core)) return value;
  const at = value.toUpperCase().indexOf(core);
  const made = pseudonyms.of('identifier', core, (invention) => invented(core, invention));
  const written = value.slice(at, at + core.length);
  return value.slice(0, at) + inCaseOf(written, made) + value.slice(at + core.length);
}

function invented(core: string, invention: Invention): string {
  const { chance } = invention;
  const flaw = codiceFiscaleFlaw(core);
  if (ELEVEN_DIGITS.test(core)) return elevenDigits(core, chance, flaw?.flaw === 'check');
  if (PERSON.test(core)) {
    const made = person(core, chance, flaw?.flaw ?? null);
    if (codiceFiscaleFlaw(made)?.flaw === flaw?.flaw) return made;
  }
  const digitCount = core.replace(/[^0-9]/g, '').length;
  if (digitCount < MIN_DIGITS) return invention.other(core, { shortLetters: true });
  // The country of a foreign number, and its other letters ("ATU12345678").
  const country = /^[A-Z]{2}/.exec(core)?.[0] ?? '';
  return country + invention.other(core.slice(country.length), { shortLetters: false });
}

function elevenDigits(core: string, chance: Chance, isWrong: boolean): string {
  let made = core.startsWith('0') ? '0' : chance.pick('123456789');
  while (made.length < 7) made += chance.pick('0123456789');
  made += String(OFFICES.from + chance.below(OFFICES.count));
  const flaw = elevenDigitsFlaw(`${made}0`);
  const check = flaw?.flaw === 'check' ? Number(flaw.expected) : 0;
  return made + String(isWrong ? (check + 1 + chance.below(9)) % 10 : check);
}

/**
 * Individual's code: replaces surname, name, year and month, and the day if possible; keeps the letters of omocodia.
 */
function person(core: string, chance: Chance, flaw: string | null): string {
  const sound = flaw === null || flaw === 'check';
  const characters = Array.from(core.slice(0, -1));
  const like = (character: string, digit: string, isDigit: boolean): string => {
    if (/[0-9]/.test(character)) return isDigit ? digit : chance.pick('0123456789');
    if (!isDigit) return /[A-Z]/.test(character) ? chance.pick(CONSONANTS) : character;
    return OMOCODIA.includes(character) ? (OMOCODIA[Number(digit)] ?? character) : character;
  };
  const day = 1 + chance.below(28) + (isWoman(core) ? WOMEN : 0);
  const place = String(PLACES.from + chance.below(PLACES.count));
  const digits = `${chance.pick('0123456789')}${chance.pick('0123456789')} ${String(day).padStart(2, '0')} ${place}`;
  const made = characters.map((character, i) => {
    if (i < 6) return like(character, '', false);
    if (i === 8) return MONTHS.includes(character) ? chance.pick(MONTHS) : character;
    if (i === 11) return /[A-Z]/.test(character) ? PLACES.letter : character;
    if ((i === 9 || i === 10) && !sound) return character;
    return like(character, digits.charAt(i - 6), true);
  });
  return made.join('') + checkLetter(made.join(''), core, chance, flaw);
}

/** Days of birth from 41 on are those of women; the tens may be an omocodia letter. */
function isWoman(core: string): boolean {
  const tens = core.charAt(9);
  return /[4-7QRST]/.test(tens);
}

function checkLetter(start: string, core: string, chance: Chance, flaw: string | null): string {
  const found = codiceFiscaleFlaw(`${start}A`);
  const expected = found?.flaw === 'check' ? found.expected : 'A';
  if (flaw === null) return expected;
  if (flaw === 'check') return chance.pick(CAPITALS.replace(expected, ''));
  return scrambled(core.slice(-1), chance, { shortLetters: true });
}
