/**
 * The parts of bench/README.md and bench/results.json: one for each group. A part is written when its group ends, and
 * only another run of that group replaces it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The results of a group. */
export interface Measurement {
  /** For results.json. */
  readonly data: object;
  /** For the page: Markdown, without the date and the machine. */
  readonly text: string;
}

/** The date, machine and settings, which every part states. */
export interface Circumstances {
  readonly date: string;
  readonly machine: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, string>>;
}

/** The part of a group with its circumstances in one line. */
export function partOf({ date, machine, settings }: Circumstances, { text }: Measurement): string {
  const facts = Object.entries({ ...machine, ...settings }).map(([name, value]) => `${name}: ${value}`);
  return `${date}. ${facts.join('; ')}.\n\n${text}`;
}

/** @throws Error if the page has no place for the group */
export function writePart(
  root: string,
  group: string,
  circumstances: Circumstances,
  measured: Measurement,
): void {
  const page = join(root, 'bench/README.md');
  const text = readFileSync(page, 'utf8');
  const [begin, end] = [`<!-- ${group} -->\n`, `<!-- end of ${group} -->\n`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`bench/README.md has no part "${group}"`);
  const own = partOf(circumstances, measured);
  writeFileSync(page, `${text.slice(0, from + begin.length)}\n${own}\n\n${text.slice(to)}`);
  const file = join(root, 'bench/results.json');
  const others = JSON.parse(readFileSync(file, 'utf8')) as object;
  const results = { ...others, [group]: { ...circumstances, ...measured.data } };
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
