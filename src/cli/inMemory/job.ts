/** One call of a command on behalf of a server, in any thread. */
import { removeSpooled } from '../containers/stdinFiles.ts';
import { ExitCode } from '../process/exitCode.ts';
import { callInMemory, type Main, type MemoryFile, type MemoryOutcome, type Outside } from './memoryCall.ts';

export interface Job {
  /** The command and its options. */
  readonly args: readonly string[];
  readonly files: readonly MemoryFile[];
  /** Operands that are not files. */
  readonly words?: readonly string[];
  /** The file that an option names, with the option. */
  readonly second: { readonly option: string; readonly file: MemoryFile } | null;
  /** The call whose report explains a failure; null if the messages of the command are enough. */
  readonly explain: Explanation | null;
}

export interface Explanation {
  readonly args: readonly string[];
  /** True if it also takes the second file. */
  readonly takesSecond: boolean;
}

export interface Done extends MemoryOutcome {
  /** The report in JSON that explains a failure. */
  readonly report: string | null;
}

/** @param outside Access of the call to this process, besides its files. */
export async function perform(main: Main, job: Job, outside: Outside = {}): Promise<Done> {
  try {
    const { explain, second } = job;
    const outcome = await callOf(main, job, outside);
    if (outcome.code !== ExitCode.findings || outcome.stdout.length > 0 || explain === null)
      return { ...outcome, report: null };
    const { args, takesSecond } = explain;
    const report = await callOf(main, { ...job, args, second: takesSecond ? second : null });
    return { ...outcome, report: Buffer.from(report.stdout).toString('utf8') };
  } finally {
    removeSpooled();
  }
}

function callOf(
  main: Main,
  { args, files, words = [], second }: Omit<Job, 'explain'>,
  outside: Outside = {},
): Promise<MemoryOutcome> {
  return callInMemory(main, {
    args: [
      ...args,
      ...(second === null ? [] : [`--${second.option}=${second.file.name}`]),
      '--',
      ...words,
      ...files.map(({ name }) => name),
    ],
    files: second === null ? files : [...files, second.file],
    outside,
  });
}
