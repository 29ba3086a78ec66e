/** Suggestions for free text: characters outside the alphabet of the type, and length. */
import { type Characters, checkValue } from '../../model/lexical.ts';
import { advise, repair, type Subject, type Suggestion, write } from './suggestion.ts';

/** Substitutes for characters that are not in Latin-1 or, in the last section, not in Basic Latin. */
// biome-ignore format: a table
const SUBSTITUTES: Readonly<Record<string, string>> = {
  '‘': "'", '’': "'", '‚': "'", '‛': "'", '′': "'", '‵': "'", 'ʹ': "'", 'ʼ': "'", '‹': "'", '›': "'",
  '“': '"', '”': '"', '„': '"', '‟': '"', '″': '"',
  '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '―': '-', '−': '-', '•': '-', '●': '-', '▪': '-', '‣': '-',
  '…': '...', '€': 'EUR', '™': '(TM)', '№': 'N.', '‰': 'per mille', '℃': '°C', '≤': '<=', '≥': '>=', '≠': '<>',
  '→': '->', '←': '<-', '⁄': '/', '∕': '/', '∙': '·', '⋅': '·', '✓': 'v', 'Œ': 'OE', 'œ': 'oe', 'ł': 'l', 'Ł': 'L',
  'đ': 'd', 'Đ': 'D', 'ı': 'i', 'ƒ': 'f', 'Ω': 'Ohm', 'μ': 'µ',
  '\u200b': '', '\u200c': '', '\u200d': '', '\u200e': '', '\u200f': '', '\u2060': '', '\ufeff': '', '\ufffd': '?',
  '\u2028': ' ', '\u2029': ' ',
  // Direction marks, copied from chats and file properties. Overrides are not removed: they change what is read.
  '\u202a': '', '\u202b': '', '\u202c': '', '\u2066': '', '\u2067': '', '\u2068': '', '\u2069': '',
  // Latin-1 characters, for types that allow only Basic Latin.
  '°': 'o', 'º': 'o', 'ª': 'a', '×': 'x', '·': '-', '«': '"', '»': '"', '´': "'", '¨': '"', '§': 'par.',
  '£': 'GBP', '¥': 'JPY', '©': '(C)', '®': '(R)', 'ß': 'ss', 'Æ': 'AE', 'æ': 'ae', 'Ø': 'O', 'ø': 'o', '±': '+/-',
  '¼': '1/4', '½': '1/2', '¾': '3/4', '¹': '1', '²': '2', '³': '3', 'µ': 'u', '\u00a0': ' ', '\u00ad': '',
};

/** Substitutions that lose information: an unknown character is not replaced silently. */
const LOSSY = new Set(['\ufffd']);

const ALPHABET: Readonly<Record<Characters, RegExp>> = {
  BasicLatin: /^[\u0000-\u007f]*$/,
  Latin1: /^[\u0000-\u00ff]*$/,
};

/** Greek letters that are also symbols of units; in Greek text they are letters. */
const GREEK_UNITS = /[Ωμ]/g;

/** The ohm sign inside a word: next to letters other than unit prefixes. */
const IN_WORD = /(?:(?<!(?<!\p{L})[GMTkmnpµμ])(?<=\p{L})Ω|Ω(?=\p{L}))/u;

/** True if the text is, or may be, Greek. */
function isGreek(text: string): boolean {
  return /\p{Script=Greek}/u.test(text.replace(GREEK_UNITS, '')) || IN_WORD.test(text);
}

/** "l’azienda – €" → "l'azienda - EUR"; characters without a substitute are listed, not dropped. */
export function charactersSuggestion(subject: Subject): Suggestion | undefined {
  const allowed = subject.type.characters;
  if (allowed === undefined || ALPHABET[allowed].test(subject.value)) return undefined;
  const kept: string[] = [];
  const foreign = new Set<string>();
  // Cache: the same few characters occur often.
  const known = new Map<string, string | undefined>();
  const text = subject.value.normalize('NFC');
  if (isGreek(text)) for (const [letter] of text.matchAll(GREEK_UNITS)) known.set(letter, undefined);
  for (const character of text) {
    if (!known.has(character)) known.set(character, substituteOf(character, allowed));
    const substitute = known.get(character);
    if (substitute === undefined) foreign.add(character);
    else kept.push(substitute);
  }
  const to = kept.join('');
  if (foreign.size === 0 && checkValue(subject.type, to) === undefined) return write(to, 'characters');
  if (foreign.size === 0 && subject.place?.repeatable === true)
    return lengthSuggestion({ ...subject, value: to });
  return advise('characters', { allowed, characters: [...foreign].slice(0, 10) });
}

function substituteOf(character: string, allowed: Characters): string | undefined {
  const fits = (text: string): boolean => ALPHABET[allowed].test(text);
  if (fits(character)) return character;
  const listed = SUBSTITUTES[character];
  if (listed !== undefined && !LOSSY.has(character)) {
    return fits(listed) ? listed : [...listed].map((part) => SUBSTITUTES[part] ?? part).join('');
  }
  // Decomposes ligatures and wide forms; otherwise the letter without its diacritics is better than nothing.
  const composed = character.normalize('NFKC');
  if (composed !== '' && fits(composed)) return composed;
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== '' && fits(bare) ? bare : undefined;
}

/** Number of characters shown before the cut. */
const SHOWN_BEFORE_CUT = 20;

/** Suggestion for text that is too long or too short. It shows where the limit is; only the author can shorten the text. */
export function lengthSuggestion(subject: Subject): Suggestion | undefined {
  const { minLength: min = 0, maxLength: max = Number.POSITIVE_INFINITY } = subject.type;
  const points = [...subject.value];
  if (points.length < min) return points.length === 0 ? undefined : advise('text.short', { min });
  if (points.length <= max) return undefined;
  if (subject.place?.repeatable === true) {
    return repair('text.split', { max, element: subject.element }, { op: 'split', to: split(points, max) });
  }
  const kept = points.slice(Math.max(0, max - SHOWN_BEFORE_CUT), max).join('');
  return advise('text.long', { max, excess: points.length - max, kept });
}

/** Splits text into parts of at most `max` characters, at blanks if possible. The blank at a split is dropped. */
function split(points: readonly string[], max: number): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  while (points.length - start > max) {
    let blank = start + max;
    // Searches only within the part: otherwise a text without blanks would be searched from its start for each part.
    while (blank > start && points[blank] !== ' ') blank -= 1;
    const end = blank > start ? blank : start + max;
    parts.push(points.slice(start, end).join(''));
    start = blank > start ? end + 1 : end;
  }
  return start < points.length ? [...parts, points.slice(start).join('')] : parts;
}
