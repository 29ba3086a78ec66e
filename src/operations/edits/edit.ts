/** Edits of a text, and the original location of places in the result. */

import type { Fix } from '../../validate/index.ts';

/** An edit at a location in the JSON form, for any reason. */
export type Amendment = Omit<Fix, 'kind'>;

export interface Edit {
  /** Start of the replaced text in UTF-16 units; `end` is exclusive. */
  readonly offset: number;
  readonly end: number;
  /** The replacement. */
  readonly text: string;
}

/** An edit with its location for reports. */
export interface PlacedEdit extends Edit {
  /** The start of the changed text; for a removed line, its first non-blank character. */
  readonly at: number;
  /** Null in JSON. */
  readonly xpath: string | null;
}

/** Reason why a fix has no edit: its place is missing (or has other content), or markup is inside the value. */
export type NoEdit = 'place' | 'markup';

/**
 * True if two edits exclude each other. Adjacent edits do not, except insertions at the same place, whose order is
 * undefined.
 */
export function collide(a: Edit, b: Edit): boolean {
  if (a.offset === a.end && b.offset === b.end) return a.offset === b.offset;
  return a.offset < b.end && b.offset < a.end;
}

/** Applies edits, which must be in order and not overlap. */
export function spliced(text: string, edits: Iterable<Edit>): string {
  let result = '';
  let done = 0;
  for (const { offset, end, text: insertion } of edits) {
    result += text.slice(done, offset) + insertion;
    done = end;
  }
  return result + text.slice(done);
}

interface Offsets {
  readonly offset: number;
  readonly end: number;
}

/** Maps places in an edited text to the original text. The edits must be in order. */
export class Origin {
  readonly #edits: readonly Edit[];
  /** The start of each edit's text in the edited file. */
  readonly #starts: readonly number[];

  constructor(edits: readonly Edit[]) {
    this.#edits = edits;
    let shift = 0;
    this.#starts = edits.map(({ offset, end, text }) => {
      const start = offset + shift;
      shift += text.length - (end - offset);
      return start;
    });
  }

  /** Inside the text of an edit, returns everything that the edit replaced. */
  of({ offset, end }: Offsets): Offsets {
    return { offset: this.#before(offset, 'offset'), end: this.#before(end, 'end') };
  }

  #before(at: number, side: 'offset' | 'end'): number {
    let low = 0;
    let high = this.#edits.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    const edit = this.#edits[low - 1];
    const start = this.#starts[low - 1];
    if (edit === undefined || start === undefined) return at;
    const stop = start + edit.text.length;
    return at < stop ? edit[side] : edit.end + (at - stop);
  }
}
