import { testRule } from '../../support/ruleTester.ts';

const on = { asOf: '2026-06-15' };
const future = { id: 'future', at: 'documento.data' };

testRule('00403', {
  cases: [
    { name: 'earlier', options: on },
    { name: 'the same day', set: { 'documento.data': '2026-06-15' }, options: on },
    {
      name: 'the next day',
      set: { 'documento.data': '2026-06-16' },
      options: on,
      finds: [{ ...future, severity: 'error', params: { data: '2026-06-16', asOf: '2026-06-15' } }],
    },
    { name: 'the next month', set: { 'documento.data': '2026-07-01' }, options: on, finds: [future] },
    { name: 'the next year', set: { 'documento.data': '2027-01-01' }, options: on, finds: [future] },
    { name: 'far', set: { 'documento.data': '12026-01-01' }, options: on, finds: [future] },
    { name: 'the last day of the year before', set: { 'documento.data': '2025-12-31' }, options: on },
    // The time zone of an xs:date is ignored.
    { name: 'the same day, in a zone', set: { 'documento.data': '2026-06-15-12:00' }, options: on },
    {
      name: 'the next day, in a zone',
      set: { 'documento.data': '2026-06-16+14:00' },
      options: on,
      finds: [{ ...future, params: { data: '2026-06-16' } }],
    },
    { name: 'no day of reception', set: { 'documento.data': '2099-01-01' } },
    { name: 'the edition gives no day', set: { 'documento.data': '2099-01-01' }, options: { spec: '1.9.1' } },
    {
      name: 'the second body',
      set: { 'body1.documento.numero': '8', 'body1.documento.data': '2026-06-16' },
      options: on,
      finds: [{ ...future, at: 'body1.documento.data' }],
    },
    {
      name: 'due dates and references may be later',
      set: {
        'pagamento.0.dettaglio_pagamento.0.data_scadenza_pagamento': '2027-01-01',
        'generali.dati_contratto': [{ id_documento: 'C1', data: '2027-01-01' }],
      },
      options: on,
    },
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: { 'documento.data': '2026-06-16' },
      options: on,
      finds: [future],
    },
    {
      name: 'simplified',
      kind: 'FSM10',
      set: { 'documento.data': '2026-06-16' },
      options: on,
      finds: [future],
    },
    { name: 'simplified, the same day', kind: 'FSM10', set: { 'documento.data': '2026-06-15' }, options: on },
  ],
});
