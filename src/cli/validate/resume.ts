/**
 * `--resume FILE`: a journal of the checks that are done, so that a run that was killed can be continued. Results are
 * appended in the order of the inputs, each with what it added to the run. A later run takes them over as long as its
 * inputs are the same, and checks the rest. Its report is that of a run that was never interrupted.
 */
import { createHash } from 'node:crypto';
import { FileLock } from '../../lock/index.ts';
import { createRun, type Run, type RunFile } from '../../validate/index.ts';
import { UsageError } from '../command/usageError.ts';
import type { Input } from '../files/find.ts';
import { codeOf } from '../files/systemCode.ts';
import type { Io } from '../process/io.ts';
import { VERSION } from '../process/version.ts';
import { checkAll } from './checkAll.ts';
import { identityOf } from './identity.ts';
import { JournalFile } from './journalFile.ts';
import type { CheckSettings, ReportFile } from './settings.ts';
import type { Checked } from './tally.ts';

/** Results of consecutive inputs. */
interface Recorded {
  /** The identity of each input. */
  readonly inputs: readonly string[];
  readonly checked: Checked;
  readonly run: readonly RunFile[];
}

/** The first line of a journal. */
interface Head {
  readonly fattura: string;
  /** Hash of the settings. */
  readonly settings: string;
  /** The day of the first run. */
  readonly asOf: string;
}

export class Journal {
  /** The settings of the first run: a later one continues with its day. */
  readonly settings: CheckSettings;
  readonly #file: JournalFile;
  readonly #lock: FileLock;

  /** @throws UsageError if the file cannot be used, or another process uses it */
  static async open(place: ReportFile, settings: CheckSettings): Promise<Journal> {
    const lock = await locked(place);
    try {
      return new Journal(place, settings, lock);
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  private constructor({ name, path }: ReportFile, settings: CheckSettings, lock: FileLock) {
    this.#lock = lock;
    this.#file = opened(name, path);
    const first = this.#file.line();
    const own: Head = { fattura: VERSION, settings: hashOf(settings), asOf: settings.signatures.asOf };
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
    this.settings = onDay(head.asOf, settings);
  }

  /** Takes over the results that the journal has, then checks the rest. */
  async *check(
    inputs: AsyncIterable<Input>,
    io: Pick<Io, 'stdin' | 'interrupted' | 'worker'>,
  ): AsyncGenerator<Checked> {
    const run = new RecordedRun();
    const source = inputs[Symbol.asyncIterator]();
    const pulled: Input[] = [];
    let end = this.#file.position;
    for (const line of this.#file.lines()) {
      const recorded = recordedIn(line);
      if (recorded === null || !(await isNext(recorded, source, pulled))) break;
      pulled.length = 0;
      end = this.#file.position;
      for (const file of recorded.run) run.add(file);
      yield recorded.checked;
    }
    // An input has changed, or the last line was cut; later results may depend on it.
    this.#file.cutAt(end);
    run.take();
    const started: string[] = [];
    const rest = noted(pulled, source, started);
    for await (const checked of checkAll(rest, this.settings, io, { run })) {
      // Results come in the order of the inputs, and each input has one report.
      const done = started.splice(0, checked.tally.summary.files);
      this.#file.append({ inputs: done, checked, run: run.take() } satisfies Recorded);
      yield checked;
    }
  }

  async close(): Promise<void> {
    this.#file.close();
    await this.#lock.release();
  }
}

async function locked({ name, path }: ReportFile): Promise<FileLock> {
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

/** The settings that a report depends on; the width of the terminal and the current day may change. */
function hashOf({ width: _, ...settings }: CheckSettings): string {
  const { rules, signatures } = settings;
  const text = JSON.stringify(
    rules.asOfIsToday === true
      ? { ...settings, rules: { ...rules, asOf: '' }, signatures: { ...signatures, asOf: '' } }
      : settings,
  );
  return createHash('sha256').update(text).digest('hex');
}

function onDay(day: string, settings: CheckSettings): CheckSettings {
  const { rules, signatures } = settings;
  return { ...settings, rules: { ...rules, asOf: day }, signatures: { ...signatures, asOf: day } };
}

function headIn(line: string): Head | null {
  const value = parsed(line) as Partial<Head> | null;
  return typeof value?.asOf === 'string' ? (value as Head) : null;
}

function recordedIn(line: string): Recorded | null {
  const value = parsed(line) as Partial<Recorded> | null;
  return Array.isArray(value?.inputs) ? (value as Recorded) : null;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** True if the next inputs are those of a record. @param pulled Receives the inputs taken for the comparison. */
async function isNext({ inputs }: Recorded, source: AsyncIterator<Input>, pulled: Input[]): Promise<boolean> {
  for (const identity of inputs) {
    const next = await source.next();
    if (next.done === true) return false;
    pulled.push(next.value);
    if (identityOf(next.value) !== identity) return false;
  }
  return true;
}

/** The inputs that are left. @param started Receives the identity of each. */
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

/** A run that tells what was added to it. */
class RecordedRun implements Run {
  readonly #run = createRun();
  readonly #added: RunFile[] = [];

  add(file: RunFile): ReturnType<Run['add']> {
    this.#added.push(file);
    return this.#run.add(file);
  }

  /** The files added since the last call. */
  take(): readonly RunFile[] {
    return this.#added.splice(0);
  }
}
