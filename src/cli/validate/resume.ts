/**
 * `validate --resume`: results contain the data that each check added to the run, so that the report is the same as
 * without an interruption.
 */
import { createRun, type Run, type RunFile } from '../../validate/index.ts';
import type { Input } from '../files/find.ts';
import type { Io } from '../process/io.ts';
import { type Done, Journal } from '../resume/journal.ts';
import type { JournalPlace } from '../resume/place.ts';
import { checkAll } from './checkAll.ts';
import type { CheckSettings } from './settings.ts';
import type { Checked } from './tally.ts';

interface Recorded {
  readonly checked: Checked;
  readonly run: readonly RunFile[];
}

export class CheckJournal {
  /** The settings, with the day of the first run. */
  readonly settings: CheckSettings;
  readonly #journal: Journal<Recorded>;

  /** @throws UsageError if the file cannot be used, or is in use by another process. */
  static async open(place: JournalPlace, settings: CheckSettings): Promise<CheckJournal> {
    const call = { settings: ['validate', lasting(settings)], day: settings.signatures.asOf };
    return new CheckJournal(await Journal.open<Recorded>(place, call), settings);
  }

  private constructor(journal: Journal<Recorded>, settings: CheckSettings) {
    this.#journal = journal;
    this.settings = onDay(journal.day, settings);
  }

  /** Yields the results in the journal, then checks the rest. */
  async *check(
    inputs: AsyncIterable<Input>,
    io: Pick<Io, 'stdin' | 'interrupted' | 'worker'>,
  ): AsyncGenerator<Checked> {
    const run = new RecordedRun();
    const results = this.#journal.results(inputs, {
      replay: ({ run: files }) => {
        for (const file of files) run.add(file);
        run.take();
      },
      rest: (left) => recorded(checkAll(left, this.settings, io, { run }), run),
    });
    for await (const { checked } of results) yield checked;
  }

  /** Removes the temporary files that killed runs have left for the report, once the results are known. */
  removeUnfinished(path: string): void {
    this.#journal.removeUnfinished(path);
  }

  async close(): Promise<void> {
    await this.#journal.close();
  }
}

/** Results come in the order of the inputs, and each input has one report. */
async function* recorded(all: AsyncIterable<Checked>, run: RecordedRun): AsyncGenerator<Done<Recorded>> {
  for await (const checked of all) {
    yield { count: checked.tally.summary.files, result: { checked, run: run.take() } };
  }
}

/** The settings that a report depends on; the width of the terminal and the current day may change. */
function lasting({ width: _, ...settings }: CheckSettings): object {
  const { rules, signatures } = settings;
  return rules.asOfIsToday === true
    ? { ...settings, rules: { ...rules, asOf: '' }, signatures: { ...signatures, asOf: '' } }
    : settings;
}

function onDay(day: string, settings: CheckSettings): CheckSettings {
  const { rules, signatures } = settings;
  return { ...settings, rules: { ...rules, asOf: day }, signatures: { ...signatures, asOf: day } };
}

/** A run that records the files added to it. */
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
