/**
 * The native compiler, TypeScript 7: a third of the processor time of TypeScript 6, which stays for its API (tsdown and
 * the scripts use it). Both name their command `tsc`, so it is called by its path.
 */
export const TSC = 'node_modules/typescript-7/bin/tsc';
