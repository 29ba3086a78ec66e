/** The answers of a dialogue by question, so that one can be changed without losing the others. */

/** An answer with its question. */
export interface Given {
  readonly key: string;
  readonly head: string;
  readonly text: string;
  readonly answer: string;
}

export class Answers {
  readonly #settled = new Map<string, string>();
  /** Answers to reopened questions, shown in brackets as the default. */
  readonly #proposed = new Map<string, string>();
  /** In the order of the last pass through the questions. */
  #given: Given[] = [];
  /** Called when an answer is given or changed. */
  readonly #onChange: (settled: ReadonlyMap<string, string>) => void;

  constructor(onChange: (settled: ReadonlyMap<string, string>) => void) {
    this.#onChange = onChange;
  }

  get given(): readonly Given[] {
    return this.#given;
  }

  settled(key: string): string | undefined {
    return this.#settled.get(key);
  }

  proposed(key: string): string | undefined {
    return this.#proposed.get(key);
  }

  /** Restarts the pass through the questions. */
  rewind(): void {
    this.#given = [];
  }

  /** Records the answer to a question, new or from an earlier pass. */
  pass(given: Given): void {
    this.#given.push(given);
    if (this.#settled.get(given.key) === given.answer) return;
    this.#settled.set(given.key, given.answer);
    this.#proposed.delete(given.key);
    this.#onChange(this.#settled);
  }

  /** Settles an answer known from elsewhere, unless the user is changing it. */
  settle(key: string, answer: string): void {
    if (!this.#settled.has(key) && !this.#proposed.has(key)) this.#settled.set(key, answer);
  }

  propose(key: string, answer: string): void {
    if (!this.#settled.has(key) && !this.#proposed.has(key)) this.#proposed.set(key, answer);
  }

  /** Reopens a question with its answer as the default. */
  reopen(key: string): void {
    const answer = this.#settled.get(key);
    if (answer === undefined) return;
    this.#settled.delete(key);
    this.#proposed.set(key, answer);
  }

  /** Reopens the last question. @returns false if nothing was answered yet. */
  back(): boolean {
    const last = this.#given.at(-1);
    if (last === undefined) return false;
    this.reopen(last.key);
    return true;
  }

  /** Removes an item from a list; the following items move up. */
  dropItem(list: string, index: number): void {
    for (const answers of [this.#settled, this.#proposed]) {
      const below = [...answers].filter(([key]) => itemOf(key, list) >= index);
      for (const [key] of below) answers.delete(key);
      for (const [key, answer] of below) {
        const item = itemOf(key, list);
        if (item > index) answers.set(key.replace(`${list}/${item}`, `${list}/${item - 1}`), answer);
      }
    }
    this.#onChange(this.#settled);
  }

  hasItem(list: string, index: number): boolean {
    return [...this.#settled.keys()].some((key) => itemOf(key, list) === index);
  }
}

/** The index of the list item that a question is about; -1 if none. */
function itemOf(key: string, list: string): number {
  if (!key.startsWith(`${list}/`)) return -1;
  const [index = ''] = key.slice(list.length + 1).split('/');
  return /^\d+$/.test(index) ? Number(index) : -1;
}
