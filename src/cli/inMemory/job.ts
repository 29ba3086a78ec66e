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
  /** The arguments of the report that explains a failure; null if the command itself explains it. */
  readonly explain: readonly string[] | null;
}

export interface Done extends MemoryOutcome {
  /** The report in JSON that explains a failure. */
  readonly report: string | null;
}

/** @param outside Access of the call to this process, besides its files. */
export async function perform(main: Main, job: Job, outside: Outside = {}): Promise<Done> {
  try {
    const { args, files, words = [], second, explain } = job;
    const outcome = await callInMemory(main, {
      args: [
        ...args,
        ...(second === null ? [] : [`--${second.option}=${second.file.name}`]),
        '--',
        ...words,
        ...names(files),
      ],
      files: second === null ? files : [...files, second.file],
      outside,
    });
    if (outcome.code !== ExitCode.findings || outcome.stdout.length > 0 || explain === null)
      return { ...outcome, report: null };
    const report = await callInMemory(main, { args: [...explain, '--', ...names(files)], files });
    return { ...outcome, report: Buffer.from(report.stdout).toString('utf8') };
  } finally {
    removeSpooled();
  }
}

const names = (files: readonly MemoryFile[]): readonly string[] => files.map(({ name }) => name);
