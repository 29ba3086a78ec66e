/**
 * Replaces digits and letters by others of the same kind. If a shape has few texts, a keyed permutation keeps different
 * ones different: a Feistel network over the characters, whose halves are numbers, with addition modulo the number of
 * values of each half. Its four rounds turn a pseudorandom function into a pseudorandom permutation (Luby and Rackoff,
 * 1988). If it has many, each character is drawn.
 */
import type { Chance, Key } from './chance.ts';
import { letter } from './scramble.ts';

const ROUNDS = 4;

/**
 * Shapes with more texts than this are not permuted. A draw that another value has is repeated, but a later run of
 * `--resume` does not know what an earlier one drew: among 20,000 values, one pair in fifty runs would become the same.
 */
const FEW_TEXTS = 10_000_000_000;

/** Maximum number of values of a half. Texts with a larger one are so many that random ones do not collide. */
const MOST_VALUES = 2 ** 32;

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

export interface ShapeOptions {
  /** True to replace single letters and pairs of letters too. */
  readonly shortLetters: boolean;
}

/** Maximum number of shapes whose keys are kept. */
const MAX_SHAPES = 10_000;

/** Answers of the round functions that are kept: the halves of short texts recur. A power of two. */
const ANSWERS = 65_536;

/** The key of a shape's permutation, with a number by which its answers are found. */
interface Shape {
  readonly text: string;
  readonly places: Places;
  readonly key: Key;
  readonly id: number;
}

/** Choices that are made only if they are used. */
interface ChanceSource {
  readonly chance: Chance;
}

/** Permutations with one key, one for each shape. */
export class Permutations {
  readonly #key: Key;
  readonly #answers: Answers;
  readonly #shapes = new Map<string, Shape>();
  /** The shape of the previous text, which the next one often has too. */
  #last: Shape | null = null;

  constructor(key: Key, answers: Answers) {
    this.#key = key;
    this.#answers = answers;
  }

