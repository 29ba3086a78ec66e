import { testRule } from '../../support/ruleTester.ts';

const end = 'linee.0.data_fine_periodo';
const entry = 'pagamento.0.dettaglio_pagamento.0';
const delivery = 'generali.dati_trasporto.data_ora_consegna';
const period = (from: string | null, to: string | null, line = 'linee.0') => ({
  ...(from === null ? {} : { [`${line}.data_inizio_periodo`]: from }),
  ...(to === null ? {} : { [`${line}.data_fine_periodo`]: to }),
});
const transport = (dates: object) => ({ 'generali.dati_trasporto': dates });
const payment = (dates: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(dates).map(([name, date]) => [`${entry}.${name}`, date]));
const order = (at: string, params: Readonly<Record<string, string>> = {}) => ({ id: 'order', at, params });
const line = (numero_linea: string, more: object = {}) => ({
  numero_linea,
  descrizione: 'Panca',
  ...more,
  prezzo_unitario: '0.00',
  prezzo_totale: '0.00',
  aliquota_iva: '22.00',
});

testRule('Q-DATE-ORDER', {
  cases: [
    { name: 'no period' },
    { name: 'a period', set: period('2026-05-01', '2026-05-31') },
    { name: 'a day', set: period('2026-05-01', '2026-05-01') },
    { name: 'a beginning only', set: period('2026-05-31', null) },
    { name: 'an end only', set: period(null, '2026-05-01') },
    {
      name: 'a period that ends before it begins',
      set: period('2026-05-31', '2026-05-01'),
      finds: [
        {
          ...order(end, {
            first: 'DataInizioPeriodo',
            start: '2026-05-31',
            last: 'DataFinePeriodo',
            end: '2026-05-01',
          }),
          severity: 'warning',
          fix: null,
        },
      ],
    },
    { name: 'the day before', set: period('2026-05-02', '2026-05-01'), finds: [order(end)] },
    { name: 'one day with two zones', set: period('2026-05-01+02:00', '2026-05-01Z') },
    { name: 'a wrong year, with a zone', set: period('2026-05-01Z', '2025-05-31Z'), finds: [order(end)] },
    {
      name: 'two lines of three',
      set: {
        ...period('2026-05-31', '2026-05-01'),
        'linee.1': line('2'),
        'linee.2': line('3', { data_inizio_periodo: '2026-05-31', data_fine_periodo: '2026-05-30' }),
      },
      finds: [order(end), order('linee.2.data_fine_periodo')],
    },
    // Transport.
    { name: 'picked up and not delivered yet', set: transport({ data_ora_ritiro: '2026-06-01T10:00:00' }) },
    {
      name: 'delivered at the moment of pickup',
      set: transport({ data_ora_ritiro: '2026-06-01T10:00:00', data_ora_consegna: '2026-06-01T10:00:00' }),
    },
    {
      name: 'delivered a second before pickup',
      set: transport({ data_ora_ritiro: '2026-06-01T10:00:00', data_ora_consegna: '2026-06-01T09:59:59' }),
      finds: [
        order(delivery, {
          first: 'DataOraRitiro',
          start: '2026-06-01T10:00:00',
          last: 'DataOraConsegna',
          end: '2026-06-01T09:59:59',
        }),
      ],
    },
    {
      name: 'delivered the day before pickup, later in the day',
      set: transport({ data_ora_ritiro: '2026-06-02T10:00:00', data_ora_consegna: '2026-06-01T23:00:00' }),
      finds: [order(delivery)],
    },
    {
      name: 'moments with time zones are not compared',
      set: transport({
        data_ora_ritiro: '2026-06-01T10:00:00Z',
        data_ora_consegna: '2026-06-01T09:00:00-05:00',
      }),
    },
    {
      name: 'delivered on the day on which the transport began',
      set: transport({ data_inizio_trasporto: '2026-06-01', data_ora_consegna: '2026-06-01T09:00:00' }),
    },
    {
      name: 'delivered before the transport began',
      set: transport({ data_inizio_trasporto: '2026-06-02', data_ora_consegna: '2026-06-01T09:00:00' }),
      finds: [
        order(delivery, {
          first: 'DataInizioTrasporto',
          start: '2026-06-02',
          last: 'DataOraConsegna',
          end: '2026-06-01T09:00:00',
        }),
      ],
    },
    {
      name: 'delivered before both: reported once',
      set: transport({
        data_ora_ritiro: '2026-06-02T10:00:00',
        data_inizio_trasporto: '2026-06-02',
        data_ora_consegna: '2026-06-01T09:00:00',
      }),
      finds: [order(delivery)],
    },
    {
      name: 'a delivery with a time zone has no day to compare',
      set: transport({ data_inizio_trasporto: '2026-06-02', data_ora_consegna: '2026-06-01T23:00:00-05:00' }),
    },
    // Payments: the base invoice is due on 2026-07-01.
    { name: 'terms from the invoice', set: payment({ data_riferimento_termini_pagamento: '2026-06-01' }) },
    {
      name: 'terms that run from after the due date',
      set: payment({ data_riferimento_termini_pagamento: '2026-07-02' }),
      finds: [
        order(`${entry}.data_scadenza_pagamento`, {
          first: 'DataRiferimentoTerminiPagamento',
          start: '2026-07-02',
          last: 'DataScadenzaPagamento',
          end: '2026-07-01',
        }),
      ],
    },
    {
      name: 'a discount until the due date',
      set: payment({ data_limite_pagamento_anticipato: '2026-07-01' }),
    },
    {
      name: 'a discount until after the due date',
      set: payment({ data_limite_pagamento_anticipato: '2026-07-02' }),
      finds: [order(`${entry}.data_scadenza_pagamento`)],
    },
    { name: 'a penalty from the due date on', set: payment({ data_decorrenza_penale: '2026-07-01' }) },
    {
      name: 'a penalty before the due date',
      set: payment({ data_decorrenza_penale: '2026-06-30' }),
      finds: [order(`${entry}.data_decorrenza_penale`)],
    },
    {
      name: 'no due date to compare with',
      set: {
        ...payment({ data_decorrenza_penale: '2026-06-30' }),
        [`${entry}.data_scadenza_pagamento`]: null,
      },
    },
    {
      name: 'in the second body',
      set: period('2026-05-31', '2026-05-01', 'body1.linee.0'),
      finds: [order('body1.linee.0.data_fine_periodo')],
    },
    {
      name: 'to the administration too',
      kind: 'FPA12',
      set: period('2026-05-31', '2026-05-01'),
      finds: [order(end)],
    },
  ],
});
