/** Remembers issuers: they are asked for once, and then suggested. */
import { join } from 'node:path';
import { isJsonObject } from '../../input/json.ts';
import type { Io } from '../../process/io.ts';
import { memoryFolder, readState, texts, writeState } from './stateFile.ts';

export interface Supplier {
  /** Answers by their place below the party: `denominazione`, `sede/cap`. */
  readonly fields: Readonly<Record<string, string>>;
  /** The IBAN for payments; undefined if none was given. */
  readonly iban?: string;
  /** The last numbers, by group of documents. */
  readonly numbers: Readonly<Record<string, LastNumber>>;
}

export interface LastNumber {
  readonly number: string;
  /** The date of the document, YYYY-MM-DD. */
  readonly day: string;
}

/** More would be no memory of one office. */
const MOST = 500;

export class Suppliers {
  readonly #path: string;
  readonly #all: Map<string, Supplier>;

  constructor(env: Io['env']) {
    this.#path = join(memoryFolder(env), 'suppliers.json');
    this.#all = new Map(Object.entries(readState(this.#path)).map(([id, value]) => [id, supplier(value)]));
  }

  /** The VAT number of whoever issued last. */
  get last(): string | undefined {
    return [...this.#all.keys()].at(-1);
  }

  find(vatNumber: string): Supplier | undefined {
    return this.#all.get(vatNumber);
  }

  /** Stores a supplier. Known values that are not given again are kept. */
  remember(vatNumber: string, supplier: Supplier): void {
    const before = this.#all.get(vatNumber);
    // The last one stands at the end, in JSON too: eleven figures are no index of a list, which would go first.
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
  const { fields, iban, numbers } = isJsonObject(value) ? value : {};
  return {
    fields: texts(fields),
    ...(typeof iban === 'string' ? { iban } : {}),
    numbers: Object.fromEntries(
      Object.entries(isJsonObject(numbers) ? numbers : {}).flatMap(([group, one]) => {
        const { number, day } = texts(one);
        return number === undefined || day === undefined ? [] : [[group, { number, day }]];
      }),
    ),
  };
}
