/** Number of rows at first. */
const FIRST = 64;

/** A table of numbers from 0 to 2^32 - 1 that grows. */
export class Rows {
  readonly #width: number;
  #cells: Uint32Array;
  #length = 0;

  constructor(width: number) {
    this.#width = width;
    this.#cells = new Uint32Array(FIRST * width);
  }

  get length(): number {
    return this.#length;
  }

  /** Adds a row of zeros. @returns its index. */
  add(): number {
    const row = this.#length;
    this.#length += 1;
    if (this.#length * this.#width > this.#cells.length) {
      const cells = new Uint32Array(this.#cells.length * 2);
      cells.set(this.#cells);
      this.#cells = cells;
    }
    return row;
  }

  get(row: number, column: number): number {
    return this.#cells[row * this.#width + column] ?? 0;
  }

  set(row: number, column: number, value: number): void {
    this.#cells[row * this.#width + column] = value;
  }
}
