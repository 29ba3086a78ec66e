/**
 * The compiled code of the chunks that a command loaded, as V8 has it after a run, including functions that were
 * compiled on their first call. V8 compares its version, its flags and the length of a source, but not the content of
 * the cache, and crashes on a damaged one. The file therefore contains the content twice, and both copies are compared:
 * reading it twice takes less time than loading a hash function.
 */
import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { makeFolder } from '../../folders/index.ts';
import { isOwn, isTrusted, makeTrustedFolder } from './cacheFolder.ts';

/** The source of a chunk when its code was cached. */
export interface SourceState {
  readonly size: number;
  readonly changed: number;
}

interface Entry extends SourceState {
  readonly at: number;
  readonly length: number;
}

interface Index {
  readonly key: string;
  readonly chunks: Readonly<Record<string, Entry>>;
}

const MAGIC = 0x31434346;
const HEADER = 16;
/** V8 copies cached data that is not aligned. */
const ALIGNMENT = 8;
const LARGEST_FILE = 64 << 20;
/** Follows no link, and does not wait for the other end of a pipe. Windows has neither flag. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
/** Age after which a cache file is removed; one that is in use is then written again. */
const OLDEST_FILE_MS = 30 * 86_400_000;

/** The cached code; empty if there is none that can be trusted. */
export class CodeCache {
  readonly #folder: string;
  readonly #file: string;
  readonly #key: string;
  #chunks: Index['chunks'] = {};
  #codes: Buffer = Buffer.alloc(0);

  constructor(folder: string, { name, key }: { readonly name: string; readonly key: string }) {
    this.#folder = folder;
    this.#file = join(folder, `${name}-${shortName(key)}.bin`);
    this.#key = key;
    try {
      if (isTrusted(folder)) this.#read();
    } catch {
      // Without a cache, sources are compiled.
    }
  }

  /** The code of a chunk; undefined if its source has changed. */
  codeOf(chunk: string, { size, changed }: SourceState): Buffer | undefined {
    const entry = this.#chunks[chunk];
    if (entry === undefined || entry.size !== size || entry.changed !== changed) return undefined;
    return this.#codes.subarray(entry.at, entry.at + entry.length);
  }

  /** Adds the code of these chunks to the cache; does nothing if it cannot be written. */
  keep(
    added: ReadonlyMap<string, SourceState & { readonly code: () => Buffer }>,
    make: typeof makeFolder,
  ): void {
    try {
      if (!makeTrustedFolder(this.#folder, make)) return;
      this.#write(added);
      this.#removeOld();
    } catch {
      // A read-only or full disk.
    }
  }

  #read(): void {
    const file = openSync(this.#file, READ);
    try {
      const stats = fstatSync(file);
      const { size } = stats;
      if (!stats.isFile() || !isOwn(stats) || size < HEADER || size > LARGEST_FILE) return;
      const bytes = Buffer.allocUnsafeSlow(size);
      if (readSync(file, bytes, 0, size, 0) === size) this.#take(bytes);
    } finally {
      closeSync(file);
    }
  }

  #take(bytes: Buffer): void {
    const copy = bytes.readUInt32LE(4);
    const first = bytes.subarray(HEADER, HEADER + copy);
    if (bytes.readUInt32LE(0) !== MAGIC || bytes.length !== HEADER + 2 * copy) return;
    if (!first.equals(bytes.subarray(HEADER + copy))) return;
    const indexLength = bytes.readUInt32LE(8);
    const { key, chunks } = JSON.parse(first.toString('latin1', 0, indexLength)) as Index;
    if (key !== this.#key) return;
    this.#chunks = chunks;
    this.#codes = first.subarray(indexLength);
  }

  #write(added: ReadonlyMap<string, SourceState & { readonly code: () => Buffer }>): void {
    const chunks: Record<string, Entry> = {};
    const parts: Buffer[] = [];
    let at = 0;
    const add = (chunk: string, { size, changed }: SourceState, code: Buffer): void => {
      chunks[chunk] = { size, changed, at, length: code.length };
      const gap = padding(code.length);
      parts.push(code, Buffer.alloc(gap));
      at += code.length + gap;
    };
    for (const [chunk, source] of added) add(chunk, source, source.code());
    for (const [chunk, entry] of Object.entries(this.#chunks)) {
      const code = this.codeOf(chunk, entry);
      if (!added.has(chunk) && code !== undefined) add(chunk, entry, code);
    }
    const text = JSON.stringify({ key: this.#key, chunks } satisfies Index);
    const index = Buffer.from(text + ' '.repeat(padding(text.length)), 'latin1');
    const header = Buffer.alloc(HEADER);
    header.writeUInt32LE(MAGIC, 0);
    header.writeUInt32LE(index.length + at, 4);
    header.writeUInt32LE(index.length, 8);
    this.#replace(Buffer.concat([header, index, ...parts, index, ...parts]));
  }

  /** Writes a new file and renames it, so that concurrent processes each leave a complete file. */
  #replace(content: Buffer): void {
    const draft = `${this.#file}.${process.pid}.${Date.now()}`;
    try {
      writeFileSync(draft, content, { flag: 'wx', mode: 0o600 });
      renameSync(draft, this.#file);
    } catch (error) {
      try {
        unlinkSync(draft);
      } catch {
        // The draft was never created.
      }
      throw error;
    }
  }

  /** Removes the files of other versions, and drafts of processes that were killed. */
  #removeOld(): void {
    for (const name of readdirSync(this.#folder)) {
      const path = join(this.#folder, name);
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats?.isFile() === true && Date.now() - stats.mtimeMs > OLDEST_FILE_MS) unlinkSync(path);
    }
  }
}

const padding = (length: number): number => (ALIGNMENT - (length % ALIGNMENT)) % ALIGNMENT;

/** A name for a file; the whole key is in the file. */
function shortName(key: string): string {
  let a = 0x811c9dc5;
  let b = 0x1000193;
  for (let i = 0; i < key.length; i += 1) {
    const unit = key.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x85ebca6b);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
