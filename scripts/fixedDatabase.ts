/**
 * Makes the files of the prepared database where time stands still and chance is none: PostgreSQL writes its clock and
 * random numbers into them, and a build must be the same to the byte. In a process of its own, started by
 * prepareDatabase.ts with the path to write to.
 */
import nodeCrypto from 'node:crypto';
import { writeFileSync } from 'node:fs';

const [, , target = ''] = process.argv;

/** Any moment, always the same. */
const NOW = Date.UTC(2026, 0, 1);

const SystemDate = Date;
class StillDate extends SystemDate {
  constructor(...given: [] | [value: number | string | Date]) {
    super(...((given.length === 0 ? [NOW] : given) as [number]));
  }
  static override now(): number {
    return NOW;
  }
}
globalThis.Date = StillDate as DateConstructor;

/** A clock that only measures has to go on, lest somebody wait for it. */
let milliseconds = 0;
performance.now = () => {
  milliseconds += 0.001;
  return milliseconds;
};

/** A linear congruential generator (Numerical Recipes, 7.1). */
let state = 1;
function next(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state;
}
Math.random = () => next() / 2 ** 32;

function fill<T extends NodeJS.ArrayBufferView>(view: T): T {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = next() >>> 24;
  return view;
}
Object.assign(crypto, { getRandomValues: fill });
Object.assign(nodeCrypto, {
  randomFillSync: fill,
  randomBytes: (size: number) => fill(Buffer.alloc(size)),
});

async function main(): Promise<void> {
  const { prepare } = await import('../src/sandbox/database/pglite.ts');
  writeFileSync(target, await prepare());
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
