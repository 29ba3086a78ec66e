/** Facts of a document: its amounts with a rate, and what at least one line of it has. */
import { describe, expect, it } from 'vitest';
import { type BodyFacts, isFirstOfType, type TaxedAmount } from '../../src/domain/facts/body.ts';
import { NO_CIRCUMSTANCES } from '../../src/domain/facts/circumstances.ts';
import { factsOf } from '../../src/domain/facts/file.ts';
import type { Invoice } from '../../src/model/index.ts';

type Format = 'FPR12' | 'FSM10';

function bodiesOf(versione: Format, ...fattura_elettronica_body: object[]): readonly BodyFacts[] {
  return factsOf({ versione, fattura_elettronica_body } as unknown as Invoice, NO_CIRCUMSTANCES).bodies;
}

function bodyOf(versione: Format, body: object): BodyFacts {
  return bodiesOf(versione, body)[0] as BodyFacts;
}

const line = (more: object = {}) => ({ prezzo_totale: '1.00', aliquota_iva: '22.00', ...more });
const withLines = (...dettaglio_linee: object[]) => ({ dati_beni_servizi: { dettaglio_linee } });
const withDocument = (dati_generali_documento: object) => ({ dati_generali: { dati_generali_documento } });

const BODY = '/fattura_elettronica_body/0';

const second = line({ aliquota_iva: '0.00', natura: 'N1', prezzo_totale: '-2.50' });
const fund = { aliquota_iva: '4.00', natura: 'N4', importo_contributo_cassa: '3.00' };
const summary = { aliquota_iva: '10.00', natura: 'N2.1', imponibile_importo: '4.00' };

/** The second of two amounts. */
const AMOUNTS: readonly [
  kind: TaxedAmount['what'],
  format: Format,
  body: object,
  list: 'lines' | 'cassa' | 'summaries',
  expected: object,
  place: string,
][] = [
  [
    'line',
    'FPR12',
    withLines(line(), second),
    'lines',
    {
      rate: 0,
      rateText: '0.00',
      natura: 'N1',
      amountText: '-2.50',
      line: second,
      cassa: null,
      summary: null,
    },
    '/dati_beni_servizi/dettaglio_linee',
  ],
  [
    'cassa',
    'FPR12',
    withDocument({ dati_cassa_previdenziale: [{}, fund] }),
    'cassa',
    { rate: 400, rateText: '4.00', natura: 'N4', amountText: '3.00', line: null, cassa: fund, summary: null },
    '/dati_generali/dati_generali_documento/dati_cassa_previdenziale',
  ],
  [
    'summary',
    'FPR12',
    { dati_beni_servizi: { dati_riepilogo: [{}, summary] } },
    'summaries',
    { rate: 1000, natura: 'N2.1', amountText: '4.00', line: null, cassa: null, summary },
    '/dati_beni_servizi/dati_riepilogo',
  ],
  [
    'item',
    'FSM10',
    { dati_beni_servizi: [{}, { dati_iva: { aliquota: '5.00' }, natura: 'N3.1', importo: '5.00' }] },
    'lines',
    {
      rate: 500,
      rateText: '5.00',
      natura: 'N3.1',
      amountText: '5.00',
      line: null,
      cassa: null,
      summary: null,
    },
    '/dati_beni_servizi',
  ],
];

it.each(AMOUNTS)('a %s', (what, format, body, list, expected, place) => {
  const facts = bodyOf(format, body);
  const found = facts[list];
  const path = `${BODY}${place}/1`;
  expect(found).toHaveLength(2);
  expect(found[1]).toMatchObject({ body: facts, what, index: 1, ...expected });
  expect(found[1]?.path).toBe(path);
  expect(found[1]?.naturaPath).toBe(`${path}/natura`);
  expect(found[1]?.ratePath).toBe(`${path}${what === 'item' ? '/dati_iva/aliquota' : '/aliquota_iva'}`);
});

