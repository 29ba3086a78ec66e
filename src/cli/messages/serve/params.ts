/** Parameters of the messages of `serve`. */
import type { ProblemCode, Unreadable } from '../../serve/problemCodes.ts';

/** The numbers and texts that a problem quotes. */
export type ProblemParams = Readonly<Record<string, string | number>>;

export type ServeProblems = Readonly<
  Record<ProblemCode, { readonly title: string; readonly detail: (params: ProblemParams) => string }>
>;

/** The sentences of `body_unreadable`, by reason. */
export type UnreadableWords = Readonly<Record<Unreadable, (params: ProblemParams) => string>>;
