/** The facts about a document, as name and value pairs. */
import { coded } from '../badge.ts';
import { day, money } from '../format.ts';
import { type Html, html, type Part } from '../html.ts';
import type { Words } from '../words/words.ts';
import type { ShownDocument } from './load.ts';

export function facts({ row, company, counterpart }: ShownDocument, words: Words): Html {
  const { document, language } = words;
  const pairs: readonly (readonly [string, Part])[] = [
    [document.counterpart, counterpart],
    [document.total, money(row.gross_amount, row.currency, language)],
    [document.vat, money(row.vat_amount, row.currency, language)],
    [document.date, day(row.creation_date, language)],
    [document.type, coded('DocumentType', row.type, words)],
    [document.direction, coded('DocumentDirection', row.direction, words)],
    [document.format, row.format === null ? null : html`<span class="mono">${row.format}</span>`],
    [document.company, company.name],
    [document.file, row.file_name === null ? null : html`<span class="mono">${row.file_name}</span>`],
    [document.delivered, row.delivery_date === null ? null : day(row.delivery_date, language)],
    [document.externalId, row.external_id],
    [document.notes, row.notes],
    [document.id, html`<span class="mono">${row.id}</span>`],
  ];
  return html`<dl class="facts">
${pairs.map(
  ([label, value]) => value !== null && value !== '' && html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`,
)}
</dl>`;
}
