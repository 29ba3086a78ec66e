/** One resource as lines. */
import { visible } from '../../validate/index.ts';
import { cell, isMoney } from './cell.ts';

/** `field: value` lines, with paths into objects and lists. */
export function linesOf(value: unknown, bold: (text: string) => string): string {
  const lines = fieldsOf(value, '', 0).map(([name, text]) =>
    name === '' ? visible(text) : `${bold(`${visible(name)}:`)} ${visible(text)}`.trimEnd(),
  );
  return lines.map((line) => `${line}\n`).join('');
}

/** Objects inside objects beyond this depth are for programs. */
const DEEPEST = 6;

function fieldsOf(value: unknown, path: string, depth: number): readonly (readonly [string, string])[] {
  if (isMoney(value) || typeof value !== 'object' || value === null) return [[path, cell(value)]];
  if (depth === DEEPEST) return [[path, '…']];
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((one, index) => [`${path}[${index}]`, one])
    : Object.entries(value).map(([name, one]) => [path === '' ? name : `${path}.${name}`, one]);
  return entries.flatMap(([name, one]) => fieldsOf(one, name, depth + 1));
}
