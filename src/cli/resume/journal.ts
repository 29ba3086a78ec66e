/**
 * `--resume FILE`: a journal of the finished inputs, so that a killed run can be continued. Results are appended in the
 * order of the inputs. A later run reuses them as long as its inputs are the same, and processes the rest. The journal
 * also records each file before it is written: a file that an interrupted run left behind may be replaced, but only if
 * it still has the content that this run wrote.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FileLock } from '../../lock/index.ts';
import { UsageError } from '../command/usageError.ts';
import type { Input } from '../files/find.ts';
import { rawPath } from '../files/rawPath.ts';
import { codeOf } from '../files/systemCode.ts';
import { removeTemporary } from '../files/temporaryFile.ts';
import { type FileContent, piecesOf } from '../files/write.ts';
import { today } from '../process/clock.ts';
import { VERSION } from '../process/version.ts';
import { identityOf } from './identity.ts';
import { JournalFile } from './journalFile.ts';
import type { JournalPlace } from './place.ts';

/** The first line of a journal. */
interface Head {
  readonly fattura: string;
  /** Hash of the settings. */
  readonly settings: string;
  /** The day of the first run. */
  readonly asOf: string;
}

/** The result of consecutive inputs. */
interface Recorded<Result> {
  /** The identity of each input. */
  readonly inputs: readonly string[];
  readonly result: Result;
  /** The process that recorded it. */
  readonly process: number;
}

/** Files to be written, each with the SHA-256 of its content. */
interface Begun {
  readonly files: Readonly<Record<string, string>>;
  /** The process that writes them. */
  readonly process: number;
}

/** The result of `count` consecutive inputs. */
export interface Done<Result> {
  readonly count: number;
  readonly result: Result;
  /** True if a later run should try again, for example after a disk error. */
  readonly isFailed?: boolean;
}

/** @typeParam Result Plain data that can be written as JSON. */
export class Journal<Result extends object> {
  /** The day of the first run, which later runs also use. */
  readonly day: string;
  readonly #file: JournalFile;
  readonly #lock: FileLock;
  /** The files of the inputs whose results are not recorded. */
  readonly #begun = new Map<string, string>();
  /** The processes of earlier runs. */
  readonly #writers = new Set<number>();

