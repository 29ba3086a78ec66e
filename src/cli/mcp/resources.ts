/**
 * Resources that an assistant can read without calling a tool: controls, fields, code lists, schemas of briefs,
 * results.
 */
import { allFields, codeLists, formats, inLanguage, type Language } from '../../model/index.ts';
import { adviceCodes, ruleTitle, sdiCodes } from '../../validate/index.ts';
import type { Call } from '../command/definition.ts';
import { base64Of, PDF_TYPE, textIn } from '../inMemory/document.ts';
import { callInMemory } from '../inMemory/memoryCall.ts';
import type { Messages } from '../messages/messages.ts';
import { KINDS } from '../new/definition.ts';
import { ExitCode } from '../process/exitCode.ts';
import { briefPart } from './briefs.ts';
import type { Results } from './results.ts';

const SCHEME = 'fattura://';

export interface Resource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly mimeType: string;
}

/** A family of resources, each printed by a command. */
interface Family {
  readonly path: 'controls' | 'fields' | 'codes' | 'briefs';
  /** The variable of its URI template. */
  readonly variable: string;
  readonly mimeType: string;
  /** The arguments that print one resource. */
  readonly one: (name: string) => readonly string[];
  /** The arguments that print the list; null if there is none. */
  readonly list: readonly string[] | null;
  /** The members that are listed: names and titles. */
  readonly members: (language: Language) => readonly (readonly [name: string, title: string])[];
}

const families: readonly Family[] = [
  {
    path: 'controls',
    variable: 'code',
    mimeType: 'text/plain',
    one: (code) => ['explain', '--', code],
    list: ['controls'],
    members: (language) =>
      [...sdiCodes, ...adviceCodes].map(({ code }) => [code, ruleTitle(code, language) ?? code]),
  },
  {
    path: 'fields',
    variable: 'field',
    mimeType: 'text/plain',
    one: (field) => ['fields', '--', field],
    list: ['fields'],
    // There are hundreds of fields, which the template finds; only the upper blocks are listed.
    members: (language) =>
      formats
        .flatMap(({ kind }) => allFields(kind))
        .filter(({ number, children }) => children.length > 0 && number.split('.').length <= 2)
        .filter(({ number }, index, all) => all.findIndex((other) => other.number === number) === index)
        .map(({ number, name, description }) => [number, `${name}: ${inLanguage(description, language)}`]),
  },
  {
    path: 'codes',
    variable: 'list',
    mimeType: 'text/plain',
    one: (list) => ['codes', '--', list],
    list: ['codes'],
    members: (language) => codeLists.map(({ name, title }) => [name, inLanguage(title, language)]),
  },
  {
    path: 'briefs',
    variable: 'kind',
    mimeType: 'application/schema+json',
    one: (kind) => ['new', '--schema', '--', kind],
    list: null,
    members: () => KINDS.map((kind) => [kind, `JSON Schema: ${kind}`]),
  },
];

export function resourcesIn(language: Language): readonly Resource[] {
  return families.flatMap(({ path, list, members, mimeType }) => [
    ...(list === null ? [] : [{ uri: `${SCHEME}${path}`, name: path, title: path, mimeType }]),
    ...members(language).map(([name, title]) => ({
      uri: `${SCHEME}${path}/${encodeURIComponent(name)}`,
      name,
      title,
      mimeType,
    })),
  ]);
}

export function templatesIn({ mcp }: Messages): readonly {
  readonly uriTemplate: string;
  readonly name: string;
  readonly description: string;
  readonly mimeType: string;
}[] {
  return families.map(({ path, variable, mimeType }) => ({
    uriTemplate: `${SCHEME}${path}/{${variable}}`,
    name: path,
    description: mcp.resources[path],
    mimeType,
  }));
}

export interface ResourceContent {
  readonly mimeType: string;
  /** Text, or bytes in base64. */
  readonly body: { readonly text: string } | { readonly blob: string };
}

export const resultUri = (id: string): string => `${SCHEME}results/${id}`;

/** @returns Null if there is no such resource. */
export async function readResource(
  uri: string,
  { call, results }: { readonly call: Pick<Call, 'main' | 'language'>; readonly results: Results },
): Promise<ResourceContent | null> {
  const [path, name, part, ...rest] = uri.startsWith(SCHEME) ? uri.slice(SCHEME.length).split('/') : [];
  if (rest.length > 0 || (part !== undefined && path !== 'briefs')) return null;
  if (path === 'results') return resultFor(results, name ?? '');
  const family = families.find((one) => one.path === path);
  const decoded = decodedName(name);
  if (family === undefined || decoded === null) return null;
  const args = decoded === undefined ? family.list : family.one(decoded);
  if (args === null) return null;
  const [command = '', ...others] = args;
  const { code, stdout } = await callInMemory(call.main, {
    args: [command, `--lang=${call.language}`, ...others],
    files: [],
  });
  if (code !== ExitCode.ok) return null;
  if (path !== 'briefs') return contentOf(family.mimeType, stdout);
  const whole = { uri: `${SCHEME}${path}/${name}`, part: part ?? null };
  const text = briefPart(Buffer.from(stdout).toString('utf8'), whole);
  return text === null ? null : { mimeType: family.mimeType, body: { text } };
}

/** Undefined for a whole family, null for an invalid name. */
function decodedName(name: string | undefined): string | null | undefined {
  if (name === undefined) return undefined;
  try {
    return decodeURIComponent(name) || null;
  } catch {
    return null;
  }
}

function resultFor(results: Results, id: string): ResourceContent | null {
  const kept = results.get(id);
  if (kept === undefined) return null;
  return contentOf(kept.type, kept.content);
}

function contentOf(mimeType: string, content: Uint8Array): ResourceContent {
  const text = mimeType === PDF_TYPE ? null : textIn(content);
  return { mimeType, body: text === null ? { blob: base64Of(content) } : { text } };
}
