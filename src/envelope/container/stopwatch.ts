import { CONTAINER_LIMITS } from './container.ts';

/** The time spent on reading a container. */
export class Stopwatch {
  readonly #now: () => number;
  #spent = 0;

  constructor(now: () => number = () => 0) {
    this.#now = now;
  }

  get isOver(): boolean {
    return this.#spent > CONTAINER_LIMITS.milliseconds;
  }

  async measure<Result>(work: () => Promise<Result>): Promise<Result> {
    const start = this.#now();
    try {
      return await work();
    } finally {
      this.#spent += this.#now() - start;
    }
  }
}
