import type fc from 'fast-check';
import type { Shot } from './shot.ts';
import type { Operation } from './spec.ts';

/** A defect of a request, with the statuses that may answer it; by default any documented status. */
export interface Damage {
  readonly name: string;
  /** True if it applies to the request; default: always. */
  fits?(shot: Shot, operation: Operation): boolean;
  done(shot: Shot, operation: Operation): fc.Arbitrary<Shot>;
  readonly expects?: readonly number[];
  /** True if the request leads to no operation, so the statuses documented for the operation do not apply. */
  readonly elsewhere?: true;
}
