/** Collects the problems of a JSON value with their places. Keeps the first ones and counts the rest. */

import { pointerSegment } from '../../model/jsonPointer.ts';
import type { Problem, ProblemId, ProblemParams } from '../../model/problem.ts';
import { MAX_KEPT, mostCounted } from '../../model/readLimits.ts';
import { type JsonPlace, scanJson } from './scanJson.ts';

/** Nesting limit for locating problems, in effect none: the depth has already been checked. */
const ANY_DEPTH = 10_000;

/** A place in a value, as a chain from a member or item to the root. It becomes text only if a problem is kept. */
export interface JsonFrame {
  readonly parent: JsonFrame | null;
  readonly key: string | number;
  /** The key as written in the text, if it differs from the intended one. */
  readonly written?: string;
}

/** JSON Pointer with the intended keys; the frame of the root is null. */
function pathOf(frame: JsonFrame | null): string {
  return pointer(frame, ({ key }) => key);
}

/** JSON Pointer with the keys as written in the text. */
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
  /** JSON Pointer of the value to which the problem points; not always `path`. */
  readonly at: string;
  readonly show: 'key' | 'value';
  readonly params: unknown;
}

export class JsonProblems {
  readonly #drafts: Draft[] = [];
  readonly #maxKept: number;
  omitted = 0;

  /** @param maxKept Maximum number of problems to keep, at least {@link MAX_KEPT}. */
  constructor(maxKept = MAX_KEPT) {
    this.#maxKept = maxKept;
  }

  get found(): boolean {
    return this.#drafts.length > 0;
  }

  /** True if further problems are not in the result. */
  get full(): boolean {
    return this.#drafts.length >= MAX_KEPT;
  }

  /** True if the search for problems can stop. */
  get enough(): boolean {
    return MAX_KEPT + this.omitted >= mostCounted(this.#maxKept);
  }

  /**
   * Adds a problem. `path` is the path in the finding and `at` the place in the text; `show` selects the key or the
   * value at that place. A value without a key is shown by its first character.
   */
  add<Id extends ProblemId>(
    id: Id,
    path: JsonFrame | null,
    at: JsonFrame | null,
    show: Draft['show'],
    params: ProblemParams[Id],
  ): void {
    if (this.full) this.omitted += 1;
    if (this.#drafts.length < this.#maxKept)
      this.#drafts.push({ id, path: pathOf(path), at: placeOf(at), show, params });
  }

  /**
   * The problems in the order of the text, with their places; without a text, problems have no place. `further` are the
   * first of the omitted ones.
   */
  located(text: string | null): { readonly kept: readonly Problem[]; readonly further: readonly Problem[] } {
    const places = text === null ? new Map<string, JsonPlace>() : this.#places(text);
    const problems = this.#drafts.map(({ id, path, at, show, params }) => {
      const span = spanOf(places.get(at), show);
      return { id, path, xpath: null, ...span, params } as Problem;
    });
    const inText = (some: Problem[]): readonly Problem[] => some.sort((a, b) => a.offset - b.offset);
    return { kept: inText(problems.slice(0, MAX_KEPT)), further: inText(problems.slice(MAX_KEPT)) };
  }

  #places(text: string): ReadonlyMap<string, JsonPlace> {
    const inner = new Set(this.#drafts.map(({ at }) => at));
    const root = inner.delete('') ? [['', rootPlace(text)] as const] : [];
    if (inner.size === 0) return new Map(root);
    return new Map([...scanJson(text, { maxDepth: ANY_DEPTH, locate: inner }).places, ...root]);
  }
}

/** The place of the root value, computed without a scan. */
function rootPlace(text: string): JsonPlace {
  const offset = text.search(/[^\ufeff \t\n\r]/);
  return { offset, end: text.trimEnd().length, key: null };
}

function spanOf(place: JsonPlace | undefined, show: Draft['show']): { offset: number; end: number } {
  if (place === undefined) return { offset: -1, end: -1 };
  if (show === 'value') return { offset: place.offset, end: place.end };
  return place.key ?? { offset: place.offset, end: place.offset + 1 };
}
