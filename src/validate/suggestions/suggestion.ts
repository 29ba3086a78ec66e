/** A suggestion: a help sentence by id and, if the repair is mechanical, a fix. */
import type { Format } from '../../model/grammar.ts';
import type { GrammarPlace } from '../../model/grammarPlace.ts';
import type { SimpleType } from '../../model/lexical.ts';
import type { Problem } from '../../model/problem.ts';
import type { HelpId, HelpParams, Why } from '../../text/findingParams.ts';
import type { FixKind } from '../rule.ts';
import type { FileDateOrder } from './dateOrder.ts';

/** A help sentence with its parameters, discriminated by `id`. */
export type Help = { [Id in HelpId]: { readonly id: Id; readonly params: HelpParams[Id] } }[HelpId];

/** The kind of fix of each help sentence that may have one. */
export const FIX_KINDS = {
  write: 'safe',
  'number.round': 'amount',
  'code.off': 'safe',
  'empty.remove': 'safe',
  'text.split': 'safe',
  'namespace.key': 'safe',
  'element.before': 'safe',
  'element.after': 'safe',
} as const satisfies Readonly<Partial<Record<HelpId, FixKind>>>;

/** A mechanical fix: a new value, several values, removal, or the order of the parent block. */
export type SuggestedFix = { readonly kind: FixKind } & (
  | { readonly op: 'replace'; readonly to: string }
  | { readonly op: 'split'; readonly to: readonly string[] }
  | { readonly op: 'remove' }
  | { readonly op: 'order' }
);

export interface Suggestion {
  readonly help: Help;
  readonly fix?: SuggestedFix;
}

/** The context of a problem, for suggestions. */
export interface Surroundings {
  readonly format: Format;
  /** The form of the file; help sentences use its names. */
  readonly form: 'xml' | 'json';
  /** The decoded text, if any. */
  readonly text?: string | undefined;
  /** The order of day and month in the file; absent if not determined. */
  readonly dateOrder?: FileDateOrder;
  /** The text of another leaf, by JSON Pointer; `undefined` if it is absent or was not found. */
  valueAt(path: string): string | undefined;
}

export type ValueProblem = Extract<
  Problem,
  { readonly params: { readonly type: string; readonly found: string } }
>;

/** A value that is not valid for its type, as input of the suggestions for values. */
export interface Subject {
  readonly element: string;
  readonly path: string;
  readonly type: SimpleType;
  /** The whole value, without leading and trailing blanks of any kind. */
  readonly value: string;
  readonly place: GrammarPlace | undefined;
  readonly surroundings: Surroundings;
}

/** Returns a suggestion if it recognizes the error in the value. */
export type ValueSuggestion = (subject: Subject) => Suggestion | undefined;

/** A suggestion that writes another value, with its help sentence. */
export function write(to: string, why: Why): Suggestion {
  return repair('write', { to, why }, { op: 'replace', to });
}

/** A help sentence with a mechanical fix. */
export function repair<Id extends keyof typeof FIX_KINDS>(
  id: Id,
  params: HelpParams[Id],
  fix: Unclassed<SuggestedFix>,
): Suggestion {
  return { ...advise(id, params), fix: { kind: FIX_KINDS[id], ...fix } };
}

/** A fix without its kind, which follows from the id. */
type Unclassed<F> = F extends unknown ? Omit<F, 'kind'> : never;

/** A help sentence without a mechanical fix. */
export function advise<Id extends HelpId>(id: Id, params: HelpParams[Id]): Suggestion {
  // The pair is correct by construction; TypeScript cannot infer a mapped union from a generic.
  return { help: { id, params } as Help };
}
