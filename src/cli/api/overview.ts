/** Lists the resources, or the verbs of one resource with their parameters, all from the contract. */
import { codeList, type Endpoint, type Field, type Open, type Shape } from '../../api/contract/index.ts';
import type { Messages } from '../messages/messages.ts';
import { bolding } from '../terminal/colour.ts';
import { readableWidth, terms, wrap } from '../terminal/layout.ts';
import { fieldsOf } from './body.ts';
import type { ApiCall } from './definition.ts';
import { isSubmission, operandsOf, type Resource, resources, type Verb } from './names.ts';

interface Layout {
  readonly messages: Messages;
  readonly width: number;
  readonly bold: (text: string) => string;
}

export function layoutFor({ io, colour }: ApiCall, messages: Messages): Layout {
  return {
    messages,
    width: readableWidth(io.stdout.columns),
    bold: bolding(colour),
  };
}

export function renderResources({ messages: { api }, width, bold }: Layout): string {
  const rows = resources.map(({ name, verbs }): [string, string] => [
    name,
    `${api.resources[name] ?? ''}: ${verbs.map((verb) => verb.name).join(', ')}`,
  ]);
  return `${terms(rows, width, bold)}\n\n${wrap(api.hint, width).join('\n')}\n`;
}

export function renderVerbs(resource: Resource, layout: Layout): string {
  const { api } = layout.messages;
  const title = `${layout.bold(`fattura api ${resource.name}`)}: ${api.resources[resource.name] ?? ''}`;
  const verbs = resource.verbs.map((verb) => aboutVerb(verb, layout));
  const legend = verbs.some((text) => text.includes('*')) ? api.required : '';
  return [title, ...verbs, codesOf(resource, layout), legend]
    .filter((part) => part !== '')
    .map((part) => `${part}\n`)
    .join('\n');
}

function aboutVerb({ name, endpoint }: Verb, { messages: { api }, width, bold }: Layout): string {
  const call = [name, ...operandsOf(endpoint)].join(' ');
  const meaning = isSubmission(endpoint) ? api.submission : (api.verbs[name] ?? '');
  const head = `${bold(call)}  ${meaning}`;
  const rows = isSubmission(endpoint) ? [] : optionRows(endpoint, api.anyName);
  return rows.length === 0 ? head : `${head}\n${terms(rows, width)}`;
}

function optionRows(endpoint: Endpoint, anyName: string): readonly [string, string][] {
  const { list, expand, body, query } = endpoint;
  const named = (option: string, names: readonly string[]): readonly [string, string][] =>
    names.length === 0 ? [] : [[option, names.join(', ')]];
  const open = (names: readonly string[] | Open | undefined): readonly string[] =>
    names === 'open' ? [anyName] : (names ?? []);
  const filter = list?.filter;
  return [
    ...named('--filter', filter === 'open' ? [anyName] : Object.keys(filter ?? {})),
    ...named('--sort', list?.sort ?? []),
    ...named('--expand', open(expand)),
    ...named('--set', marked(fieldsOf(body?.shape))),
    ...named('--query', marked(query ?? {})),
  ];
}

/** Marks required parameters with a star. */
function marked(fields: Readonly<Record<string, Field>>): readonly string[] {
  return Object.entries(fields).map(([name, { required }]) => (required === true ? `${name}*` : name));
}

/** Longer lists, such as currencies, are not shown. */
const LONGEST_LIST = 20;

/** The codes of fields that have a code list, each field once. */
function codesOf({ verbs }: Resource, { messages: { api }, width, bold }: Layout): string {
  const rows = new Map<string, string>();
  for (const { endpoint } of verbs) {
    const filter = endpoint.list?.filter;
    const shapes: readonly (readonly [string, Shape])[] = [
      ...Object.entries(filter === undefined || filter === 'open' ? {} : filter),
      ...Object.entries(fieldsOf(endpoint.body?.shape)).map(([name, { shape }]) => [name, shape] as const),
    ];
    for (const [name, shape] of shapes) {
      const codes = shape.kind === 'code' ? Object.keys(codeList(shape.list).codes) : [];
      if (codes.length > 0 && codes.length <= LONGEST_LIST) rows.set(name, codes.join(', '));
    }
  }
  return rows.size === 0 ? '' : `${bold(api.codes)}\n${terms([...rows], width)}`;
}
