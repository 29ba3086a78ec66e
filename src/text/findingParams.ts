/** Parameters of the sentences about problems and their suggestions. */
import type { Characters } from '../model/lexical.ts';
import type { ProblemId, ProblemParams } from '../model/problem.ts';

/** Reason why the value to write differs from the value found. */
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

/** Parameters of each help sentence, by its id. */
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
  /** The order of day and month is ambiguous; the reading with the day first comes first. */
  'date.order': { readonly readings: readonly string[] };
  /** The file writes dates in both orders. */
  'date.mixed': { readonly to: string };
  'date.zone': Record<string, never>;
  'date.time': { readonly example: string };

  /** `nearest` contains codes of the list, best match first; empty if no code is similar. */
  'code.near': { readonly list: string; readonly nearest: readonly string[] };
  'code.all': { readonly codes: readonly string[] };
  'code.retired': { readonly list: string; readonly code: string };
  /** The code is in another official list of this name, but never in the schema's. */
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
  /** `parent` is the block to repeat instead; null if it may not be repeated. */
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
  'source.converted': Record<string, never>;
  'source.detached': Record<string, never>;
  'source.again': Record<string, never>;
  'source.decrypt': Record<string, never>;
  'source.pdf': Record<string, never>;
  'source.export': Record<string, never>;
  'signature.again': Record<string, never>;
  'structure.first': Record<string, never>;
}

export type HelpId = keyof HelpParams;

/** Parameters of findings that do not come from a single problem. */
export interface SummaryParams {
  'structure.too_many': { readonly count: number; readonly limit: number };
}

/** A sentence for each problem, with the value found and the value expected. */
export type ProblemMessages = {
  readonly [Id in ProblemId]: (params: ProblemParams[Id]) => string;
} & { readonly [Id in keyof SummaryParams]: (params: SummaryParams[Id]) => string };

/** A sentence for each suggestion. */
export type HelpMessages = { readonly [Id in HelpId]: (params: HelpParams[Id]) => string };
