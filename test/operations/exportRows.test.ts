import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { Decimal } from '../../src/model/decimal.ts';
import { type ExportedRows, type ExportRow, exportColumns, exportRows } from '../../src/operations/index.ts';
import { parseInvoice, readInvoice } from '../../src/xml/index.ts';
import { fixture } from '../cli/fixtures.ts';
import { corpusBytes, corpusInvoices } from '../support/corpus.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

const KINDS: readonly ExportedRows[] = ['invoices', 'lines', 'summaries', 'payments'];

const rowsOf = (text: string, rows: ExportedRows): readonly ExportRow[] => [
  ...exportRows([parseInvoice(text)], { rows }),
];

/** A row without its null values. */
const told = (row: ExportRow | undefined): ExportRow =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== null));

const DOCUMENT = {
  corpo: 1,
  tipo_documento: 'TD01',
  numero: '7',
  data: '2026-03-02',
  divisa: 'EUR',
  cedente_id_fiscale_iva: 'IT12345678903',
  cedente_denominazione: 'Forno del Borgo',
  cessionario_codice_fiscale: 'RSSMRA80A01H501U',
  cessionario_denominazione: 'Mario Rossi',
};

describe('an ordinary invoice', () => {
  it('as a row', () => {
    expect(rowsOf(SAMPLE, 'invoices').map(told)).toEqual([
      {
        ...DOCUMENT,
        versione: 'FPR12',
        progressivo_invio: 'A1',
        codice_destinatario: 'ABC1234',
        cedente_regime_fiscale: 'RF01',
        cedente_comune: 'Siena',
        cedente_provincia: 'SI',
        cedente_nazione: 'IT',
        cessionario_comune: 'Siena',
        cessionario_provincia: 'SI',
        cessionario_nazione: 'IT',
        imponibile_importo: '10.00',
        imposta: '0.40',
        numero_linee: 1,
        numero_allegati: 0,
      },
    ]);
  });

  it('as lines and summaries', () => {
    expect(rowsOf(SAMPLE, 'lines').map(told)).toEqual([
      {
        ...DOCUMENT,
        numero_linea: '1',
        descrizione: 'Pane',
        prezzo_unitario: '10.00',
        prezzo_totale: '10.00',
        aliquota_iva: '4.00',
      },
    ]);
    expect(rowsOf(SAMPLE, 'summaries').map(told)).toEqual([
      { ...DOCUMENT, aliquota_iva: '4.00', imponibile_importo: '10.00', imposta: '0.40' },
    ]);
    expect(rowsOf(SAMPLE, 'payments')).toEqual([]);
  });

  it('as payments, each with the terms around it', () => {
    const detail = (date: string): string =>
      `<DettaglioPagamento><ModalitaPagamento>MP05</ModalitaPagamento><GiorniTerminiPagamento>30</GiorniTerminiPagamento><DataScadenzaPagamento>${date}</DataScadenzaPagamento><ImportoPagamento>5.20</ImportoPagamento></DettaglioPagamento>`;
    const block = (terms: string, ...dates: readonly string[]): string =>
      `<DatiPagamento><CondizioniPagamento>${terms}</CondizioniPagamento>${dates.map(detail).join('')}</DatiPagamento>`;
    const text = sampleWith(
      '  </FatturaElettronicaBody>',
      `${block('TP01', '2026-04-01', '2026-05-01')}${block('TP02', '2026-06-01')}</FatturaElettronicaBody>`,
    );
    const rows = rowsOf(text, 'payments').map(
      ({ condizioni_pagamento, data_scadenza_pagamento, importo_pagamento, giorni_termini_pagamento }) => [
        condizioni_pagamento,
        data_scadenza_pagamento,
        importo_pagamento,
        giorni_termini_pagamento,
      ],
    );
    expect(rows).toEqual([
      ['TP01', '2026-04-01', '5.20', 30],
      ['TP01', '2026-05-01', '5.20', 30],
      ['TP02', '2026-06-01', '5.20', 30],
    ]);
  });

  it.each<[string, string, ExportedRows, string, string | number | null]>([
    [
      '<PrezzoTotale>',
      '<ScontoMaggiorazione><Tipo>SC</Tipo><Percentuale>10.00</Percentuale></ScontoMaggiorazione><ScontoMaggiorazione><Tipo>SC</Tipo><Percentuale>10.00</Percentuale></ScontoMaggiorazione><ScontoMaggiorazione><Tipo>MG</Tipo><Importo>2.00</Importo></ScontoMaggiorazione><PrezzoTotale>',
      'lines',
      'sconto_maggiorazione',
      'SC 10.00% SC 10.00% MG 2.00',
    ],
    [
      '<Descrizione>',
      '<CodiceArticolo><CodiceTipo>EAN</CodiceTipo><CodiceValore>8001</CodiceValore></CodiceArticolo><CodiceArticolo><CodiceTipo>SSC</CodiceTipo><CodiceValore>A 7</CodiceValore></CodiceArticolo><Descrizione>',
      'lines',
      'codice_articolo',
      'EAN:8001 SSC:A 7',
    ],
    ['</Numero>', '</Numero><Causale>Uno</Causale><Causale>Due</Causale>', 'invoices', 'causale', 'Uno Due'],
    [
      '</DatiGeneraliDocumento>',
      '</DatiGeneraliDocumento><DatiOrdineAcquisto><IdDocumento>1</IdDocumento><CodiceCIG>A1</CodiceCIG></DatiOrdineAcquisto><DatiContratto><IdDocumento>2</IdDocumento><CodiceCUP>C1</CodiceCUP><CodiceCIG>A1</CodiceCIG></DatiContratto>',
      'invoices',
      'codice_cig',
      'A1',
    ],
    [
      '<DatiRiepilogo>',
      '<DatiRiepilogo><AliquotaIVA>22.00</AliquotaIVA><ImponibileImporto>-0.3</ImponibileImporto><Imposta>-0.07</Imposta></DatiRiepilogo><DatiRiepilogo>'.replace(
        '-0.3<',
        '-0.30<',
      ),
      'invoices',
      'imponibile_importo',
      '9.70',
    ],
  ])('%# has %s %s', (from, to, rows, column, value) => {
    expect(rowsOf(sampleWith(from, to), rows)[0]?.[column]).toBe(value);
  });
});

