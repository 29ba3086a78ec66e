import { testRule } from '../../support/ruleTester.ts';

const at = 'pagamento.0.condizioni_pagamento';
const pay = (importo_pagamento: string, data_scadenza_pagamento?: string, modalita_pagamento = 'MP05') => ({
  modalita_pagamento,
  ...(data_scadenza_pagamento === undefined ? {} : { data_scadenza_pagamento }),
  importo_pagamento,
});
const paid = (condizioni_pagamento: string, ...dettaglio_pagamento: readonly object[]) => ({
  condizioni_pagamento,
  dettaglio_pagamento,
});
const payments = (...blocks: readonly object[]) => ({ pagamento: blocks });
const several = { id: 'several', at };
const single = { id: 'single', at, severity: 'info' } as const;

testRule('Q-TERMS', {
  cases: [
    { name: 'in full, one payment' },
    {
      name: 'instalments',
      set: payments(paid('TP01', pay('61.00', '2026-07-01'), pay('61.00', '2026-08-01'))),
    },
    {
      name: 'in full, two due dates',
      set: payments(paid('TP02', pay('61.00', '2026-07-01'), pay('61.00', '2026-08-01'))),
      finds: [
        {
          ...several,
          severity: 'warning',
          params: { dates: ['2026-07-01', '2026-08-01'] },
          fix: { op: 'replace', at, from: 'TP02', to: 'TP01' },
        },
      ],
    },
    {
      name: 'in full, one date with and without a zone',
      set: payments(paid('TP02', pay('61.00', '2026-07-01'), pay('61.00', '2026-07-01Z'))),
    },
    {
      name: 'in full, two means on one day',
      set: payments(paid('TP02', pay('100.00', '2026-07-01'), pay('22.00', '2026-07-01', 'MP01'))),
    },
    { name: 'in full, no dates', set: payments(paid('TP02', pay('61.00'), pay('61.00'))) },
    {
      name: 'in full, one date of two',
      set: payments(paid('TP02', pay('61.00', '2026-07-01'), pay('61.00'))),
    },
    {
      name: 'ways to pay the same, by two days',
      set: payments(paid('TP02', pay('122.00', '2026-07-01'), pay('122.00', '2026-08-01', 'MP08'))),
    },
    {
      name: 'two means, two days, two amounts',
      set: payments(paid('TP02', pay('100.00', '2026-07-01'), pay('22.00', '2026-08-01', 'MP08'))),
      finds: [several],
    },
    {
      name: 'instalments, one payment',
      set: payments(paid('TP01', pay('122.00', '2026-07-01'))),
      finds: [{ ...single, fix: { op: 'replace', at, from: 'TP01', to: 'TP02' } }],
    },
    {
      name: 'one payment of less than the summaries come to, where the total is not given',
      set: {
        ...payments(paid('TP01', pay('121.99', '2026-07-01'))),
        'documento.importo_totale_documento': null,
      },
    },
    {
      name: 'one payment of less than is due, which may be an instalment',
      set: payments(paid('TP01', pay('121.99', '2026-07-01'))),
    },
    {
      name: 'one payment of what is due after the withholding',
      set: {
        ...payments(paid('TP01', pay('102.00', '2026-07-01'))),
        ritenuta: [
          {
            tipo_ritenuta: 'RT01',
            importo_ritenuta: '20.00',
            aliquota_ritenuta: '20.00',
            causale_pagamento: 'A',
          },
        ],
      },
      finds: [single],
    },
    {
      name: 'one payment of less than a total that is net already',
      set: {
        ...payments(paid('TP01', pay('90.00', '2026-07-01'))),
        'documento.importo_totale_documento': '102.00',
        ritenuta: [
          {
            tipo_ritenuta: 'RT01',
            importo_ritenuta: '20.00',
            aliquota_ritenuta: '20.00',
            causale_pagamento: 'A',
          },
        ],
      },
    },
    {
      name: 'one payment back, in a credit note of negative amounts',
      set: {
        ...payments(paid('TP01', pay('-122.00', '2026-07-01'))),
        'documento.importo_totale_documento': '-122.00',
      },
      finds: [single],
    },
    {
      name: 'instalments, each in a block of its own',
      set: payments(paid('TP01', pay('61.00', '2026-07-01')), paid('TP01', pay('61.00', '2026-08-01'))),
    },
    { name: 'an advance of one payment', set: payments(paid('TP03', pay('50.00'))) },
    { name: 'no payments', set: { pagamento: null } },
    { name: 'to the administration too', kind: 'FPA12', set: { [at]: 'TP01' }, finds: [single] },
    {
      name: 'in the second body',
      set: { [`body1.${at}`]: 'TP01' },
      finds: [{ ...single, at: `body1.${at}` }],
    },
  ],
});
