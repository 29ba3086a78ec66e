/** The report as one JSON document. */
import { visibleJson } from '../../model/visible.ts';
import type { ReportFormatter } from './format.ts';

/** JSON on one line, without characters that a terminal interprets or hides. It parses to the same value. */
export function safeJson(value: unknown): string {
  return visibleJson(JSON.stringify(value));
}

/** The report for programs, a public contract: one line per file, separated by commas. */
export const jsonFormat: ReportFormatter = {
  mediaType: 'application/json',
  separator: ',',
  machine: { bracket: '\\u005b' },
  start: (tool) => `{"tool":${safeJson(tool)},\n"files":[`,
  file: (report) => `\n${safeJson(report)}`,
  end: ({ summary }) => `\n],\n"summary":${safeJson(summary)}}\n`,
};
