/** Admits requests up to limits of memory and threads; `Retry-After` tells a refused client when to retry. */
import { Problem } from './problem.ts';

export interface AdmissionLimits {
  /** Maximum number of requests in progress or waiting. */
  readonly requests: number;
  /** Maximum total size of their bodies, in bytes. */
  readonly bytes: number;
}

/** Seconds after which a refused client may try again. */
const RETRY_AFTER = '1';

export class Admission {
  readonly #limits: AdmissionLimits;
  #requests = 0;
  #bytes = 0;
  #stopping = false;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  get requests(): number {
    return this.#requests;
  }

  get isFull(): boolean {
    return this.#requests >= this.#limits.requests;
  }

  get isStopping(): boolean {
    return this.#stopping;
  }

  stop(): void {
    this.#stopping = true;
  }

  /**
   * @param bytes The size of the body, or its limit if the client did not state it. @returns A function to call at the
   * end of the request. @throws Problem
   */
  enter(bytes: number): () => void {
    const headers = { 'retry-after': RETRY_AFTER };
    if (this.#stopping) throw new Problem('stopping', {}, { headers });
    // A single request is always admitted, whatever its size: its own limit is checked elsewhere.
    const tooMuch = this.#requests > 0 && this.#bytes + bytes > this.#limits.bytes;
    if (this.isFull || tooMuch) throw new Problem('overloaded', {}, { headers });
    this.#requests += 1;
    this.#bytes += bytes;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#requests -= 1;
      this.#bytes -= bytes;
    };
  }
}