it.each<[string, format: Format, body: object]>([
  ['line', 'FPR12', withLines({})],
  ['item without VAT', 'FSM10', { dati_beni_servizi: [{}] }],
  ['item that states the tax', 'FSM10', { dati_beni_servizi: [{ dati_iva: { imposta: '1.00' } }] }],
])('a %s without a rate', (_, format, body) => {
  expect(bodyOf(format, body).lines[0]).toMatchObject({ rate: null, natura: null });
});

describe('what at least one line has', () => {
  const NONE = {
    natura: false,
    zeroRate: false,
    discount: false,
    ritenuta: false,
    altriDatiGestionali: false,
    period: false,
  };
  const simplified = (item: object) => ({ dati_beni_servizi: [{}, item] });

  it.each<[string, format: Format, body: object, found: object]>([
    ['nothing', 'FPR12', withLines(line(), line()), {}],
    ['a Natura', 'FPR12', withLines(line({ natura: 'N1' }), line()), { natura: true }],
    ['the rate zero', 'FPR12', withLines(line({ aliquota_iva: '0.00' })), { zeroRate: true }],
    ['a discount', 'FPR12', withLines(line({ sconto_maggiorazione: [] })), { discount: true }],
    ['withholding', 'FPR12', withLines(line({ ritenuta: 'SI' })), { ritenuta: true }],
    ['other data', 'FPR12', withLines(line({ altri_dati_gestionali: [] })), { altriDatiGestionali: true }],
    ['a period', 'FPR12', withLines(line({ data_fine_periodo: '2026-01-01' })), { period: true }],
    ['nothing in the simplified format', 'FSM10', simplified({ dati_iva: { aliquota: '4.00' } }), {}],
    ['a Natura in the simplified format', 'FSM10', simplified({ natura: 'N1' }), { natura: true }],
    [
      'zero in the simplified format',
      'FSM10',
      simplified({ dati_iva: { aliquota: '0.00' } }),
      { zeroRate: true },
    ],
  ])('%s', (_, format, body, found) => {
    expect(bodyOf(format, body).some).toEqual({ ...NONE, ...found });
  });
});

describe.each<Format>(['FPR12', 'FSM10'])('an incomplete %s', (format) => {
  it.each<[string, object]>([
    ['nothing', {}],
    ['empty blocks', { dati_generali: {}, dati_beni_servizi: format === 'FSM10' ? [] : {} }],
    ['an empty document', withDocument({})],
    ['a day that is none', withDocument({ data: 'ieri' })],
  ])('with %s has empty facts', (_, body) => {
    const facts = bodyOf(format, body);
    expect(facts).toMatchObject({
      tipoDocumento: '',
      data: '',
      numero: '',
      lines: [],
      cassa: [],
      summaries: [],
    });
  });
});

it.each<Format>(['FPR12', 'FSM10'])('the document of an %s', (format) => {
  const document = { tipo_documento: 'TD01', data: '2026-03-02', numero: '7' };
  const [first, other] = bodiesOf(format, {}, withDocument(document));
  expect([first?.path, first?.index]).toEqual([BODY, 0]);
  expect(other).toMatchObject({
    path: '/fattura_elettronica_body/1',
    index: 1,
    tipoDocumento: 'TD01',
    data: '2026-03-02',
    numero: '7',
  });
  expect(other?.documentPath).toBe('/fattura_elettronica_body/1/dati_generali/dati_generali_documento');
});

it('the first document of each type', () => {
  const bodies = bodiesOf(
    'FPR12',
    ...['TD01', 'TD04', 'TD01', 'TD04', 'TD24'].map((tipo_documento) => withDocument({ tipo_documento })),
  );
  expect(bodies.map(isFirstOfType)).toEqual([true, true, false, false, true]);
  const elsewhere = bodyOf('FPR12', withDocument({ tipo_documento: 'TD99' }));
  expect(isFirstOfType({ ...elsewhere, file: { bodies: [] } } as never)).toBe(true);
});

it('sums and total are computed once', () => {
  const facts = bodyOf('FPR12', { ...withDocument({}), ...withLines(line()) });
  expect(facts.sums).toBe(facts.sums);
  expect(facts.total).toBe(facts.total);
  expect(facts.lines[0]?.amount).toBe(facts.lines[0]?.amount);
});
