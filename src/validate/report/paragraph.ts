/** A finding as a paragraph: place, message, source line and suggestion. */

import { visible } from '../../model/visible.ts';
import { shorten } from '../../text/shown.ts';
import type { CheckedSource } from '../examine.ts';
import type { FileReport, Finding } from '../finding.ts';
import type { ReportWords } from '../sentences.ts';
import { excerptOf } from './excerpt.ts';
import type { Style, Stylist } from './style.ts';
import { wrap, wrapPath } from './wrap.ts';

/** Settings shared by all parts of a text report. */
export interface ReportLayout {
  readonly words: ReportWords;
  readonly width: number;
  readonly style: Stylist;
}

/** Maximum length of a path, because a JSON key may be as long as the file. */
const LONGEST_PLACE = 400;

/** Maximum number of lines for the line numbers of repeated findings. */
const LINES_OF_NUMBERS = 3;

/** The lines of the finding at `index`. `gutter` is the width of the line numbers in this file. */
export function findingParagraph(
  report: FileReport,
  index: number,
  source: CheckedSource | null,
  gutter: number,
  page: ReportLayout,
): string[] {
  const finding = report.findings[index];
  if (finding === undefined) return [];
  const { words, width } = page;
  const { line, column, field, message, help } = finding;
  const place = line === null ? [] : [words.place({ line, column })];
  return [
    ...head(finding, [...place, ...(field === null ? [] : [field])], page),
    ...wrap(message, width - 4).map((part) => `    ${part}`),
    ...lineAtFault(source, index, { underlined: column !== null, gutter }, page),
    ...(help === null ? [] : advice(help, page)),
  ];
}

/** The lines of repeated findings: their number and their places. */
export function alikeParagraph(
  report: FileReport,
  indexes: readonly [number, ...number[]],
  page: ReportLayout,
): string[] {
  const { words, width } = page;
  const finding = report.findings[indexes[0]];
  if (finding === undefined) return [];
  const all = wrap(placesOf(report, indexes, words), width - 4);
  const some = all.slice(0, LINES_OF_NUMBERS);
  const last = some.length - 1;
  if (all.length > some.length) some[last] = `${some[last]?.replace(/,$/, '')} …`;
  const heading = [
    words.alike({ count: indexes.length }),
    ...(finding.field === null ? [] : [finding.field]),
  ];
  const general = { ...finding, xpath: finding.xpath?.replace(/\[\d+\]/g, '') ?? null };
  return [...head(general, heading, page), ...some.map((part) => `    ${part}`)];
}

/** The line numbers, or the columns if all findings are on one line. */
function placesOf({ findings }: FileReport, indexes: readonly number[], words: ReportWords): string {
  const lines = new Set(indexes.map((index) => findings[index]?.line ?? 0));
  const [line = 0] = lines;
  if (lines.size > 1) return words.lines({ numbers: [...lines].join(', ') });
  const columns = indexes.flatMap((index) => findings[index]?.column ?? []);
  const [column = null] = columns;
  return columns.length <= 1
    ? words.place({ line, column })
    : words.columns({ line, numbers: columns.join(', ') });
}

function head(finding: Finding, parts: readonly string[], { words, width, style }: ReportLayout): string[] {
  const { severity } = finding;
  const code = style(severityStyle(finding), finding.code);
  const text = [...(severity === 'error' ? [] : [words.severity[severity]]), ...parts].join(' · ');
  const where = whereOf(finding);
  return [
    text === '' ? `  ${code}` : `  ${code}  ${style('dim', text)}`,
    ...(where === '' ? [] : wrapPath(where, width - 2).map((part) => `  ${style('dim', part)}`)),
  ];
}

function lineAtFault(
  source: CheckedSource | null,
  index: number,
  { underlined, gutter }: { readonly underlined: boolean; readonly gutter: number },
  { width, style }: ReportLayout,
): string[] {
  const span = source?.spans[index] ?? null;
  if (source === null || span === null) return [];
  const excerpt = excerptOf(source.lines, span, width - gutter - 7);
  if (excerpt.text.trim() === '') return [];
  const number = String(excerpt.line).padStart(gutter);
  const caret = style('caret', '^'.repeat(excerpt.length));
  return [
    `    ${style('dim', `${number} │`)} ${excerpt.text}`,
    // If only the line is known, underlining all of it would not help.
    ...(underlined
      ? [`    ${style('dim', `${' '.repeat(gutter)} │`)} ${' '.repeat(excerpt.before)}${caret}`]
      : []),
  ];
}

function advice(help: string, { width, style }: ReportLayout): string[] {
  return wrap(help, width - 6).map((part, i) => `    ${i === 0 ? style('help', '→') : ' '} ${part}`);
}

/** The path in the form of the file: the XPath without the root for XML, the pointer for JSON. */
function whereOf({ xpath, path }: Finding): string {
  const steps =
    xpath === null
      ? undefined
      : shorten(xpath, LONGEST_PLACE)
          .replace(/^\/\*\/?/, '')
          .replace(/\*\[name\(\)='([^']*)'\]/g, '$1');
  return visible(steps ?? shorten(path ?? '', LONGEST_PLACE));
}

function severityStyle({ severity }: Finding): Style {
  return severity === 'error' ? 'code' : severity;
}
