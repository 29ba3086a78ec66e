/** Every command is tested with hostile inputs, and limits other than those of law 5 are documented. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commands } from '../../src/cli/registry.ts';
import { LIMIT, makeInputsOf } from '../hostile/build.ts';
import { callTables } from '../hostile/calls/index.ts';
import { projectRoot } from '../support/shared.ts';

const size = LIMIT;
makeInputsOf(10_000);

/** The commands of all rows. */
const called = new Set(
  Object.values(callTables).flatMap(({ calls }) =>
    Object.keys(calls).map((name) => calls[name]?.().args[0] ?? ''),
  ),
);
makeInputsOf(size);

it.each(commands.map(({ name }) => name))('%s has rows', (name) => {
  expect(called).toContain(name);
});

/** Law 5, where a limit has no memory of its own. */
const MEGABYTES = 300;

it('docs/decisions/limits.md has the limits', () => {
  const page = readFileSync(join(projectRoot, 'docs/decisions/limits.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([^`]+)` \| ([0-9.]+) \| ([0-9]+) \|/gm)];
  const documented = rows.map(([, name = '', seconds, megabytes]) => [
    name,
    { milliseconds: Number(seconds) * 1000, megabytes: Number(megabytes) },
  ]);
  const limits = Object.entries(callTables).flatMap(([name, { limit }]) => {
    if (limit === undefined) return [];
    const { milliseconds, megabytes = MEGABYTES } = limit;
    return [[name, { milliseconds, megabytes }] as const];
  });
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(limits));
});
