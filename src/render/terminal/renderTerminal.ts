/** Renders the content as text for a terminal or a text file. */
import { given } from '../../model/given.ts';
import { plain, type Style, type Stylist, wrap } from '../../validate/index.ts';
import type { Content, DocumentContent, Notice, Section } from '../content/content.ts';
import { beside, type Line, type TextLayout } from './columns.ts';
import { entryLines } from './entries.ts';
import { tableLines } from './table.ts';

/** Options of {@link renderTerminal}. */
export interface TerminalOptions {
  /** Width of the terminal in columns, limited to 40–120. Default: 80. */
  readonly width?: number;
  /** Styling of text. Default: plain. */
  readonly style?: Stylist;
}

const DEFAULT_WIDTH = 80;
const NARROWEST = 40;
/** Rows of numbers are hard to follow on wider pages. */
const WIDEST = 120;

const SEPARATOR = '  │  ';
/** A separator at the start or end of a line, where none is needed. */
const BROKEN_SEPARATOR = /^ *│ *| *│? *$/g;

/** Space between supplier and customer. */
const GUTTER = 4;

/**
 * Renders all documents of a file, one below the other; ends with a line break. No line exceeds the requested width,
 * and without a style there is no escape sequence, whatever the file contains.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { parseInvoice } from 'fattura';
 * import { contentOf, renderTerminal } from 'fattura/render';
 *
 * const content = contentOf(parseInvoice(await readFile('invoice.xml')), { language: 'it' });
 * console.log(renderTerminal(content, { width: 60 }).includes('Netto a pagare')); // prints: true
 * ```
 */
export function renderTerminal(content: Content, options: TerminalOptions = {}): string {
  given('content', content, 'object');
  given('content.documents', content.documents, 'list');
  given('options', options, 'object');
  const { width = DEFAULT_WIDTH, style = plain } = options;
  const page = { width: Math.min(Math.max(width, NARROWEST), WIDEST), style };
  const parties = new PartyLines(page);
  const parts = [
    ...(content.notices.length === 0 ? [] : [noticeLines(content.notices, page)]),
    ...content.documents.map((document) => documentLines(document, parties, page)),
  ];
  const rule = style('dim', '═'.repeat(page.width));
  return `${parts.map((lines) => lines.join('\n')).join(`\n\n${rule}\n\n`)}\n`;
}

const TONES: Readonly<Record<Notice['tone'], Style>> = { error: 'code', warning: 'warning', info: 'info' };

function noticeLines(notices: readonly Notice[], { width, style }: TextLayout): readonly string[] {
  return notices.flatMap(({ tone, code, text }) => {
    const head = code === undefined ? '' : `${code}  `;
    const [first = '', ...rest] = wrap(text, width - 2 - head.length);
    const indent = ' '.repeat(2 + head.length);
    return [
      `${style(TONES[tone], '▌')} ${code === undefined ? '' : `${style(TONES[tone], code)}  `}${first}`,
      ...rest.map((line) => `${indent}${line}`),
    ];
  });
}

function documentLines(document: DocumentContent, parties: PartyLines, page: TextLayout): readonly string[] {
  const { title, subtitle, sections } = document;
  const { width, style } = page;
  return [
    ...wrap(title, width).map((line) => style('file', line)),
    ...wrap(subtitle.join(SEPARATOR), width).map((line) => style('dim', line.replace(BROKEN_SEPARATOR, ''))),
    '',
    ...parties.of(document),
    ...sections.flatMap((section) => ['', ...sectionLines(section, page)]),
  ];
}

/** The parties of a lotto, which its documents share. */
class PartyLines {
  readonly #page: TextLayout;
  #parties: DocumentContent['parties'] | undefined;
  #lines: readonly string[] = [];

  constructor(page: TextLayout) {
    this.#page = page;
  }

  of(document: DocumentContent): readonly string[] {
    if (this.#parties !== document.parties) {
      this.#parties = document.parties;
      this.#lines = partyLines(document, this.#page);
    }
    return this.#lines;
  }
}

/** Renders parties in pairs, side by side if there is room. */
function partyLines({ parties }: DocumentContent, page: TextLayout): readonly string[] {
  const half = Math.floor((page.width - GUTTER) / 2);
  const isWide = half >= NARROWEST - GUTTER;
  const block = { ...page, width: isWide ? half : page.width };
  const blocks = parties.map(({ title, name, entries }) => [
    { text: title, style: 'dim' as const },
    ...wrap(name, block.width).map((text) => ({ text, style: 'file' as const })),
    ...entries.flatMap(({ label, value }) => hanging(`${label}: ${value}`, block)),
  ]);
  return beside(blocks, { columns: isWide ? 2 : 1, gap: GUTTER, page: block });
}

/** Indents continuation lines: in half a page, a separate column of labels would leave no room for values. */
function hanging(text: string, { width }: TextLayout): readonly Line[] {
  const [first = '', ...rest] = wrap(text, width);
  const others = wrap(rest.join(' '), width - 2);
  return [{ text: first }, ...(rest.length === 0 ? [] : others.map((line) => ({ text: `  ${line}` })))];
}

function sectionLines(section: Section, page: TextLayout): readonly string[] {
  const { width, style } = page;
  return [...wrap(section.title, width).map((line) => style('file', line)), ...bodyLines(section, page)];
}

function bodyLines(section: Section, page: TextLayout): readonly string[] {
  const { width, style } = page;
  switch (section.kind) {
    case 'text':
      return section.paragraphs.flatMap((paragraph) => wrap(paragraph, width - 2).map((line) => `  ${line}`));
    case 'entries': {
      const inner = { width: width - 2, style };
      const lines = entryLines(section.entries, inner, { align: section.id === 'totals' ? 'end' : 'start' });
      return lines.map((line) => `  ${line.style === undefined ? line.text : style(line.style, line.text)}`);
    }
    case 'table':
      return tableLines(section, page);
  }
}
