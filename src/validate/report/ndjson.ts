/** The report as JSON lines. */
import type { ReportFormatter } from './format.ts';
import { safeJson } from './json.ts';

/** A file's report a line; the last line has the sums and the tool. */
export const ndjsonFormat: ReportFormatter = {
  mediaType: 'application/x-ndjson',
  separator: '',
  machine: { bracket: '\\u005b' },
  start: () => '',
  file: (report) => `${safeJson(report)}\n`,
  end: ({ summary, tool }) => `${safeJson({ summary, tool })}\n`,
};
