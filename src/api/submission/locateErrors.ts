import { given } from '../../model/given.ts';
import type { StatusError } from '../client/errors.ts';
import type { InvoiceInput } from './options.ts';
import type { PlacedError } from './placedError.ts';

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
