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
  /** Hash of all bytes of the invoice, without a signed envelope, to recognize the same invoice; null for an invoice given as an object. */
  readonly fingerprint: number | null;
  readonly documents: readonly RunDocument[];
}

/** A duplicate in an earlier file of the run. */
export interface EarlierDocument {
  /** Name of that file. */
  readonly file: string;
  /** Position of the document in that file, from 1. */
  readonly document: number;
  /** True if the invoices in the two files are identical, byte for byte; their envelopes may differ. */
  readonly sameFile: boolean;
}

/** The documents of earlier files, for the comparison with later ones. {@link createRun} creates one in memory. */
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
 * in order. It uses about 200 bytes per document.
 */
export function createRun(): Run {
  return new MemoryRun();
}

/** Fields of a stored document, which is the first of its key and day. Records and slots begin at 1; 0 is none. */
const HASH = 0;
/** Position of the key in the texts. */
const KEY = 1;
const FILE = 2;
/** Position of the document in its file, from 1. */
const DOCUMENT = 3;
const DAY = 4;
/**
 * The next document with the same key on another day, which Art73 allows. The list is short because a key covers one
 * year.
 */
const NEXT = 5;
const FIELDS = 6;

/**
 * Maximum number of slots probed for a key. At most half of the slots are taken, so more probes are hardly ever needed.
 */
const MOST_PROBES = 64;

/**
 * Keeps numbers and bytes in a few large buffers, without an object per document: the objects for a million invoices
 * would take half a gigabyte.
 */
class MemoryRun implements Run {
  readonly #texts = new Texts();
  #records = new Uint32Array(8 * FIELDS);
  #count = 0;
  /** Hash table of the first records of each key, open addressing; the size is a power of two. */
  #slots = new Uint32Array(16);
  /** First records of keys without a free slot within {@link MOST_PROBES}, such as keys crafted to collide. */
  readonly #crowded = new Map<string, number>();
  #keys = 0;
  /** By file: the position of its name in the texts, and its fingerprint. */
  #names = new Uint32Array(8);
  #fingerprints = new Float64Array(8);
  #files = 0;
  readonly #days = new Map<string, number>();

  add(file: RunFile): readonly (EarlierDocument | undefined)[] {
    const { documents } = file;
    if (documents.length === 0) return [];
    const hashes = documents.map(({ key }) => hashOf(key));
    // All are searched before any is stored: duplicates within one file are 00409.
    const found = documents.map((document, i) => this.#find(file, document, hashes[i] ?? 0));
    const number = this.#addFile(file);
    for (const [i, document] of documents.entries()) this.#keep(document, hashes[i] ?? 0, [number, i + 1]);
    return found;
  }

  #find(
    { fingerprint }: RunFile,
    { key, day, art73 }: RunDocument,
    hash: number,
  ): EarlierDocument | undefined {
    let record = this.#firstOf(key, hash);
    if (art73 && record !== 0) {
      const same = this.#days.get(day);
      while (record !== 0 && this.#field(record, DAY) !== same) record = this.#field(record, NEXT);
    }
    if (record === 0) return undefined;
    const file = this.#field(record, FILE);
    return {
      file: this.#texts.at(this.#names[file] ?? 0),
      document: this.#field(record, DOCUMENT),
      sameFile: fingerprint !== null && fingerprint === this.#fingerprints[file],
    };
  }

  #keep({ key, day }: RunDocument, hash: number, [file, document]: readonly [number, number]): void {
    const dayNumber = this.#dayNumber(day);
    let last = this.#firstOf(key, hash);
    if (last === 0) {
      this.#place(this.#addRecord([hash, this.#texts.add(key), file, document, dayNumber, 0]));
      this.#keys += 1;
      if (this.#keys * 2 > this.#slots.length) this.#growSlots();
      return;
    }
    for (;;) {
      if (this.#field(last, DAY) === dayNumber) return;
      const next = this.#field(last, NEXT);
      if (next === 0) break;
      last = next;
    }
    const record = this.#addRecord([hash, this.#field(last, KEY), file, document, dayNumber, 0]);
    this.#records[last * FIELDS + NEXT] = record;
  }

  /** The first record of a key; 0 without one. */
  #firstOf(key: string, hash: number): number {
    const crowded = this.#crowded.size === 0 ? undefined : this.#crowded.get(key);
    if (crowded !== undefined) return crowded;
    const mask = this.#slots.length - 1;
    for (let i = 0; i < MOST_PROBES; i += 1) {
      const record = this.#slots[(hash + i) & mask] ?? 0;
      if (record === 0) return 0;
      if (this.#field(record, HASH) === hash && this.#texts.isAt(this.#field(record, KEY), key))
        return record;
    }
    return 0;
  }

  /** Stores the first record of a key. */
  #place(record: number): void {
    const mask = this.#slots.length - 1;
    const hash = this.#field(record, HASH);
    for (let i = 0; i < MOST_PROBES; i += 1) {
      const slot = (hash + i) & mask;
      if (this.#slots[slot] !== 0) continue;
      this.#slots[slot] = record;
      return;
    }
    this.#crowded.set(this.#texts.at(this.#field(record, KEY)), record);
  }

  #growSlots(): void {
    const old = this.#slots;
    this.#slots = new Uint32Array(old.length * 2);
    for (const record of old) if (record !== 0) this.#place(record);
  }

  #field(record: number, field: number): number {
    return this.#records[record * FIELDS + field] ?? 0;
  }

