/** Time that passes as fast as it is waited for: what waits were asked for is known, and nobody waits. */
import type { Timing } from '../../../src/api/index.ts';

export class Hurry implements Timing {
  /** Milliseconds of each wait, in the order in which they were begun. */
  readonly waits: number[] = [];
  #now = 0;

  /** @param chance what `random` always says */
  constructor(private readonly chance = 0.5) {}

  readonly now = (): number => this.#now;

  readonly random = (): number => this.chance;

  readonly timer = (milliseconds: number, fire: () => void): (() => void) => {
    this.waits.push(milliseconds);
    const handle = setImmediate(() => {
      this.#now += milliseconds;
      fire();
    });
    return () => clearImmediate(handle);
  };
}
