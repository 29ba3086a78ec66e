/** Replaces characters by others of the same kind: digits by digits, capitals by capitals; keeps all others. */
import type { Chance } from './chance.ts';

const DIGITS = '0123456789';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SMALL = CAPITALS.toLowerCase();
const ACCENTED_CAPITALS = 'ÀÈÉÌÒÙ';
const ACCENTED_SMALL = 'àèéìòù';

/** Replaces letters outside Latin-1: they stay outside, so that the schema still rejects them. */
const FOREIGN = 'ž';
/** Replaces letters of two UTF-16 units. */
const FAR = '\u{10330}';

/** Maximum length of a run of letters that identifies nobody: "FT", "/A". */
const SHORT_RUN = 2;

/**
 * @param shortLetters True to replace single letters and pairs of letters too. Leading zeros of a number are kept, and
 * its first other digit stays nonzero.
 */
export function scrambled(
  text: string,
  chance: Chance,
  { shortLetters }: { readonly shortLetters: boolean },
): string {
  return text.replace(/[0-9]+|\p{L}+/gu, (run) => {
    if (/^[0-9]/.test(run)) return digits(run, chance);
    if (!shortLetters && run.length <= SHORT_RUN) return run;
    return Array.from(run, (character) => letter(character, chance)).join('');
  });
}

function digits(run: string, chance: Chance): string {
  const zeros = /^0*/.exec(run)?.[0] ?? '';
  let made = zeros;
  for (let i = zeros.length; i < run.length; i += 1) {
    made += i === zeros.length ? chance.pick(DIGITS.slice(1)) : chance.pick(DIGITS);
  }
  return made;
}

/** Returns another letter of the same alphabet and case. */
export function letter(character: string, chance: Chance): string {
  if (character >= 'A' && character <= 'Z') return chance.pick(CAPITALS);
  if (character >= 'a' && character <= 'z') return chance.pick(SMALL);
  if (character.length > 1) return FAR;
  if (character > '\u00ff') return FOREIGN;
  return chance.pick(character === character.toLowerCase() ? ACCENTED_SMALL : ACCENTED_CAPITALS);
}

/** Writes a word in the case of another: lower case, upper case, capitalized, otherwise letter by letter. */
export function inCaseOf(model: string, word: string): string {
  if (model === model.toLowerCase()) return word.toLowerCase();
  if (model === model.toUpperCase()) return word.toUpperCase();
  const letters = Array.from(model);
  return Array.from(word, (character, i) => {
    const like = letters[i] ?? letters.at(-1) ?? '';
    return like === like.toLowerCase() ? character.toLowerCase() : character.toUpperCase();
  }).join('');
}
