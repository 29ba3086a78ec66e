/** The data that is kept of a report after it is printed. */
import { addToSummary, emptySummary, type FileReport, type Summary } from '../../validate/index.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import type { CheckSettings } from './settings.ts';

export interface Tally {
  readonly summary: Summary;
  readonly exitCode: number;
  /** JSON files, where libxml2 was asked for: it judges none of them. */
  readonly besideEngine: number;
  /** The codes found, for the end of the report. */
  readonly codes: readonly string[];
  /** Findings counted and not listed. */
  readonly omitted: number;
}

export const nothing: Tally = {
  summary: emptySummary,
  exitCode: ExitCode.ok,
  besideEngine: 0,
  codes: [],
  omitted: 0,
};

/** Counts one report. A file that could not be read fails the call unless nothing may. */
export function tallyOf(report: FileReport, { failOn }: CheckSettings): Tally {
  const summary = addToSummary(emptySummary, report);
  const fails =
    failOn !== 'never' &&
    (summary.unreadable > 0 || summary.errors > 0 || (failOn === 'warning' && summary.warnings > 0));
  const exitCode = fails ? ExitCode.findings : ExitCode.ok;
  return { ...nothing, summary, exitCode, codes: codesOf(report), omitted: report.omitted };
}

/** Counts the report of a check that broke: whatever may fail, this does. */
export function bugTally(report: FileReport): Tally {
  const summary = addToSummary(emptySummary, report);
  return { ...nothing, summary, exitCode: ExitCode.bug, codes: codesOf(report) };
}

function codesOf({ findings }: FileReport): readonly string[] {
  return findings.length === 0 ? [] : [...new Set(findings.map(({ code }) => code))];
}

export function add(one: Tally, other: Tally): Tally {
  const sum = (key: keyof Summary): number => one.summary[key] + other.summary[key];
  return {
    summary: {
      files: sum('files'),
      valid: sum('valid'),
      rejected: sum('rejected'),
      unreadable: sum('unreadable'),
      errors: sum('errors'),
      warnings: sum('warnings'),
    },
    exitCode: worstExitCode(one.exitCode, other.exitCode),
    besideEngine: one.besideEngine + other.besideEngine,
    codes: other.codes.length === 0 ? one.codes : [...new Set([...one.codes, ...other.codes])],
    omitted: one.omitted + other.omitted,
  };
}
