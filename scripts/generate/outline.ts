/** src/model/generated/outline.ts: the elements of the ordinary format as one text, which compresses well. */
import { ordinary } from '../../src/model/formats.ts';
import { type Block, elementsOf } from '../../src/model/grammar.ts';
import type { SimpleType } from '../../src/model/lexical.ts';
import { VALUE_SIGNS } from '../../src/model/outline.ts';

const WIDTH = 90;

export function outline(): string {
  const lines = textOf(ordinary.block).match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? [];
  return `// Generated from the grammar by \`npm run generate\`; do not edit.

/** The elements of the ordinary format: \`Name\`, signs of its value, \`(\` content \`)\`. */
export const ORDINARY_OUTLINE: string =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`;
}

const textOf = (block: Block): string =>
  elementsOf(block)
    .map(({ name, type, occurs, form }) => {
      const signs = `${occurs.max > 1 ? '*' : ''}${form === 'integer' ? '+' : ''}`;
      return type.kind === 'block' ? `${name}${signs}(${textOf(type)})` : `${name}${signs}${signOf(type)}`;
    })
    .join(' ')
    .replaceAll(') ', ')')
    .replaceAll(' )', ')');

/**
 * The sign of a type. Types with the same rule for blanks share one, except integers, which have signs of their own.
 */
function signOf({ base, whitespace }: SimpleType): string {
  if (base === 'integer') return '#';
  const found = Object.entries(VALUE_SIGNS).find(([sign, [, rule]]) => sign !== '#' && rule === whitespace);
  if (found === undefined) throw new Error(`no sign for ${base} with ${whitespace}`);
  return found[0];
}
