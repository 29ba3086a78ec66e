/** The maximum content of a PDF. */
import { errorClass, FatturaError } from '../../model/fatturaError.ts';
import type { Content } from '../content/content.ts';

/**
 * Most characters of the content of one PDF. Every word is laid out with the font's own rules, which takes up to ten
 * seconds for a million characters, and is 600 pages: the longest invoice that has one number for each line (9,999) fits.
 */
export const MOST_CHARACTERS = 1_000_000;

/** Thrown where the content is too long for a PDF; text and HTML take any length. */
export class PdfSizeError extends FatturaError {
  static override readonly [errorClass]: string = 'PdfSizeError';
  declare readonly code: 'pdf_size';
  /** Characters of the content, and how many are allowed. */
  readonly size: number;
  readonly limit: number;

  constructor(size: number) {
    super('pdf_size', `the content has ${size} characters; a PDF takes ${MOST_CHARACTERS}`);
    this.size = size;
    this.limit = MOST_CHARACTERS;
  }
}

/** @throws PdfSizeError */
export function refuseTooLong(content: Content): void {
  const size = charactersOf(content);
  if (size > MOST_CHARACTERS) throw new PdfSizeError(size);
}

function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let sum = 0;
  for (const part of Object.values(value)) sum += charactersOf(part);
  return sum;
}
