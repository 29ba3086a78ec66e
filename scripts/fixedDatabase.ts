/**
 * Creates the files of the prepared database with a constant clock and fixed random numbers: PostgreSQL writes both
 * into its files, and a build must be reproducible byte for byte. Started by prepareDatabase.ts in a process of its
 * own, with the target path.
 */
import nodeCrypto from 'node:crypto';
import { writeFileSync } from 'node:fs';

const [, , target = ''] = process.argv;

/** An arbitrary constant time. */
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

/** The monotonic clock must advance, because timeouts wait for it. */
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
