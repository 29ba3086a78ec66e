/** Taking an element out of XML text, with the line it had to itself. */
import type { XmlElement } from '../../xml/tree.ts';
import type { Draft } from './draft.ts';
import type { PlacedEdit } from './edit.ts';

export function withoutElement(draft: Draft, element: XmlElement): PlacedEdit {
  const { text } = draft;
  const { offset, end } = element;
  const before = lineStart(text, offset);
  const after = /^[ \t]*(?=[\r\n])/.exec(text.slice(end, end + LONGEST_BLANKS))?.[0];
  const alone = before !== undefined && after !== undefined;
  return {
    // The line end in front goes, the one behind stays: so it is right for the last child too.
    offset: alone ? before : offset,
    end: alone ? end + after.length : end,
    text: '',
    at: offset,
    xpath: draft.xpathOf(element),
  };
}

/** Blanks behind an element that are looked at. */
const LONGEST_BLANKS = 1_000;

/** The line end and blanks before a place; `undefined` if other content precedes it on the line. */
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