  /** Replaces the digits and letters of a text. Leading zeros of a number and all other characters are kept. */
  permuted(text: string, { shortLetters }: ShapeOptions): string {
    const places = placesIn(text, shortLetters);
    if (!this.#permute(places, text)) draw(places, this.#key.chance(`drawn\0${text}`));
    return this.#written(text, places, shortLetters);
  }

  /**
   * {@link permuted} for a shape with few texts. With many, the characters are drawn; the caller excludes the rare case
   * that two texts become the same.
   */
  permutedOrDrawn(text: string, source: ChanceSource, { shortLetters }: ShapeOptions): string {
    const places = placesIn(text, shortLetters);
    if (places.texts > FEW_TEXTS) draw(places, source.chance);
    else this.#permute(places, text);
    return this.#written(text, places, shortLetters);
  }

  #written(text: string, places: Places, shortLetters: boolean): string {
    return written(text, places, { shortLetters, key: this.#key });
  }

  /** @returns False if the text is too long. */
  #permute(places: Places, text: string): boolean {
    const { count } = places;
    if (count === 0) return true;
    const middle = count >> 1;
    const lefts = valuesOf(places, 0, middle);
    const rights = valuesOf(places, middle, count);
    if (lefts > MOST_VALUES || rights > MOST_VALUES) return false;
    const shape = this.#shapeOf(text, places);
    let left = numberOf(places, 0, middle);
    let right = numberOf(places, middle, count);
    // A single character never becomes itself.
    if (count === 1) right = (right + 1 + shape.key.chance('').below(rights - 1)) % rights;
    else {
      for (let round = 0; round < ROUNDS; round += 2) {
        left = (left + this.#answers.to(shape, round, right)) % lefts;
        right = (right + this.#answers.to(shape, round + 1, left)) % rights;
      }
    }
    write(left, places, 0, middle);
    write(right, places, middle, count);
    return true;
  }

  #shapeOf(text: string, places: Places): Shape {
    const last = this.#last;
    if (last !== null && isAlike(last, text, places)) return last;
    const name = shapeOf(text, places);
    let shape = this.#shapes.get(name);
    if (shape === undefined) {
      if (this.#shapes.size >= MAX_SHAPES) this.#shapes.clear();
      shape = { text, places: copyOf(places), key: this.#key.for(name), id: this.#answers.nextId() };
      this.#shapes.set(name, shape);
    }
    this.#last = shape;
    return shape;
  }
}

/** The latest answers of round functions: a table in which one answer takes the place of another. */
export class Answers {
  readonly #ids = new Uint32Array(ANSWERS);
  readonly #halves = new Uint32Array(ANSWERS);
  readonly #numbers = new Uint32Array(ANSWERS);
  #lastId = 0;

  /** A number for a shape, never zero, which marks unused rows. */
  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** Returns a number of 32 bits. */
  to({ key, id }: Shape, round: number, half: number): number {
    const name = id * ROUNDS + round;
    const at = (Math.imul(half, 0x9e3779b1) ^ Math.imul(name, 0x85ebca6b)) >>> 16;
    if (this.#ids[at] === name && this.#halves[at] === half) return this.#numbers[at] ?? 0;
    const number = key.number(half, round);
    this.#ids[at] = name;
    this.#halves[at] = half;
    this.#numbers[at] = number;
    return number;
  }
}

/** Number of values of some places. */
function valuesOf({ first }: Places, from: number, to: number): number {
  let values = 1;
  for (let i = from; i < to && values <= MOST_VALUES; i += 1) values *= sizeOf(first[i] ?? 0);
  return values;
}

/** The characters of some places as a number below {@link valuesOf}. */
function numberOf({ first, digits }: Places, from: number, to: number): number {
  let number = 0;
  for (let i = from; i < to; i += 1) number = number * sizeOf(first[i] ?? 0) + (digits[i] ?? 0);
  return number;
}

/** The reverse of {@link numberOf}. */
function write(number: number, { first, digits }: Places, from: number, to: number): void {
  let rest = number;
  for (let i = to - 1; i >= from; i -= 1) {
    const size = sizeOf(first[i] ?? 0);
    const above = Math.floor(rest / size);
    digits[i] = rest - above * size;
    rest = above;
  }
}

/** True if a text has this shape: the same places and alphabets, and the same characters between them. */
function isAlike({ text: other, places }: Shape, text: string, { count, at, first }: Places): boolean {
  if (other.length !== text.length || places.count !== count) return false;
  let from = 0;
  for (let i = 0; i < count; i += 1) {
    const place = at[i] ?? 0;
    if (places.at[i] !== place || places.first[i] !== first[i]) return false;
    for (; from < place; from += 1) if (text.charCodeAt(from) !== other.charCodeAt(from)) return false;
    from = place + 1;
  }
  for (; from < text.length; from += 1) if (text.charCodeAt(from) !== other.charCodeAt(from)) return false;
  return true;
}

function copyOf({ count, texts, at, first, digits }: Places): Places {
  return {
    count,
    texts,
    at: at.slice(0, count),
    first: first.slice(0, count),
    digits: digits.slice(0, count),
  };
}

function draw({ count, first, digits }: Places, chance: Chance): void {
  for (let i = 0; i < count; i += 1) digits[i] = chance.below(sizeOf(first[i] ?? 0));
}

/** The text with the replaced digits and letters. */
function written(text: string, { count, at, first, digits }: Places, options: LetterOptions): string {
  if (count === 0) return otherLetters(text, text, options);
  const units = unitsFor(text.length);
  for (let i = 0; i < text.length; i += 1) units[i] = text.charCodeAt(i);
  for (let i = 0; i < count; i += 1) units[at[i] ?? 0] = (first[i] ?? 0) + (digits[i] ?? 0);
  return otherLetters(textOf(units, text.length), text, options);
}

interface LetterOptions extends ShapeOptions {
  readonly key: Key;
}

/**
 * Replaces letters with accents and of other alphabets. They are rare, so two different ones may become the same.
 * @param from The text before its other letters were replaced.
 */
function otherLetters(text: string, from: string, { shortLetters, key }: LetterOptions): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  const chance = key.chance(`letters\0${from}`);
  return text.replace(/\p{L}+/gu, (run) =>
    !shortLetters && run.length <= SHORT_RUN
      ? run
      : run.replace(/[^\0-\x7f]/gu, (character) => letter(character, chance)),
  );
}

function placesIn(text: string, shortLetters: boolean): Places {
  const { at, first, digits } = text.length <= SHORT ? short : placesFor(text.length);
  let count = 0;
  for (let from = 0, end = 0; from < text.length; from = end) {
    end = endOfDigits(text, from);
    if (end > from) {
      let place = from;
      while (place < end && text.charCodeAt(place) === DIGIT) place += 1;
      for (let i = place; i < end; i += 1, count += 1) {
        at[count] = i;
        first[count] = i === place ? LEADING : DIGIT;
      }
      continue;
    }
    end = endOfLetters(text, from);
    if (end === from) end += 1;
    else if (shortLetters || end - from > SHORT_RUN) {
      for (let i = from; i < end; i += 1) {
        const unit = text.charCodeAt(i);
        if (unit > 0x7f) continue;
        at[count] = i;
        first[count] = unit < SMALL ? CAPITAL : SMALL;
        count += 1;
      }
    }
  }
  let texts = 1;
  for (let i = 0; i < count; i += 1) {
    const alphabet = first[i] ?? 0;
    digits[i] = text.charCodeAt(at[i] ?? 0) - alphabet;
    if (texts <= FEW_TEXTS) texts *= sizeOf(alphabet);
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
    let at = 0;
    for (; at + 3 < length; at += 4) {
      text += String.fromCharCode(units[at] ?? 0, units[at + 1] ?? 0, units[at + 2] ?? 0, units[at + 3] ?? 0);
    }
    for (; at < length; at += 1) text += String.fromCharCode(units[at] ?? 0);
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
