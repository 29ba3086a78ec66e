import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentOf, renderHtml, renderTerminal } from '../../src/render/index.ts';
import { parseInvoice, readInvoice } from '../../src/xml/index.ts';
import { SAMPLE } from '../support/sample.ts';
import { projectRoot } from '../support/shared.ts';

const file = (name: string): string => readFileSync(join(projectRoot, 'fixtures/valid', name), 'utf8');

type Entries = Readonly<Record<string, string>>;

/** The totals by their labels. */
function totals(xml: string, language: 'it' | 'en' = 'it'): Entries {
  const read = readInvoice(new TextEncoder().encode(xml));
  const invoice = read.ok ? read.invoice : read.partial;
  const section = contentOf(invoice as Parameters<typeof contentOf>[0], {
    language,
  }).documents[0]?.sections.find(({ id }) => id === 'totals');
  const entries = section?.kind === 'entries' ? section.entries : [];
  return Object.fromEntries(entries.map(({ label, value }) => [label, value.replace(/\s/g, ' ')]));
}

const inDocument = (more: string): string => SAMPLE.replace('</Numero>', `</Numero>${more}`);
const WITHHOLDING =
  '<DatiRitenuta><TipoRitenuta>RT01</TipoRitenuta><ImportoRitenuta>2.00</ImportoRitenuta><AliquotaRitenuta>20.00</AliquotaRitenuta><CausalePagamento>A</CausalePagamento></DatiRitenuta>';
const TOTAL = '<ImportoTotaleDocumento>10.40</ImportoTotaleDocumento>';

describe('the amount left to pay', () => {
  it.each<[what: string, xml: string, expected: Readonly<Record<string, string | undefined>>]>([
    ['without a total', SAMPLE, { 'Netto a pagare': '10,40 €', Ritenute: undefined }],
    [
      'less what is withheld',
      inDocument(WITHHOLDING + TOTAL),
      { Ritenute: '-2,00 €', 'Netto a pagare': '8,40 €' },
    ],
    [
      'where the total is stated net already',
      inDocument(`${WITHHOLDING}<ImportoTotaleDocumento>8.40</ImportoTotaleDocumento>`),
      { Ritenute: undefined, 'Netto a pagare': '8,40 €' },
    ],
    [
      'less the VAT of a split payment',
      file('FPA12-split-payment.xml'),
      { 'IVA versata dal cliente (split payment)': '-319,00 €', 'Netto a pagare': '1.450,00 €' },
    ],
    [
      'of a credit note',
      SAMPLE.replace('>TD01<', '>TD04<'),
      { 'Netto a credito': '10,40 €', 'Netto a pagare': undefined },
    ],
    [
      'of a simplified invoice',
      file('FSM10-simple.xml'),
      { 'Netto a pagare': totals(file('FSM10-simple.xml'))['Totale documento'] },
    ],
    ['of what the buyer made out', SAMPLE.replace('>TD01<', '>TD17<'), { 'Netto a pagare': undefined }],
    [
      'where an amount is none',
      SAMPLE.replace('<Imposta>0.40<', '<Imposta>0,40<'),
      { 'Netto a pagare': undefined },
    ],
    [
      'where a withholding is none',
      inDocument(WITHHOLDING.replace('>2.00<', '>due<') + TOTAL),
      { 'Netto a pagare': undefined, 'Totale documento': '10,40 €' },
    ],
  ])('%s', (_, xml, expected) => {
    const found = totals(xml);
    for (const [label, value] of Object.entries(expected)) expect(found[label], label).toBe(value);
  });

  it('is in every output format', () => {
    const content = contentOf(parseInvoice(inDocument(WITHHOLDING + TOTAL)), { language: 'en' });
    for (const page of [renderTerminal(content), renderHtml(content)]) {
      expect(page).toContain('Amount due');
      expect(page).toContain('€8.40');
    }
  });

  it.each([[null], [{}], [{ dati_generali: 1 }], [{ dati_beni_servizi: { dati_riepilogo: [null] } }]])(
    'never throws: %j',
    (body) => {
      const invoice = { versione: 'FPR12', fattura_elettronica_body: [body] };
      expect(() => contentOf(invoice as unknown as Parameters<typeof contentOf>[0])).not.toThrow();
    },
  );
});

describe('documents that refer to a line', () => {
  const order =
    '<DatiOrdineAcquisto><RiferimentoNumeroLinea>1</RiferimentoNumeroLinea><IdDocumento>4500</IdDocumento><Data>2026-02-01</Data><NumItem>10</NumItem><CodiceCIG>Z123456789</CodiceCIG></DatiOrdineAcquisto>';
  const contract = '<DatiContratto><IdDocumento>C7</IdDocumento></DatiContratto>';
  const delivery =
    '<DatiDDT><NumeroDDT>88</NumeroDDT><DataDDT>2026-02-03</DataDDT><RiferimentoNumeroLinea>0001</RiferimentoNumeroLinea><RiferimentoNumeroLinea>9</RiferimentoNumeroLinea></DatiDDT>';
  const details = (more: string) => {
    const invoice = parseInvoice(SAMPLE.replace('</DatiGenerali>', `${more}</DatiGenerali>`));
    const lines = contentOf(invoice).documents[0]?.sections.find(({ id }) => id === 'lines');
    return lines?.kind === 'table' ? lines.rows.map((row) => row.details) : [];
  };

  it.each([
    [order, [{ label: 'Ordine di acquisto', value: '4500 del 01/02/2026, voce 10, CIG Z123456789' }]],
    // Without a line: it is about all of them.
    [contract, []],
    [delivery, [{ label: 'Documento di trasporto', value: '88 del 03/02/2026' }]],
  ])('%j', (more, expected) => expect(details(more)).toEqual([expected]));

  it('are listed next to it in order, and in their own tables too', () => {
    expect(details(order + contract + delivery)[0]?.map(({ label }) => label)).toEqual([
      'Ordine di acquisto',
      'Documento di trasporto',
    ]);
    const invoice = parseInvoice(SAMPLE.replace('</DatiGenerali>', `${order}${delivery}</DatiGenerali>`));
    expect(contentOf(invoice).documents[0]?.sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['lines', 'references', 'delivery-notes']),
    );
  });

  it('are limited in number', () => {
    const many = order.repeat(500).replaceAll('4500', 'x'.repeat(20));
    expect(details(many)[0]).toHaveLength(20);
  });
});
