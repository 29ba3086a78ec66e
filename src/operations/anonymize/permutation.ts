/**
 * Replaces digits and letters by others of the same kind. If a shape has few texts, a keyed permutation keeps different
 * ones different: a Feistel network over the characters, with addition modulo the size of each alphabet, whose four
 * rounds turn a pseudorandom function into a pseudorandom permutation (Luby and Rackoff, 1988). If it has many, each
 * character is drawn.
 */
import type { Chance } from './chance.ts';
import { letter } from './scramble.ts';

const ROUNDS = 4;

/**
 * Shapes with more texts than this are not permuted. A draw that another value has is repeated, but a later run of
 * `--resume` does not know what an earlier one drew: among 20,000 values, one pair in fifty runs would become the same.
 */
const FEW_TEXTS = 10_000_000_000;

/** Replaced characters, in text order. */
interface Places {
  readonly count: number;
  /** Number of texts with this shape, or a number above {@link FEW_TEXTS}. */
  readonly texts: number;
  /** The position of each character. */
  readonly at: Uint32Array;
  /** The first character of its alphabet. */
  readonly first: Uint8Array;
  /** Its offset from that character. */
  readonly digits: Uint8Array;
}

/** Maximum length of texts that share arrays, each until the next text: new ones would take longer than the digests. */
const SHORT = 256;
const short = placesFor(SHORT);
const shortUnits = new Uint16Array(3 * SHORT);

function placesFor(length: number): Pick<Places, 'at' | 'first' | 'digits'> {
  return { at: new Uint32Array(length), first: new Uint8Array(length), digits: new Uint8Array(length) };
}

/** An array of UTF-16 units, valid until the next call. */
function unitsFor(length: number): Uint16Array {
  return length <= shortUnits.length ? shortUnits : new Uint16Array(length);
}

/** First characters of the alphabets. The leading digit of a number is never zero. */
const DIGIT = 0x30;
const LEADING = 0x31;
const CAPITAL = 0x41;
const SMALL = 0x61;

/** Returns the number of characters in an alphabet. */
function sizeOf(first: number): number {
  switch (first) {
    case DIGIT:
      return 10;
    case LEADING:
      return 9;
    default:
      return 26;
  }
}

/** Maximum length of a run of letters that identifies nobody: "FT", "/A". */
const SHORT_RUN = 2;

/** Returns the choices for one question; a permutation asks several. */
export type Ask = (about: string) => Chance;

export interface ShapeOptions {
  /** True to replace single letters and pairs of letters too. */
  readonly shortLetters: boolean;
}

/** Replaces the digits and letters of a text. Leading zeros of a number and all other characters are kept. */
export function permuted(text: string, ask: Ask, { shortLetters }: ShapeOptions): string {
  const places = placesIn(text, shortLetters);
  permute(places, text, ask);
  return written(text, places, shortLetters, ask);
}

/**
 * {@link permuted} for a shape with few texts. With many, the characters are drawn, which takes a fraction of the digests;
 * the caller excludes the rare case that two texts become the same.
 */
export function permutedOrDrawn(
  text: string,
  { ask, chance }: { readonly ask: Ask; readonly chance: Chance },
  { shortLetters }: ShapeOptions,
): string {
  const places = placesIn(text, shortLetters);
  if (places.texts > FEW_TEXTS) draw(places, chance);
  else permute(places, text, ask);
  return written(text, places, shortLetters, ask);
}

function permute(places: Places, text: string, ask: Ask): void {
  if (places.count === 0) return;
  const shape = shapeOf(text, places);
  if (places.count === 1) shiftOne(places, ask(shape));
  else for (let round = 0; round < ROUNDS; round += 1) feistelRound(places, { round, shape, ask });
}

function draw({ count, first, digits }: Places, chance: Chance): void {
  for (let i = 0; i < count; i += 1) digits[i] = chance.below(sizeOf(first[i] ?? 0));
}

/** The text with the replaced digits and letters. */
function written(
  text: string,
  { count, at, first, digits }: Places,
  shortLetters: boolean,
  ask: Ask,
): string {
  const letters = (): Chance => ask(`letters\0${text}`);
  if (count === 0) return otherLetters(text, shortLetters, letters);
  const units = unitsFor(text.length);
  for (let i = 0; i < text.length; i += 1) units[i] = text.charCodeAt(i);
  for (let i = 0; i < count; i += 1) units[at[i] ?? 0] = (first[i] ?? 0) + (digits[i] ?? 0);
  return otherLetters(textOf(units, text.length), shortLetters, letters);
}

/** Replaces letters with accents and of other alphabets. They are rare, so two different ones may become the same. */
function otherLetters(text: string, shortLetters: boolean, ask: () => Chance): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  const chance = ask();
  return text.replace(/\p{L}+/gu, (run) =>
    !shortLetters && run.length <= SHORT_RUN
      ? run
      : run.replace(/[^\0-\x7f]/gu, (character) => letter(character, chance)),
  );
}

