/**
 * Any number of rows, in the order of the table: sorted in runs in a temporary file, which are merged when they are
 * read.
 */
import { LineFile } from './lineFile.ts';
import { compareRows, type InboxRow } from './rows.ts';
import { ScratchFile } from './scratchFile.ts';

/** Number of rows in a run, which is sorted in memory. */
const IN_RUN = 4_000;

export class SortedRows implements Iterable<InboxRow> {
  #length = 0;
  /** The rows of the run that is not complete yet. */
  #last: InboxRow[] = [];
  readonly #runs: Iterable<InboxRow>[] = [];
  #file: ScratchFile | null = null;
  #isFull = false;

  get length(): number {
    return this.#length;
  }

  add(row: InboxRow): void {
    this.#last.push(row);
    this.#length += 1;
    if (this.#last.length < IN_RUN) return;
    this.#runs.push(this.#stored(this.#last.sort(compareRows)));
    this.#last = [];
  }

  /** May be iterated repeatedly, until rows are added or {@link close} is called. */
  [Symbol.iterator](): Iterator<InboxRow> {
    return merged([...this.#runs, this.#last.sort(compareRows)]);
  }

  /** Stores rows in the file; if that fails, they stay in memory. */
  #stored(rows: readonly InboxRow[]): Iterable<InboxRow> {
    if (this.#isFull) return rows;
    try {
      this.#file ??= new ScratchFile();
      const file = this.#file;
      const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      const from = file.append(new TextEncoder().encode(text));
      const to = file.size;
      return { [Symbol.iterator]: () => rowsIn(new LineFile(file.descriptor), from, to) };
    } catch {
      this.#isFull = true;
      return rows;
    }
  }

  close(): void {
    this.#file?.close();
    this.#file = null;
  }
}

function* rowsIn(file: LineFile, from: number, to: number): Generator<InboxRow> {
  for (const { bytes } of file.lines(from, to)) yield JSON.parse(bytes.toString('utf8')) as InboxRow;
}

/** Merges sorted runs; equal rows keep the order of their runs. */
function* merged(runs: readonly Iterable<InboxRow>[]): Generator<InboxRow> {
  if (runs.length <= 1) {
    for (const run of runs) yield* run;
    return;
  }
  const middle = Math.ceil(runs.length / 2);
  const [one, other] = [merged(runs.slice(0, middle)), merged(runs.slice(middle))];
  let [a, b] = [one.next(), other.next()];
  while (a.done !== true && b.done !== true) {
    if (compareRows(a.value, b.value) <= 0) {
      yield a.value;
      a = one.next();
    } else {
      yield b.value;
      b = other.next();
    }
  }
  for (; a.done !== true; a = one.next()) yield a.value;
  for (; b.done !== true; b = other.next()) yield b.value;
}
