/** Parts of the page and of the results that only a run of their groups replaces. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison } from './groups.ts';
import { type Results, render } from './report.ts';

export interface Part {
  /** In results.json. */
  readonly name: string;
  /** In the comments of the page around it. */
  readonly title: string;
  readonly groups: ReadonlySet<string>;
}

const PARTS: readonly Part[] = [
  { name: 'signed', title: 'signed files', groups: new Set(['unwrap', 'verify', 'sign']) },
  { name: 'page', title: 'the page', groups: new Set(['page']) },
  { name: 'european', title: 'European invoices', groups: new Set(['convert']) },
  { name: 'day', title: 'a day', groups: new Set(['day']) },
  { name: 'exchanged', title: 'mail and archives', groups: new Set(['mail', 'messages', 'zip', 'inbox']) },
];

/** The part of a group; undefined for the groups of the whole page. */
export function partOf({ group }: Pick<Comparison, 'group'>): Part | undefined {
  return PARTS.find(({ groups }) => groups.has(group));
}

export function writePart(root: string, { name, title }: Part, results: Results): void {
  const file = join(root, 'bench/results.json');
  const others = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, `${JSON.stringify({ ...others, [name]: results }, null, 2)}\n`);
  const page = join(root, 'bench/README.md');
  const begin = `<!-- ${title} -->\n`;
  const end = `<!-- end of ${title} -->\n`;
  const [before = '', rest = ''] = readFileSync(page, 'utf8').split(begin);
  const [, after = ''] = rest.split(end);
  writeFileSync(page, `${before}${begin}\n${render(results)}\n${end}${after}`);
}
