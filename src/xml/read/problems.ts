/** Collects problems with their places: keeps the first ones and counts the rest. */
import type { Problem, ProblemId, ProblemParams } from '../../model/problem.ts';
import { MAX_KEPT, mostCounted } from '../../model/readLimits.ts';
import type { XmlElement } from '../element.ts';
import { XPaths } from '../xpaths.ts';

/** Ends the explanation of a file with too many problems; caught where the explanation began. */
export class TooManyProblems extends Error {}

/** JSON path of an element: a chain from the leaf to the root. */
export interface Frame {
  readonly parent: Frame | null;
  readonly key: string | number;
}

function pointer(frame: Frame | null): string {
  let path = '';
  for (let at = frame; at !== null; at = at.parent) path = `/${at.key}${path}`;
  return path;
}

export class Problems {
  readonly kept: Problem[] = [];
  /** The first of the `omitted` problems, if more than {@link MAX_KEPT} are to be kept. */
  readonly further: Problem[] = [];
  omitted = 0;
  readonly #maxFurther: number;
  readonly #maxOmitted: number;
  readonly #xpaths = new XPaths();

  /** @param maxKept Maximum number of problems in `kept` and `further`. */
  constructor(maxKept = MAX_KEPT) {
    this.#maxFurther = maxKept - MAX_KEPT;
    this.#maxOmitted = mostCounted(maxKept) - MAX_KEPT;
  }

  get found(): boolean {
    return this.kept.length > 0;
  }

  add<Id extends ProblemId>(
    id: Id,
    frame: Frame | null,
    element: XmlElement | null,
    span: { readonly offset: number; readonly end: number },
    params: ProblemParams[Id],
    attribute?: string,
  ): void {
    if (this.kept.length < MAX_KEPT)
      this.kept.push(this.#problem(id, frame, element, span, params, attribute));
    else {
      if (this.omitted < this.#maxFurther)
        this.further.push(this.#problem(id, frame, element, span, params, attribute));
      this.omitted += 1;
      if (this.omitted >= this.#maxOmitted) throw new TooManyProblems();
    }
  }

  /** Adds the flaw that ended the reading, however many problems there are. */
  addLast<Id extends ProblemId>(
    id: Id,
    element: XmlElement | null,
    span: { readonly offset: number; readonly end: number },
    params: ProblemParams[Id],
  ): void {
    this.kept.push(this.#problem(id, null, element, span, params, undefined));
  }

  #problem<Id extends ProblemId>(
    id: Id,
    frame: Frame | null,
    element: XmlElement | null,
    { offset, end }: { readonly offset: number; readonly end: number },
    params: ProblemParams[Id],
    attribute: string | undefined,
  ): Problem {
    const xpath =
      element === null ? null : this.#xpaths.of(element) + (attribute === undefined ? '' : `/@${attribute}`);
    return { id, path: pointer(frame), xpath, offset, end, params } as Problem;
  }
}

/** The source span of a start tag. */
export function tagSpan(element: XmlElement): { offset: number; end: number } {
  return { offset: element.offset, end: element.tagEnd };
}

/** The source span of an element's text, or of its start tag without text. */
export function textSpan(element: XmlElement): { offset: number; end: number } {
  if (element.textStart >= 0) return { offset: element.textStart, end: element.textEnd };
  return tagSpan(element);
}

/** Shortens long values in problems. */
export function excerpt(text: string): string {
  return text.length <= 200 ? text : `${text.slice(0, 199)}…`;
}
