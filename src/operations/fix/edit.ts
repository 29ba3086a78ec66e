/** Edits of a text: what each puts in place of what, and where a place of the result was before. */

import type { Fix } from '../../validate/index.ts';

/** An edit at a location in the JSON form, for any reason. */
export type Amendment = Omit<Fix, 'kind'>;

export interface Edit {
  /** First and last-plus-one UTF-16 unit of what goes. */
  readonly offset: number;
  readonly end: number;
  /** The replacement. */
  readonly text: string;
}

/** An edit, and what people call its place. */
export interface PlacedEdit extends Edit {
  /** The start of the changed text; for a removed line, its first non-blank character. */
  readonly at: number;
  /** Null in JSON. */
  readonly xpath: string | null;
}

/** Reason why a fix has no edit: its place is missing (or has other content), or markup is inside the value. */
export type NoEdit = 'place' | 'markup';

/**
 * True if two edits exclude each other. Adjacent edits do not, except for insertions at the same place, whose order is
 * undefined.
 */
export function collide(a: Edit, b: Edit): boolean {
  if (a.offset === a.end && b.offset === b.end) return a.offset === b.offset;
  return a.offset < b.end && b.offset < a.end;
}

/** The text after edits that stand in order and do not collide. */
export function spliced(text: string, edits: readonly Edit[]): string {
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

/** Finds what a place of an edited text was before the edits, which stand in order. */
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

  /** Within what an edit wrote, all that the edit replaced. */
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
