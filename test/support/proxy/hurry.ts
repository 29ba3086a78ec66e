/** Virtual time that passes without waiting, and records the requested waits. */
import type { Timing } from '../../../src/api/index.ts';

export class Hurry implements Timing {
  /** Milliseconds of each wait, in the order in which they began. */
  readonly waits: number[] = [];
  #now = 0;

  /** @param chance the fixed value of `random` */
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
