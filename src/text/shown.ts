/** Values from files as shown in sentences: shortened, with invisible characters made visible. */
import { numbered, visible } from '../model/visible.ts';

/** Blanks that look like an ordinary space. {@link visible} handles characters without width. */
const INVISIBLE = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/** Maximum length of a value in a sentence. */
const LONGEST_SHOWN = 60;

/** A run of blanks. If it contains a line break, it is shown as a single ⏎. */
const BLANKS = /[ \t\r\n]+/g;

/** Text that needs no replacement. */
const PLAIN = /^[\x20-\x7e\xa1-\xac\xae-\u02ff]*$/;

/** A value as shown in a sentence: at most sixty characters by default, nothing invisible. */
export function shown(value: string, limit: number = LONGEST_SHOWN): string {
  if (value.length <= limit && PLAIN.test(value)) return value;
  const onOneLine = LINE_BREAK.test(value) ? value.replace(BLANKS, breakIn) : value;
  return visible(shorten(onOneLine, limit)).replace(INVISIBLE, numbered);
}

const LINE_BREAK = /[\r\n]/;

/**
 * Separate from BLANKS: one pattern for a line break and the blanks around it would take quadratic time on a long run
 * of blanks.
 */
function breakIn(blanks: string): string {
  return LINE_BREAK.test(blanks) ? '⏎' : blanks;
}

/** Longest namespace shown in full. A lower limit could cut off the part that differs. */
const LONGEST_URI = 120;

/** A namespace or other URI as shown in a sentence. */
export function shownUri(uri: string): string {
  return visible(shorten(uri, LONGEST_URI)).replace(INVISIBLE, numbered);
}

/** At most `limit` characters; the last one is an ellipsis if the text was cut. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (!/[\ud800-\udfff]/.test(text.slice(0, limit * 2))) return `${text.slice(0, limit - 1)}…`;
  const points = [...text.slice(0, limit * 2)];
  return points.length <= limit && text.length <= limit * 2
    ? text
    : `${points.slice(0, limit - 1).join('')}…`;
}

/** A character with its code point, as in "’ (U+2019)". */
export function named(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const number = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  const harmless = visible(character).replace(INVISIBLE, '');
  return harmless === character ? `${character} (${number})` : number;
}
