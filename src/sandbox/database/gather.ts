/**
 * Concurrent calls share one statement: those that arrive while a batch is in progress form the next one. A statement
 * for sixteen rows costs little more than one for a single row.
 */
import type { Database } from './database.ts';
import { unavailableReason } from './failure.ts';

/** Maximum number of calls in a batch, which bounds the size of its statement. */
const MOST = 64;

interface Waiting<Call, Answer> {
  readonly call: Call;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * @param work Does all calls or none; its answers are in the order of the calls. If it fails, each call is done alone,
 * so that only the faulty ones fail
 * @returns A function for one call, on a database that is not a transaction
 */
export function gathering<Call, Answer>(
  work: (db: Database, calls: readonly Call[]) => Promise<readonly Answer[]>,
): (db: Database, call: Call) => Promise<Answer> {
  const batches = new WeakMap<Database, Batches<Call, Answer>>();
  return (db, call) => {
    const found = batches.get(db) ?? new Batches((calls: readonly Call[]) => work(db, calls));
    batches.set(db, found);
    return found.add(call);
  };
}

class Batches<Call, Answer> {
  readonly #work: (calls: readonly Call[]) => Promise<readonly Answer[]>;
  readonly #waiting: Waiting<Call, Answer>[] = [];
  #isRunning = false;

  constructor(work: (calls: readonly Call[]) => Promise<readonly Answer[]>) {
    this.#work = work;
  }

  add(call: Call): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, resolve, reject });
      if (this.#isRunning) return;
      this.#isRunning = true;
      // Calls whose requests arrived together join the first batch.
      setImmediate(() => void this.#run());
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) await this.#runBatch(this.#waiting.splice(0, MOST));
    this.#isRunning = false;
  }

  async #runBatch(batch: readonly Waiting<Call, Answer>[]): Promise<void> {
    try {
      const answers = await this.#work(batch.map(({ call }) => call));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      // A lost connection may have stored the batch, so it must not be stored again.
      if (batch.length === 1 || unavailableReason(error) !== undefined)
        for (const { reject } of batch) reject(error);
      else for (const one of batch) await this.#runBatch([one]);
    }
  }
}
