/** Values from files as sentences show them: short, and nothing invisible in them. */
import { numbered, visible } from '../model/visible.ts';

/** Blanks that look like any other: a value differs from what it seems. What has no width, {@link visible} shows. */
const INVISIBLE = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/** How much of a value a sentence shows. */
const LONGEST_SHOWN = 60;

/** A line break with the blanks around it: in a value it is one mistake, and is shown as one sign. */
const BREAK = /[ \t\r\n]*[\r\n][ \t\r\n]*/g;

/** A value as a sentence shows it: at most sixty characters, nothing invisible. */
export function shown(value: string, limit: number = LONGEST_SHOWN): string {
  return visible(shorten(value.replace(BREAK, '⏎'), limit)).replace(INVISIBLE, numbered);
}

/** The longest namespace that is shown whole; of a shorter form the difference could be what is cut. */
const LONGEST_URI = 120;

/** A namespace or other address as a sentence shows it. */
export function shownUri(uri: string): string {
  return visible(shorten(uri, LONGEST_URI)).replace(INVISIBLE, numbered);
}

/** At most `limit` characters, with an ellipsis in the last place when some were left out. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const points = [...text.slice(0, limit * 2)];
  return points.length <= limit && text.length <= limit * 2
    ? text
    : `${points.slice(0, limit - 1).join('')}…`;
}

/** A character and its number, as in "’ (U+2019)". */
export function named(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const number = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  const harmless = visible(character).replace(INVISIBLE, '');
  return harmless === character ? `${character} (${number})` : number;
}
