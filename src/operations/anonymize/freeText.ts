/** Free text, which may contain personal data anywhere, and terms that controls look for. */
import { ibanFlaw } from '../../model/identifiers/iban.ts';
import { email } from './email.ts';
import { iban } from './iban.ts';
import { identifier, looksLikeIdentifier } from './identifier.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { staysInText } from './vocabulary.ts';
import { isKnownName, number, textWord } from './words.ts';

/** A provision of law: "art. 17 c. 6", "DPR 633/72", "L. 190/2014". */
const LAW =
  /(?<![\p{L}\p{N}])(?:art(?:t|icol[oi])?|comm[ai]|co|c|lett(?:era)?|d\.?p\.?r|d\.?m|d\.?l(?:\.?gs)?|l(?:egge)?|dir(?:ettiva)?|reg(?:olamento)?)\.?[ \t]{0,3}(?:n(?:r)?\.?[ \t]{0,3})?[0-9]+(?:[/.-][0-9]+)*(?![\p{L}\p{N}])/iu;

/** A day, with or without its year, and a month with its year. */
const DATE =
  /(?<![\p{L}\p{N}])(?:[0-3]?[0-9][/.-][01]?[0-9][/.-](?:19|20)?[0-9]{2}|(?:19|20)[0-9]{2}[/.-][01]?[0-9][/.-][0-3]?[0-9]|[01]?[0-9]\/(?:19|20)[0-9]{2})(?![\p{L}\p{N}])/u;

/** Lengths as RFC 5321 bounds them: without, a long text without blanks would be searched through at each word. */
const EMAIL = /[^\s@<>()[\]",;:]{1,64}@[^\s@<>()[\]",;:]{1,255}\.\p{L}{1,63}/u;

/** Grouped digits: a telephone number, an amount, a document number. */
const GROUPS = /(?<![\p{L}\p{N}])[0-9]+(?:[ ./-][0-9]+)+(?![\p{L}\p{N}])/u;

const TOKEN = /[\p{L}\p{M}0-9]+/u;

const PIECES = new RegExp(
  [LAW, DATE, EMAIL, GROUPS, TOKEN].map(({ source }) => `(${source})`).join('|'),
  'giu',
);

/** From this many grouped digits on a text is not an amount: all are replaced. */
const MANY_FIGURES = 7;

/** Up to this many digits, or digits and letters together, are counts and units. */
const FEW_FIGURES = 2;
const FEW_CHARACTERS = 3;

const YEAR = /^(?:19[5-9]|20[0-4])[0-9]$/;

export function freeText(text: string, pseudonyms: Pseudonyms): string {
  return text.replace(PIECES, (piece, law?: string, date?: string, mail?: string, groups?: string) => {
    if (law !== undefined) return piece;
    if (date !== undefined) return pseudonyms.isOriginal(piece) ? number(piece, pseudonyms) : piece;
    if (mail !== undefined) return email(piece, pseudonyms);
    if (groups !== undefined) return grouped(piece, pseudonyms);
    return token(piece, pseudonyms);
  });
}

function grouped(piece: string, pseudonyms: Pseudonyms): string {
  if (piece.replace(/[^0-9]/g, '').length >= MANY_FIGURES) return number(piece, pseudonyms);
  return piece.replace(/[0-9]+/g, (figures) => token(figures, pseudonyms));
}

function token(piece: string, pseudonyms: Pseudonyms): string {
  if (looksLikeIdentifier(piece)) return identifier(piece, pseudonyms);
  if (!/[0-9]/.test(piece)) return word(piece, pseudonyms);
  const known = pseudonyms.find('number', piece) ?? pseudonyms.find('code', piece);
  if (known !== undefined && piece.length > FEW_CHARACTERS) return known;
  if (/^[0-9]+$/.test(piece)) {
    const stays = piece.length <= FEW_FIGURES || (YEAR.test(piece) && !pseudonyms.isOriginal(piece));
    return stays ? piece : number(piece, pseudonyms);
  }
  if (piece.length <= FEW_CHARACTERS) return piece;
  const bank = ibanFlaw(piece);
  if (bank === undefined || (bank.flaw !== 'form' && /^(?:IT|SM)/.test(piece)))
    return iban(piece, pseudonyms);
  return number(piece, pseudonyms);
}

/** Words of one or two letters are articles, units and signs of provinces, unless they are known as names. */
function word(piece: string, pseudonyms: Pseudonyms): string {
  const isName = isKnownName(piece, pseudonyms);
  if (piece.length <= FEW_FIGURES && !isName) return piece;
  return !isName && staysInText(piece) ? piece : textWord(piece, pseudonyms);
}

/** A provision of law stays whole; what is none is a text like any other. */
export function lawText(text: string, pseudonyms: Pseudonyms): string {
  return new RegExp(LAW.source, LAW.flags).test(text) && wordsAreFew(text)
    ? text
    : freeText(text, pseudonyms);
}

/** Longer texts tell more than the provision. */
const LONGEST_LAW = 8;

function wordsAreFew(text: string): boolean {
  return text.split(/\s+/).length <= LONGEST_LAW;
}
