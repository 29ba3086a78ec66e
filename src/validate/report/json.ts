/** The report as one JSON document. */
import type { ReportFormatter } from './format.ts';

/** What JSON leaves as it is and a terminal may act on: the controls C1, DEL, line ends and direction marks. */
const UNSAFE = /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** JSON on one line that no terminal can act on; it parses to the same value. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The report for programs (design.md §3): one file a line, with a comma before each but the first. */
export const jsonFormat: ReportFormatter = {
  mediaType: 'application/json',
  separator: ',',
  machine: { bracket: '\\u005b' },
  start: (tool) => `{"tool":${safeJson(tool)},\n"files":[`,
  file: (report) => `\n${safeJson(report)}`,
  end: ({ summary }) => `\n],\n"summary":${safeJson(summary)}}\n`,
};
