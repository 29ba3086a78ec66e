/** Every command is tested with hostile inputs. */
import { expect, it } from 'vitest';
import { commands } from '../../src/cli/registry.ts';
import { LIMIT, makeInputsOf } from '../hostile/build.ts';
import { callTables } from '../hostile/calls/index.ts';

const size = LIMIT;
makeInputsOf(10_000);

/** The commands of all rows. */
const called = new Set(
  Object.values(callTables).flatMap((calls) =>
    Object.keys(calls).map((name) => calls[name]?.().args[0] ?? ''),
  ),
);
makeInputsOf(size);

it.each(commands.map(({ name }) => name))('%s has rows', (name) => {
  expect(called).toContain(name);
});
