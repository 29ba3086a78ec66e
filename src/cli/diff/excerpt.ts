/** As much of long texts as shows where they differ. */
import { shown } from '../../validate/index.ts';

/** Characters before and after a difference, by which a person finds the place. */
const CONTEXT = 60;

/** Characters of a text, or of what differs in it, that are shown. */
const MOST = 400;

/** A text that came or went, or is not compared. */
export function excerpt(text: string): string {
  return shown(text, MOST);
}

/** A difference with its context, safe for a terminal. */
export interface Excerpt {
  readonly before: string;
  readonly middle: string;
  readonly after: string;
}

/** The two sides of a difference: what both begin and end with is cut to its context. */
export function excerpts(a: string, b: string): readonly [Excerpt, Excerpt] {
  const begin = wordBegin(a, commonBegin(a, b));
  const end = wordEnd(a, commonEnd(a.slice(begin), b.slice(begin)));
  const side = (text: string): Excerpt => {
    const stop = text.length - end;
    const from = Math.max(0, begin - CONTEXT);
    const to = Math.min(text.length, stop + CONTEXT);
    return {
      before: `${from > 0 ? '…' : ''}${shown(text.slice(from, begin), CONTEXT)}`,
      middle: shown(text.slice(begin, stop), MOST),
      after: `${shown(text.slice(stop, to), CONTEXT)}${to < text.length ? '…' : ''}`,
    };
  };
  return [side(a), side(b)];
}

function commonBegin(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length += 1;
  return length;
}

function commonEnd(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}

/** The longest word whose beginning or end is shown as different although it is not. */
const LONGEST_WORD = 20;

/** Back to the beginning of a word, where one is near: half a word says nothing. No character is cut in two. */
function wordBegin(text: string, at: number): number {
  const blank = text.lastIndexOf(' ', at - 1) + 1;
  if (at - blank <= LONGEST_WORD) return blank;
  return isLow(text, at) ? at - 1 : at;
}

/** As {@link wordBegin}; counted from the end. */
function wordEnd(text: string, length: number): number {
  const at = text.length - length;
  const blank = text.indexOf(' ', at);
  const stop = blank === -1 ? text.length : blank;
  if (stop - at <= LONGEST_WORD) return text.length - stop;
  return isLow(text, at) ? length - 1 : length;
}

/** The second half of a character that takes two places. */
function isLow(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
