/** The number of lines of real files: correct ones have no findings, and a wrong one is found in its place. */
import { describe, expect, it } from 'vitest';
import { type OrdinaryInvoice, validate, writeInvoice } from '../../../src/index.ts';
import { baseInvoice } from '../../support/ruleInvoice.ts';

const LINES = 9_000;
const LAST = '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/8999';

type Line =
  OrdinaryInvoice['fattura_elettronica_body'][number]['dati_beni_servizi']['dettaglio_linee'][number];

/** Lines of one euro at 22 %, and all resulting amounts; `change` applies to the last line. */
function invoiceOf(change: Partial<Line> = {}, rateOf: (index: number) => string = () => '22.00'): string {
  const invoice = structuredClone(baseInvoice('FPR12')) as OrdinaryInvoice;
  const body = invoice.fattura_elettronica_body[0]!;
  const lines = Array.from({ length: LINES }, (_, index) => ({
    numero_linea: String(index + 1),
    descrizione: 'Vite',
    quantita: '100.00',
    prezzo_unitario: '0.01',
    prezzo_totale: '1.00',
    aliquota_iva: rateOf(index),
  }));
  lines[LINES - 1] = { ...lines[LINES - 1]!, ...change };
  body.dati_beni_servizi = {
    dettaglio_linee: lines,
    dati_riepilogo: [{ aliquota_iva: '22.00', imponibile_importo: '9000.00', imposta: '1980.00' }],
  };
  body.dati_generali.dati_generali_documento.importo_totale_documento = '10980.00';
  body.dati_pagamento![0]!.dettaglio_pagamento[0]!.importo_pagamento = '10980.00';
  return writeInvoice(invoice);
}

function found(xml: string): readonly string[] {
  return validate(xml, { only: 'controls' }).findings.map(({ code, path }) => `${code} ${path}`);
}

describe('9,000 lines', () => {
  it('have no findings if they are correct', () => {
    expect(validate(invoiceOf(), { asOf: '2026-06-15' })).toMatchObject({ verdict: 'valid', findings: [] });
  });

  it.each<[string, Partial<Line>, readonly string[]]>([
    ['a wrong total', { prezzo_totale: '1.02' }, [`00423 ${LAST}/prezzo_totale`]],
    [
      'Natura missing',
      { aliquota_iva: '0.00', prezzo_totale: '0.00', prezzo_unitario: '0.00' },
      [
        '00419 /fattura_elettronica_body/0/dati_beni_servizi',
        '00422 /fattura_elettronica_body/0/dati_beni_servizi/dati_riepilogo/0/imponibile_importo',
        `00400 ${LAST}`,
        `00443 ${LAST}/aliquota_iva`,
      ],
    ],
    ['Natura beside a rate', { natura: 'N4' }, [`00401 ${LAST}/natura`, `00444 ${LAST}/natura`]],
    [
      'a generic Natura',
      { natura: 'N2' },
      [`00401 ${LAST}/natura`, `00444 ${LAST}/natura`, `00445 ${LAST}/natura`],
    ],
    [
      'an empty discount',
      { sconto_maggiorazione: [{ tipo: 'SC' }] },
      [`00438 ${LAST}/sconto_maggiorazione/0`],
    ],
    [
      'a sum that is off',
      { prezzo_unitario: '0.03', prezzo_totale: '3.00' },
      ['00422 /fattura_elettronica_body/0/dati_beni_servizi/dati_riepilogo/0/imponibile_importo'],
    ],
  ])('have a finding for %s in the last line only', (_, change, expected) => {
    expect([...found(invoiceOf(change))].sort()).toEqual([...expected].sort());
  });

  it('with as many rates have a finding for every missing summary', () => {
    const rateOf = (index: number): string => (10 + index / 100).toFixed(2);
    const { findings, omitted } = validate(invoiceOf({}, rateOf), {
      only: 'controls',
      maxFindings: 50_000,
    });
    const codes = findings.map(({ code }) => code);
    expect(codes.filter((code) => code === '00419')).toHaveLength(1);
    // All rates but one have no summary (00443), and no amount is right (00422): findings beyond the limit are counted.
    expect(findings.length + omitted).toBe(1 + (LINES - 1) + LINES);
    expect(new Set(codes)).toEqual(new Set(['00419', '00422']));
  });
});
