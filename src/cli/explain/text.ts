/** Renders the explanation of a code as text. */
import { allFields } from '../../model/index.ts';
import {
  type CodeExplanation,
  type CodeSample,
  controlAddress,
  type ExplainedRule,
  type Language,
  type RuleDoc,
  visible,
} from '../../validate/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { stylist } from '../terminal/colour.ts';
import { paragraph, wrap } from '../terminal/layout.ts';
import { decisionOf } from './decided.ts';
import { sampleText } from './samples.ts';

export interface TextLayout {
  readonly messages: Messages;
  readonly width: number;
  readonly style: ReturnType<typeof stylist>;
  /** The address of the documentation site; null if none is configured. */
  readonly documentation: string | null;
  readonly language: Language;
}

export function explanationText(one: CodeExplanation, layout: TextLayout): string {
  const { messages, width, style } = layout;
  switch (one.kind) {
    case 'own':
      return blocks([
        `${style('bold', one.code)} ${one.title}`,
        paragraph(one.when, width),
        section(messages.explain.remedy, indented(one.remedy, layout), layout),
      ]);
    case 'retired':
      return paragraph(`${one.code} ${one.why}`, width).replace(one.code, (code) => style('bold', code));
    default:
      return ruleText(one, layout);
  }
}

function ruleText(rule: ExplainedRule, layout: TextLayout): string {
  const { messages, width, style } = layout;
  const { explain } = messages;
  const title = paragraph(`${rule.code} ${rule.title}`, width).replace(rule.code, (code) =>
    style('bold', code),
  );
  const facts = [
    rule.kind === 'advice' ? explain.advice : '',
    rule.formats.join(', '),
    rule.level === null ? '' : explain.levels[rule.level],
    rule.since === null ? '' : explain.since(rule.since),
    explain.decided[decisionOf(rule)],
  ].filter((fact) => fact !== '');
  const head = `${title}\n${style('dim', paragraph(facts.join(' · '), width))}`;
  const { page } = rule;
  return blocks([
    head,
    ...(page === null ? [] : pageBlocks(page, layout)),
    fieldsBlock(rule, layout),
    addressBlock(rule.code, layout),
  ]);
}

/** Not wrapped: a broken address cannot be opened. */
function addressBlock(code: string, layout: TextLayout): string {
  const { documentation, language, messages } = layout;
  const address = documentation === null ? undefined : controlAddress(code, { documentation, language });
  return address === undefined ? '' : section(messages.explain.page, `  ${visible(address)}`, layout);
}

function pageBlocks(page: RuleDoc, layout: TextLayout): readonly string[] {
  const { messages, width } = layout;
  const { explain } = messages;
  const text = (name: string, words: string | undefined): string =>
    words === undefined ? '' : section(name, indented(words, layout), layout);
  const list = (name: string, items: readonly string[]): string =>
    items.length === 0
      ? ''
      : section(name, items.map((item) => indented(item, layout, '- ')).join('\n'), layout);
  return [
    paragraph(page.checks, width),
    text(explain.why, page.why),
    page.formula === undefined
      ? ''
      : section(
          explain.formula,
          page.formula
            .split('\n')
            .map((line) => indented(line, layout))
            .join('\n'),
          layout,
        ),
    text(explain.tolerance, page.tolerance),
    list(explain.exceptions, page.exceptions ?? []),
    sampleBlock(explain.wrong, page.wrong, page.right, '✗', layout),
    sampleBlock(explain.right, page.right, page.wrong, '✓', layout),
    text(explain.remedy, page.remedy),
    text(explain.undecided, page.undecided),
    text(explain.readings, page.readings),
    list(explain.sources, page.sources),
  ];
}

function sampleBlock(
  name: string,
  sample: CodeSample | undefined,
  other: CodeSample | undefined,
  mark: '✗' | '✓',
  layout: TextLayout,
): string {
  if (sample === undefined) return '';
  const { messages, style } = layout;
  const { kind, file, asOf, note } = sample;
  const about = [
    kind ?? '',
    file === undefined ? '' : visible(file),
    asOf === undefined ? '' : messages.explain.received(asOf),
  ].filter((part) => part !== '');
  const colour = mark === '✗' ? 'rejected' : 'valid';
  const xml = sampleText(sample.xml, other?.xml, mark, (line) => style(colour, line));
  return section(
    about.length === 0 ? name : `${name} (${about.join(', ')})`,
    [...(sample.xml === '' ? [] : [xml]), ...(note === undefined ? [] : [indented(note, layout)])].join('\n'),
    layout,
  );
}

/** Prevents a line break between a field's number and name; printed as a normal space. */
const TOGETHER = '\u00a0';

function fieldsBlock({ fields }: ExplainedRule, layout: TextLayout): string {
  const names = (numbers: readonly string[], kind: 'ordinary' | 'simplified'): string =>
    allFields(kind)
      .filter(({ number }) => numbers.includes(number))
      .map(({ number, name }) => `${number}${TOGETHER}${name}`)
      .join(', ');
  const lines = [
    names(fields.ordinary, 'ordinary'),
    fields.simplified.length === 0 ? '' : `FSM10: ${names(fields.simplified, 'simplified')}`,
  ].filter((line) => line !== '');
  return lines.length === 0
    ? ''
    : section(
        layout.messages.explain.fields,
        lines.map((line) => indented(line, layout).replaceAll(TOGETHER, ' ')).join('\n'),
        layout,
      );
}

function section(name: string, body: string, { style }: TextLayout): string {
  return body === '' ? '' : `${style('bold', name)}\n${body}`;
}

/** Wraps text with an indent of two; continuation lines align after the bullet. */
function indented(text: string, { width }: TextLayout, bullet = ''): string {
  return wrap(text, width - 2 - bullet.length)
    .map((line, index) => `  ${index === 0 ? bullet : ' '.repeat(bullet.length)}${line}`)
    .join('\n');
}

function blocks(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}
