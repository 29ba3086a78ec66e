/** The displayed content of European invoices: each value once, in both languages, in every medium. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentOfEuropean, type EuropeanInvoice, readEuropean } from '../../../src/convert/en16931/index.ts';
import { DOCUMENT_TYPES } from '../../../src/convert/en16931/rules/codeLists.ts';
import { type Content, type Entry, renderHtml, renderTerminal } from '../../../src/render/index.ts';
import { european } from '../../../src/text/european.ts';
import { europeanInvoice } from '../../support/europeanInvoice.ts';
import { describeShared, shared } from '../../support/shared.ts';

/** All texts of the content except labels and titles of sections. */
function valuesOf({ documents }: Content): readonly string[] {
  const values = (entries: readonly Entry[]): readonly string[] => entries.map(({ value }) => value);
  return documents.flatMap(({ title, subtitle, parties, sections }) => [
    title,
    ...subtitle,
    ...parties.flatMap(({ name, entries }) => [name, ...values(entries)]),
    ...sections.flatMap((section) => {
      if (section.kind === 'entries') return values(section.entries);
      if (section.kind === 'text') return section.paragraphs;
      return section.rows.flatMap(({ cells, details }) => [
        ...cells,
        ...details.flatMap(({ label, value }) => [label, value]),
      ]);
    }),
  ]);
}

/** Texts of the model that are shown as they are: names, notes, references. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^[\p{L}][^<>\s]{5,}$/u.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const entriesOf = (invoice: EuropeanInvoice, id: string, language: 'it' | 'en' = 'it') =>
  contentOfEuropean(invoice, { language }).documents[0]!.sections.find((section) => section.id === id);

describe('content', () => {
  it('has title, parties and the sections that are there', () => {
    const content = contentOfEuropean(europeanInvoice(), { language: 'en', root: 'Invoice' });
    const [document] = content.documents;
    expect(document).toMatchObject({
      title: 'Invoice no. 2026/7 of 2026-03-02',
      subtitle: ['380 · Invoice', 'EUR · Euro', 'Invoice'],
    });
    expect(document!.parties.map(({ id, name }) => [id, name])).toEqual([
      ['supplier', 'Bottega Larice S.r.l.'],
      ['customer', 'Locanda del Ponte'],
    ]);
    expect(document!.sections.map(({ id }) => id)).toEqual([
      'lines',
      'summary',
      'totals',
      'payment',
      'other',
    ]);
  });

  it.each(['it', 'en'] as const)(
    'has words for each kind of document that the standard allows: %s',
    (language) => {
      const allowed = Array.from({ length: 1000 }, (_, code) => `${code}`).filter((code) =>
        DOCUMENT_TYPES.has(code),
      );
      expect(Object.keys(european.in(language).documents)).toEqual(allowed);
    },
  );

  it('formats numbers, dates and amounts by language', () => {
    const row = {
      kind: 'table',
      rows: [{ cells: ['1', 'Sedia in faggio', '4', 'pz', '25,00', '22%\u00a0S', '100,00 €'] }],
    };
    expect(entriesOf(europeanInvoice(), 'lines')).toMatchObject(row);
    const due = entriesOf(europeanInvoice(), 'payment', 'en');
    expect(due?.kind === 'entries' && due.entries[0]?.value).toBe('2026-04-01');
  });

  it('shows malformed values as written', () => {
    const invoice = europeanInvoice();
    invoice.totals.gross = 'much';
    invoice.issueDate = 'yesterday';
    const values = valuesOf(contentOfEuropean(invoice)).join(' ');
    expect(values).toContain('much');
    expect(values).toContain('yesterday');
  });

  it('data of the AgID profile have a section of their own', () => {
    const invoice = { ...europeanInvoice(), extension: { regime: 'RF01', withholdingTotal: '20.00' } };
    expect(entriesOf(invoice, 'italian')).toMatchObject({
      entries: [{ value: 'RF01' }, { value: '20,00 €' }],
    });
  });
});

const folder = join(shared.official, 'en16931/examples');

describeShared('the official examples', () => {
  const files = shared.present
    ? readdirSync(folder).flatMap((set) => readdirSync(join(folder, set)).map((file) => `${set}/${file}`))
    : [];

  it.each(files)('%s: every text is shown, as terminal text and HTML', (name) => {
    const { invoice, root } = readEuropean(readFileSync(join(folder, name)));
    const content = contentOfEuropean(invoice, { root });
    const shown = valuesOf(content).join('\n').replace(/\s+/g, ' ');
    const { documents, ...rest } = invoice;
    const named = (documents ?? []).map(({ content: _, ...others }) => others);
    for (const text of textsOf([rest, named])) expect(shown).toContain(text);
    expect(renderTerminal(content).length).toBeGreaterThan(500);
    expect(renderHtml(content)).toContain('</html>');
  });
});