  /**
   * @param call The settings that the results depend on, as plain data, and the day of a new journal.
   * @throws UsageError if the file cannot be used, belongs to another call, or is in use by another process.
   */
  static async open<Result extends object>(
    place: JournalPlace,
    call: { readonly settings: object; readonly day?: string },
  ): Promise<Journal<Result>> {
    const lock = await locked(place);
    try {
      const settings = createHash('sha256').update(JSON.stringify(call.settings)).digest('hex');
      return new Journal(place, { fattura: VERSION, settings, asOf: call.day ?? today() }, lock);
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  private constructor({ name, path }: JournalPlace, own: Head, lock: FileLock) {
    this.#lock = lock;
    this.#file = opened(name, path);
    const first = this.#file.line();
    const head = first === undefined ? own : headIn(first);
    if (head?.fattura !== own.fattura || head.settings !== own.settings) {
      this.#file.close();
      throw new UsageError(({ usage }) => usage.otherJournal(name));
    }
    if (first === undefined) {
      this.#file.cutAt(0);
      this.#file.append(own);
      this.#file.line();
    }
    this.day = head.asOf;
  }

  /**
   * The results of all inputs, in order: those in the journal, then those of the remaining inputs.
   *
   * @param work.replay Called with each result of an earlier run before it is returned.
   * @param work.rest Processes the remaining inputs, in order.
   */
  async *results(
    inputs: AsyncIterable<Input>,
    work: {
      readonly replay: (result: Result) => void;
      readonly rest: (left: AsyncIterable<Input>) => AsyncIterable<Done<Result>>;
    },
  ): AsyncGenerator<Result> {
    const source = inputs[Symbol.asyncIterator]();
    const pulled: Input[] = [];
    /** The files announced after the last record, one of which may be incomplete. */
    const partial = new Map<string, number>();
    let end = this.#file.position;
    for (const line of this.#file.lines()) {
      const value = parsed(line) as Partial<Recorded<Result> & Begun> | null;
      if (this.#remember(value, partial)) continue;
      const { inputs: names, result } = value ?? {};
      partial.clear();
      if (value?.process !== undefined) this.#writers.add(value.process);
      if (!Array.isArray(names) || result === undefined || !(await areNext(names, source, pulled))) break;
      pulled.length = 0;
      this.#begun.clear();
      end = this.#file.position;
      work.replay(result);
      yield result;
    }
    // An input has changed, or the last line is incomplete. Later results are discarded, because they may depend on it;
    // their files remain known.
    for (const line of this.#file.lines()) {
      if (!this.#remember(parsed(line) as Partial<Begun> | null, partial)) partial.clear();
    }
    for (const [path, writer] of partial) removeTemporary(path, writer);
    this.#file.cutAt(end);
    if (this.#begun.size > 0) {
      const files = Object.fromEntries(this.#begun);
      this.#file.append({ files, process: process.pid } satisfies Begun);
    }
    const started: string[] = [];
    let hasFailed = false;
    for await (const { count, result, isFailed = false } of work.rest(noted(pulled, source, started))) {
      const names = started.splice(0, count);
      // Recording ends at the first failure: a later run repeats the failed input and all inputs after it.
      hasFailed ||= isFailed;
      if (!hasFailed)
        this.#file.append({ inputs: names, result, process: process.pid } satisfies Recorded<Result>);
      yield result;
    }
  }

  /** Records that a file is about to be written. */
  begin(path: string, content: FileContent): void {
    const files = { [path]: digestOf(content) };
    this.#file.append({ files, process: process.pid } satisfies Begun);
  }

  /** True for a file that an interrupted run wrote, and that has not been changed since. */
  left(path: string): boolean {
    const digest = this.#begun.get(path);
    if (digest === undefined) return false;
    try {
      return digestOf(readFileSync(rawPath(path))) === digest;
    } catch {
      return false;
    }
  }

  /** Removes the temporary files that killed runs have left for an output file that takes the whole run to write. */
  removeUnfinished(path: string): void {
    for (const writer of this.#writers) if (writer !== process.pid) removeTemporary(path, writer);
  }

  async close(): Promise<void> {
    this.#file.close();
    await this.#lock.release();
  }

  /** @returns False if the line is of another kind. */
  #remember(line: Partial<Begun> | null, partial: Map<string, number>): boolean {
    if (typeof line?.files !== 'object' || line.files === null) return false;
    for (const [path, digest] of Object.entries(line.files)) {
      this.#begun.set(path, digest);
      partial.set(path, line.process ?? 0);
    }
    return true;
  }
}

function digestOf(content: FileContent): string {
  const hash = createHash('sha256');
  for (const piece of piecesOf(content)) hash.update(piece);
  return hash.digest('hex');
}

async function locked({ name, path }: JournalPlace): Promise<FileLock> {
  const taken = await FileLock.take(`${path}.lock`).catch((error: unknown) => {
    throw new UsageError(({ usage, reason }) => usage.noJournal(name, reason(codeOf(error))));
  });
  if (taken instanceof FileLock) return taken;
  throw new UsageError(({ usage }) => usage.journalInUse(name, taken));
}

function opened(name: string, path: string): JournalFile {
  try {
    return new JournalFile(path);
  } catch (error) {
    throw new UsageError(({ usage, reason }) => usage.noJournal(name, reason(codeOf(error))));
  }
}

function headIn(line: string): Head | null {
  const value = parsed(line) as Partial<Head> | null;
  return typeof value?.asOf === 'string' ? (value as Head) : null;
}

function parsed(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** True if the next inputs are those of a record. @param pulled Receives the inputs taken for the comparison. */
async function areNext(
  identities: readonly string[],
  source: AsyncIterator<Input>,
  pulled: Input[],
): Promise<boolean> {
  for (const identity of identities) {
    const next = await source.next();
    if (next.done === true) return false;
    pulled.push(next.value);
    if (identityOf(next.value) !== identity) return false;
  }
  return true;
}

/** The remaining inputs. @param started Receives the identity of each. */
async function* noted(
  pulled: readonly Input[],
  source: AsyncIterator<Input>,
  started: string[],
): AsyncGenerator<Input> {
  for (const input of pulled) {
    started.push(identityOf(input));
    yield input;
  }
  for (let next = await source.next(); next.done !== true; next = await source.next()) {
    started.push(identityOf(next.value));
    yield next.value;
  }
}
