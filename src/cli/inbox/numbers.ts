/** Growing lists and maps of numbers in typed arrays: a million numbers take eight megabytes. */

const FIRST_SIZE = 1_024;

export class NumberList {
  #values = new Float64Array(FIRST_SIZE);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** @returns its index */
  push(value: number): number {
    if (this.#length === this.#values.length) this.#values = grown(this.#values);
    this.#values[this.#length] = value;
    this.#length += 1;
    return this.#length - 1;
  }

  /** 0 if there is none. */
  at(index: number): number {
    return this.#values[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }
}

function grown(values: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(values.length * 2);
  larger.set(values);
  return larger;
}

/** Marks an empty slot: the values of a map are positions, from 0. */
const NONE = -1;

const DELETED = -2;

/** A map from numbers to numbers. The keys must be hashes, because they determine the slots directly. */
export class NumberMap<Values extends Float64Array | Int32Array> {
  readonly #make: (size: number) => Values;
  #keys: Values;
  #values: Values;
  #used = 0;

  /** @param make Creates an array for keys or values, of the type that can hold both. */
  constructor(make: (size: number) => Values) {
    this.#make = make;
    this.#keys = make(FIRST_SIZE);
    this.#values = make(FIRST_SIZE).fill(NONE) as Values;
  }

  get(key: number): number | undefined {
    const value = this.#values[this.#slotOf(key)] ?? NONE;
    return value < 0 ? undefined : value;
  }

  set(key: number, value: number): void {
    if (this.#used * 4 >= this.#keys.length * 3) this.#grow();
    const slot = this.#slotOf(key);
    if (this.#values[slot] === NONE) this.#used += 1;
    this.#keys[slot] = key;
    this.#values[slot] = value;
  }

  delete(key: number): void {
    const slot = this.#slotOf(key);
    // The slot stays in use, because other keys may have been placed after it.
    if (this.#values[slot] !== NONE) this.#values[slot] = DELETED;
  }

  clear(): void {
    this.#keys = this.#make(FIRST_SIZE);
    this.#values = this.#make(FIRST_SIZE).fill(NONE) as Values;
    this.#used = 0;
  }

  /** The slot of the key, or the empty slot for it. */
  #slotOf(key: number): number {
    const mask = this.#keys.length - 1;
    let slot = key & mask;
    while (this.#values[slot] !== NONE && this.#keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values];
    this.#keys = this.#make(keys.length * 2);
    this.#values = this.#make(keys.length * 2).fill(NONE) as Values;
    this.#used = 0;
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at] ?? NONE;
      if (value < 0) continue;
      const slot = this.#slotOf(keys[at] ?? 0);
      this.#keys[slot] = keys[at] ?? 0;
      this.#values[slot] = value;
      this.#used += 1;
    }
  }
}
