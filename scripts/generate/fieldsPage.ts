/** `docs/fields.md`: every block with its fields, and every code list. */
import type { CodeList } from '../../src/model/codes/codeList.ts';
import { codeLists } from '../../src/model/codes/index.ts';
import type { Field } from '../../src/model/fields.ts';
import { formats, ordinary, simplified } from '../../src/model/formats.ts';
import { type Block, type Element, elementsOf, type Format } from '../../src/model/grammar.ts';
import { occurrence } from '../../src/model/limits.ts';
import { blocksUnder, limitsMarkdown, placesOf, sharedBlocks } from './grammarWalk.ts';

const TITLES: Readonly<Record<Format['kind'], string>> = {
  ordinary: 'Ordinary invoice (FPA12, FPR12)',
  simplified: 'Simplified invoice (FSM10)',
};

export function fieldsPage(): string {
  const shared = sharedBlocks();
  const own = (format: Format): readonly Block[] =>
    [...blocksUnder(format.block)].filter((block) => !shared.has(block));
  return [
    '<!-- Generated from the grammar by `npm run generate`; do not edit. -->',
    '# Fields',
    '',
    'Every block of the invoice with its fields, in official order. A number starts with that of the block: if a block',
    'occurs in several places, `….2` is the second field of each. Occurrence: `1` required, `0..1` optional, `1..n` and',
    '`0..n` repeated (an array in JSON). On the command line: `fattura fields 2.2.1.4` or `fattura fields Descrizione`.',
    '',
    ...[ordinary, simplified].flatMap((format) => section(TITLES[format.kind], own(format))),
    ...section('Blocks of both formats', [...shared]),
    '## Code lists',
    '',
    ...codeLists.flatMap(codeTable),
  ].join('\n');
}

function section(title: string, blocks: readonly Block[]): readonly string[] {
  return [`## ${title}`, '', ...blocks.flatMap(blockTable)];
}

function blockTable(block: Block): readonly string[] {
  const format = formats.find((candidate) => candidate.block === block);
  const places = placesOf(block);
  const [only] = places;
  const single = places.length === 1 && only !== undefined ? only : undefined;
  const heading =
    format !== undefined
      ? format.root
      : single === undefined
        ? block.name
        : `${single.number} ${single.name}`;
  return [
    `### ${heading}`,
    '',
    ...about(block, format, places),
    '| number | XML | JSON | occurs | value | descrizione | description |',
    '|---|---|---|---|---|---|---|',
    ...elementsOf(block).map((element, index) =>
      row(block, element, `${format !== undefined ? '' : `${single?.number ?? '…'}.`}${index + 1}`),
    ),
    '',
  ];
}

function about(block: Block, format: Format | undefined, places: readonly Field[]): readonly string[] {
  if (format !== undefined) {
    return [
      `The root. Attributes: \`versione\` (${limitsMarkdown(format.versione)}), \`SistemaEmittente\` ` +
        `(\`sistema_emittente\`, optional: ${limitsMarkdown(format.sistemaEmittente)}). Namespace \`${format.namespace}\`.`,
      '',
    ];
  }
  const lines: string[] = [];
  if (places.length > 1) {
    const where = (kind: Format['kind']): readonly string[] =>
      places.filter((place) => place.kind === kind).map((place) => `${place.number} ${place.name}`);
    const [here, there] = [where('ordinary'), where('simplified')];
    const parts = [
      ...(here.length > 0 ? [here.join(', ')] : []),
      ...(there.length > 0 ? [`FSM10: ${there.join(', ')}`] : []),
    ];
    lines.push(`Stands in: ${parts.join('; ')}.`, '');
  }
  for (const particle of block.content) {
    if (particle.kind !== 'choice') continue;
    const names = particle.alternatives.map((group) =>
      group.map((element) => `\`${element.name}\``).join(' with '),
    );
    lines.push(`Exactly one of: ${names.join('; ')}.`, '');
  }
  return lines;
}

function row(block: Block, element: Element, number: string): string {
  const { type, occurs, description } = element;
  const inChoice = !block.content.includes(element);
  const notes = [
    type.kind === 'block'
      ? `block \`${type.name}\``
      : type.codes?.closed === true
        ? ''
        : limitsMarkdown(type),
    type.kind === 'simple' && type.codes !== undefined
      ? `code: [${type.codes.name}](#${anchor(type.codes)})`
      : '',
    element.form === 'integer' ? 'a number in JSON' : '',
    element.default === undefined ? '' : `empty reads as ${element.default}`,
    element.since === undefined ? '' : `from ${element.since}`,
    element.until === undefined ? '' : `until ${element.until} (excluded)`,
  ];
  const cells = [
    number,
    `\`${element.name}\``,
    `\`${element.json}\``,
    inChoice ? 'one of' : occurrence(occurs),
    notes.filter((note) => note !== '').join('; '),
    description.it,
    description.en,
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

function codeTable(list: CodeList): readonly string[] {
  return [
    `### ${heading(list)}`,
    '',
    `${list.title.it} / ${list.title.en}${list.closed ? '' : ' (for reference: the schema does not list them)'}`,
    '',
    '| code | etichetta | label | valid |',
    '|---|---|---|---|',
    ...list.codes.map((entry) => {
      const notes = [
        entry.since === undefined ? '' : `from ${entry.since}`,
        entry.until === undefined ? '' : `until ${entry.until} (excluded)`,
        entry.inSchema ? '' : 'not in the current schema',
      ];
      const valid = notes.filter((note) => note !== '').join(', ');
      return `| \`${entry.code}\` | ${cell(entry.label.it)} | ${cell(entry.label.en)} | ${valid} |`;
    }),
    '',
  ];
}

function heading(list: CodeList): string {
  return `Codes of ${list.name}`;
}

/** The anchor that Markdown renderers give to the list's heading. */
function anchor(list: CodeList): string {
  return heading(list).toLowerCase().replaceAll(' ', '-');
}

/** Escapes characters of a pattern that have a meaning in tables. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
