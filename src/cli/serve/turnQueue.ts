/**
 * Short work of requests that arrive in the same turn of the event loop, done in a row. Alternating with the reading of
 * requests and the writing of responses, which displace it from the caches of the processor, a check takes up to three
 * times as long.
 */
export class TurnQueue {
  readonly #isAlone: () => boolean;
  readonly #waiting: (() => void)[] = [];

  /** @param isAlone True if no other request can arrive in this turn: then nothing waits for its end. */
  constructor(isAlone: () => boolean) {
    this.#isAlone = isAlone;
  }

  async run<T>(work: () => T): Promise<T> {
    if (this.#isAlone()) return work();
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#begin());
    });
    return work();
  }

  #begin(): void {
    // Between two rows, other requests are read and answered.
    for (const begin of this.#waiting.splice(0, IN_A_ROW)) begin();
    if (this.#waiting.length > 0) setImmediate(() => this.#begin());
  }
}

/** Maximum number of works in a row: files of 64 kB that are wrong throughout take some milliseconds each. */
const IN_A_ROW = 16;
