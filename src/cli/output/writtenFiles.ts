/** The files that a call writes: never an input, and no file twice. */
import { realPath } from '../files/realPath.ts';
import type { Journal } from '../resume/journal.ts';

/** The journal of `--resume`, which recognizes the files of an interrupted run. */
export type FileJournal = Pick<Journal<object>, 'begin' | 'left'>;

/** The files written for one input, which a later run of `--resume` must know. */
export interface FilesOf {
  /** The name of the input. */
  readonly from: string;
  /** Real paths. */
  readonly written: readonly string[];
}

export class WrittenFiles {
  /** Real paths of the inputs. */
  readonly inputs: ReadonlySet<string>;
  readonly journal: FileJournal | null;
  /** Real path of each file written, with the input it was made from. */
  readonly #all = new Map<string, string>();
  #last: string[] = [];

  constructor(inputs: ReadonlySet<string>, journal: FileJournal | null = null) {
    this.inputs = inputs;
    this.journal = journal;
  }

  get count(): number {
    return this.#all.size;
  }

  /** The name of the input from which the file at this path was made; undefined if it was not written. */
  async sourceOf(path: string): Promise<string | undefined> {
    return this.#all.get(await realPath(path));
  }

  async add(path: string, from: string): Promise<void> {
    const real = await realPath(path);
    this.#all.set(real, from);
    if (this.journal !== null) this.#last.push(real);
  }

  /** The files written since the last call. */
  take(from: string): FilesOf {
    return { from, written: this.#last.splice(0) };
  }

  /** Adds the files that an earlier run wrote. */
  replay({ from, written }: FilesOf): void {
    for (const path of written) this.#all.set(path, from);
  }
}
