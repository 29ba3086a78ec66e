/** Replaces words by words of the same length and case: names by invented names, all others by filler. */
import type { Chance } from './chance.ts';
import type { Invention, Pseudonyms } from './pseudonyms.ts';
import { inCaseOf, scrambled } from './scramble.ts';
import { FILLER, type NameKind, signalIn, staysInName } from './vocabulary.ts';

const VOWELS = 'aeiou';
const CONSONANTS = 'bcdfglmnprstvz';

/**
 * Longer texts are not real words. They get only the consonants of `CONSONANTS_OF_LONG`, which rarely form a signal by
 * chance.
 */
const LONGEST_WORD = 40;
const CONSONANTS_OF_LONG = 'bglmrtv';

const WORD = /[\p{L}\p{M}]+/gu;
const WORD_OR_NUMBER = /[\p{L}\p{M}]+|[0-9]+/gu;

/** Shorter words are also common words: in texts, they are names only if capitalized. */
const SHORTEST_NAME = 3;

/** Yields one word after the other, because a name of 5 MB has more than a million. */
export function* wordsOf(text: string): Iterable<string> {
  const words = new RegExp(WORD);
  for (let found = words.exec(text); found !== null; found = words.exec(text)) yield found[0];
}

/** Replaces a name word by word: the same word gets the same replacement in every name and text. */
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
  const hasOther = hasReplacedWord(text, kind);
  const chance = pseudonyms.chance(`name\0${text.toLowerCase()}`);
  return text.replace(WORD, (word) => {
    if (hasOther && staysInName(word, kind)) return word;
    // Streets without a name are not known as names in texts.
    return kind === 'street' ? scrambled(word, chance, { shortLetters: true }) : nameWord(word, pseudonyms);
  });
}

function hasReplacedWord(text: string, kind: NameKind): boolean {
  for (const word of wordsOf(text)) if (!staysInName(word, kind)) return true;
  return false;
}

function nameWord(word: string, pseudonyms: Pseudonyms): string {
  const key = word.toLowerCase();
  const made = pseudonyms.of('name', key, (invention) => inventedName(key, invention));
  return inCaseOf(word, made);
}

/** Maximum length of permuted words. Longer ones are so many that random ones rarely collide. */
const LONGEST_PERMUTED = 6;

/** Number of attempts to make a word pronounceable; three quarters are after ten. */
const MAX_ATTEMPTS = 40;

/** Unpronounceable words: three consecutive consonants or vowels, or no vowel. */
const UNPRONOUNCEABLE = /[^aeiou]{3}|[aeiou]{3}|^[^aeiou]+$/;

/**
 * There are few short words, so random ones would collide. A permutation never maps two names to one, and repeating it
 * until the result is pronounceable preserves this for pronounceable names.
 */
function inventedName(key: string, invention: Invention): string {
  if (key.length > LONGEST_PERMUTED) return syllables(key, invention.chance);
  let made = key;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    made = invention.permute(made, { shortLetters: true });
    const isPronounceable = key.length === 1 || !UNPRONOUNCEABLE.test(made);
    if (isPronounceable && signalIn(made) === undefined) return made;
  }
  return syllables(key, invention.chance);
}

/** The pseudonym of a word that is a known name: in any case, but capitalized if it is as short as an article. */
export function knownName(word: string, pseudonyms: Pseudonyms): string | undefined {
  const known = pseudonyms.find('name', word.toLowerCase());
  if (known === undefined) return undefined;
  return word.length >= SHORTEST_NAME || !/^\p{Ll}/u.test(word) ? known : undefined;
}

/** Minimum length; shorter names are common words elsewhere. */
const SHORTEST_ANYWHERE = 4;

/** Replaces only the known names in a text. */
export function knownNames(text: string, pseudonyms: Pseudonyms): string {
  return text.replace(WORD, (word) => {
    const known = word.length < SHORTEST_ANYWHERE ? undefined : pseudonyms.find('name', word.toLowerCase());
    return known === undefined ? word : inCaseOf(word, known);
  });
}

/**
 * Replaces a word of a text: a known name by its pseudonym, any other by filler.
 *
 * @param known The word's pseudonym, from {@link knownName}.
 */
export function textWord(word: string, known: string | undefined, pseudonyms: Pseudonyms): string {
  const key = word.toLowerCase();
  const signal = signalIn(word);
  if (signal !== undefined)
    return known === undefined || known === key ? word : around(word, signal, pseudonyms);
  if (known !== undefined) return inCaseOf(word, known);
  const pool = FILLER.get(word.length) ?? [];
  let tries = 0;
  const made = pseudonyms.shared('word', key, ({ chance }) => {
    tries += 1;
    return pool.length > 0 && tries <= pool.length * 4 ? chance.pick(pool) : syllables(word, chance);
  });
  return inCaseOf(word, made);
}

/** Replaces a name that contains a signal: the signal is kept, the rest replaced. */
function around(word: string, signal: string, pseudonyms: Pseudonyms): string {
  const at = word.indexOf(signal);
  const chance = pseudonyms.chance(`around\0${word}`);
  const other = (part: string): string => scrambled(part, chance, { shortLetters: true });
  return other(word.slice(0, at)) + signal + other(word.slice(at + signal.length));
}

/** Alternates consonants and vowels, ending in a vowel like Italian words; `model` determines the length. */
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
  return pseudonyms.of('number', value, (invention) => invention.other(value, { shortLetters: false }));
}