function placesIn(text: string, shortLetters: boolean): Places {
  const { at, first, digits } = text.length <= SHORT ? short : placesFor(text.length);
  let count = 0;
  let texts = 1;
  const add = (place: number, alphabet: number): void => {
    at[count] = place;
    first[count] = alphabet;
    digits[count] = text.charCodeAt(place) - alphabet;
    count += 1;
    if (texts <= FEW_TEXTS) texts *= sizeOf(alphabet);
  };
  for (let from = 0, end = 0; from < text.length; from = end) {
    end = endOfDigits(text, from);
    if (end > from) {
      let place = from;
      while (place < end && text.charCodeAt(place) === DIGIT) place += 1;
      for (let i = place; i < end; i += 1) add(i, i === place ? LEADING : DIGIT);
      continue;
    }
    end = endOfLetters(text, from);
    if (end === from) end += 1;
    else if (shortLetters || end - from > SHORT_RUN) {
      for (let i = from; i < end; i += 1) {
        const unit = text.charCodeAt(i);
        if (unit <= 0x7f) add(i, unit < SMALL ? CAPITAL : SMALL);
      }
    }
  }
  return { count, texts, at, first, digits };
}

function endOfDigits(text: string, from: number): number {
  let end = from;
  for (; end < text.length; end += 1) {
    const unit = text.charCodeAt(end);
    if (unit < DIGIT || unit > 0x39) break;
  }
  return end;
}

const LETTER = /[\p{L}\p{M}]/u;

function endOfLetters(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const unit = text.charCodeAt(end);
    if (unit <= 0x7f) {
      // Case differs in one bit.
      const small = unit | 0x20;
      if (small < SMALL || small > 0x7a) break;
      end += 1;
    } else {
      const character = String.fromCodePoint(text.codePointAt(end) ?? 0);
      if (!LETTER.test(character)) break;
      end += character.length;
    }
  }
  return end;
}

/** Returns the part that a permutation keeps: texts with different parts have separate permutations. */
function shapeOf(text: string, { count, at, first }: Places): string {
  const units = unitsFor(text.length + count * 2);
  let length = 0;
  let from = 0;
  for (let i = 0; i < count; i += 1) {
    const place = at[i] ?? 0;
    for (; from < place; from += 1, length += 1) units[length] = text.charCodeAt(from);
    from = place + 1;
    units[length] = 0;
    length = writeNumber(sizeOf(first[i] ?? 0), units, length + 1);
  }
  for (; from < text.length; from += 1, length += 1) units[length] = text.charCodeAt(from);
  return textOf(units, length);
}

/** Writes a number below 100. @returns its end. */
function writeNumber(value: number, units: Uint16Array, at: number): number {
  if (value < 10) {
    units[at] = DIGIT + value;
    return at + 1;
  }
  units[at] = DIGIT + Math.floor(value / 10);
  units[at + 1] = DIGIT + (value % 10);
  return at + 2;
}

/** Maximum number of arguments of one call. */
const MAX_UNITS = 8_192;

/** Maximum length of texts that are faster to join by character. */
const FEW_UNITS = 64;

function textOf(units: Uint16Array, length: number): string {
  if (length <= FEW_UNITS) {
    let text = '';
    for (let at = 0; at < length; at += 1) text += String.fromCharCode(units[at] ?? 0);
    return text;
  }
  if (length <= MAX_UNITS) return Reflect.apply(String.fromCharCode, null, units.subarray(0, length));
  const parts: string[] = [];
  for (let at = 0; at < length; at += MAX_UNITS) {
    const part = units.subarray(at, Math.min(at + MAX_UNITS, length));
    parts.push(Reflect.apply(String.fromCharCode, null, part));
  }
  return parts.join('');
}

/** Shifts a single character, never to itself. */
function shiftOne({ first, digits }: Places, chance: Chance): void {
  const size = sizeOf(first[0] ?? 0);
  digits[0] = ((digits[0] ?? 0) + 1 + chance.below(size - 1)) % size;
}

/** Feistel round: adds to one half a value derived from the other half with the key. */
function feistelRound(
  { count, first, digits }: Places,
  { round, shape, ask }: { readonly round: number; readonly shape: string; readonly ask: Ask },
): void {
  const middle = count >> 1;
  const [from, to] = round % 2 === 0 ? [0, middle] : [middle, count];
  const other = round % 2 === 0 ? spaced(digits, middle, count) : spaced(digits, 0, middle);
  const chance = ask(`${round}\0${shape}\0${other}`);
  for (let i = from; i < to; i += 1) {
    const size = sizeOf(first[i] ?? 0);
    digits[i] = ((digits[i] ?? 0) + chance.below(size)) % size;
  }
}

/** Returns the numbers separated by blanks. */
function spaced(digits: Uint8Array, from: number, to: number): string {
  const units = unitsFor((to - from) * 3);
  let length = 0;
  for (let i = from; i < to; i += 1) {
    if (i > from) {
      units[length] = 0x20;
      length += 1;
    }
    length = writeNumber(digits[i] ?? 0, units, length);
  }
  return textOf(units, length);
}
