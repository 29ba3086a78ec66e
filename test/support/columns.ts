import { widthOf } from '../../src/validate/report/wrap.ts';

/** Index of the character that begins at a column of a terminal, from 0. */
export function indexAt(text: string, column: number): number {
  let at = 0;
  for (const character of text) {
    if (widthOf(text.slice(0, at)) >= column) return at;
    at += character.length;
  }
  return at;
}
