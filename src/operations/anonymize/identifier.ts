/** Partita IVA, codice fiscale and the like: right ones stay right, wrong ones stay wrong in the same way. */
import { codiceFiscaleFlaw } from '../../model/identifiers/codiceFiscale.ts';
import { elevenDigitsFlaw } from '../../model/identifiers/partitaIva.ts';
import type { Chance } from './chance.ts';
import type { Invention, Pseudonyms } from './pseudonyms.ts';
import { inCaseOf, scrambled } from './scramble.ts';

/** A repeated character: recognizably nobody's identifier. */
const PLACEHOLDER = /^(.)\1*$/su;

const ELEVEN_FIGURES = /^[0-9]{11}$/;
const PERSON = /^[A-Z0-9]{16}$/;

/**
 * No office code (digits 8 to 10) in this range was ever assigned: those in use are 001 to 100, 120, 121, 888 and 999.
 * So an invented partita IVA belongs to nobody.
 */
const OFFICES = { from: 200, count: 600 };

/** Codes M600 to M999 of the land register name no place: an invented person was born nowhere. */
const PLACES = { letter: 'M', from: 600, count: 400 };

const MONTHS = 'ABCDEHLMPRST';
const CONSONANTS = 'BCDFGLMNPRSTV';
const OMOCODIA = 'LMNPQRSTUV';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const WOMEN = 40;

/** The minimum number of digits in a foreign identifier; with fewer, the letters identify the party. */
const FEW_FIGURES = 4;

export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value);
}

/** The part of an identifier that counts: without blanks around it and without a country before it, in capitals. */
export function coreOf(value: string): string {
  const inner = value.trim().toUpperCase();
  const rest = inner.slice(2);
  return /^[A-Z]{2}/.test(inner) && (ELEVEN_FIGURES.test(rest) || isPerson(rest)) ? rest : inner;
}

/** True if a text without context is certainly an identifier. */
export function looksLikeIdentifier(text: string): boolean {
  const core = coreOf(text);
  return ELEVEN_FIGURES.test(core) || isPerson(core);
}

/** A person's code by its shape, whether or not its check letter is right. */
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

function invented(core: string, { chance, permute }: Invention): string {
  const flaw = codiceFiscaleFlaw(core);
  if (ELEVEN_FIGURES.test(core)) return elevenFigures(core, chance, flaw?.flaw === 'check');
  if (PERSON.test(core)) {
    const made = person(core, chance, flaw?.flaw ?? null);
    if (codiceFiscaleFlaw(made)?.flaw === flaw?.flaw) return made;
  }
  const figures = core.replace(/[^0-9]/g, '').length;
  if (figures < FEW_FIGURES) return permute(core, { shortLetters: true });
  // The country of a foreign number, and its other letters ("ATU12345678").
  const country = /^[A-Z]{2}/.exec(core)?.[0] ?? '';
  return country + permute(core.slice(country.length), { shortLetters: false });
}

function elevenFigures(core: string, chance: Chance, isWrong: boolean): string {
  let made = core.startsWith('0') ? '0' : chance.pick('123456789');
  while (made.length < 7) made += chance.pick('0123456789');
  made += String(OFFICES.from + chance.below(OFFICES.count));
  const flaw = elevenDigitsFlaw(`${made}0`);
  const check = flaw?.flaw === 'check' ? Number(flaw.expected) : 0;
  return made + String(isWrong ? (check + 1 + chance.below(9)) % 10 : check);
}

/**
 * A person's code: replaces surname, name, year and month, and the day where possible; keeps the letters of omocodia.
 */
function person(core: string, chance: Chance, flaw: string | null): string {
  const sound = flaw === null || flaw === 'check';
  const characters = Array.from(core.slice(0, -1));
  const like = (character: string, figure: string, isFigure: boolean): string => {
    if (/[0-9]/.test(character)) return isFigure ? figure : chance.pick('0123456789');
    if (!isFigure) return /[A-Z]/.test(character) ? chance.pick(CONSONANTS) : character;
    return OMOCODIA.includes(character) ? (OMOCODIA[Number(figure)] ?? character) : character;
  };
  const day = 1 + chance.below(28) + (isWoman(core) ? WOMEN : 0);
  const place = String(PLACES.from + chance.below(PLACES.count));
  const figures = `${chance.pick('0123456789')}${chance.pick('0123456789')} ${String(day).padStart(2, '0')} ${place}`;
  const made = characters.map((character, i) => {
    if (i < 6) return like(character, '', false);
    if (i === 8) return MONTHS.includes(character) ? chance.pick(MONTHS) : character;
    if (i === 11) return /[A-Z]/.test(character) ? PLACES.letter : character;
    if ((i === 9 || i === 10) && !sound) return character;
    return like(character, figures.charAt(i - 6), true);
  });
  return made.join('') + checkLetter(made.join(''), core, chance, flaw);
}

/** Days of birth from 41 on are women's; the tens may be written as a letter. */
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
