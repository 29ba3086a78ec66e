/** The report as one JSON document. */
import { visibleJson } from '../../model/visible.ts';
import type { Coverage, FileReport } from '../finding.ts';
import type { ReportFormatter } from './format.ts';

/** JSON on one line, without characters that a terminal interprets or hides. It parses to the same value. */
export function safeJson(value: unknown): string {
  return visibleJson(JSON.stringify(value));
}

/**
 * Cache of coverages: they are most of the report of a valid file, and files in the same situation share one frozen
 * object.
 */
const coverages = new WeakMap<Coverage, string>();

function coverageJson(coverage: Coverage): string {
  if (!Object.isFrozen(coverage)) return safeJson(coverage);
  let json = coverages.get(coverage);
  if (json === undefined) {
    json = safeJson(coverage);
    coverages.set(coverage, json);
  }
  return json;
}

/** The JSON of a report, with its keys in their order. */
function reportJson(report: FileReport): string {
  let json = '';
  for (const key of Object.keys(report) as (keyof FileReport)[]) {
    const value = report[key];
    if (value === undefined) continue;
    const text = key === 'coverage' ? coverageJson(report.coverage) : safeJson(value);
    json += `${json === '' ? '' : ','}"${key}":${text}`;
  }
  return `{${json}}`;
}

/** The report for programs, a public contract: one line per file, separated by commas. */
export const jsonFormat: ReportFormatter = {
  mediaType: 'application/json',
  separator: ',',
  machine: { bracket: '\\u005b' },
  start: (tool) => `{"tool":${safeJson(tool)},\n"files":[`,
  file: (report) => `\n${reportJson(report)}`,
  end: ({ summary }) => `\n],\n"summary":${safeJson(summary)}}\n`,
};
