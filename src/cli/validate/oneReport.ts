/** `validate` for content in memory, without the overhead of a run of many files: for servers, which call it often. */
import { createRun, type ReportFormatter } from '../../validate/index.ts';
import { ExitCode } from '../process/exitCode.ts';
import { checkContent, checkContentAtOnce } from './checkFiles.ts';
import { formatterAtHand, formatterOf, renderOptions } from './formatter.ts';
import { endOf, plainText, TOOL } from './reportStream.ts';
import { exceedsWarnings, type RunSettings } from './settings.ts';
import type { Checked } from './tally.ts';

export interface OneReport {
  readonly code: number;
  readonly text: string;
}

type OneSettings = Pick<RunSettings, 'check' | 'maxWarnings'>;

interface OneFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** @returns Null if the command would print more than the report: for a bug, or too many warnings. */
export async function oneReport(file: OneFile, settings: OneSettings): Promise<OneReport | null> {
  const { check } = settings;
  const checked = await checkContent(file, { settings: check, run: createRun() });
  return reportOf(checked, await formatterOf(check.format), settings);
}

/** Like {@link oneReport}, without a pause; null also if the file or its report needs one, or for a bug. */
export function oneReportAtOnce(file: OneFile, settings: OneSettings): OneReport | null {
  const { check } = settings;
  const formatter = formatterAtHand(check.format);
  if (formatter === undefined) return null;
  try {
    const checked = checkContentAtOnce(file, { settings: check, run: createRun() });
    return checked === null ? null : reportOf(checked, formatter, settings);
  } catch {
    // The check is made again by the command, which reports the error.
    return null;
  }
}

function reportOf(
  { text, tally, bugs }: Checked,
  formatter: ReportFormatter,
  { check, maxWarnings }: OneSettings,
): OneReport | null {
  const { exitCode, summary } = tally;
  if (bugs.length > 0 || exitCode === ExitCode.bug || exceedsWarnings(summary, { check, maxWarnings }))
    return null;
  const whole = formatter.start(TOOL) + text + formatter.end(endOf(tally), renderOptions(check));
  return { code: exitCode, text: plainText(formatter, whole) };
}
