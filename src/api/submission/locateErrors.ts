import { given } from '../../model/given.ts';
import type { StatusError } from '../client/errors.ts';
import type { InvoiceInput } from './options.ts';
import type { PlacedError } from './placedError.ts';

/**
 * Returns the errors of a refusal, each with its place in the invoice: the line of the element to which the service
 * points, or of its nearest ancestor if that is missing. The form of the pointers is not documented; JSON Pointers,
 * dotted paths and XPaths are supported.
 *
 * @param input - The argument of `submitInvoice`.
 */
export async function locateErrors(error: StatusError, input: InvoiceInput): Promise<readonly PlacedError[]> {
  given('error', error, 'object');
  given('error.errors', error.errors, 'list');
  // The client alone never loads the readers.
  const { placeErrors } = await import('./placeErrors.ts');
  return placeErrors(error.errors, input);
}
