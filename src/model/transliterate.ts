/** Replaces letters and signs that the schema does not accept with ones that it accepts. */

/** Replacements of characters beyond Latin-1; NFKD handles the rest: accents, ligatures, full-width letters. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '″': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '…': '...',
  '•': '-',
  '‹': '<',
  '›': '>',
  '™': '(TM)',
  '№': 'n.',
  '→': '->',
  '←': '<-',
  '≤': '<=',
  '≥': '>=',
  '≠': '<>',
  '≈': '~',
  '⁄': '/',
  Œ: 'OE',
  œ: 'oe',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  ẞ: 'SS',
  Ħ: 'H',
  ħ: 'h',
  Ŋ: 'N',
  ŋ: 'n',
  '\u200b': '',
  '\u200c': '',
  '\u200d': '',
  '\u2060': '',
  '\ufeff': '',
};

/** Replacements of Latin-1 characters, for fields that accept ASCII only. */
const LATIN: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  ß: 'ss',
  Ð: 'D',
  ð: 'd',
  Þ: 'Th',
  þ: 'th',
  '«': '"',
  '»': '"',
  '°': 'o',
  '·': '-',
  '×': 'x',
  '÷': '/',
  '§': 'par.',
  '©': '(C)',
  '®': '(R)',
  '±': '+/-',
  µ: 'u',
  '£': 'GBP',
  '¥': 'JPY',
  '\u00ad': '',
};

const MARKS = /\p{M}/gu;

/** Characters that a field does not accept. */
const BEYOND = { BasicLatin: /[^\0-\x7f]/gu, Latin1: /[^\0-\xff]/gu } as const;

/**
 * The text in characters that a field accepts. Characters without an equivalent (Greek, Chinese) are kept, and reported
 * as a problem.
 */
export function transliterate(text: string, allowed: keyof typeof BEYOND): string {
  const beyond = BEYOND[allowed];
  return text.normalize('NFC').replace(beyond, (character) => {
    const sign = SIGNS[character] ?? (allowed === 'BasicLatin' ? LATIN[character] : undefined);
    if (sign !== undefined) return sign;
    const plain = character.normalize('NFKD').replace(MARKS, '').replaceAll('⁄', '/');
    return plain.search(beyond) < 0 ? plain : character;
  });
}
