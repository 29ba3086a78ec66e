/** The tables of `docs/api.md`: objects and code lists. */
import type { Field, NamedObject, Shape } from '../../src/api/contract/index.ts';
import { plural, sentence, typeOf } from './apiText.ts';

/** An object with its fields. */
export function objectTable({ name, description, fields, use }: NamedObject): readonly string[] {
  return [
    `### ${name}`,
    '',
    `${description}. ${uses[use]}`,
    '',
    '| field | value | | |',
    '|---|---|---|---|',
    ...Object.entries(fields).map(([field, value]) => fieldRow(field, value, use)),
    '',
  ];
}

const uses: Readonly<Record<NamedObject['use'], string>> = {
  answer: 'Received.',
  request: 'Sent.',
  both: 'Sent and received.',
};

function fieldRow(name: string, field: Field, use: NamedObject['use']): string {
  const marks = [
    ...(field.required === true ? [use === 'request' ? 'required' : 'always'] : []),
    ...(field.nullable === true ? ['or null'] : []),
  ];
  return `| \`${name}\` | ${typeText(field.shape)} | ${marks.join(', ')} | ${sentence(field).replace(/\.$/, '')} |`;
}

/** The type of a value in a table, with links to named objects and code lists. */
export function typeText(shape: Shape): string {
  switch (shape.kind) {
    case 'text':
      return shape.format === undefined ? 'text' : shape.format.replace('signed-decimal', 'decimal');
    case 'code':
      return `[${shape.list}](#${shape.list.toLowerCase()})`;
    case 'reference':
      return `[${shape.to}](#${shape.to.toLowerCase()})`;
    case 'invoice':
      return '[invoice](fields.md)';
    case 'list':
      return `list of ${typeText(shape.of)}`;
    case 'either':
      return shape.of.map(typeText).join(' or ');
    case 'object':
      return 'object';
    default:
      return typeOf(shape);
  }
}

/** A code list with its meanings. */
export function codeTable(
  name: string,
  description: string,
  codes: Readonly<Record<string, string | null>>,
): readonly string[] {
  const entries = Object.entries(codes);
  const told = entries.some(([, meaning]) => meaning !== null);
  return [
    `### ${name}`,
    '',
    `${description}. Array: \`${plural(name)}\`.`,
    '',
    ...(told
      ? [
          '| code | |',
          '|---|---|',
          ...entries.map(([code, meaning]) => `| \`${code}\` | ${meaning ?? 'not documented'} |`),
        ]
      : [spans(entries.map(([code]) => code)).replaceAll(', ', ' ')]),
    '',
  ];
}

/** Names as code, separated by commas. */
export function spans(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
