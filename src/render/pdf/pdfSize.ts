/** Maximum size of the content of a PDF. */
import { errorClass, FatturaError } from '../../model/fatturaError.ts';
import type { Content } from '../content/content.ts';

/**
 * Default maximum number of characters of one PDF. A million characters are some 600 pages, which take about a second.
 * An invoice with the maximum of 9,999 line numbers fits.
 */
export const MAX_CHARACTERS = 1_000_000;

/** Thrown if the content is too long for a PDF; text and HTML have no limit. */
export class PdfSizeError extends FatturaError {
  static override readonly [errorClass]: string = 'PdfSizeError';
  declare readonly code: 'pdf_size';
  /** Number of characters of the content; `limit` is the maximum. */
  readonly size: number;
  readonly limit: number;

  constructor(size: number, limit: number) {
    super('pdf_size', `the content has ${size} characters; a PDF takes ${limit}`);
    this.size = size;
    this.limit = limit;
  }
}

/**
 * @throws RangeError for a limit that is not a number of characters.
 * @throws PdfSizeError
 */
export function refuseTooLong(content: Content, limit = MAX_CHARACTERS): void {
  if (!(limit > 0)) throw new RangeError(`maxCharacters: ${limit} is not a positive number`);
  const size = charactersOf(content);
  if (size > limit) throw new PdfSizeError(size, limit);
}

function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let sum = 0;
  if (Array.isArray(value)) for (const part of value) sum += charactersOf(part);
  // Not Object.values, which makes a list of each of 100,000 objects.
  else for (const key in value) sum += charactersOf((value as Readonly<Record<string, unknown>>)[key]);
  return sum;
}
