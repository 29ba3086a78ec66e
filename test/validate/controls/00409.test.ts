import { expect, it } from 'vitest';
import { validate, writeInvoice } from '../../../src/index.ts';
import { editedInvoice } from '../../support/ruleInvoice.ts';
import { testRule } from '../../support/ruleTester.ts';

/** The number of a document, and other differences from the first: TD01, 7, 2026-06-01. */
const body = (index: number, values: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`body${index}.documento.${key}`, value]));
const duplicate = (index: number, first: number) => ({
  id: 'duplicate',
  at: `body${index}.documento.numero`,
  params: { position: index + 1, first: first + 1 },
});
const sameDay = (index: number, first: number) => ({ ...duplicate(index, first), id: 'same_day' });
const art73 = { art_73: 'SI' };

testRule('00409', {
  cases: [
    { name: 'one document' },
    { name: 'two numbers', set: body(1, { numero: '8' }) },
    {
      name: 'the same number',
      set: body(1, { numero: '7' }),
      finds: [
        {
          ...duplicate(1, 0),
          severity: 'error',
          params: { numero: '7', year: '2026', data: '2026-06-01', position: 2, first: 1 },
        },
      ],
    },
    {
      name: 'the same number in the same year',
      set: body(1, { data: '2026-01-02' }),
      finds: [duplicate(1, 0)],
    },
    { name: 'the same number in another year', set: body(1, { data: '2025-06-01' }) },
    {
      name: 'the last and the first day of a year',
      set: { ...body(0, { data: '2025-12-31' }), ...body(1, { data: '2026-01-01' }) },
    },
    { name: 'leading zeros make another number', set: body(1, { numero: '07' }) },
    { name: 'so do capitals', set: { ...body(0, { numero: '7a' }), ...body(1, { numero: '7A' }) } },
    { name: 'so do blanks', set: { ...body(0, { numero: '7 a' }), ...body(1, { numero: '7a' }) } },
    {
      name: 'the zone of a date does not',
      set: body(1, { data: '2026-06-01+02:00' }),
      finds: [duplicate(1, 0)],
    },
    // Credit notes have their own numbers.
    { name: 'a credit note', set: body(1, { tipo_documento: 'TD04' }) },
    {
      name: 'an invoice after a credit note',
      set: { ...body(0, { tipo_documento: 'TD04' }), ...body(1, { tipo_documento: 'TD01' }) },
    },
    {
      name: 'two credit notes',
      set: { ...body(0, { tipo_documento: 'TD04' }), ...body(1, { tipo_documento: 'TD04' }) },
      finds: [duplicate(1, 0)],
    },
    {
      name: 'other kinds of document share them',
      set: body(1, { tipo_documento: 'TD05' }),
      finds: [duplicate(1, 0)],
    },
    {
      name: 'invoice, credit note, invoice',
      set: { ...body(1, { tipo_documento: 'TD04' }), ...body(2, { tipo_documento: 'TD01' }) },
      finds: [duplicate(2, 0)],
    },
    {
      name: 'three alike: each but the first',
      set: { ...body(1, {}), ...body(1, { numero: '7' }), ...body(2, { numero: '7' }) },
      finds: [duplicate(1, 0), duplicate(2, 0)],
    },
    {
      name: 'two pairs, interleaved',
      set: { ...body(1, { numero: '8' }), ...body(2, { numero: '7' }), ...body(3, { numero: '8' }) },
      finds: [duplicate(2, 0), duplicate(3, 1)],
    },
    // With Art73 in the first of a pair, the day is compared instead of the year.
    { name: 'Art73, other days', set: { ...body(0, art73), ...body(1, { data: '2026-06-02' }) } },
    {
      name: 'Art73, the same day',
      set: { ...body(0, art73), ...body(1, { numero: '7' }) },
      finds: [{ ...sameDay(1, 0), severity: 'error', params: { data: '2026-06-01', numero: '7' } }],
    },
    {
      name: 'Art73, three of the same day: the first is named',
      set: { ...body(0, art73), ...body(1, { numero: '7' }), ...body(2, { numero: '7' }) },
      finds: [sameDay(1, 0), sameDay(2, 0)],
    },
    {
      name: 'Art73 in the second only: the year counts',
      set: { ...body(1, { data: '2026-06-02' }), ...body(1, art73) },
      finds: [duplicate(1, 0)],
    },
    {
      name: 'Art73 in the first only: the day counts',
      set: { ...body(0, art73), ...body(1, { data: '2026-06-02', art_73: null }) },
    },
    {
      name: 'Art73, other days, and a third without it of one of these days',
      set: {
        ...body(0, art73),
        ...body(1, { data: '2026-06-02' }),
        ...body(2, { data: '2026-06-02', art_73: null }),
      },
      finds: [sameDay(2, 1)],
    },
    {
      name: 'the first match is named, by either rule',
      set: {
        ...body(0, { data: '2026-06-02' }),
        ...body(1, { data: '2026-06-01', art_73: 'SI' }),
        ...body(2, { data: '2026-06-01', art_73: null }),
      },
      finds: [duplicate(1, 0), duplicate(2, 0)],
    },
    {
      name: 'Art73, same day, a credit note',
      set: { ...body(0, art73), ...body(1, { tipo_documento: 'TD04' }) },
    },
    { name: 'to the administration', kind: 'FPA12', set: body(1, { numero: '7' }), finds: [duplicate(1, 0)] },
    { name: 'simplified', kind: 'FSM10', set: body(1, { numero: '7' }), finds: [duplicate(1, 0)] },
    { name: 'simplified, a credit note', kind: 'FSM10', set: body(1, { tipo_documento: 'TD08' }) },
    {
      name: 'simplified, two credit notes',
      kind: 'FSM10',
      set: { ...body(0, { tipo_documento: 'TD08' }), ...body(1, { tipo_documento: 'TD08' }) },
      finds: [duplicate(1, 0)],
    },
    {
      name: 'simplified, a debit note',
      kind: 'FSM10',
      set: body(1, { tipo_documento: 'TD09' }),
      finds: [duplicate(1, 0)],
    },
  ],
});

it('handles a lotto of two thousand documents', () => {
  const edits = Object.fromEntries(
    Array.from({ length: 2000 }, (_, index) => [`body${index}.documento.numero`, String(index)]),
  );
  const set = { ...edits, 'body1999.documento.numero': '1000' };
  const { findings } = validate(writeInvoice(editedInvoice('FSM10', set)));
  const own = findings.filter(({ code }) => code === '00409');
  expect(own.map(({ path, params }) => [path, params['first']])).toEqual([
    ['/fattura_elettronica_body/1999/dati_generali/dati_generali_documento/numero', 1001],
  ]);
});
