/** Words put in place of words, of the same length and case: names by invented names, all else by filler. */
import type { Chance } from './chance.ts';
import type { Invention, Pseudonyms } from './pseudonyms.ts';
import { inCaseOf, scrambled } from './scramble.ts';
import { FILLER, type NameKind, signalIn, staysInName } from './vocabulary.ts';

const VOWELS = 'aeiou';
const CONSONANTS = 'bcdfglmnprstvz';

/** Longer texts are not real words. They get these consonants, which spell almost no signal by chance. */
const LONGEST_WORD = 40;
const CONSONANTS_OF_LONG = 'bglmrtv';

const WORD = /[\p{L}\p{M}]+/gu;
const WORD_OR_NUMBER = /[\p{L}\p{M}]+|[0-9]+/gu;

/** Shorter words are common, too: in a text they are names where they begin with a capital. */
const SHORTEST_NAME = 3;

export function wordsOf(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** A name, word by word: the same word becomes the same in every name and in every text. */
export function name(text: string, kind: NameKind, pseudonyms: Pseudonyms): string {
  const made = text.replace(WORD_OR_NUMBER, (word) => namePart(word, kind, pseudonyms));
  return made === text ? allOf(text, kind, pseudonyms) : made;
}

function namePart(word: string, kind: NameKind, pseudonyms: Pseudonyms): string {
  if (/^[0-9]/.test(word)) return number(word, pseudonyms);
  const isInitial = word.length === 1 || (word.length < SHORTEST_NAME && kind === 'street');
  return isInitial || staysInName(word, kind) ? word : nameWord(word, pseudonyms);
}

/** Handles names whose words would all be kept: removes the initials or, without any, everything. */
function allOf(text: string, kind: NameKind, pseudonyms: Pseudonyms): string {
  const hasOther = wordsOf(text).some((word) => !staysInName(word, kind));
  const chance = pseudonyms.chance(`name\0${text.toLowerCase()}`);
  return text.replace(WORD, (word) => {
    if (hasOther && staysInName(word, kind)) return word;
    // Streets that have no name are no names in a text.
    return kind === 'street' ? scrambled(word, chance, { shortLetters: true }) : nameWord(word, pseudonyms);
  });
}

function nameWord(word: string, pseudonyms: Pseudonyms): string {
  const key = word.toLowerCase();
  const made = pseudonyms.of('name', key, (invention) => inventedName(key, invention));
  return inCaseOf(word, made);
}

/** The longest word that is permuted. Longer words are so many that random ones rarely collide. */
const LONGEST_PERMUTED = 6;

/** The number of attempts to make a word pronounceable; three of four are after the tenth. */
const MOST_TURNS = 40;

/** Three consonants or vowels next to each other are hard to speak. */
const UNSPEAKABLE = /[^aeiou]{3}|[aeiou]{3}|^[^aeiou]+$/;

/**
 * Short words are few, so that random ones would collide. A permutation never maps two names to one, and repeating it
 * until the result is pronounceable preserves this for pronounceable names.
 */
function inventedName(key: string, { chance, permute }: Invention): string {
  if (key.length > LONGEST_PERMUTED) return syllables(key, chance);
  let made = key;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    made = permute(made, { shortLetters: true });
    const isSpeakable = key.length === 1 || !UNSPEAKABLE.test(made);
    if (isSpeakable && signalIn(made) === undefined) return made;
  }
  return syllables(key, chance);
}

/** True if a word is a known name: in any case, but capitalized if it is as short as an article. */
export function isKnownName(word: string, pseudonyms: Pseudonyms): boolean {
  if (pseudonyms.find('name', word.toLowerCase()) === undefined) return false;
  return word.length >= SHORTEST_NAME || !/^\p{Ll}/u.test(word);
}

/** Shorter names are common words elsewhere. */
const SHORTEST_ANYWHERE = 4;

/** A text as it is, but for the names in it that are known. */
export function knownNames(text: string, pseudonyms: Pseudonyms): string {
  return text.replace(WORD, (word) => {
    const known = word.length < SHORTEST_ANYWHERE ? undefined : pseudonyms.find('name', word.toLowerCase());
    return known === undefined ? word : inCaseOf(word, known);
  });
}

/** A word of a text: a name that is known by its pseudonym, any other by filler. */
export function textWord(word: string, pseudonyms: Pseudonyms): string {
  const key = word.toLowerCase();
  const known = isKnownName(word, pseudonyms) ? pseudonyms.find('name', key) : undefined;
  const signal = signalIn(word);
  if (signal !== undefined)
    return known === undefined || known === key ? word : around(word, signal, pseudonyms);
  if (known !== undefined) return inCaseOf(word, known);
  const pool = FILLER.get(word.length) ?? [];
  let tries = 0;
  const made = pseudonyms.of(
    'word',
    key,
    ({ chance }) => {
      tries += 1;
      return pool.length > 0 && tries <= pool.length * 4 ? chance.pick(pool) : syllables(word, chance);
    },
    { shared: true },
  );
  return inCaseOf(word, made);
}

/** A name that has in it what a control looks for: that piece stays, the rest goes. */
function around(word: string, signal: string, pseudonyms: Pseudonyms): string {
  const at = word.indexOf(signal);
  const chance = pseudonyms.chance(`around\0${word}`);
  const other = (part: string): string => scrambled(part, chance, { shortLetters: true });
  return other(word.slice(0, at)) + signal + other(word.slice(at + signal.length));
}

/** Consonants and vowels by turns, ending in a vowel as Italian words do; `model` gives the length. */
function syllables(model: string, chance: Chance): string {
  const length = Array.from(model).length;
  const consonants = length > LONGEST_WORD ? CONSONANTS_OF_LONG : CONSONANTS;
  for (;;) {
    let made = '';
    for (let left = length; left > 0; left -= 1) made += chance.pick(left % 2 === 1 ? VOWELS : consonants);
    if (signalIn(made) === undefined) return made;
  }
}

export function number(value: string, pseudonyms: Pseudonyms): string {
  return pseudonyms.of('number', value, ({ permute }) => permute(value, { shortLetters: false }));
}
