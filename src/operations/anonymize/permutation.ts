/**
 * Figures and letters put in place of others of their sort, so that no two texts of one shape become the same: a
 * permutation that the key alone decides, and no neighbour. It is a Feistel network over the characters, each added to
 * modulo the size of its alphabet; four rounds are what makes one of a pseudorandom function (Luby and Rackoff, 1988).
 */
import type { Chance } from './chance.ts';
import { letter } from './scramble.ts';

const ROUNDS = 4;

const FIGURES = '0123456789';
/** The first figure of a number is no zero. */
const LEADING = '123456789';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SMALL = CAPITALS.toLowerCase();

/** Letters next to each other, as far as they say nothing: "FT", "/A". */
const SHORT_RUN = 2;

interface Place {
  readonly at: number;
  readonly alphabet: string;
}

/** Choices about one question; a permutation asks several. */
export type Ask = (about: string) => Chance;

/** Zeros in front of a number stay, and so does all that is no figure and no letter. */
export function permuted(
  text: string,
  ask: Ask,
  { shortLetters }: { readonly shortLetters: boolean },
): string {
  const places = placesIn(text, shortLetters);
  if (places.length === 0) return otherLetters(text, shortLetters, () => ask(`letters\0${text}`));
  const digits = places.map(({ at, alphabet }) => alphabet.indexOf(text.charAt(at)));
  const shape = shapeOf(text, places);
  if (places.length === 1) turnOne(digits, places, ask(shape));
  else for (let round = 0; round < ROUNDS; round += 1) turn(digits, places, { round, shape, ask });
  let made = '';
  let from = 0;
  for (const [index, { at, alphabet }] of places.entries()) {
    made += text.slice(from, at) + alphabet.charAt(digits[index] ?? 0);
    from = at + 1;
  }
  return otherLetters(made + text.slice(from), shortLetters, () => ask(`letters\0${text}`));
}

/** Letters with accents and of other alphabets, which are few: nothing keeps two of them apart. */
function otherLetters(text: string, shortLetters: boolean, ask: () => Chance): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  const chance = ask();
  return text.replace(/\p{L}+/gu, (run) =>
    !shortLetters && run.length <= SHORT_RUN
      ? run
      : run.replace(/[^\0-\x7f]/gu, (character) => letter(character, chance)),
  );
}

function placesIn(text: string, shortLetters: boolean): readonly Place[] {
  const places: Place[] = [];
  for (const { 0: run, index } of text.matchAll(/[0-9]+|[\p{L}\p{M}]+/gu)) {
    const isNumber = /^[0-9]/.test(run);
    if (!isNumber && !shortLetters && run.length <= SHORT_RUN) continue;
    const zeros = isNumber ? (/^0*/.exec(run)?.[0].length ?? 0) : 0;
    for (let i = zeros; i < run.length; i += 1) {
      const character = run.charAt(i);
      const alphabet = isNumber ? (i === zeros ? LEADING : FIGURES) : alphabetOf(character);
      if (alphabet !== null) places.push({ at: index + i, alphabet });
    }
  }
  return places;
}

function alphabetOf(character: string): string | null {
  if (character >= 'A' && character <= 'Z') return CAPITALS;
  return character >= 'a' && character <= 'z' ? SMALL : null;
}

/** What a permutation leaves as it is: texts that differ in it have permutations of their own. */
function shapeOf(text: string, places: readonly Place[]): string {
  let shape = '';
  let from = 0;
  for (const { at, alphabet } of places) {
    shape += `${text.slice(from, at)}\0${alphabet.length}`;
    from = at + 1;
  }
  return shape + text.slice(from);
}

/** A single character moves on by some places, and never to itself. */
function turnOne(digits: number[], places: readonly Place[], chance: Chance): void {
  const size = places[0]?.alphabet.length ?? 1;
  digits[0] = ((digits[0] ?? 0) + 1 + chance.below(size - 1)) % size;
}

/** One half is added to, by what the key makes of the other. */
function turn(
  digits: number[],
  places: readonly Place[],
  { round, shape, ask }: { readonly round: number; readonly shape: string; readonly ask: Ask },
): void {
  const middle = digits.length >> 1;
  const [from, to] = round % 2 === 0 ? [0, middle] : [middle, digits.length];
  const other = round % 2 === 0 ? digits.slice(middle) : digits.slice(0, middle);
  const chance = ask(`${round}\0${shape}\0${other.join(' ')}`);
  for (let i = from; i < to; i += 1) {
    const size = places[i]?.alphabet.length ?? 1;
    digits[i] = ((digits[i] ?? 0) + chance.below(size)) % size;
  }
}
