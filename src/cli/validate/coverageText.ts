/** `--explain-coverage`: lists below each report the codes checked fully, in part or not at all, with reasons. */
import type { Coverage, CoverageGap, RenderReportOptions } from '../../validate/index.ts';
import { messagesIn } from '../messages/index.ts';
import { terms } from '../terminal/layout.ts';

export async function coverageText(coverage: Coverage, options: RenderReportOptions): Promise<string> {
  const { language = 'it', width = 80, style = (_, text) => text } = options;
  const { ran, partial, skipped, reasons, details } = (await messagesIn(language)).coverage;
  const rows = (word: string, gaps: readonly CoverageGap[]): (readonly [string, string])[] =>
    byReason(gaps, ({ reason, detail = '' }) => details[detail] ?? reasons[reason]).map(
      ([sentence, codes], index) => [index === 0 ? word : '', `${sentence}: ${ranges(codes)}`],
    );
  const lines = terms(
    [
      ...(coverage.ran.length === 0 ? [] : [[ran, ranges(coverage.ran)] as const]),
      ...rows(partial, coverage.partial),
      ...rows(skipped, coverage.skipped),
    ],
    Math.min(width, WIDEST),
  );
  return `${lines
    .split('\n')
    .map((line) => style('dim', line))
    .join('\n')}\n\n`;
}

/** The maximum width of the report itself. */
const WIDEST = 120;

function byReason(
  gaps: readonly CoverageGap[],
  sentenceOf: (gap: CoverageGap) => string,
): readonly [sentence: string, codes: readonly string[]][] {
  const groups = new Map<string, string[]>();
  for (const gap of gaps) {
    const sentence = sentenceOf(gap);
    const codes = groups.get(sentence);
    if (codes === undefined) groups.set(sentence, [gap.code]);
    else codes.push(gap.code);
  }
  return [...groups];
}

/** Minimum number of consecutive codes written as a range. */
const ROW = 3;

/** Sorts codes and writes consecutive numbers as `00400–00403`. */
function ranges(codes: readonly string[]): string {
  const rows: string[][] = [];
  for (const code of [...codes].sort()) {
    const row = rows.at(-1);
    if (row !== undefined && Number(code) === Number(row.at(-1)) + 1) row.push(code);
    else rows.push([code]);
  }
  return rows.flatMap((row) => (row.length < ROW ? row : [`${row[0]}–${row.at(-1)}`])).join(', ');
}
