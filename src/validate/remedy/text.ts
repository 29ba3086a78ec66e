/** Remedies for free text: characters outside the type's alphabet, and length. */
import { type Characters, checkValue } from '../../model/lexical.ts';
import { advise, type Remedy, repair, type Subject, write } from './remedy.ts';

/** What stands for a character that is not in Latin-1 (nor, below the line, in Basic Latin). */
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
  // Marks of direction that copying from chats and file properties brings along; overrides change what is read.
  '\u202a': '', '\u202b': '', '\u202c': '', '\u2066': '', '\u2067': '', '\u2068': '', '\u2069': '',
  // Latin-1, for the types that take Basic Latin only.
  '°': 'o', 'º': 'o', 'ª': 'a', '×': 'x', '·': '-', '«': '"', '»': '"', '´': "'", '¨': '"', '§': 'par.',
  '£': 'GBP', '¥': 'JPY', '©': '(C)', '®': '(R)', 'ß': 'ss', 'Æ': 'AE', 'æ': 'ae', 'Ø': 'O', 'ø': 'o', '±': '+/-',
  '¼': '1/4', '½': '1/2', '¾': '3/4', '¹': '1', '²': '2', '³': '3', 'µ': 'u', '\u00a0': ' ', '\u00ad': '',
};

/** Substitutions that lose what was written: an unknown character is not mended silently. */
const LOSSY = new Set(['\ufffd']);

const ALPHABET: Readonly<Record<Characters, RegExp>> = {
  BasicLatin: /^[\u0000-\u007f]*$/,
  Latin1: /^[\u0000-\u00ff]*$/,
};

/** Greek letters that are also signs of units: in Greek they are letters. */
const GREEK_UNITS = /[Ωμ]/g;

/** The sign of Ohm in a word: beside letters other than the prefixes of units. */
const IN_WORD = /(?:(?<!(?<!\p{L})[GMTkmnpµμ])(?<=\p{L})Ω|Ω(?=\p{L}))/u;

/** Whether the text is, or may be, Greek. */
function isGreek(text: string): boolean {
  return /\p{Script=Greek}/u.test(text.replace(GREEK_UNITS, '')) || IN_WORD.test(text);
}

/** "l’azienda – €" → "l'azienda - EUR"; characters without a substitute are listed, not dropped. */
export function charactersRemedy(subject: Subject): Remedy | undefined {
  const allowed = subject.type.characters;
  if (allowed === undefined || ALPHABET[allowed].test(subject.value)) return undefined;
  const kept: string[] = [];
  const foreign = new Set<string>();
  // Few characters come often: each is looked up once.
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
    return lengthRemedy({ ...subject, value: to });
  return advise('characters', { allowed, characters: [...foreign].slice(0, 10) });
}

function substituteOf(character: string, allowed: Characters): string | undefined {
  const fits = (text: string): boolean => ALPHABET[allowed].test(text);
  if (fits(character)) return character;
  const listed = SUBSTITUTES[character];
  if (listed !== undefined && !LOSSY.has(character)) {
    return fits(listed) ? listed : [...listed].map((part) => SUBSTITUTES[part] ?? part).join('');
  }
  // Ligatures and wide forms come apart; what is left of a letter without its marks is better than none.
  const composed = character.normalize('NFKC');
  if (composed !== '' && fits(composed)) return composed;
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== '' && fits(bare) ? bare : undefined;
}

/** How many characters of the kept text are shown before the cut. */
const SHOWN_BEFORE_CUT = 20;

/** Too long or too short: where it would have to be cut is said; cutting is for the author. */
export function lengthRemedy(subject: Subject): Remedy | undefined {
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

/** Parts of at most so many characters, each but the last ended by a blank, which is left out, where there is one. */
function split(points: readonly string[], max: number): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  while (points.length - start > max) {
    let blank = start + max;
    // Not beyond the part: a text without blanks would be gone through from its beginning for each.
    while (blank > start && points[blank] !== ' ') blank -= 1;
    const end = blank > start ? blank : start + max;
    parts.push(points.slice(start, end).join(''));
    start = blank > start ? end + 1 : end;
  }
  return start < points.length ? [...parts, points.slice(start).join('')] : parts;
}