  #addRecord(fields: readonly number[]): number {
    this.#count += 1;
    const at = this.#count * FIELDS;
    if (at + FIELDS > this.#records.length) this.#records = grown(this.#records, Uint32Array);
    this.#records.set(fields, at);
    return this.#count;
  }

  #addFile({ file, fingerprint }: RunFile): number {
    this.#files += 1;
    if (this.#files === this.#names.length) {
      this.#names = grown(this.#names, Uint32Array);
      this.#fingerprints = grown(this.#fingerprints, Float64Array);
    }
    this.#names[this.#files] = this.#texts.add(file);
    this.#fingerprints[this.#files] = fingerprint ?? Number.NaN;
    return this.#files;
  }

  #dayNumber(day: string): number {
    const known = this.#days.get(day);
    if (known !== undefined) return known;
    const number = this.#days.size + 1;
    this.#days.set(day, number);
    return number;
  }
}

/** Positions are stored in 32 bits. */
const MOST_BYTES = 2 ** 32;

/** Length and kind of a text are stored before its characters. */
const PREFIX = 4;

/**
 * Texts in one buffer, each at the position that {@link Texts.add} returned: one byte per character for texts in
 * Latin-1, two for others.
 */
class Texts {
  #bytes = new Uint8Array(256);
  #length = 0;

  add(text: string): number {
    const position = this.#length;
    const wide = isWide(text);
    const end = position + PREFIX + text.length * (wide ? 2 : 1);
    if (end > MOST_BYTES) throw new RangeError('The run has more documents than it can remember.');
    while (end > this.#bytes.length) this.#bytes = grown(this.#bytes, Uint8Array);
    const bytes = this.#bytes;
    const prefix = text.length * 2 + (wide ? 1 : 0);
    for (let i = 0; i < PREFIX; i += 1) bytes[position + i] = (prefix >>> (8 * i)) & 0xff;
    let at = position + PREFIX;
    for (let i = 0; i < text.length; i += 1) {
      const unit = text.charCodeAt(i);
      bytes[at++] = unit & 0xff;
      if (wide) bytes[at++] = unit >>> 8;
    }
    this.#length = end;
    return position;
  }

  at(position: number): string {
    const { length, wide } = this.#prefix(position);
    let text = '';
    for (let i = 0; i < length; i += 1) text += String.fromCharCode(this.#unit(position, i, wide));
    return text;
  }

  isAt(position: number, text: string): boolean {
    const { length, wide } = this.#prefix(position);
    if (length !== text.length) return false;
    for (let i = 0; i < length; i += 1) {
      if (this.#unit(position, i, wide) !== text.charCodeAt(i)) return false;
    }
    return true;
  }

  #prefix(position: number): { readonly length: number; readonly wide: boolean } {
    let prefix = 0;
    for (let i = PREFIX - 1; i >= 0; i -= 1) prefix = prefix * 256 + (this.#bytes[position + i] ?? 0);
    return { length: Math.floor(prefix / 2), wide: prefix % 2 === 1 };
  }

  #unit(position: number, index: number, wide: boolean): number {
    const bytes = this.#bytes;
    if (!wide) return bytes[position + PREFIX + index] ?? 0;
    const at = position + PREFIX + 2 * index;
    return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
  }
}

function isWide(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) > 0xff) return true;
  return false;
}

/** FNV-1a of the character codes, mixed again because slots use the lowest bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

interface Numbers {
  readonly length: number;
}

/** A copy of an array with twice its length. */
function grown<T extends Numbers & { set(array: T): void }>(array: T, type: new (length: number) => T): T {
  const twice = new type(array.length * 2);
  twice.set(array);
  return twice;
}
