/** The report as one JSON document. */
import type { ReportFormatter } from './format.ts';

/** Characters that JSON does not escape but terminals may interpret: C1 controls, DEL, line ends, direction marks. */
const UNSAFE = /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** JSON on one line, without characters that a terminal interprets. It parses to the same value. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
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
