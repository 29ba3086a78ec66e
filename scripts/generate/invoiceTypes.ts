/** The TypeScript types of the JSON form: one interface per block, one union per closed code list. */
import { type Dated, isDated } from '../../src/model/editions.ts';
import { formats, ordinary, simplified } from '../../src/model/formats.ts';
import { type Block, type Element, elementsOf, type Format } from '../../src/model/grammar.ts';
import type { SimpleType } from '../../src/model/lexical.ts';
import {
  alternativesOf,
  blocksUnder,
  limitsMarkdown,
  placesOf,
  sharedBlocks,
  simpleTypesOf,
} from './grammarWalk.ts';
import { comment } from './tsdoc.ts';

const HEAD = '// Generated from the grammar by `npm run generate`; do not edit.\n';

const ROOT_NAMES: Readonly<Record<Format['kind'], string>> = {
  ordinary: 'OrdinaryInvoice',
  simplified: 'SimplifiedInvoice',
};

/** The entry file: the two roots, their union, and re-exports of everything else. */
export function invoiceTypes(): string {
  return [
    HEAD,
    `import type { ${formats.map((format) => format.versione.name).join(', ')} } from './codes.ts';`,
    `import type { FatturaElettronicaBody, FatturaElettronicaHeader } from './ordinary.ts';`,
    `import type { FatturaElettronicaBodySemplificata, FatturaElettronicaHeaderSemplificata } from './simplified.ts';`,
    '',
    "export type * from './codes.ts';",
    "export type * from './ordinary.ts';",
    "export type * from './shared.ts';",
    "export type * from './simplified.ts';",
    '',
    root(
      ordinary,
      'An ordinary invoice in the JSON form: FPA12 (to the public administration) or FPR12 (to private parties).',
    ),
    root(simplified, 'A simplified invoice in the JSON form: FSM10.'),
    comment([
      'An invoice in the JSON form, as it is read and written. `versione` distinguishes the two: `FSM10` is simplified.',
    ]),
    `export type Invoice = ${formats.map((format) => ROOT_NAMES[format.kind]).join(' | ')};`,
    '',
  ].join('\n');
}

/** The blocks that both formats use. */
export function sharedTypes(): string {
  return file([...sharedBlocks()], '');
}

/** The blocks that only this format uses. */
export function formatTypes(format: Format): string {
  const shared = sharedBlocks();
  const own = [...blocksUnder(format.block)].filter((block) => block !== format.block && !shared.has(block));
  const used = new Set(own.flatMap((block) => elementsOf(block).map(({ type }) => type)));
  const imported = [...shared].filter((block) => used.has(block)).map((block) => block.name);
  return file(own, `import type { ${imported.sort().join(', ')} } from './shared.ts';\n`);
}

/** One literal union for each closed code list that the grammar uses. */
export function codeTypes(): string {
  const types = [...new Set(formats.flatMap((format) => [...simpleTypesOf(format)]))];
  const coded = types.filter(hasUnion).sort((a, b) => (a.name < b.name ? -1 : 1));
  return [HEAD, ...coded.map(union)].join('\n');
}

function file(blocks: readonly Block[], imports: string): string {
  const codes = new Set<string>();
  for (const block of blocks) {
    for (const { type } of elementsOf(block))
      if (type.kind === 'simple' && hasUnion(type)) codes.add(type.name);
  }
  const lines = [HEAD];
  if (codes.size > 0)
    lines.push(`import type {\n  ${[...codes].sort().join(',\n  ')},\n} from './codes.ts';`);
  if (imports !== '') lines.push(imports);
  else lines.push('');
  return [...lines, ...blocks.map(blockInterface)].join('\n');
}

function hasUnion(type: SimpleType): boolean {
  return type.codes?.closed === true;
}

function union(type: SimpleType): string {
  const list = type.codes;
  if (list === undefined) throw new Error(`${type.name} has no codes`);
  const codes = list.codes.filter((entry) => entry.inSchema);
  return [
    comment([
      `${list.title.it} / ${list.title.en}`,
      ...codes.map((entry) => `- \`${entry.code}\` ${entry.label.it} / ${entry.label.en}${validity(entry)}`),
    ]),
    `export type ${type.name} =`,
    `${codes.map((entry) => `  | '${entry.code}'`).join('\n')};`,
    '',
  ].join('\n');
}

