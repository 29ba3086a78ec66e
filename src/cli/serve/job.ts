/** One call of a command for a request, in whichever thread. */
import { removeSpooled } from '../containers/stdinFiles.ts';
import { callInMemory, type Main, type MemoryFile, type MemoryOutcome } from '../inMemory/memoryCall.ts';
import { ExitCode } from '../process/exitCode.ts';

export interface Job {
  /** The command and its options. */
  readonly args: readonly string[];
  readonly files: readonly MemoryFile[];
  /** The file that an option names, with the option. */
  readonly second: { readonly option: string; readonly file: MemoryFile } | null;
  /** The arguments of the report that explains a failure; null if the command itself explains it. */
  readonly explain: readonly string[] | null;
}

export interface Done extends MemoryOutcome {
  /** The report in JSON that explains a failure. */
  readonly report: string | null;
}

export async function perform(main: Main, job: Job): Promise<Done> {
  try {
    const { args, files, second, explain } = job;
    const outcome = await callInMemory(main, {
      args: [
        ...args,
        ...(second === null ? [] : [`--${second.option}=${second.file.name}`]),
        '--',
        ...names(files),
      ],
      files: second === null ? files : [...files, second.file],
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
