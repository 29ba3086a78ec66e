/** The report for programs (design.md §3), whole or piece by piece. */
import type { FileReport, Report } from '../finding.ts';
import type { Summary } from '../report.ts';

/** What JSON leaves as it is and a terminal may act on: the controls C1, DEL, line ends and direction marks. */
const UNSAFE = /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** JSON on one line that no terminal can act on; it parses to the same value. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The whole report as JSON with one file a line. */
export function renderJson(report: Report): string {
  return [
    renderJsonStart(report.tool),
    ...report.files.map((file, index) => renderJsonFile(file, index)),
    renderJsonEnd(report.summary),
  ].join('');
}

/** The beginning of a report that is written as its files come. */
export function renderJsonStart(tool: Report['tool']): string {
  return `{"tool":${safeJson(tool)},\n"files":[`;
}

/** A file of it; `index` counts from 0. */
export function renderJsonFile(report: FileReport, index: number): string {
  return `${index === 0 ? '' : ','}\n${safeJson(report)}`;
}

/** Its end. */
export function renderJsonEnd(summary: Summary): string {
  return `\n],\n"summary":${safeJson(summary)}}\n`;
}
