/** Removes an element from XML text, with its line if it is alone on it. */
import type { XmlElement } from '../../xml/element.ts';
import type { Draft } from './draft.ts';
import type { PlacedEdit } from './edit.ts';

export function withoutElement(draft: Draft, element: XmlElement): PlacedEdit {
  const { text } = draft;
  const { offset, end } = element;
  const before = lineStart(text, offset);
  const after = /^[ \t]*(?=[\r\n])/.exec(text.slice(end, end + LONGEST_BLANKS))?.[0];
  const alone = before !== undefined && after !== undefined;
  return {
    // Removes the line end before the element and keeps the one after it, which also works for the last child.
    offset: alone ? before : offset,
    end: alone ? end + after.length : end,
    text: '',
    at: offset,
    xpath: draft.xpathOf(element),
  };
}

/** Maximum number of blanks examined after an element. */
const LONGEST_BLANKS = 1_000;

/** Returns the line end and blanks before a place; `undefined` if other content precedes it on the line. */
export function newlineBefore(text: string, offset: number): string | undefined {
  const start = lineStart(text, offset);
  return start === undefined ? undefined : text.slice(start, offset);
}

function lineStart(text: string, offset: number): number | undefined {
  let at = offset;
  while (at > 0 && /[ \t]/.test(text.charAt(at - 1))) at -= 1;
  if (at === 0 || !/[\r\n]/.test(text.charAt(at - 1))) return undefined;
  return text.startsWith('\r\n', at - 2) ? at - 2 : at - 1;
}
