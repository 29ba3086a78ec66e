/** What the processes of the group `sandbox` tell each other. */

export interface Address {
  readonly url: string;
  readonly apiKey: string;
  readonly companyId: string;
}

/** In megabytes, after garbage was collected. */
export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  /** Outside of V8's heap: PGlite's memory is there. */
  readonly external: number;
}
