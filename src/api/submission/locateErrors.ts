import { given } from '../../model/given.ts';
import type { ServiceError, StatusError } from '../client/errors.ts';
import type { InvoiceInput } from './options.ts';

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

/**
 * The errors of a refusal, each with its place in the invoice that was sent: the line of what the service points to,
 * or of the nearest block around it when that is missing. The form of its pointers is not documented; JSON Pointers,
 * dotted paths and XPaths are read.
 *
 * @param input - What was given to `submitInvoice`.
 */
export async function locateErrors(error: StatusError, input: InvoiceInput): Promise<readonly PlacedError[]> {
  given('error', error, 'object');
  given('error.errors', error.errors, 'list');
  // Whoever uses the client alone never loads the readers.
  const { placeErrors } = await import('./placing.ts');
  return placeErrors(error.errors, input);
}
