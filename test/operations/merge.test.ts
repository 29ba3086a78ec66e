import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../src/model/index.ts';
import { InvoiceMergeError, mergeInvoices } from '../../src/operations/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

const sample = (from?: string, to = ''): Invoice =>
  parseInvoice(from === undefined ? SAMPLE : sampleWith(from, to));

const FIRST = sample();
const SECOND = sample('<Numero>7<', '<Numero>8<');

function conflictsOf(...invoices: readonly Invoice[]): readonly unknown[] {
  try {
    mergeInvoices(invoices);
  } catch (error) {
    if (!(error instanceof InvoiceMergeError)) throw error;
    return error.conflicts.map(({ index, op, path, pathB, field, from, to }) => [
      index,
      op,
      path ?? pathB,
      field,
      from,
      to,
    ]);
  }
  return [];
}

const HEADER = '/fattura_elettronica_header';

describe('mergeInvoices', () => {
  it('puts bodies together under one header', () => {
    const before = structuredClone(FIRST);
    const lotto = mergeInvoices([FIRST, SECOND]);
    expect(lotto.fattura_elettronica_header).toEqual(FIRST.fattura_elettronica_header);
    expect(lotto.fattura_elettronica_body).toEqual([
      ...FIRST.fattura_elettronica_body,
      ...SECOND.fattura_elettronica_body,
    ]);
    expect(FIRST).toEqual(before);
  });

  it('uses the progressive of the first invoice, or the given one', () => {
    const other = sample('<ProgressivoInvio>A1<', '<ProgressivoInvio>A2<');
    const progressive = (invoice: Invoice): string =>
      invoice.fattura_elettronica_header.dati_trasmissione.progressivo_invio;
    expect(progressive(mergeInvoices([FIRST, other]))).toBe('A1');
    expect(progressive(mergeInvoices([FIRST, other], { progressive: 'L9' }))).toBe('L9');
    expect(() => mergeInvoices([FIRST], { progressive: 'L-9' })).toThrow(RangeError);
  });

  it('accepts lotti too', () => {
    const lotto = mergeInvoices([FIRST, SECOND]);
    expect(mergeInvoices([lotto, FIRST]).fattura_elettronica_body).toHaveLength(3);
  });

  it('rejects an empty list', () => {
    expect(() => mergeInvoices([])).toThrow(RangeError);
    expect(() => mergeInvoices([null as unknown as Invoice])).toThrow(TypeError);
  });

  it.each([
    {
      name: 'another customer',
      other: sample('<Nome>Mario<', '<Nome>Maria<'),
      expected: [
        [
          1,
          'changed',
          `${HEADER}/cessionario_committente/dati_anagrafici/anagrafica/nome`,
          '1.4.1.3.2',
          'Mario',
          'Maria',
        ],
      ],
    },
    {
      name: 'one field more, and another recipient',
      other: parseInvoice(
        sampleWith(
          '<CodiceDestinatario>ABC1234</CodiceDestinatario>',
          '<CodiceDestinatario>0000000</CodiceDestinatario><PECDestinatario>a@b.it</PECDestinatario>',
        ),
      ),
      expected: [
        [1, 'changed', `${HEADER}/dati_trasmissione/codice_destinatario`, '1.1.4', 'ABC1234', '0000000'],
        [1, 'added', `${HEADER}/dati_trasmissione/pec_destinatario`, '1.1.6', null, 'a@b.it'],
      ],
    },
    {
      name: 'another system that issued it',
      other: { ...SECOND, sistema_emittente: 'X' },
      expected: [[1, 'added', '/sistema_emittente', null, null, 'X']],
    },
  ])('rejects $name', ({ other, expected }) => {
    expect(conflictsOf(FIRST, other as Invoice)).toEqual(expected);
    expect(conflictsOf(FIRST, SECOND, other as Invoice)).toEqual(expected.map(([, ...rest]) => [2, ...rest]));
  });

  it('rejects another format', () => {
    const public_ = parseInvoice(SAMPLE.replaceAll('FPR12', 'FPA12').replace('ABC1234', 'ABC123'));
    expect(conflictsOf(FIRST, public_).map((one) => (one as readonly unknown[])[2])).toContain('/versione');
  });
});
