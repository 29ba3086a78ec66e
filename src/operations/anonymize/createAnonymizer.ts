/** Invoices without the people and companies in them: invented data in place of theirs, and all else as it was. */

import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import { formatOf } from '../../validate/subject.ts';
import { spliced } from '../fix/edit.ts';
import type { AnonymizeFileOptions, AnonymizeResult } from './anonymizeFile.ts';
import { anonymizeFileWith } from './anonymizeFile.ts';
import { anonymousFileName } from './fileName.ts';
import { jsonLeaves } from './jsonLeaves.ts';
import { keptOf } from './keep.ts';
import { Pseudonyms } from './pseudonyms.ts';
import { editsOf } from './replacements.ts';

export interface AnonymizeOptions {
  /**
   * Decides what is invented: the same seed makes the same of the same invoices. Who has it can find out by trying
   * whether somebody is in the result: keep it as the invoices are kept, or make it of chance and forget it.
   */
  readonly seed: string;
  /** Fields and blocks that stay: JSON names, XML names or official numbers. */
  readonly keep?: readonly string[];
}

/** One run: whatever is met in several files becomes the same in all of them. */
export interface Anonymizer {
  /** A file, XML or JSON, by edits of its text: what they do not name stays, byte for byte. Never throws on bad input. */
  file(input: Uint8Array | string, options?: AnonymizeFileOptions): AnonymizeResult;
  /** An invoice in the JSON form; the given one is not changed. */
  invoice<I extends ReadonlyInvoice>(invoice: I): I;
  /** The name of a file, as `IT01234567890_00001.xml`; one in which nobody is named stays. */
  fileName(name: string): string;
}

/**
 * @throws RangeError for an empty seed.
 * @throws AnonymizeFieldError for a field of `keep` that no format has.
 */
export function createAnonymizer({ seed, keep = [] }: AnonymizeOptions): Anonymizer {
  if (seed === '') throw new RangeError('seed: expected a text that is not empty');
  const pseudonyms = new Pseudonyms(seed);
  const kept = keptOf(keep);
  return {
    file: (input, options = {}) => anonymizeFileWith(input, options, { pseudonyms, kept }),
    invoice: <I extends ReadonlyInvoice>(invoice: I): I => {
      const text = JSON.stringify(invoice);
      const format = formatOf(null, text);
      const { edits } = editsOf(jsonLeaves(text, format, kept), pseudonyms);
      // Values alone are changed, so that it is the same kind of invoice.
      return JSON.parse(spliced(text, edits)) as I;
    },
    fileName: (name) => anonymousFileName(name, pseudonyms),
  };
}

/** One invoice, on its own. */
export function anonymizeInvoice<I extends ReadonlyInvoice>(invoice: I, options: AnonymizeOptions): I {
  return createAnonymizer(options).invoice(invoice);
}
