/** Processes inputs one after the other; with a journal, each only once in all runs. */
import type { Input } from '../files/find.ts';
import { ExitCode } from '../process/exitCode.ts';
import { type Io, type Output, stopIfInterrupted } from '../process/io.ts';
import type { Done, Journal } from './journal.ts';
import type { JournalPlace } from './place.ts';

/** The result of one input, and the text that the command printed for it. */
export interface Printed<Result> {
  readonly result: Result;
  readonly out: string;
  readonly err: string;
}

/** The journal of a call whose results are of this type; null without `--resume`. */
export type JournalOf<Result> = Journal<Printed<Result>> | null;

/**
 * Runs a command with the journal of `--resume`, open until the command ends.
 * @throws UsageError if the journal cannot be used.
 */
export async function withJournal<Result>(
  place: JournalPlace | null,
  settings: object,
  work: (journal: JournalOf<Result>) => Promise<number>,
): Promise<number> {
  if (place === null) return await work(null);
  const { Journal } = await import('./journal.ts');
  const journal = await Journal.open<Printed<Result>>(place, { settings });
  try {
    return await work(journal);
  } finally {
    await journal.close();
  }
}

/**
 * @param work Processes one input; prints to the given `io`, so that a later run can print the same text.
 * @param replay Called with each result of an earlier run, so that the command can restore its state.
 */
export async function* eachInput<Result extends { readonly code: number }>(
  inputs: Iterable<Input> | AsyncIterable<Input>,
  { io, journal }: { readonly io: Io; readonly journal: JournalOf<Result> },
  work: (input: Input, io: Io) => Promise<Result>,
  replay: (result: Result) => void = () => {},
): AsyncGenerator<Result> {
  if (journal === null) {
    for await (const input of inputs) {
      stopIfInterrupted(io.interrupted);
      yield await work(input, io);
    }
    return;
  }
  const all = journal.results(asynchronous(inputs), {
    replay: ({ result }) => replay(result),
    rest: (left) => printing(left, io, work),
  });
  for await (const { result, out, err } of all) {
    if (out !== '') await io.stdout.write(out);
    if (err !== '') await io.stderr.write(err);
    yield result;
  }
}

async function* asynchronous(inputs: Iterable<Input> | AsyncIterable<Input>): AsyncGenerator<Input> {
  yield* inputs;
}

async function* printing<Result extends { readonly code: number }>(
  inputs: AsyncIterable<Input>,
  io: Io,
  work: (input: Input, io: Io) => Promise<Result>,
): AsyncGenerator<Done<Printed<Result>>> {
  for await (const input of inputs) {
    stopIfInterrupted(io.interrupted);
    const [stdout, stderr] = [new Kept(io.stdout), new Kept(io.stderr)];
    const result = await work(
      input,
      Object.create(io, { stdout: { value: stdout }, stderr: { value: stderr } }),
    );
    const isFailed = result.code !== ExitCode.ok && result.code !== ExitCode.findings;
    yield { count: 1, result: { result, out: stdout.text, err: stderr.text }, isFailed };
  }
}

/** Keeps the text printed to an output. */
class Kept implements Output {
  readonly isTTY: boolean;
  readonly columns: number;
  readonly #decoder = new TextDecoder();
  text = '';

  constructor({ isTTY, columns }: Output) {
    this.isTTY = isTTY;
    this.columns = columns;
  }

  async write(chunk: string | Uint8Array): Promise<void> {
    this.text += typeof chunk === 'string' ? chunk : this.#decoder.decode(chunk, { stream: true });
  }
}
