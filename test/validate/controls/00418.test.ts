import { testRule } from '../../support/ruleTester.ts';

const note = { 'documento.tipo_documento': 'TD04' };
const link = (id_documento: string, data?: string) => ({ id_documento, ...(data && { data }) });
const linked = (...links: readonly object[]) => ({ 'generali.dati_fatture_collegate': links });
const earlier = (index: number) => ({
  id: 'earlier',
  at: `generali.dati_fatture_collegate.${index}.data`,
});

const simplified = { 'documento.tipo_documento': 'TD08' };
const corrects = (data_fr: string) => ({
  'generali.dati_fattura_rettificata': { numero_fr: 'F5', data_fr, elementi_rettificati: 'importo' },
});

testRule('00418', {
  cases: [
    { name: 'an invoice' },
    { name: 'an invoice may name a later one', set: linked(link('F5', '2026-06-02')) },
    { name: 'a credit note that names none', set: note },
    { name: 'of an earlier invoice', set: { ...note, ...linked(link('F5', '2026-05-31')) } },
    { name: 'of the same day', set: { ...note, ...linked(link('F5', '2026-06-01')) } },
    {
      name: 'of a later invoice',
      set: { ...note, ...linked(link('F5', '2026-06-02')) },
      finds: [
        {
          ...earlier(0),
          severity: 'error',
          params: { data: '2026-06-01', linked: '2026-06-02', document: 'F5' },
        },
      ],
    },
    { name: 'of the next year', set: { ...note, ...linked(link('F5', '2027-01-01')) }, finds: [earlier(0)] },
    { name: 'of an invoice without a date', set: { ...note, ...linked(link('F5')) } },
    {
      name: 'of several, the later ones',
      set: {
        ...note,
        ...linked(link('F1'), link('F2', '2026-06-03'), link('F3', '2026-01-01'), link('F4', '2026-06-04')),
      },
      finds: [
        { ...earlier(1), params: { document: 'F2' } },
        { ...earlier(3), params: { document: 'F4' } },
      ],
    },
    { name: 'zones are ignored', set: { ...note, ...linked(link('F5', '2026-06-01-12:00')) } },
    {
      name: 'zones are ignored, later',
      set: { ...note, ...linked(link('F5', '2026-06-02+14:00')) },
      finds: [{ ...earlier(0), params: { linked: '2026-06-02' } }],
    },
    {
      name: 'other references may be later',
      set: { ...note, 'generali.dati_contratto': [link('C1', '2026-07-01')] },
    },
    {
      name: 'a debit note',
      set: { 'documento.tipo_documento': 'TD05', ...linked(link('F5', '2026-06-02')) },
    },
    {
      name: 'the second body',
      set: {
        'body1.documento.tipo_documento': 'TD04',
        'body1.generali.dati_fatture_collegate': [link('F5', '2026-06-02')],
      },
      finds: [{ id: 'earlier', at: 'body1.generali.dati_fatture_collegate.0.data' }],
    },
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: { ...note, ...linked(link('F5', '2026-06-02')) },
      finds: [earlier(0)],
    },
    {
      name: 'simplified, an earlier invoice',
      kind: 'FSM10',
      set: { ...simplified, ...corrects('2026-05-31') },
    },
    { name: 'simplified, the same day', kind: 'FSM10', set: { ...simplified, ...corrects('2026-06-01') } },
    {
      name: 'simplified, a later invoice',
      kind: 'FSM10',
      set: { ...simplified, ...corrects('2026-06-02') },
      finds: [
        {
          id: 'earlier',
          at: 'generali.dati_fattura_rettificata.data_fr',
          params: { data: '2026-06-01', linked: '2026-06-02', document: 'F5' },
        },
      ],
    },
    { name: 'simplified, that names none', kind: 'FSM10', set: simplified },
    {
      name: 'simplified, a debit note',
      kind: 'FSM10',
      set: { 'documento.tipo_documento': 'TD09', ...corrects('2026-06-02') },
    },
  ],
});