function validity({ since, until }: Dated): string {
  const parts = [
    ...(since === undefined ? [] : [`from ${since}`]),
    ...(until === undefined ? [] : [`retired on ${until}`]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

function blockInterface(block: Block): string {
  const places = placesOf(block);
  const where = places.map((place) =>
    place.kind === 'simplified' && places.some((other) => other.kind === 'ordinary')
      ? `${place.number} \`${place.name}\` (FSM10)`
      : `${place.number} \`${place.name}\``,
  );
  const descriptions = [
    ...new Map(places.map((place) => [place.description.it, place.description])).values(),
  ];
  const about = descriptions.length === 1 ? descriptions.flatMap(({ it, en }) => [it, en]) : [];
  const rules = block.content.flatMap((particle) =>
    particle.kind === 'choice' ? [choiceRule(particle.alternatives)] : [],
  );
  const properties = elementsOf(block).map((element, index) => property(block, element, index + 1));
  return [
    comment([`${where.join(', ')}.`, ...about, ...rules]),
    `export interface ${block.name} {`,
    properties.join('\n'),
    '}',
    '',
  ].join('\n');
}

function choiceRule(alternatives: readonly (readonly Element[])[]): string {
  const names = alternativesOf(alternatives, (element) => `\`${element.json}\``).map((group) =>
    group.replaceAll('+', ' with '),
  );
  return `Exactly one of: ${names.join('; ')}.`;
}

function property(block: Block, element: Element, position: number): string {
  const choice = block.content.find(
    (particle) => particle.kind === 'choice' && particle.alternatives.flat().includes(element),
  );
  const mark = element.occurs.min === 0 || isDated(element) || choice !== undefined ? '?' : '';
  const paragraphs = [
    headline(block, element, position),
    element.description.it,
    element.description.en,
    ...(choice?.kind === 'choice' ? [choiceRule(choice.alternatives)] : []),
    ...(isDated(element) ? [`In the schema${validity(element)}.`] : []),
    ...(element.default === undefined ? [] : [`@defaultValue \`${element.default}\` when empty`]),
  ];
  const text = tsType(element) + (element.occurs.max > 1 ? '[]' : '');
  return `${comment(paragraphs, '  ')}\n  ${element.json}${mark}: ${text};`;
}

/** Up to three numbers are listed; beyond that, their common ending is sufficient. */
function headline(block: Block, element: Element, position: number): string {
  const places = placesOf(block);
  const numbers =
    places.length <= 3
      ? [...new Set(places.map((place) => `${place.number}.${position}`))].join(', ')
      : `….${position}`;
  const what = element.type.kind === 'simple' ? `: ${limitsMarkdown(element.type)}` : '';
  const repeats = element.occurs.max > 1 ? (element.occurs.min === 1 ? ', one or more' : ', any number') : '';
  return `${numbers} \`${element.name}\`${what}${repeats}.`;
}

function tsType(element: Element): string {
  if (element.type.kind === 'block') return element.type.name;
  if (element.form === 'integer') return 'number';
  return hasUnion(element.type) ? element.type.name : 'string';
}

function root(format: Format, about: string): string {
  const elements = elementsOf(format.block).map((element, index) =>
    [
      comment([`${index + 1} \`${element.name}\`.`, element.description.it, element.description.en], '  '),
      `  ${element.json}: ${tsType(element)}${element.occurs.max > 1 ? '[]' : ''};`,
    ].join('\n'),
  );
  return [
    comment([about]),
    `export interface ${ROOT_NAMES[format.kind]} {`,
    ...elements,
    comment(['Namespace of the root element; when absent, it follows `versione`.'], '  '),
    `  namespace?: '${format.namespace}';`,
    comment(
      [
        `Attribute \`SistemaEmittente\`: ${limitsMarkdown(format.sistemaEmittente)}.`,
        'Sistema che ha emesso la fattura.',
        'The system that issued the invoice.',
      ],
      '  ',
    ),
    '  sistema_emittente?: string;',
    comment(['Attribute `versione`: the format, the same as in `formato_trasmissione`.'], '  '),
    `  versione: ${format.versione.name};`,
    '}',
    '',
  ].join('\n');
}
