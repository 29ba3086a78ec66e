/** The report for people: a block per file and a paragraph per finding, for 80 columns by default. */

import type { Language } from '../../model/language.ts';
import { visible } from '../../model/visible.ts';
import { catalogue } from '../engine/catalogue.ts';
import type { CheckedSource } from '../examine.ts';
import type { FileReport, Verdict } from '../finding.ts';
import type { Summary } from '../report.ts';
import { reportWords } from '../sentences.ts';
import type { ValidateOptions } from '../validateOptions.ts';
import type { ReportFormatter } from './format.ts';
import { alikeParagraph, findingParagraph, type ReportLayout } from './paragraph.ts';
import { plain, type Stylist } from './style.ts';
import { widthOf, wrap } from './wrap.ts';

export interface TextOptions {
  /** Default `it`. */
  readonly language?: Language;
  /** Columns; default 80. */
  readonly width?: number;
  /** Colours; default none. */
  readonly style?: Stylist;
  /** Omits files without errors and warnings. */
  readonly quiet?: boolean;
  /** The option `only` of the check, for the sentence under the summary. */
  readonly only?: ValidateOptions['only'];
}

const WIDTH = 80;

/** Maximum width, because long lines are hard to read. */
const WIDEST = 120;
const NARROWEST = 40;

/** Maximum number of findings of one kind shown in full: an invoice of 500 lines often has one error 500 times. */
const SHOWN_ALIKE = 5;

const DECIDED = catalogue.filter((one) =>
  one.rule === undefined
    ? one.needs === 'structure'
    : one.rule.needs !== 'registry' && one.rule.needs !== 'trust',
).length;
const CODES = { decided: DECIDED, beyond: catalogue.length - DECIDED };

const MARKS: Readonly<Record<Verdict, string>> = { valid: '✓', rejected: '✗', unreadable: '?' };

/**
 * Renders one file: a line with the verdict, then its findings. Ends with a line break; empty if there is nothing to
 * show. A finding that repeats on other lines of the invoice is shown five times, then the remaining lines are listed.
 * @param source The source from `validateAndRead`; without it, no source lines are shown.
 */
export function renderFileText(
  report: FileReport,
  source: CheckedSource | null,
  options: TextOptions = {},
): string {
  // Notes do not count for `quiet`.
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

/** The last lines: the number of files and findings, and the scope of the check. */
export function renderSummaryText(summary: Summary, options: TextOptions = {}): string {
  const { words, width, style } = pageOf(options);
  const counts = [words.files(summary), words.findings(summary)].filter((part) => part !== '').join(' · ');
  // If no file could be read, nothing was checked.
  const only = options.only === 'structure' ? 'structure' : 'all';
  const scope = summary.files > summary.unreadable ? wrap(words.scope({ only, ...CODES }), width) : [];
  const lines = [counts, ...scope.map((line) => style('dim', line))];
  return `${lines.join('\n')}\n`;
}

function pageOf(options: TextOptions): ReportLayout {
  return {
    words: reportWords(options.language ?? 'it'),
    width: Math.min(WIDEST, Math.max(NARROWEST, options.width ?? WIDTH)),
    style: options.style ?? plain,
  };
}

function heading(report: FileReport, { words, width, style }: ReportLayout): string[] {
  const { verdict, kind, envelope, stages, findings, omitted, omittedWarnings } = report;
  const usual = report.message === undefined ? words.verdict[verdict] : words.message[verdict];
  const isStructure =
    verdict === 'valid' &&
    stages.structure === 'pass' &&
    stages.controls === 'skipped' &&
    report.message === undefined;
  const word = isStructure ? words.structureOnly : usual;
  const count = (severity: string): number => findings.filter((one) => one.severity === severity).length;
  const counts = words.findings({
    errors: count('error') + omitted - omittedWarnings,
    warnings: count('warning') + omittedWarnings,
  });
  const status = [kind ?? '', word, kind === 'p7m' ? '' : signatureWord(envelope, words), counts]
    .filter((part) => part !== '')
    .join(' · ');
  const file = visible(report.file);
  const mark = style(verdict, MARKS[verdict]);
  const name = style('file', file);
  return widthOf(file) + widthOf(status) + 4 <= width
    ? [`${mark} ${name}  ${style('dim', status)}`]
    : [`${mark} ${name}`, `  ${style('dim', status)}`];
}

/** The signers of a file; empty for an unsigned file, and for a broken signature, which is a finding. */
function signatureWord(envelope: FileReport['envelope'], words: ReportLayout['words']): string {
  const signatures = envelope?.signatures ?? [];
  if (signatures.some(({ status }) => status === 'broken')) return '';
  if (signatures.some(({ status }) => status !== 'valid')) return words.unverified;
  const signers = new Set(signatures.map(({ signer }) => visible(signer ?? '?')));
  return signers.size === 0 ? '' : words.signedBy({ signers: [...signers] });
}

/** Groups of indexes of findings: single findings first, then repeated ones together. */
function groupsOf({ findings }: FileReport): [number, ...number[]][] {
  const seen = new Map<string, number[]>();
  const alone: [number][] = [];
  for (const [index, { code, id, xpath, path, line, message }] of findings.entries()) {
    const place = (xpath ?? path)?.replace(/\[\d+\]|\/\d+(?=\/|$)/g, '');
    // Findings of another engine have no path, so they are compared by message.
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
