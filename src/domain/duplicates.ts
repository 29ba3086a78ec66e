/**
 * Duplicate numbers among the invoices of one run (00404). State exists only in a run object that the caller creates
 * and passes to each check.
 */

/** One document of a file, with the data by which SdI distinguishes it from others of its issuer. */
export interface RunDocument {
  /** Issuer, credit note or not, year and Numero: documents with the same key are duplicates for SdI. */
  readonly key: string;
  /** The day of the document, YYYY-MM-DD. */
  readonly day: string;
  /** True if Art73 is present: the number may then recur in the same year, but not on the same day. */
  readonly art73: boolean;
}

/** The documents of one file, which a run compares with those of other files. */
export interface RunFile {
  /** Name of the input in the report. */
  readonly file: string;
  /** Hash of all bytes, to recognize the same file; null for an invoice given as an object. */
  readonly fingerprint: number | null;
  readonly documents: readonly RunDocument[];
}

/** A duplicate in an earlier file of the run. */
export interface EarlierDocument {
  /** Name of that file. */
  readonly file: string;
  /** Position of the document in that file, from 1. */
  readonly document: number;
  /** True if the two files are identical, byte for byte. */
  readonly sameFile: boolean;
}

export interface Run {
  /**
   * Remembers the documents of a file.
   * @returns for each document by index, the first one of an earlier file that SdI treats as a duplicate; undefined
   * without one.
   */
  add(file: RunFile): readonly (EarlierDocument | undefined)[];
}

/**
 * Creates a run in memory, for `validate(input, { run })`. Pass the same object to the checks of all files to be sent,
 * in order. It uses a few hundred bytes per document.
 */
export function createRun(): Run {
  return new MemoryRun();
}

/** Stored document: the first of its key and day. */
interface Kept {
  readonly file: string;
  readonly fingerprint: number | null;
  readonly document: number;
  readonly day: string;
  /**
   * The next document with the same key on another day, which Art73 allows. The list is short because a key covers one
   * year.
   */
  next: Kept | undefined;
}

class MemoryRun implements Run {
  readonly #kept = new Map<string, Kept>();

  add(file: RunFile): readonly (EarlierDocument | undefined)[] {
    // All are searched before any is stored: duplicates within one file are 00409.
    const found = file.documents.map((document) => this.#find(file, document));
    for (let i = 0; i < file.documents.length; i += 1) this.#keep(file, i);
    return found;
  }

  #find({ fingerprint }: RunFile, { key, day, art73 }: RunDocument): EarlierDocument | undefined {
    let kept = this.#kept.get(key);
    while (art73 && kept !== undefined && kept.day !== day) kept = kept.next;
    if (kept === undefined) return undefined;
    const { file, document } = kept;
    return { file, document, sameFile: fingerprint !== null && fingerprint === kept.fingerprint };
  }

  #keep({ file, fingerprint, documents }: RunFile, index: number): void {
    const one = documents[index];
    if (one === undefined) return;
    const { key, day } = one;
    const mine = { file, fingerprint, document: index + 1, day, next: undefined };
    let kept = this.#kept.get(key);
    if (kept === undefined) {
      this.#kept.set(key, mine);
      return;
    }
    while (kept.day !== day && kept.next !== undefined) kept = kept.next;
    if (kept.day !== day) kept.next = mine;
  }
}
