/** Free text, which may contain personal data anywhere, and terms that controls detect. */
import { ibanFlaw } from '../../model/identifiers/iban.ts';
import { isAsciiLetter } from '../../xml/characters.ts';
import { email } from './email.ts';
import { iban } from './iban.ts';
import { identifier, looksLikeIdentifier, SHORTEST_IDENTIFIER } from './identifier.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { staysInText } from './vocabulary.ts';
import { knownName, number, textWord } from './words.ts';

/** Legal provisions: "art. 17 c. 6", "DPR 633/72", "L. 190/2014". */
const LAW =
  /(?<![\p{L}\p{N}])(?:art(?:t|icol[oi])?|comm[ai]|co|c|lett(?:era)?|d\.?p\.?r|d\.?m|d\.?l(?:\.?gs)?|l(?:egge)?|dir(?:ettiva)?|reg(?:olamento)?)\.?[ \t]{0,3}(?:n(?:r)?\.?[ \t]{0,3})?[0-9]+(?:[/.-][0-9]+)*(?![\p{L}\p{N}])/iu;

/** Dates, with or without year, and months with year. */
const DATE =
  /(?<![\p{L}\p{N}])(?:[0-3]?[0-9][/.-][01]?[0-9][/.-](?:19|20)?[0-9]{2}|(?:19|20)[0-9]{2}[/.-][01]?[0-9][/.-][0-3]?[0-9]|[01]?[0-9]\/(?:19|20)[0-9]{2})(?![\p{L}\p{N}])/u;

/**
 * Lengths limited as in RFC 5321; without limits, a long text without blanks would be searched again from each word.
 */
const EMAIL = /[^\s@<>()[\]",;:]{1,64}@[^\s@<>()[\]",;:]{1,255}\.\p{L}{1,63}/u;

/** Grouped digits: a telephone number, an amount or a document number. */
const GROUPS = /(?<![\p{L}\p{N}])[0-9]+(?:[ ./-][0-9]+)+(?![\p{L}\p{N}])/u;

const TOKEN = /[\p{L}\p{M}0-9]+/u;

const PIECES = new RegExp(
  [LAW, DATE, EMAIL, GROUPS, TOKEN].map(({ source }) => `(${source})`).join('|'),
  'giu',
);

/** A text of these characters has no other pieces than words, which are found faster one by one. */
const WORDS_ONLY = /^[^0-9@\x80-\uffff]*$/;

/** Minimum number of grouped digits that are certainly not an amount: all are replaced. */
const MANY_DIGITS = 7;

/** Maximum length of counts and units, in digits or in digits and letters together. */
const FEW_DIGITS = 2;
const FEW_CHARACTERS = 3;

const YEAR = /^(?:19[5-9]|20[0-4])[0-9]$/;

export function freeText(text: string, pseudonyms: Pseudonyms): string {
  if (WORDS_ONLY.test(text)) return words(text, pseudonyms);
  return text.replace(PIECES, (piece, law?: string, date?: string, mail?: string, groups?: string) => {
    if (law !== undefined) return piece;
    if (date !== undefined) return pseudonyms.isOriginal(piece) ? number(piece, pseudonyms) : piece;
    if (mail !== undefined) return email(piece, pseudonyms);
    if (groups !== undefined) return grouped(piece, pseudonyms);
    return token(piece, pseudonyms);
  });
}

/** Replaces the words of a text without digits. */
function words(text: string, pseudonyms: Pseudonyms): string {
  let made = '';
  let done = 0;
  for (let at = 0; at < text.length; ) {
    const from = at;
    while (isAsciiLetter(text.charCodeAt(at))) at += 1;
    if (at > from) {
      const piece = text.slice(from, at);
      // A codice fiscale may have letters in place of all digits.
      const other = piece.length < SHORTEST_IDENTIFIER ? word(piece, pseudonyms) : token(piece, pseudonyms);
      made += text.slice(done, from) + other;
      done = at;
    } else at += 1;
  }
  return done === 0 ? text : made + text.slice(done);
}

function grouped(piece: string, pseudonyms: Pseudonyms): string {
  if (piece.replace(/[^0-9]/g, '').length >= MANY_DIGITS) return number(piece, pseudonyms);
  return piece.replace(/[0-9]+/g, (digits) => token(digits, pseudonyms));
}

function token(piece: string, pseudonyms: Pseudonyms): string {
  if (looksLikeIdentifier(piece)) return identifier(piece, pseudonyms);
  if (!/[0-9]/.test(piece)) return word(piece, pseudonyms);
  const known = pseudonyms.find('number', piece) ?? pseudonyms.find('code', piece);
  if (known !== undefined && piece.length > FEW_CHARACTERS) return known;
  if (/^[0-9]+$/.test(piece)) {
    const stays = piece.length <= FEW_DIGITS || (YEAR.test(piece) && !pseudonyms.isOriginal(piece));
    return stays ? piece : number(piece, pseudonyms);
  }
  if (piece.length <= FEW_CHARACTERS) return piece;
  const bank = ibanFlaw(piece);
  if (bank === undefined || (bank.flaw !== 'form' && /^(?:IT|SM)/.test(piece)))
    return iban(piece, pseudonyms);
  return number(piece, pseudonyms);
}

/** Words of one or two letters are articles, units and province codes, unless they are known names. */
function word(piece: string, pseudonyms: Pseudonyms): string {
  const known = knownName(piece, pseudonyms);
  if (known === undefined && (piece.length <= FEW_DIGITS || staysInText(piece))) return piece;
  return textWord(piece, known, pseudonyms);
}

/** Keeps legal provisions; treats any other text as free text. */
export function lawText(text: string, pseudonyms: Pseudonyms): string {
  return new RegExp(LAW.source, LAW.flags).test(text) && wordsAreFew(text)
    ? text
    : freeText(text, pseudonyms);
}

/** Maximum number of words; longer texts contain more than the provision. */
const LONGEST_LAW = 8;

function wordsAreFew(text: string): boolean {
  return text.split(/\s+/).length <= LONGEST_LAW;
}
