/** Results of checked files: reports as text, and the counts kept after printing. */
import { addToSummary, emptySummary, type FileReport, type Summary } from '../../validate/index.ts';
import type { Bug } from '../process/bug.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import type { SeenFile } from './guessedRun.ts';
import type { CheckSettings } from './settings.ts';

/** The result for one file, or for several in sequence, so that threads exchange few messages. */
export interface Checked {
  /** The text to print; empty if there is none. */
  readonly text: string;
  /** Annotations for GitHub Actions, if requested. */
  readonly annotations: string;
  readonly tally: Tally;
  /** Unexpected exceptions, printed on standard error in every format. */
  readonly bugs: readonly Bug[];
  /** For each input checked in another thread, the data it added to the run; null if none. */
  readonly seen: readonly (SeenFile | null)[];
}

/** Combines consecutive results into one. @param separator Separates the texts of two files. */
export function combine(all: readonly Checked[], separator: string): Checked {
  return {
    text: all
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(separator),
    annotations: all.map(({ annotations }) => annotations).join(''),
    tally: all.reduce((sum, { tally }) => add(sum, tally), emptyTally),
    bugs: all.flatMap(({ bugs }) => bugs),
    seen: all.flatMap(({ seen }) => seen),
  };
}

export interface Tally {
  readonly summary: Summary;
  readonly exitCode: number;
  /** Number of JSON files with `--engine libxml2`, which applies to XML only. */
  readonly besideEngine: number;
  /** The codes of all findings, for the end of the report. */
  readonly codes: readonly string[];
  /** Number of findings not listed. */
  readonly omitted: number;
}

export const emptyTally: Tally = {
  summary: emptySummary,
  exitCode: ExitCode.ok,
  besideEngine: 0,
  codes: [],
  omitted: 0,
};

/** Counts one report. An unreadable file fails the call, except with `--fail-on never`. */
export function tallyOf(report: FileReport, { failOn }: CheckSettings): Tally {
  const summary = addToSummary(emptySummary, report);
  const fails =
    failOn !== 'never' &&
    (summary.unreadable > 0 || summary.errors > 0 || (failOn === 'warning' && summary.warnings > 0));
  const exitCode = fails ? ExitCode.findings : ExitCode.ok;
  return { ...emptyTally, summary, exitCode, codes: codesOf(report), omitted: report.omitted };
}

/** Counts the report of a crashed check, which always fails the call. */
export function bugTally(report: FileReport): Tally {
  const summary = addToSummary(emptySummary, report);
  return { ...emptyTally, summary, exitCode: ExitCode.bug, codes: codesOf(report) };
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
