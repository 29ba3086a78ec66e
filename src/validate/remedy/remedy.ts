/** What a remedy is: an advice by id, and where it is mechanical the value to write. */
import type { Format } from '../../model/grammar.ts';
import type { GrammarPlace } from '../../model/grammarPlace.ts';
import type { SimpleType } from '../../model/lexical.ts';
import type { Problem } from '../../model/problem.ts';
import type { HelpId, HelpParams, Why } from '../../text/findingParams.ts';
import type { FixKind } from '../finding.ts';
import type { FileDateOrder } from './dateOrder.ts';

/** One advice, discriminated by `id`. */
export type Help = { [Id in HelpId]: { readonly id: Id; readonly params: HelpParams[Id] } }[HelpId];

/** What each advice changes that may have a mechanical part. */
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

/** The mechanical part: the whole new value, the items in its place, nothing, or the order of the block around it. */
export type RemedyFix = { readonly kind: FixKind } & (
  | { readonly op: 'replace'; readonly to: string }
  | { readonly op: 'split'; readonly to: readonly string[] }
  | { readonly op: 'remove' }
  | { readonly op: 'order' }
);

export interface Remedy {
  readonly help: Help;
  readonly fix?: RemedyFix;
}

/** What a remedy may look at. */
export interface Surroundings {
  readonly format: Format;
  /** The form in which the file is written: an advice names things as that form does. */
  readonly form: 'xml' | 'json';
  /** The decoded text; absent when there is none. */
  readonly text?: string | undefined;
  /** In which order the file's dates have day and month; absent where nothing was asked. */
  readonly dateOrder?: FileDateOrder;
  /** The text of another leaf, by JSON Pointer; `undefined` when it is absent or was not found. */
  valueAt(path: string): string | undefined;
}

export type ValueProblem = Extract<
  Problem,
  { readonly params: { readonly type: string; readonly found: string } }
>;

/** A value that does not fit its type, as the remedies for values see it. */
export interface Subject {
  readonly element: string;
  readonly path: string;
  readonly type: SimpleType;
  /** The whole value, without blanks around it of any kind. */
  readonly value: string;
  readonly place: GrammarPlace | undefined;
  readonly surroundings: Surroundings;
}

/** A remedy for values looks at one and answers when it recognises the mistake. */
export type ValueRemedy = (subject: Subject) => Remedy | undefined;

/** Writes another value: advice and fix in one. */
export function write(to: string, why: Why): Remedy {
  return repair('write', { to, why }, { op: 'replace', to });
}

/** An advice with its mechanical fix. */
export function repair<Id extends keyof typeof FIX_KINDS>(
  id: Id,
  params: HelpParams[Id],
  fix: Unclassed<RemedyFix>,
): Remedy {
  return { ...advise(id, params), fix: { kind: FIX_KINDS[id], ...fix } };
}

/** A fix without its kind, which the advice says. */
type Unclassed<F> = F extends unknown ? Omit<F, 'kind'> : never;

/** An advice without a mechanical fix. */
export function advise<Id extends HelpId>(id: Id, params: HelpParams[Id]): Remedy {
  // The pair is right by construction; TypeScript cannot see a mapped union through a generic.
  return { help: { id, params } as Help };
}
