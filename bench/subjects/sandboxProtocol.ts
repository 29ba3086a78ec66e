/** The protocol between the processes of the group `sandbox`. */

export interface Address {
  readonly url: string;
  readonly apiKey: string;
  readonly companyId: string;
}

/** In megabytes, after garbage collection. */
export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  /** Memory outside V8's heap, which includes PGlite's. */
  readonly external: number;
}
