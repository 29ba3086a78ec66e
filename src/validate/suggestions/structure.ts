/** Suggestions for the structure: elements, attributes, namespaces, choices and the signature. */

import { grammarPlace } from '../../model/grammarPlace.ts';
import { checkValue } from '../../model/lexical.ts';
import { endsOf, parentsOf } from '../../model/parents.ts';
import type { Problem, ProblemId } from '../../model/problem.ts';
import type { HelpParams } from '../../text/findingParams.ts';
import { advise, repair, type Suggestion, type Surroundings, write } from './suggestion.ts';
import { firstSuggestion } from './value.ts';

/** The problem with a given id. */
export type ProblemWith<Id extends ProblemId> = Extract<Problem, { readonly id: Id }>;

/** A suggestion function for each id. */
export type Suggestions<Ids extends ProblemId> = {
  readonly [Id in Ids]: (problem: ProblemWith<Id>, surroundings: Surroundings) => Suggestion | undefined;
};

/** Maximum number of blocks in an advice. */
const MAX_BLOCKS = 4;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function withFix<Id extends 'element.before' | 'element.after'>(
  id: Id,
  params: HelpParams[Id],
  fix: { readonly op: 'order' } | undefined,
): Suggestion {
  return fix === undefined ? advise(id, params) : repair(id, params, fix);
}

export const structureSuggestions: Suggestions<
  Extract<
    ProblemId,
    | `root.${string}`
    | `element.${string}`
    | `choice.${string}`
    | `attribute.${string}`
    | `xsi.${string}`
    | `signature.${string}`
    | 'text.unexpected'
  >
> = {
  'root.unknown': (_, { form }) => advise(form === 'json' ? 'root.keys' : 'root.element', {}),
  'root.namespace': ({ params }, { form }) => {
    const uri = params.expected;
    if (form === 'xml') return advise('namespace.root', { name: localName(params.name), uri });
    return repair('namespace.key', { uri }, { op: 'replace', to: uri });
  },

  'element.unknown': ({ params }, { format, form }) => {
    if (params.suggestion !== undefined) return advise('element.rename', { suggestion: params.suggestion });
    const parents = endsOf(parentsOf(format, form, params.name), 2, format.root);
    return parents.length > 0
      ? advise('element.move', { blocks: parents.slice(0, MAX_BLOCKS) })
      : advise('element.remove', { name: params.name });
  },
  'element.misplaced': ({ path, params: { name, before, after } }) => {
    // Only the signature has no path, and signed elements are never moved.
    const order = path === '' ? undefined : ({ op: 'order' } as const);
    if (before !== undefined) return withFix('element.before', { name, sibling: before }, order);
    return after === undefined ? undefined : withFix('element.after', { name, sibling: after }, order);
  },
  'element.repeated': ({ path, params }, { format }) => {
    const block = grammarPlace(format, path.replace(/\/[^/]*$/, ''));
    return advise('element.once', {
      name: params.name,
      parent: block?.repeatable === true ? params.parent : null,
    });
  },
  // Only in SdI messages, which their recipient does not change.
  'element.excess': () => undefined,
  'element.missing': ({ params }) => advise('element.add', { name: params.name, parent: params.parent }),
  'element.namespace': ({ params }) => advise('namespace.child', { name: localName(params.name) }),
  'element.nested': ({ params }) => advise('element.flat', { name: params.name, parent: params.parent }),
  'choice.missing': ({ params }) => advise('choice.one', { alternatives: params.alternatives }),
  'choice.conflict': ({ params }) => advise('choice.other', { name: params.name }),
  'text.unexpected': ({ params }) => advise('text.remove', { parent: params.parent }),
  'attribute.unknown': ({ params }) => advise('attribute.remove', { name: params.name }),
  'attribute.missing': ({ params }, { form }) =>
    params.name === 'versione'
      ? advise(form === 'json' ? 'version.key' : 'version.attribute', {})
      : undefined,
  'xsi.nil': () => advise('attribute.remove', { name: 'xsi:nil' }),
  'xsi.type': () => advise('attribute.remove', { name: 'xsi:type' }),

  'signature.element': () => advise('signature.again', {}),
  'signature.incomplete': () => advise('signature.again', {}),
  'signature.value': () => advise('signature.again', {}),
};

/** Suggestions for JSON syntax and for JSON values of the wrong type. */
export const jsonSuggestions: Suggestions<Extract<ProblemId, `json.${string}`>> = {
  'json.syntax': () => advise('json.syntax', {}),
  'json.duplicate': ({ params }) => advise('json.duplicate', { name: params.name }),
  'json.values': () => advise('document.big', {}),
  'json.type': ({ path, offset, end, params }, surroundings) => {
    if (params.expected === 'array') return advise('json.array', { element: params.name });
    const isNumber = params.found === 'number' && offset >= 0 && surroundings.text !== undefined;
    const place = isNumber ? grammarPlace(surroundings.format, path) : undefined;
    if (place?.type.kind !== 'simple') return undefined;
    // The digits as written: a JavaScript number would lose digits.
    const value = surroundings.text?.slice(offset, end) ?? '';
    const subject = { element: params.name, path, type: place.type, value, place, surroundings };
    return checkValue(place.type, value) === undefined
      ? write(value, 'quotes')
      : firstSuggestion(subject, true);
  },
};
