import type { ServiceError } from '../client/errors.ts';

/** An error of the service, with its place in the invoice that was sent. */
export interface PlacedError extends ServiceError {
  /** JSON Pointer into the JSON form; null when the service's pointer leads nowhere in an invoice. */
  readonly path: string | null;
  /** XPath of the nearest existing element; null for JSON. */
  readonly xpath: string | null;
  /** Line of the nearest existing element; null for an object, which has no lines. */
  readonly line: number | null;
  readonly column: number | null;
}
