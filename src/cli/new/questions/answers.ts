/** The answers of a dialogue: each by its question, so that one can be changed and the rest stands. */

/** An answer that was given, with what was asked. */
export interface Given {
  readonly key: string;
  readonly head: string;
  readonly text: string;
  readonly answer: string;
}

export class Answers {
  readonly #settled = new Map<string, string>();
  /** Answers to questions that are open again: they stand between brackets. */
  readonly #proposed = new Map<string, string>();
  /** In the order of the last run through the questions. */
  #given: Given[] = [];
  /** Called when an answer was given or taken back. */
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

  /** The questions are gone through from the first one again. */
  rewind(): void {
    this.#given = [];
  }

  /** The question was passed, with an answer from now or from before. */
  pass(given: Given): void {
    this.#given.push(given);
    if (this.#settled.get(given.key) === given.answer) return;
    this.#settled.set(given.key, given.answer);
    this.#proposed.delete(given.key);
    this.#onChange(this.#settled);
  }

  /** Settles what is known from elsewhere, unless the person is about to change it. */
  settle(key: string, answer: string): void {
    if (!this.#settled.has(key) && !this.#proposed.has(key)) this.#settled.set(key, answer);
  }

  propose(key: string, answer: string): void {
    if (!this.#settled.has(key) && !this.#proposed.has(key)) this.#proposed.set(key, answer);
  }

  /** Opens a question again; its answer stands between brackets. */
  reopen(key: string): void {
    const answer = this.#settled.get(key);
    if (answer === undefined) return;
    this.#settled.delete(key);
    this.#proposed.set(key, answer);
  }

  /** Opens the last question again. @returns false where nothing was answered yet. */
  back(): boolean {
    const last = this.#given.at(-1);
    if (last === undefined) return false;
    this.reopen(last.key);
    return true;
  }

  /** Takes an item out of a list: what follows moves up. */
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

/** Which item of a list a question is about; -1 where it is about none. */
function itemOf(key: string, list: string): number {
  if (!key.startsWith(`${list}/`)) return -1;
  const [index = ''] = key.slice(list.length + 1).split('/');
  return /^\d+$/.test(index) ? Number(index) : -1;
}
