/** Anonymizes invoices: replaces people and companies with invented data, and changes nothing else. */

import { formatOfJson } from '../../model/formatOf.ts';
import { given } from '../../model/given.ts';
import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import { spliced } from '../edits/edit.ts';
import type { AnonymizeFileOptions, AnonymizeResult } from './anonymizeFile.ts';
import { anonymizeFileWith, meetFile } from './anonymizeFile.ts';
import { anonymousFileName } from './fileName.ts';
import { jsonLeaves } from './jsonLeaves.ts';
import { keptOf } from './keep.ts';
import { MAX_DEPTH } from './leaf.ts';
import { Pseudonyms } from './pseudonyms.ts';
import { Replacements } from './replacements.ts';

export interface AnonymizeOptions {
  /**
   * Seed for the invented data: the same seed and invoices give the same result. Anyone who has it can test if a party
   * is in the result. Protect it like the invoices, or use random bytes and discard them.
   */
  readonly seed: string;
  /** Fields and blocks to keep: JSON names, XML names or official numbers. */
  readonly keep?: readonly string[];
}

/** A run of anonymization: the same value gets the same pseudonym in all files. */
export interface Anonymizer {
  /**
   * Anonymizes an XML or JSON file by edits of its text; everything else stays identical, byte for byte. Never throws
   * for invalid input.
   */
  file(input: Uint8Array | string, options?: AnonymizeFileOptions): AnonymizeResult;
  /**
   * Registers a later file, so that no pseudonym in an earlier one equals a real value in this one. Without it, only
   * previous files are known. No effect without an invoice.
   */
  meet(input: Uint8Array | string, options?: Pick<AnonymizeFileOptions, 'file' | 'maxBytes'>): void;
  /** Anonymizes an invoice in the JSON form. The given invoice is not changed. */
  invoice<I extends ReadonlyInvoice>(invoice: I): I;
  /**
   * Returns the anonymized name of a file, such as `IT01234567890_00001.xml`; a name without identifiers is kept.
   * Different names stay different, also ignoring case: the second gets a number.
   */
  fileName(name: string): string;
}

/**
 * Creates an anonymizer for files and invoices that belong together.
 *
 * @throws RangeError for an empty seed.
 * @throws AnonymizeFieldError for an unknown field in `keep`.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { createAnonymizer } from 'fattura';
 *
 * // One for all files that belong together, so that a customer has the same invented name in each.
 * const anonymizer = createAnonymizer({ seed: 'a secret kept with the invoices' });
 * const result = anonymizer.file(await readFile('invoice.xml'));
 * console.log(result.ok, result.text?.includes('Tipografia Tre Pini')); // prints: true false
 * ```
 */
export function createAnonymizer(options: AnonymizeOptions): Anonymizer {
  given('options', options, 'object');
  const { seed, keep = [] } = options;
  given('seed', seed, 'text');
  given('keep', keep, 'list');
  if (seed === '') throw new RangeError('seed: expected a text that is not empty');
  const pseudonyms = new Pseudonyms(seed);
  const kept = keptOf(keep);
  return {
    file: (input, options = {}) => anonymizeFileWith(input, options, { pseudonyms, kept }),
    meet: (input, options = {}) => meetFile(input, options, { pseudonyms, kept }),
    invoice: <I extends ReadonlyInvoice>(invoice: I): I => {
      given('invoice', invoice, 'object');
      const text = JSON.stringify(invoice);
      const leaves = jsonLeaves(text, formatOfJson(invoice), kept);
      if (leaves === null) throw new RangeError(`invoice: expected at most ${MAX_DEPTH} levels of nesting`);
      const edits = new Replacements(leaves, pseudonyms).edits();
      // Only values change, so the type of the invoice stays the same.
      return JSON.parse(spliced(text, edits)) as I;
    },
    fileName: (name) => anonymousFileName(name, pseudonyms),
  };
}

/** Anonymizes a single invoice. */
export function anonymizeInvoice<I extends ReadonlyInvoice>(invoice: I, options: AnonymizeOptions): I {
  return createAnonymizer(options).invoice(invoice);
}
