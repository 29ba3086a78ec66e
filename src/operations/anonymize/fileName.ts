/** Anonymizes file names, which contain the transmitter's identifier and sometimes a party's name. */
import { identifier, looksLikeIdentifier } from './identifier.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { inCaseOf } from './scramble.ts';
import { knownName, number } from './words.ts';

/** Identifier of a foreign transmitter, in a name of SdI's grammar. */
const ABROAD = /^([A-Z]{2})([A-Za-z0-9]{2,28})(?=_)/;

const PIECE = /[\p{L}\p{M}]+|[\p{L}\p{M}0-9]+/gu;

const TOKEN = /[\p{L}\p{M}0-9]+/gu;

/** Shorter numbers are counters and are kept. */
const SHORTEST_NUMBER = 4;

/** @param name With or without leading folders, which are kept. */
export function anonymousFileName(name: string, pseudonyms: Pseudonyms): string {
  return pseudonyms.fileName(name, () => invented(name, pseudonyms));
}

function invented(name: string, pseudonyms: Pseudonyms): string {
  const at = Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1;
  const point = name.indexOf('.', at);
  const end = point < 0 ? name.length : point;
  return name.slice(0, at) + stem(name.slice(at, end), pseudonyms) + name.slice(end);
}

function stem(text: string, pseudonyms: Pseudonyms): string {
  const abroad = ABROAD.exec(text);
  const [whole = '', country = '', id = ''] = abroad ?? [];
  if (abroad !== null && !looksLikeIdentifier(whole) && /[0-9]/.test(id)) {
    return country + identifier(id, pseudonyms) + text.slice(whole.length);
  }
  return text.replace(TOKEN, (token) => {
    if (looksLikeIdentifier(token)) return identifier(token, pseudonyms);
    if (pseudonyms.find('number', token) !== undefined && token.length >= SHORTEST_NUMBER) {
      return number(token, pseudonyms);
    }
    return token.replace(PIECE, (piece) => {
      const known = knownName(piece, pseudonyms);
      return known === undefined ? piece : inCaseOf(piece, known);
    });
  });
}
