/** The business terms of EN 16931 with their names. */
import { european } from '../../../text/european.ts';
import { type TermNumber, termNumber, termPaths } from './terms.ts';

/** A term: `[]` in the path stands for each item of a list. */
export interface Term {
  readonly bt: string;
  readonly path: string;
  /** English, as in the standard. */
  readonly name: string;
}

const named = (bt: TermNumber, path: string): Term => ({ bt, path, name: european.in('en').terms[bt] });

/** All business terms (BT) of EN 16931, with their paths in the model. */
export const terms: readonly Term[] = /* @__PURE__ */ termPaths.map(([bt, path]) => named(bt, path));

/** The term at a path of the model, with or without positions: `lines[0].net`, `lines[].net`. */
export function termAt(path: string): Term | undefined {
  const bt = termNumber(path);
  const found = termPaths.find(([own]) => own === bt);
  return found === undefined ? undefined : named(found[0], found[1]);
}
