/** Causale: a text in pieces of at most 200 characters. */
import { String200Latin } from '../../model/simpleTypes.ts';
import { transliterate } from '../../model/transliterate.ts';
import { isAbsent, type Reading } from '../read/reading.ts';

/** 2.1.1.11. */
const LONGEST = 200;

/** Splits between words where there are any; loses nothing but the blank at the break. */
export function splitCausale(text: string): readonly string[] {
  const pieces: string[] = [];
  let rest = text.replace(/\s+/g, ' ').trim();
  while (rest.length > LONGEST) {
    const blank = rest.lastIndexOf(' ', LONGEST);
    const end = blank > 0 ? blank : wholeCharacters(rest);
    pieces.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  if (rest !== '') pieces.push(rest);
  return pieces;
}

/** Longest prefix that does not split a surrogate pair. */
function wholeCharacters(text: string): number {
  const last = text.charCodeAt(LONGEST - 1);
  return last >= 0xd800 && last <= 0xdbff ? LONGEST - 1 : LONGEST;
}

export interface CausaleOptions {
  readonly transliterate: boolean;
}

export function readCausale(reading: Reading, value: unknown, options: CausaleOptions): string[] | undefined {
  if (isAbsent(value)) return undefined;
  const isList = Array.isArray(value);
  const pieces: string[] = [];
  for (const [index, item] of (isList ? value : [value]).entries()) {
    const at = isList ? '/causale' : '';
    const key = isList ? String(index) : 'causale';
    if (typeof item !== 'string') {
      reading.text(String200Latin, item, at, key);
      continue;
    }
    // Before it is split: letters may become several.
    const text = options.transliterate ? transliterate(item, 'Latin1') : item;
    const split = splitCausale(text);
    if (split.length === 0) reading.text(String200Latin, '', at, key);
    for (const piece of split) {
      const read = reading.text(String200Latin, piece, at, key);
      if (read === undefined) break;
      pieces.push(read);
    }
  }
  return pieces.length === 0 ? undefined : pieces;
}
