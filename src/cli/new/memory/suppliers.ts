/** Remembers issuers, so that their data is suggested the next time. */

import { join } from 'node:path';
import { isMembers } from '../../../model/index.ts';
import type { Io } from '../../process/io.ts';
import { memoryFolder, readState, texts, writeState } from './stateFile.ts';

export interface Supplier {
  /** Answers by path below the party: `denominazione`, `sede/cap`. */
  readonly fields: Readonly<Record<string, string>>;
  /** The IBAN for payments; undefined if none was given. */
  readonly iban?: string;
  /** The last number of each group of documents. */
  readonly numbers: Readonly<Record<string, LastNumber>>;
}

export interface LastNumber {
  readonly number: string;
  /** The date of the document, YYYY-MM-DD. */
  readonly day: string;
}

/** Maximum number of issuers kept, more than one office needs. */
const MOST = 500;

export class Suppliers {
  readonly #path: string;
  readonly #all: Map<string, Supplier>;

  constructor(env: Io['env']) {
    this.#path = join(memoryFolder(env), 'suppliers.json');
    this.#all = new Map(Object.entries(readState(this.#path)).map(([id, value]) => [id, supplier(value)]));
  }

  /** The VAT number of the last issuer. */
  get last(): string | undefined {
    return [...this.#all.keys()].at(-1);
  }

  find(vatNumber: string): Supplier | undefined {
    return this.#all.get(vatNumber);
  }

  /** Stores a supplier. Values not given again are kept. */
  remember(vatNumber: string, supplier: Supplier): void {
    const before = this.#all.get(vatNumber);
    // Re-inserted to be last, in JSON too: an 11-digit key is not an array index, which objects would order first.
    this.#all.delete(vatNumber);
    this.#all.set(vatNumber, {
      ...before,
      ...supplier,
      fields: Object.keys(supplier.fields).length === 0 ? (before?.fields ?? {}) : supplier.fields,
      numbers: { ...before?.numbers, ...supplier.numbers },
    });
    writeState(this.#path, Object.fromEntries([...this.#all].slice(-MOST)));
  }
}

function supplier(value: unknown): Supplier {
  const { fields, iban, numbers } = isMembers(value) ? value : {};
  return {
    fields: texts(fields),
    ...(typeof iban === 'string' ? { iban } : {}),
    numbers: Object.fromEntries(
      Object.entries(isMembers(numbers) ? numbers : {}).flatMap(([group, one]) => {
        const { number, day } = texts(one);
        return number === undefined || day === undefined ? [] : [[group, { number, day }]];
      }),
    ),
  };
}
