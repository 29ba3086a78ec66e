/** The report as JSON lines. */
import type { ReportFormatter } from './format.ts';
import { safeJson } from './json.ts';

/** One line per file; the last line has the summary and the tool. */
export const ndjsonFormat: ReportFormatter = {
  mediaType: 'application/x-ndjson',
  separator: '',
  machine: { bracket: '\\u005b' },
  start: () => '',
  file: (report) => `${safeJson(report)}\n`,
  end: ({ summary, tool }) => `${safeJson({ summary, tool })}\n`,
};