describe('a simplified invoice', () => {
  it('has its parties, its lines with VAT included, and their sum', () => {
    const invoice = parseInvoice(fixture.simplified);
    const items = invoice.fattura_elettronica_body[0]?.dati_beni_servizi as unknown as readonly {
      importo: string;
      descrizione: string;
    }[];
    const [row] = rowsOf(fixture.simplified, 'invoices');
    expect(row?.['importo_totale_documento']).toBe(
      items.reduce((sum, { importo }) => sum.plus(Decimal.parse(importo)!), Decimal.zero).toText(2),
    );
    expect([row?.['versione'], row?.['imponibile_importo'], row?.['numero_linee']]).toEqual([
      'FSM10',
      null,
      items.length,
    ]);
    expect(row?.['cedente_denominazione']).toEqual(expect.any(String));
    expect(row?.['cedente_regime_fiscale']).toMatch(/^RF/);
    for (const rows of ['lines', 'summaries'] as const) {
      expect(rowsOf(fixture.simplified, rows).map(({ importo }) => importo)).toEqual(
        items.map(({ importo }) => importo),
      );
    }
    expect(rowsOf(fixture.simplified, 'payments')).toEqual([]);
  });
});

describe('columns', () => {
  it.each(KINDS)('%s: every row has all columns, in order', (rows) => {
    const names = exportColumns(rows).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/);
    for (const text of [SAMPLE, fixture.simplified, fixture.valid])
      for (const row of rowsOf(text, rows)) expect(Object.keys(row)).toEqual(names);
  });

  it('start with the same columns, so that rows can be joined', () => {
    const heads = KINDS.map((rows) => exportColumns(rows).slice(0, 11));
    for (const head of heads) expect(head).toEqual(heads[0]);
  });
});

describe('invalid invoices', () => {
  it.each([
    [null],
    [{}],
    [{ fattura_elettronica_body: [{}] }],
    [{ fattura_elettronica_header: 3, fattura_elettronica_body: [7, null, { dati_beni_servizi: [null] }] }],
    [
      {
        fattura_elettronica_body: [{ dati_beni_servizi: { dettaglio_linee: ['x', { prezzo_totale: {} }] } }],
      },
    ],
  ])('%j gives rows of nulls', (value) => {
    for (const rows of KINDS) {
      for (const row of exportRows([value as never], { rows })) {
        expect(Object.values(row).filter((cell) => typeof cell === 'string')).toEqual([]);
      }
    }
  });

  it('a sum with an invalid amount is null', () => {
    const result = readInvoice(SAMPLE.replace('<ImponibileImporto>10.00<', '<ImponibileImporto>10,00<'));
    const partial = (result.ok ? null : result.partial) as never;
    expect([...exportRows([partial])][0]?.['imponibile_importo']).toBe(null);
  });
});

