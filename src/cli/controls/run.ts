/** `fattura controls [CODE|WORD]`: lists codes and how far each can be decided from a file. */
import { completeLanguages } from '../../model/index.ts';
import {
  adviceCodes,
  type CodeSummary,
  isAdvice,
  type Language,
  ruleTitle,
  sdiCodes,
  widthOf,
} from '../../validate/index.ts';
import { UsageError } from '../command/usageError.ts';
import { DECISIONS, decisionOf } from '../explain/decided.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { visibleJson } from '../output/sanitize.ts';
import { ExitCode } from '../process/exitCode.ts';
import { stylist } from '../terminal/colour.ts';
import { fold } from '../terminal/fold.ts';
import { readableWidth, terms, wrap } from '../terminal/layout.ts';
import type { ControlsCall } from './definition.ts';

export async function run(call: ControlsCall): Promise<number> {
  const [operand] = call.operands;
  const found = operand === undefined ? everyCode() : findCodes(operand);
  const text =
    call.options.format === 'json'
      ? visibleJson(
          JSON.stringify(
            found.map((one) => toJson(one, call.language)),
            null,
            2,
          ),
        )
      : tables(found, {
          messages: await messagesIn(call.language),
          language: call.language,
          width: readableWidth(call.io.stdout.columns),
          bold: (term) => stylist(call.colour)('bold', term),
        });
  await call.io.stdout.write(`${text}\n`);
  return ExitCode.ok;
}

interface Layout {
  readonly messages: Messages;
  readonly language: Language;
  readonly width: number;
  readonly bold: (text: string) => string;
}

function everyCode(): readonly CodeSummary[] {
  return [...sdiCodes, ...adviceCodes];
}

/**
 * Finds codes by exact code, by prefix with or without leading zeros, or by part of the title in Italian or English, in
 * this order; the first match decides.
 * @throws UsageError if nothing matches.
 */
export function findCodes(operand: string): readonly CodeSummary[] {
  const needle = fold(operand.trim());
  const fits: readonly ((one: CodeSummary) => boolean)[] = [
    ({ code }) => fold(code) === needle || withoutZeros(code) === needle,
    ({ code }) => needle !== '' && (fold(code).startsWith(needle) || withoutZeros(code).startsWith(needle)),
    ({ code }) =>
      needle !== '' &&
      completeLanguages.some((language) => fold(ruleTitle(code, language) ?? '').includes(needle)),
  ];
  const all = everyCode();
  for (const fit of fits) {
    const found = all.filter(fit);
    if (found.length > 0) return found;
  }
  throw new UsageError(({ controls }, nearest) =>
    controls.nothing(
      operand,
      nearest(
        operand,
        all.map(({ code }) => code),
      ),
    ),
  );
}

function withoutZeros(code: string): string {
  return fold(code).replace(/^0+/, '');
}

function toJson(summary: CodeSummary, language: Language): unknown {
  const { code, formats, decided, needs, level, since } = summary;
  return {
    code,
    kind: isAdvice(code) ? 'advice' : 'control',
    title: ruleTitle(code, language),
    formats,
    decided,
    needs,
    level,
    since,
  };
}

function tables(found: readonly CodeSummary[], layout: Layout): string {
  const { messages, width } = layout;
  const { controls, explain } = messages;
  const ofSdi = found.filter((one) => !isAdvice(one.code));
  const ofOurs = found.filter((one) => isAdvice(one.code));
  const used = DECISIONS.filter((decision) => ofSdi.some((one) => decisionOf(one) === decision));
  return [
    table(controls.sdi(ofSdi.length), ofSdi, (one) => controls.decided[decisionOf(one)], layout),
    ofSdi.length === 0
      ? ''
      : terms(
          used.map((decision) => [controls.decided[decision], explain.decided[decision]] as const),
          width,
        ),
    table(
      controls.advice(ofOurs.length),
      ofOurs,
      ({ level }) => (level === null ? '' : explain.levels[level]),
      layout,
    ),
    wrap(controls.hint, width).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** One row per code; a long title is wrapped within its column. */
function table(
  heading: string,
  codes: readonly CodeSummary[],
  last: (one: CodeSummary) => string,
  { messages, language, width, bold }: Layout,
): string {
  if (codes.length === 0) return '';
  const rows = codes.map((one) => ({
    code: one.code,
    title: ruleTitle(one.code, language) ?? '',
    formats: one.formats.length === 3 ? messages.controls.allFormats : one.formats.join(' '),
    last: last(one),
  }));
  const widest = (name: 'code' | 'formats' | 'last'): number =>
    Math.max(...rows.map((row) => widthOf(row[name])));
  const room = Math.max(20, width - 8 - widest('code') - widest('formats') - widest('last'));
  const titles = Math.min(room, Math.max(...rows.map(({ title }) => widthOf(title))));
  const lines = rows.flatMap((row) => {
    const [first = '', ...rest] = wrap(row.title, titles);
    const gap = ' '.repeat(widest('code') - widthOf(row.code));
    const title = first.padEnd(titles);
    const formats = row.formats.padEnd(widest('formats'));
    return [
      `  ${bold(row.code)}${gap}  ${title}  ${formats}  ${row.last}`.trimEnd(),
      ...rest.map((line) => `  ${' '.repeat(widest('code'))}  ${line}`),
    ];
  });
  return [bold(heading), ...lines].join('\n');
}
