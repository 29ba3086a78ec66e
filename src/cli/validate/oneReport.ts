/** `validate` for content in memory, without the overhead of a run of many files: for servers, which call it often. */
import { createRun } from '../../validate/index.ts';
import { ExitCode } from '../process/exitCode.ts';
import { checkContent } from './checkFiles.ts';
import { formatterOf, renderOptions } from './formatter.ts';
import { endOf, plainText, TOOL } from './reportStream.ts';
import { exceedsWarnings, type RunSettings } from './settings.ts';

export interface OneReport {
  readonly code: number;
  readonly text: string;
}

/** @returns Null if the command would print more than the report: for a bug, or too many warnings. */
export async function oneReport(
  file: { readonly name: string; readonly content: Uint8Array },
  { check, maxWarnings }: Pick<RunSettings, 'check' | 'maxWarnings'>,
): Promise<OneReport | null> {
  const { text, tally, bugs } = await checkContent(file, { settings: check, run: createRun() });
  const { exitCode, summary } = tally;
  if (bugs.length > 0 || exitCode === ExitCode.bug || exceedsWarnings(summary, { check, maxWarnings }))
    return null;
  const formatter = await formatterOf(check.format);
  const whole = formatter.start(TOOL) + text + formatter.end(endOf(tally), renderOptions(check));
  return { code: exitCode, text: plainText(formatter, whole) };
}
