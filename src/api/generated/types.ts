// Generated from the contract by `npm run generate`; do not edit.

export type { Expanded } from '../client/expanded.ts';
export * from './codes.ts';
export type * from './objects.ts';
export type * from './queries.ts';
