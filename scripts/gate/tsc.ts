import { existsSync } from 'node:fs';

const NATIVE = `node_modules/@typescript/typescript-${process.platform}-${process.arch}`;

/**
 * The compiler. TypeScript 7 takes a third of the processor time of TypeScript 6, but is a native program that is not
 * installed on every platform; TypeScript 6 stays for its API too (tsdown and the scripts use it). Both name their
 * command `tsc`, so it is called by its path.
 */
export const TSC = existsSync(NATIVE)
  ? 'node_modules/typescript-7/bin/tsc'
  : 'node_modules/typescript/bin/tsc';
