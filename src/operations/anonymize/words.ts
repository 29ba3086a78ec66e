/** Words put in place of words, of the same length and case: names by invented names, all else by filler. */
import type { Chance } from './chance.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { inCaseOf, scrambled } from './scramble.ts';
import { FILLER, GIVEN_NAMES, type NameKind, signalIn, staysInName } from './vocabulary.ts';

const VOWELS = 'aeiou';
const CONSONANTS = 'bdglmnrstv';

/** Of words longer than any, which would hardly ever be without a signal: these letters spell next to none. */
const LONGEST_WORD = 40;
const CONSONANTS_OF_LONG = 'bglmrtv';

const WORD = /[\p{L}\p{M}]+/gu;
const WORD_OR_NUMBER = /[\p{L}\p{M}]+|[0-9]+/gu;

/** Shorter words of a name are initials, and too common in a text to be looked for there. */
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
  return isInitial || staysInName(word, kind) ? word : nameWord(word, kind, pseudonyms);
}

/** Of a name all of whose words would stay: initials go, or where there are none everything. */
function allOf(text: string, kind: NameKind, pseudonyms: Pseudonyms): string {
  const chance = pseudonyms.chance(`name\0${text.toLowerCase()}`);
  const hasOther = wordsOf(text).some((word) => !staysInName(word, kind));
  return text.replace(WORD, (word) =>
    hasOther && staysInName(word, kind) ? word : scrambled(word, chance, { shortLetters: true }),
  );
}

function nameWord(word: string, kind: NameKind, pseudonyms: Pseudonyms): string {
  const key = word.toLowerCase();
  const pool = kind === 'given' ? (GIVEN_NAMES.get(word.length) ?? []) : [];
  let tries = 0;
  const made = pseudonyms.of('name', key, (chance) => {
    tries += 1;
    return pool.length > 0 && tries <= pool.length
      ? chance.pick(pool).toLowerCase()
      : syllables(word, chance);
  });
  return inCaseOf(word, made);
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
  const known = word.length >= SHORTEST_NAME ? pseudonyms.find('name', key) : undefined;
  const signal = signalIn(word);
  if (signal !== undefined)
    return known === undefined || known === key ? word : around(word, signal, pseudonyms);
  if (known !== undefined) return inCaseOf(word, known);
  const pool = FILLER.get(word.length) ?? [];
  let tries = 0;
  const made = pseudonyms.of(
    'word',
    key,
    (chance) => {
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
  return pseudonyms.of('number', value, (chance) => scrambled(value, chance, { shortLetters: false }));
}
