/**
 * The invoices of one run, so that a second one with the same number is found (00404). Nothing is remembered between
 * checks but in a run that the caller makes and passes to each of them.
 */

/** One document of a file, with the data by which SdI distinguishes it from others of its issuer. */
export interface RunDocument {
  /** Issuer, credit note or not, year and Numero: documents that SdI takes for one have the same. */
  readonly key: string;
  /** The day of the document, YYYY-MM-DD. */
  readonly day: string;
  /** With Art73 the number may recur in the year; only on the same day is it taken. */
  readonly art73: boolean;
}

/** The identity of one document, which a run compares with the others. */
export interface RunFile {
  /** The name the report gives the input. */
  readonly file: string;
  /** A number made of all bytes, to know the same file again; null of an invoice that was never bytes. */
  readonly fingerprint: number | null;
  readonly documents: readonly RunDocument[];
}

/** A document that an earlier file of the run has already. */
export interface EarlierDocument {
  /** The name of that file. */
  readonly file: string;
  /** Position of the document in that file, from 1. */
  readonly document: number;
  /** True if the two files are identical, byte for byte. */
  readonly sameFile: boolean;
}

export interface Run {
  /**
   * Remembers the documents of a file.
   * @returns index by index, the first document of an earlier file that SdI takes for the same; undefined where none is.
   */
  add(file: RunFile): readonly (EarlierDocument | undefined)[];
}

/**
 * A run that remembers in memory, for `validate(input, { run })`: pass one object to the checks of all files that are to
 * be sent, in their order. It keeps some hundred bytes a document.
 */
export function createRun(): Run {
  return new MemoryRun();
}

/** A document as it is kept: the first of its key and day. */
interface Kept {
  readonly file: string;
  readonly fingerprint: number | null;
  readonly document: number;
  readonly day: string;
  /** Another day with the same key, which Art73 allows: of one year, so few. */
  next: Kept | undefined;
}

class MemoryRun implements Run {
  readonly #kept = new Map<string, Kept>();

  add(file: RunFile): readonly (EarlierDocument | undefined)[] {
    // All are looked for before one is kept: twins within one file are 00409.
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
