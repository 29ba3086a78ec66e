/** The figures of signed files: a part of the page and of the results, which a run of their groups replaces. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison } from './groups.ts';
import { type Results, render } from './report.ts';

const GROUPS: ReadonlySet<string> = new Set(['unwrap', 'verify', 'sign']);

const BEGIN = '<!-- signed files -->\n';
const END = '<!-- end of signed files -->\n';

export const isSigned = ({ group }: Comparison): boolean => GROUPS.has(group);

export function writeSigned(root: string, results: Results): void {
  const file = join(root, 'bench/results.json');
  const others = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, `${JSON.stringify({ ...others, signed: results }, null, 2)}\n`);
  const page = join(root, 'bench/README.md');
  const [before = '', rest = ''] = readFileSync(page, 'utf8').split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(page, `${before}${BEGIN}\n${render(results)}\n${END}${after}`);
}
