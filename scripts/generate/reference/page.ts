/** The page of an entry: an index, then each name with its declaration, description, errors and examples. */
import ts from 'typescript';
import { declarationText, shown } from './declaration.ts';
import { type Entries, type Entry, type Exported, KINDS, type Kind } from './entries.ts';

const HEADINGS: Readonly<Record<Kind, string>> = {
  function: 'Functions',
  class: 'Classes',
  constant: 'Constants',
  type: 'Types',
};

const ELSEWHERE = { fields: '../fields.md', api: '../api.md' } as const;

/** The names that can be linked, with their addresses from a page of the reference. */
export type Addresses = ReadonlyMap<string, Exported>;

export function entryPage(entry: Entry, { checker }: Entries, all: Addresses): string {
  // Two entries may export different types of one name: a page links to those of its own entry.
  const addresses = new Map([...all, ...entry.exported.map((one) => [one.name, one] as const)]);
  const parts = KINDS.flatMap((kind) => {
    const exported = entry.exported.filter((one) => one.kind === kind);
    if (exported.length === 0) return [];
    const own = exported.filter((one) => one.home === entry && one.generated === undefined);
    return [
      `## ${HEADINGS[kind]}`,
      index(exported, entry),
      ...own.flatMap((one) => item(one, entry, checker, addresses)),
    ];
  });
  return [
    '<!-- Generated from the TSDoc of the sources by `npm run generate`; do not edit. -->',
    `# ${entry.specifier}`,
    entry.about.replace(/^`?fattura(?:\/\w+)?`?: (?<first>.)/, (_, first: string) => first.toUpperCase()),
    ...parts,
  ].join('\n\n');
}

/** Each name once, on the page that describes it; generated types on the page of their source. */
function index(all: readonly Exported[], entry: Entry): string {
  const named = all.filter(({ generated }) => generated === undefined);
  const lines = [named.map((one) => link(one, entry)).join(' · ')];
  for (const [source, page] of Object.entries(ELSEWHERE)) {
    const names = all.filter(({ generated }) => generated === source).map(({ name }) => `\`${name}\``);
    if (names.length > 0) lines.push(`Described in [docs/${page.slice(3)}](${page}): ${names.join(' ')}`);
  }
  return lines.filter((line) => line !== '').join('\n\n');
}

function link({ name, home, generated }: Exported, from: Entry | undefined, text = `\`${name}\``): string {
  if (generated !== undefined) return `[${text}](${ELSEWHERE[generated]})`;
  return `[${text}](${home === from ? '' : home.page}#${name.toLowerCase()})`;
}

/** The comment before its tags. */
export function description({ symbol }: Exported, checker: ts.TypeChecker): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker));
}

/** In a comment of one line, the compiler treats a tag as text. */
const INLINE_THROWS = /\s*@throws\s+/;

function item(one: Exported, entry: Entry, checker: ts.TypeChecker, addresses: Addresses): readonly string[] {
  const declarations = shown(one.declarations);
  const code = declarations.map((declaration) => declarationText(declaration, checker)).join('\n\n');
  const text = (raw: string) => linked(raw, entry, addresses);
  const tags = one.symbol.getJsDocTags(checker).map(({ name, text: parts }) => ({
    name,
    text: ts.displayPartsToString(parts).trim(),
  }));
  const of = (name: string) => tags.filter((tag) => tag.name === name);
  const [about = '', ...thrown] = description(one, checker).split(INLINE_THROWS);
  const parameters = new Set(declarations.flatMap(typeParameters));
  const mentioned = [...new Set(code.replace(/\/\*\*[\s\S]*?\*\//g, '').match(/[A-Za-z_$][\w$]*/g))]
    .flatMap((name) => addresses.get(name) ?? [])
    .filter(({ name, kind }) => name !== one.name && (kind === 'type' || kind === 'class'))
    .filter(({ name }) => !parameters.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const details = [
    ...of('param').map((tag) => `- ${tag.text.replace(/^(\S+)\s+(?:-\s+)?/, '`$1`: ')}`),
    ...of('returns').map((tag) => `- returns ${tag.text}`),
    ...[...thrown, ...of('throws').map((tag) => tag.text)].map((what) => `- throws ${what}`),
  ].map((line) => text(line.replace(/\n\s*/g, ' ')));
  return [
    `### ${one.name}`,
    text(about),
    `\`\`\`typescript\n${code}\n\`\`\``,
    details.join('\n'),
    ...of('example').map((tag) => example(one.name, tag.text)),
    ...of('see').map((tag) => `See ${text(tag.text)}`),
    mentioned.length === 0 ? '' : `Types: ${mentioned.map((other) => link(other, entry)).join(', ')}`,
  ].filter((part) => part !== '');
}

/** The names of type parameters; a public type may have the same name. */
function typeParameters(declaration: ts.Node): readonly string[] {
  const inner: string[] = [];
  ts.forEachChild(declaration, (child) => {
    inner.push(...typeParameters(child));
  });
  return ts.isTypeParameterDeclaration(declaration) ? [declaration.name.text, ...inner] : inner;
}

function example(name: string, text: string): string {
  if (text.startsWith('```ts\n')) return text;
  throw new Error(
    `the example of ${name} is not a program: it must begin with \`\`\`ts, because a test runs it`,
  );
}

/** `{@link readInvoice}`, `{@link readInvoice | reading}` */
export function linked(text: string, entry: Entry | undefined, addresses: Addresses): string {
  return text.replace(/\{@link\s+(?<name>[\w$.]+)\s*(?:\|?\s*(?<label>[^}]+))?\}/g, (...match) => {
    const { name = '', label } = match.at(-1) as Record<string, string | undefined>;
    const found = addresses.get(name);
    return found === undefined ? (label ?? `\`${name}\``) : link(found, entry, label ?? `\`${name}\``);
  });
}
