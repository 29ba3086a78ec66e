import { testRule } from '../../support/ruleTester.ts';

const zoned = '2026-05-01+02:00';
const zone = (at: string) => ({
  id: 'zone',
  at,
  params: { found: zoned, expected: '2026-05-01' },
  fix: { op: 'replace', at, from: zoned, to: '2026-05-01' },
});
const related = [
  'dati_ordine_acquisto',
  'dati_contratto',
  'dati_convenzione',
  'dati_ricezione',
  'dati_fatture_collegate',
];
const payment = [
  'data_riferimento_termini_pagamento',
  'data_scadenza_pagamento',
  'data_limite_pagamento_anticipato',
  'data_decorrenza_penale',
];
const single = [
  'documento.data',
  'cedente.dati_anagrafici.data_iscrizione_albo',
  'generali.dati_trasporto.data_inizio_trasporto',
  ...payment.map((name) => `pagamento.0.dettaglio_pagamento.0.${name}`),
];

testRule('Q-DATE-ZONE', {
  cases: [
    { name: 'a plain date' },
    ...single.map((at) => ({ name: at, set: { [at]: zoned }, finds: [zone(at)] })),
    ...related.map((block) => ({
      name: block,
      set: { [`generali.${block}`]: [{ id_documento: '1' }, { id_documento: '2', data: zoned }] },
      finds: [zone(`generali.${block}.1.data`)],
    })),
    {
      name: 'deliveries',
      set: { 'generali.dati_ddt': [{ numero_ddt: '1', data_ddt: zoned }] },
      finds: [zone('generali.dati_ddt.0.data_ddt')],
    },
    {
      name: 'the main invoice',
      set: {
        'generali.fattura_principale': { numero_fattura_principale: '1', data_fattura_principale: zoned },
      },
      finds: [zone('generali.fattura_principale.data_fattura_principale')],
    },
    {
      name: 'further data of a line',
      set: {
        'linee.0.altri_dati_gestionali': [{ tipo_dato: 'A' }, { tipo_dato: 'B', riferimento_data: zoned }],
      },
      finds: [zone('linee.0.altri_dati_gestionali.1.riferimento_data')],
    },
    {
      name: 'a vehicle',
      set: { 'body.dati_veicoli': { data: zoned, totale_percorso: '0' } },
      finds: [zone('body.dati_veicoli.data')],
    },
    {
      name: 'universal time',
      set: { 'documento.data': '2026-05-01Z' },
      finds: [{ id: 'zone', at: 'documento.data', severity: 'warning', params: { found: '2026-05-01Z' } }],
    },
    {
      name: 'west of Greenwich',
      set: { 'documento.data': '2026-05-01-05:00' },
      finds: [{ id: 'zone', at: 'documento.data' }],
    },
    { name: 'a year of five digits', set: { 'documento.data': '12026-05-01' } },
    {
      name: 'plain dates everywhere',
      set: {
        'generali.dati_ddt': [{ numero_ddt: '1', data_ddt: '2026-05-01' }],
      },
    },
    {
      name: 'the header is reported once',
      set: { 'cedente.dati_anagrafici.data_iscrizione_albo': zoned, 'body1.documento.numero': '8' },
      finds: [zone('cedente.dati_anagrafici.data_iscrizione_albo')],
    },
    {
      name: 'in the second body',
      set: { 'body1.documento.data': zoned },
      finds: [zone('body1.documento.data')],
    },
    { name: 'simplified', kind: 'FSM10', set: { 'documento.data': zoned }, finds: [zone('documento.data')] },
    {
      name: 'simplified, the invoice corrected',
      kind: 'FSM10',
      set: {
        'generali.dati_fattura_rettificata': { numero_fr: '5', data_fr: zoned, elementi_rettificati: 'Reso' },
      },
      finds: [zone('generali.dati_fattura_rettificata.data_fr')],
    },
    {
      name: 'to the administration too',
      kind: 'FPA12',
      set: { 'documento.data': zoned },
      finds: [zone('documento.data')],
    },
  ],
});
