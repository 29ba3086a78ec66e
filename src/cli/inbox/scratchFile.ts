/**
 * A temporary file whose name is removed at once: the system deletes it when the process ends, even if it is killed.
 */
import { closeSync, openSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OWNER_ONLY = 0o600;

let counter = 0;

export class ScratchFile {
  readonly descriptor: number;
  /** Null once the name has been removed. */
  #path: string | null;
  #size = 0;

  /** @throws the system error */
  constructor() {
    counter += 1;
    this.#path = join(tmpdir(), `fattura-inbox-${process.pid}-${counter}-${Date.now()}`);
    this.descriptor = openSync(this.#path, 'wx+', OWNER_ONLY);
    try {
      unlinkSync(this.#path);
      this.#path = null;
    } catch {
      // Some file systems cannot remove an open file: it is removed when it is closed.
    }
  }

  get size(): number {
    return this.#size;
  }

  /** @returns its offset @throws the system error */
  append(bytes: Uint8Array): number {
    const offset = this.#size;
    for (let at = 0; at < bytes.length; ) {
      at += writeSync(this.descriptor, bytes, at, bytes.length - at, offset + at);
    }
    this.#size += bytes.length;
    return offset;
  }

  close(): void {
    closeSync(this.descriptor);
    if (this.#path !== null) rmSync(this.#path, { force: true });
  }
}
