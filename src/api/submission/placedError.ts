import type { ServiceError } from '../client/errors.ts';

/** An error of the service, with its place in the invoice. */
export interface PlacedError extends ServiceError {
  /** JSON Pointer into the JSON form; null if the service's pointer does not refer to the invoice. */
  readonly path: string | null;
  /** XPath of the nearest existing element; null for JSON. */
  readonly xpath: string | null;
  /** Line of the nearest existing element; null for an object, which has no lines. */
  readonly line: number | null;
  readonly column: number | null;
}
