/** Collects problems of a JSON value, each with the place it is about; keeps the first ones, counts the rest. */
import type { Problem, ProblemId, ProblemParams } from '../../model/problem.ts';
import { type JsonPlace, scanJson } from './scanJson.ts';

/** Problems kept of one file: beyond, a report is of no more use and hostile input would fill the memory. */
const KEPT = 5_000;

/** Deepest nesting that is passed over silently: whoever asks for places has scanned the text before. */
const ANY_DEPTH = 10_000;

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

  /** `show` says whether the key or the value is pointed at; a value without a key shows its first character. */
  add<Id extends ProblemId>(
    id: Id,
    path: string,
    at: string,
    show: Draft['show'],
    params: ProblemParams[Id],
  ): void {
    if (this.full) this.omitted += 1;
    else this.#drafts.push({ id, path, at, show, params });
  }

  /** The problems with their places in the text, in its order; without a text, without places. */
  located(text: string | null): readonly Problem[] {
    const places =
      text === null
        ? new Map<string, JsonPlace>()
        : scanJson(text, { maxDepth: ANY_DEPTH, locate: this.#drafts.map(({ at }) => at) }).places;
    const problems = this.#drafts.map(({ id, path, at, show, params }) => {
      const span = spanOf(places.get(at), show);
      return { id, path, xpath: null, ...span, params } as Problem;
    });
    return problems.sort((a, b) => a.offset - b.offset);
  }
}

function spanOf(place: JsonPlace | undefined, show: Draft['show']): { offset: number; end: number } {
  if (place === undefined) return { offset: -1, end: -1 };
  if (show === 'value') return { offset: place.offset, end: place.end };
  return place.key ?? { offset: place.offset, end: place.offset + 1 };
}
