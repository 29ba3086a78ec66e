/** Renders the content as one self-contained HTML file: no scripts, links, images or fonts. */
import { given } from '../../model/given.ts';
import type { Content, DocumentContent, Entry, Notice, Party, Section } from '../content/content.ts';
import { escaped } from './escape.ts';
import { STYLE_HASH, STYLE_SHEET } from './styleSheet.ts';
import { table } from './table.ts';

/** Prevents loading, running and sending anything, even if a page contained a reference. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;

/**
 * Renders a complete page, for paper (A4, repeated table headers) and for light and dark screens. The invoice's content
 * is plain text: markup is escaped, addresses are not links.
 *
 * @example
 * ```ts
 * import { readFile, writeFile } from 'node:fs/promises';
 * import { parseInvoice } from 'fattura';
 * import { contentOf, renderHtml } from 'fattura/render';
 *
 * // One page without scripts and without anything from elsewhere; all text of the invoice is escaped.
 * const html = renderHtml(contentOf(parseInvoice(await readFile('invoice.xml'))));
 * await writeFile('invoice.html', html);
 * console.log(html.startsWith('<!doctype html>')); // prints: true
 * ```
 */
export function renderHtml(content: Content): string {
  given('content', content, 'object');
  given('content.documents', content.documents, 'list');
  const { language, documents, notices } = content;
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="referrer" content="no-referrer">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Browsers must not offer to call or mail the numbers and addresses of an invoice.
    '<meta name="format-detection" content="telephone=no, email=no, address=no, date=no">',
    `<title>${escaped(pageTitle(content))}</title>`,
    `<style>${STYLE_SHEET}</style>`,
    '</head>',
    '<body>',
    '<main>',
    ...noticeList(notices),
    ...documents.map(article),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Returns the title of the page, which is also the file name of a print. */
function pageTitle({ documents }: Content): string {
  const [first] = documents;
  if (first === undefined) return 'FatturaPA';
  const more = documents.length > 1 ? ` (+${documents.length - 1})` : '';
  const name = first.parties[0]?.name ?? '';
  return `${first.title}${name === '' ? '' : ` – ${name}`}${more}`;
}

function noticeList(notices: readonly Notice[]): readonly string[] {
  if (notices.length === 0) return [];
  const items = notices.map(({ tone, code, text }) => {
    const head = code === undefined ? '' : `<strong>${escaped(code)}</strong> `;
    return `<li class="${tone}">${head}${escaped(text)}</li>`;
  });
  return ['<div class="notices" role="note">', '<ul>', ...items, '</ul>', '</div>'];
}

function article({ title, subtitle, parties, sections }: DocumentContent): string {
  return [
    '<article>',
    '<header>',
    `<h1>${escaped(title)}</h1>`,
    ...(subtitle.length === 0
      ? []
      : [`<ul class="subtitle">${subtitle.map((piece) => `<li>${escaped(piece)}</li>`).join('')}</ul>`]),
    ...(parties.length === 0 ? [] : ['<div class="parties">', ...parties.map(partyBlock), '</div>']),
    '</header>',
    ...sections.map(sectionBlock),
    '</article>',
  ].join('\n');
}

function partyBlock({ id, title, name, entries }: Party): string {
  return [
    `<div class="${escaped(id)}">`,
    `<h2>${escaped(title)}</h2>`,
    ...(name === '' ? [] : [`<p class="name">${escaped(name)}</p>`]),
    definitions(entries, 'party'),
    '</div>',
  ].join('\n');
}

function sectionBlock(section: Section): string {
  return [
    `<section class="${escaped(section.id)}">`,
    `<h2>${escaped(section.title)}</h2>`,
    body(section),
    '</section>',
  ].join('\n');
}

function body(section: Section): string {
  switch (section.kind) {
    case 'text':
      return section.paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n');
    case 'entries':
      return section.id === 'totals' ? totals(section.entries) : definitions(section.entries, 'entries');
    case 'table':
      return table(section);
  }
}

function definitions(entries: readonly Entry[], style: 'party' | 'entries'): string {
  const pairs = entries.map(({ label, value }) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`);
  return pairs.length === 0 ? '' : `<dl class="${style}">\n${pairs.join('\n')}\n</dl>`;
}

function totals(entries: readonly Entry[]): string {
  const rows = entries.map(({ label, value, strong }) => {
    const row = strong === true ? '<tr class="strong">' : '<tr>';
    return `${row}<th scope="row">${escaped(label)}</th><td class="end">${escaped(value)}</td></tr>`;
  });
  return `<table class="totals">\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`;
}
