/** What a remedy is: an advice by id, and where it is mechanical the value to write. */
import type { Format } from '../../model/grammar.ts';
import type { GrammarPlace } from '../../model/grammarPlace.ts';
import type { Characters, SimpleType } from '../../model/lexical.ts';
import type { Problem } from '../../model/problem.ts';
import type { FixKind } from '../finding.ts';
import type { FileDateOrder } from './date.ts';

/** Why the value to write differs from the one found. */
export type Why =
  | 'blanks'
  | 'decimals'
  | 'zeros'
  | 'comma'
  | 'thousands'
  | 'sign'
  | 'currency'
  | 'percent'
  | 'exponent'
  | 'integer'
  | 'date'
  | 'time'
  | 'dateTime'
  | 'case'
  | 'padding'
  | 'lookalike'
  | 'name'
  | 'prefix'
  | 'separators'
  | 'zeroLost'
  | 'characters'
  | 'address'
  | 'base64'
  | 'quotes';

/** The parameters of each advice, by its id. */
export interface HelpParams {
  write: { readonly to: string; readonly why: Why };

  'number.ambiguous': { readonly readings: readonly string[] };
  'number.round': { readonly to: string; readonly max: number };
  'number.negative': { readonly to: string };
  'number.large': { readonly digits: number };
  'number.range': { readonly min?: string; readonly max?: string };
  'date.impossible': Record<string, never>;
  'date.early': { readonly min: string };
  'date.year': { readonly to: string };
  /** Day and month may be either way round: the day first, then the month. */
  'date.order': { readonly readings: readonly string[] };
  /** The file writes dates in both orders. */
  'date.mixed': { readonly to: string };
  'date.zone': Record<string, never>;
  'date.time': { readonly example: string };

  /** `nearest` are codes of the list, best first; empty when nothing is near. */
  'code.near': { readonly list: string; readonly nearest: readonly string[] };
  'code.all': { readonly codes: readonly string[] };
  'code.retired': { readonly list: string; readonly code: string };
  /** In other official lists of this name, never in the schema's. */
  'code.elsewhere': { readonly list: string; readonly code: string };
  'code.other': { readonly code: string; readonly lists: readonly string[] };
  'code.off': { readonly element: string; readonly removable: boolean };

  'empty.remove': { readonly element: string };
  'empty.fill': { readonly element: string };
  'text.long': { readonly max: number; readonly excess: number; readonly kept: string };
  'text.split': { readonly max: number; readonly element: string };
  'text.short': { readonly min: number };
  characters: { readonly allowed: Characters; readonly characters: readonly string[] };
  'cap.digits': { readonly to: string };
  'cap.foreign': Record<string, never>;
  'recipient.unknown': Record<string, never>;
  'email.one': Record<string, never>;
  'base64.url': Record<string, never>;
  'base64.data': Record<string, never>;
  'base64.again': Record<string, never>;
  'json.array': { readonly element: string };
  'json.syntax': Record<string, never>;
  'json.duplicate': { readonly name: string };

  'element.rename': { readonly suggestion: string };
  'element.move': { readonly blocks: readonly string[] };
  'element.remove': { readonly name: string };
  'element.before': { readonly name: string; readonly sibling: string };
  'element.after': { readonly name: string; readonly sibling: string };
  /** `parent` is the block to repeat instead; null where it may not be repeated. */
  'element.once': { readonly name: string; readonly parent: string | null };
  'element.add': { readonly name: string; readonly parent: string };
  'element.flat': { readonly name: string; readonly parent: string };
  'choice.one': { readonly alternatives: readonly string[] };
  'choice.other': { readonly name: string };
  'text.remove': { readonly parent: string };
  'attribute.remove': { readonly name: string };
  'version.attribute': Record<string, never>;
  'version.key': Record<string, never>;
  'namespace.root': { readonly name: string; readonly uri: string };
  'namespace.key': { readonly uri: string };
  'namespace.child': { readonly name: string };
  'root.element': Record<string, never>;
  'root.keys': Record<string, never>;

  'xml.declaration': Record<string, never>;
  'xml.dtd': Record<string, never>;
  'xml.entity': { readonly name: string; readonly to: string };
  'xml.ampersand': Record<string, never>;
  'xml.character': Record<string, never>;
  'xml.depth': Record<string, never>;
  'document.big': Record<string, never>;
  'xml.prefix': { readonly prefix: string; readonly uri: string };
  'xml.close': { readonly name: string };
  'xml.truncated': Record<string, never>;
  'xml.single': Record<string, never>;
  'xml.trailing': Record<string, never>;
  'xml.less': Record<string, never>;
  'xml.leading': Record<string, never>;
  'xml.bracket': Record<string, never>;
  'xml.comment': Record<string, never>;
  'xml.quotes': Record<string, never>;

  'source.size': Record<string, never>;
  'source.utf8': Record<string, never>;
  'source.declaration': { readonly actual: string };
  'source.old': Record<string, never>;
  'source.message': Record<string, never>;
  'source.envelope': Record<string, never>;
  'source.pdf': Record<string, never>;
  'source.export': Record<string, never>;
  'signature.again': Record<string, never>;
  'structure.first': Record<string, never>;
}

export type HelpId = keyof HelpParams;

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
