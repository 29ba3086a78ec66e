/** Collects problems of a JSON value, each with the place it is about; keeps the first ones, counts the rest. */

import { pointerSegment } from '../../model/jsonPointer.ts';
import type { Problem, ProblemId, ProblemParams } from '../../model/problem.ts';
import { type JsonPlace, scanJson } from './scanJson.ts';

/** Problems kept of one file: beyond, a report is of no more use and hostile input would fill the memory. */
const KEPT = 5_000;

/** Problems counted of one file, as for XML: what comes after them is not looked at, so that hostile input costs little. */
const COUNTED = 20_000;

/** Deepest nesting that is passed over silently: whoever asks for places has scanned the text before. */
const ANY_DEPTH = 10_000;

/** A place in a value: a chain from a member or item to the root. It becomes text only where a problem is kept. */
export interface JsonFrame {
  readonly parent: JsonFrame | null;
  readonly key: string | number;
  /** The key in the text, where it is not the one meant. */
  readonly written?: string;
}

/** JSON Pointer in the form that the value should have; the root's frame is null. */
function pathOf(frame: JsonFrame | null): string {
  return pointer(frame, ({ key }) => key);
}

/** JSON Pointer in the text. */
function placeOf(frame: JsonFrame | null): string {
  return pointer(frame, ({ key, written }) => written ?? key);
}

function pointer(frame: JsonFrame | null, segment: (frame: JsonFrame) => string | number): string {
  let path = '';
  for (let at = frame; at !== null; at = at.parent) path = `/${pointerSegment(String(segment(at)))}${path}`;
  return path;
}

interface Draft {
  readonly id: ProblemId;
  readonly path: string;
  /** JSON Pointer of the value that the problem is about; not always `path`. */
  readonly at: string;
  readonly show: 'key' | 'value';
  readonly params: unknown;
}

export class JsonProblems {
  readonly #drafts: Draft[] = [];
  omitted = 0;

  get found(): boolean {
    return this.#drafts.length > 0;
  }

  /** From here on problems are only counted. */
  get full(): boolean {
    return this.#drafts.length >= KEPT;
  }

  /** From here on nothing needs to be looked for. */
  get enough(): boolean {
    return KEPT + this.omitted >= COUNTED;
  }

  /**
   * `path` is what the problem tells, `at` the place that it points at; `show` says whether the key or the value
   * there, and a value without a key shows its first character.
   */
  add<Id extends ProblemId>(
    id: Id,
    path: JsonFrame | null,
    at: JsonFrame | null,
    show: Draft['show'],
    params: ProblemParams[Id],
  ): void {
    if (this.full) this.omitted += 1;
    else this.#drafts.push({ id, path: pathOf(path), at: placeOf(at), show, params });
  }

  /** The problems with their places in the text, in its order; without a text, without places. */
  located(text: string | null): readonly Problem[] {
    const places = text === null ? new Map<string, JsonPlace>() : this.#places(text);
    const problems = this.#drafts.map(({ id, path, at, show, params }) => {
      const span = spanOf(places.get(at), show);
      return { id, path, xpath: null, ...span, params } as Problem;
    });
    return problems.sort((a, b) => a.offset - b.offset);
  }

  #places(text: string): ReadonlyMap<string, JsonPlace> {
    const inner = new Set(this.#drafts.map(({ at }) => at));
    const root = inner.delete('') ? [['', rootPlace(text)] as const] : [];
    if (inner.size === 0) return new Map(root);
    return new Map([...scanJson(text, { maxDepth: ANY_DEPTH, locate: inner }).places, ...root]);
  }
}

/** The place of the root, which a scan would know at its end only. */
function rootPlace(text: string): JsonPlace {
  const offset = text.search(/[^\ufeff \t\n\r]/);
  return { offset, end: text.trimEnd().length, key: null };
}

function spanOf(place: JsonPlace | undefined, show: Draft['show']): { offset: number; end: number } {
  if (place === undefined) return { offset: -1, end: -1 };
  if (show === 'value') return { offset: place.offset, end: place.end };
  return place.key ?? { offset: place.offset, end: place.offset + 1 };
}
