/** The report for people: a file a block, a finding a paragraph, calm at 80 columns. */

import { visible } from '../../model/visible.ts';
import type { CheckedSource } from '../check.ts';
import type { FileReport, Language, Verdict } from '../finding.ts';
import { catalogue } from '../judge/catalogue.ts';
import type { Summary } from '../report.ts';
import { reportWords } from '../sentences.ts';
import type { ValidateOptions } from '../validateOptions.ts';
import type { ReportFormatter } from './format.ts';
import { alikeParagraph, findingParagraph, type Page } from './paragraph.ts';
import { plain, type Stylist } from './style.ts';
import { widthOf, wrap } from './wrap.ts';

export interface TextOptions {
  /** Default `it`. */
  readonly language?: Language;
  /** Columns; default 80. */
  readonly width?: number;
  /** Colours; default none. */
  readonly style?: Stylist;
  /** Say nothing of a file without errors and warnings. */
  readonly quiet?: boolean;
  /** What the check was limited to, for the sentence under the summary. */
  readonly only?: ValidateOptions['only'];
}

const WIDTH = 80;

/** Text is not made wider than this: long lines are hard to read. */
const WIDEST = 120;
const NARROWEST = 40;

/** Findings of one kind that are shown whole; an invoice of 500 lines often has one mistake 500 times. */
const SHOWN_ALIKE = 5;

const JUDGED = catalogue.filter(({ rule, needs }) =>
  rule === undefined ? needs === 'structure' : rule.needs !== 'registry',
).length;
const CODES = { judged: JUDGED, beyond: catalogue.length - JUDGED };

const MARKS: Readonly<Record<Verdict, string>> = { valid: '✓', rejected: '✗', unreadable: '?' };

/**
 * One file: a line with the verdict, then its findings. Ends with a line break; empty when there is nothing to say.
 * Findings that repeat others in other lines of the invoice are shown five times, then their lines are listed.
 * @param source What `validateAndRead` gave with the report; without it the lines at fault are not shown.
 */
export function renderFileText(
  report: FileReport,
  source: CheckedSource | null,
  options: TextOptions = {},
): string {
  // A note needs no attention.
  if (options.quiet === true && report.findings.every(({ severity }) => severity === 'info')) return '';
  const page = pageOf(options);
  const lines = heading(report, page);
  const gutter = Math.max(3, ...report.findings.map(({ line }) => String(line ?? '').length));
  for (const [first, ...others] of groupsOf(report)) {
    if (others.length === 0) {
      lines.push('', ...findingParagraph(report, first, source, gutter, page));
    } else {
      lines.push('', ...alikeParagraph(report, [first, ...others], page));
    }
  }
  if (report.omitted > 0) lines.push('', `  ${page.words.omitted({ count: report.omitted })}`);
  if (report.findings.length > 0 || report.omitted > 0) lines.push('');
  return `${lines.join('\n')}\n`;
}

/** The last lines: how many files and findings, and what was not checked. */
export function renderSummaryText(summary: Summary, options: TextOptions = {}): string {
  const { words, width, style } = pageOf(options);
  const counts = [words.files(summary), words.findings(summary)].filter((part) => part !== '').join(' · ');
  // Where nothing could be read, nothing was checked.
  const asked = options.only === 'structure' ? 'structure' : 'all';
  const scope = summary.files > summary.unreadable ? wrap(words.scope({ only: asked, ...CODES }), width) : [];
  const lines = [counts, ...scope.map((line) => style('dim', line))];
  return `${lines.join('\n')}\n`;
}

function pageOf(options: TextOptions): Page {
  return {
    words: reportWords(options.language ?? 'it'),
    width: Math.min(WIDEST, Math.max(NARROWEST, options.width ?? WIDTH)),
    style: options.style ?? plain,
  };
}

function heading(report: FileReport, { words, width, style }: Page): string[] {
  const { verdict, kind, stages, findings, omitted, omittedWarnings } = report;
  const word =
    verdict === 'valid' && stages.controls === 'skipped' ? words.structureOnly : words.verdict[verdict];
  const count = (severity: string): number => findings.filter((one) => one.severity === severity).length;
  const counts = words.findings({
    errors: count('error') + omitted - omittedWarnings,
    warnings: count('warning') + omittedWarnings,
  });
  const status = [kind ?? '', word, counts].filter((part) => part !== '').join(' · ');
  const file = visible(report.file);
  const mark = style(verdict, MARKS[verdict]);
  const name = style('file', file);
  return widthOf(file) + widthOf(status) + 4 <= width
    ? [`${mark} ${name}  ${style('dim', status)}`]
    : [`${mark} ${name}`, `  ${style('dim', status)}`];
}

/** Indexes of findings: each of its own, and at the end what repeats others, together. */
function groupsOf({ findings }: FileReport): [number, ...number[]][] {
  const seen = new Map<string, number[]>();
  const alone: [number][] = [];
  for (const [index, { code, id, xpath, path, line, message }] of findings.entries()) {
    const place = (xpath ?? path)?.replace(/\[\d+\]|\/\d+(?=\/|$)/g, '');
    // Findings of another engine have no place in the invoice: only the same words are alike.
    const key = `${code} ${id} ${place ?? message}`;
    const same = seen.get(key) ?? [];
    seen.set(key, same);
    same.push(index);
    if (same.length <= SHOWN_ALIKE || line === null) alone.push([index]);
  }
  const repeated = [...seen.values()].flatMap((same): [number, ...number[]][] => {
    const rest = same.slice(SHOWN_ALIKE).filter((index) => findings[index]?.line !== null);
    const [first, ...others] = rest;
    return first === undefined ? [] : [[first, ...others]];
  });
  return [...alone, ...repeated];
}

export const textFormat: ReportFormatter = {
  mediaType: 'text/plain',
  separator: '',
  machine: null,
  start: () => '',
  file: renderFileText,
  end: ({ summary }, options) => renderSummaryText(summary, options),
};