it('generates rows one at a time', () => {
  let taken = 0;
  function* many(): Generator<ReturnType<typeof parseInvoice>> {
    for (;;) {
      taken += 1;
      yield parseInvoice(SAMPLE);
    }
  }
  const rows = exportRows(many());
  rows.next();
  rows.next();
  expect(taken).toBe(2);
});

interface Parsed {
  readonly FatturaElettronicaBody: readonly {
    readonly DatiBeniServizi: { readonly DettaglioLinee: readonly Record<string, string>[] };
  }[];
}

/** The sums of line totals and the descriptions, from another parser. */
function secondOpinion(xml: string): readonly string[] {
  const parser = new XMLParser({
    removeNSPrefix: true,
    parseTagValue: false,
    isArray: (name) => name === 'FatturaElettronicaBody' || name === 'DettaglioLinee',
  });
  const root = Object.entries(parser.parse(xml) as Record<string, Parsed>).find(
    ([name]) => name === 'FatturaElettronica',
  );
  return (root?.[1].FatturaElettronicaBody ?? []).map((body) =>
    sumOf(body.DatiBeniServizi.DettaglioLinee.map((line) => line['PrezzoTotale'] ?? '')),
  );
}

const sumOf = (texts: readonly unknown[]): string =>
  texts.reduce<Decimal>((sum, text) => sum.plus(Decimal.parse(String(text).trim())!), Decimal.zero).toText(2);

describe('the sign of credit notes', () => {
  const credit = (total: string): string =>
    SAMPLE.replace('>TD01<', '>TD04<').replace(
      '</Numero>',
      `</Numero><ImportoTotaleDocumento>${total}</ImportoTotaleDocumento>`,
    );
  const AMOUNTS = ['imponibile_importo', 'imposta', 'importo_totale_documento'] as const;
  const amounts = (text: string, asStated = false) =>
    [...exportRows([parseInvoice(text)], { asStated })].map((row) => AMOUNTS.map((name) => row[name]));

  it.each<[what: string, text: string, asStated: boolean, expected: readonly (string | null)[]]>([
    ['an invoice', SAMPLE, false, ['10.00', '0.40', null]],
    ['a credit note', credit('10.40'), false, ['-10.00', '-0.40', '-10.40']],
    ['a credit note as stated', credit('10.40'), true, ['10.00', '0.40', '10.40']],
    ['one with its sign already', credit('-10.40'), false, ['10.00', '0.40', '-10.40']],
    ['one without a total', SAMPLE.replace('>TD01<', '>TD04<'), false, ['-10.00', '-0.40', null]],
    ['zero', credit('0.00'), false, ['-10.00', '-0.40', '0.00']],
    [
      'one without a total whose summary has a minus',
      SAMPLE.replace('>TD01<', '>TD04<')
        .replace('>10.00</Impo', '>-10.00</Impo')
        .replace('>0.40<', '>-0.40<'),
      false,
      ['-10.00', '-0.40', null],
    ],
  ])('%s', (_, text, asStated, expected) => expect(amounts(text, asStated)).toEqual([expected]));

  it('applies to prices and totals, not to rates', () => {
    const [row] = exportRows([parseInvoice(SAMPLE.replace('>TD01<', '>TD04<'))], { rows: 'lines' });
    expect(row).toMatchObject({ prezzo_unitario: '-10.00', prezzo_totale: '-10.00', aliquota_iva: '4.00' });
  });

  it('applies to a simplified credit note (TD08)', () => {
    const text = fixture.simplified.replace(/<TipoDocumento>TD\d\d</, '<TipoDocumento>TD08<');
    const stated = [...exportRows([parseInvoice(text)], { rows: 'lines', asStated: true })];
    const rows = [...exportRows([parseInvoice(text)], { rows: 'lines' })];
    expect(rows.map(({ importo }) => importo)).toEqual(stated.map(({ importo }) => `-${importo}`));
  });
});

describe.skipIf(corpusInvoices().length === 0)('the corpus', () => {
  it('has the same sums of lines as another parser', () => {
    let count = 0;
    for (const { file, kind } of corpusInvoices()) {
      const result = readInvoice(corpusBytes(file));
      if (!result.ok || kind === 'FSM10') continue;
      count += 1;
      const rows = [...exportRows([result.invoice], { rows: 'lines', asStated: true })];
      const sums = result.invoice.fattura_elettronica_body.map((_, index) =>
        sumOf(rows.filter(({ corpo }) => corpo === index + 1).map((row) => row['prezzo_totale'])),
      );
      expect(sums, file).toEqual(secondOpinion(result.source.text));
    }
    expect(count).toBeGreaterThan(50);
  });
});
