import { testRule } from '../../support/ruleTester.ts';

const dated = (data: string) => ({ 'documento.data': data });
const td29 = { 'documento.tipo_documento': 'TD29' };
const rf20 = { 'cedente.dati_anagrafici.regime_fiscale': 'RF20' };
const sport = { 'linee.0.altri_dati_gestionali': [{ tipo_dato: 'ESENZSPORT' }] };
const at = 'documento.tipo_documento';
const old = dated('2020-09-30');

testRule('Q-NOT-YET', {
  cases: [
    { name: 'codes in force' },
    {
      name: 'TD29 the day before',
      set: { ...td29, ...dated('2025-03-31') },
      finds: [
        {
          id: 'code',
          at,
          severity: 'warning',
          params: { code: 'TD29', from: '2025-04-01', date: '2025-03-31' },
        },
      ],
    },
    { name: 'TD29 on its first day', set: { ...td29, ...dated('2025-04-01') } },
    {
      name: 'TD29 received on its first day',
      set: { ...td29, ...dated('2025-03-31') },
      options: { asOf: '2025-04-01' },
    },
    {
      name: 'TD29 received the day before',
      set: { ...td29, ...dated('2025-04-01') },
      options: { asOf: '2025-03-31' },
      finds: [{ id: 'code', at }],
    },
    {
      name: 'RF20 the day before',
      set: { ...rf20, ...dated('2025-03-31') },
      finds: [{ id: 'code', at: 'cedente.dati_anagrafici.regime_fiscale', params: { code: 'RF20' } }],
    },
    {
      name: 'RF20 in two bodies is reported once',
      set: { ...rf20, ...dated('2025-03-31'), 'body1.documento.numero': '8' },
      finds: [{ id: 'code', at: 'cedente.dati_anagrafici.regime_fiscale' }],
    },
    {
      name: 'ESENZSPORT the day before',
      set: { ...sport, ...dated('2026-05-14') },
      finds: [
        { id: 'code', at: 'linee.0.altri_dati_gestionali.0.tipo_dato', params: { from: '2026-05-15' } },
      ],
    },
    { name: 'ESENZSPORT on its first day', set: { ...sport, ...dated('2026-05-15') } },
    {
      name: 'ESENZSPORT by the edition before',
      set: sport,
      options: { spec: '1.9' },
      finds: [{ id: 'code', at: 'linee.0.altri_dati_gestionali.0.tipo_dato' }],
    },
    {
      name: 'another TipoDato',
      set: { 'linee.0.altri_dati_gestionali': [{ tipo_dato: 'LOTTO' }], ...dated('2019-01-01') },
    },
    {
      name: 'TD28 the day before',
      set: { [at]: 'TD28', ...dated('2022-09-30') },
      finds: [{ id: 'code', at }],
    },
    { name: 'TD28 on its first day', set: { [at]: 'TD28', ...dated('2022-10-01') } },
    { name: 'TD24 the day before', set: { [at]: 'TD24', ...old }, finds: [{ id: 'code', at }] },
    { name: 'TD20, which was there before', set: { [at]: 'TD20', ...old } },
    {
      name: 'a Natura in line, cassa and summary is reported once',
      set: {
        ...old,
        'linee.0.natura': 'N3.1',
        cassa: [
          {
            tipo_cassa: 'TC01',
            al_cassa: '4.00',
            importo_contributo_cassa: '0.00',
            aliquota_iva: '0.00',
            natura: 'N3.1',
          },
        ],
        'riepilogo.0.natura': 'N3.1',
      },
      finds: [{ id: 'code', at: 'linee.0.natura', params: { code: 'N3.1' } }],
    },
    { name: 'a generic Natura', set: { ...old, 'linee.0.natura': 'N3' } },
    {
      name: 'of a withholding, both codes',
      set: {
        ...old,
        ritenuta: [
          {
            tipo_ritenuta: 'RT04',
            importo_ritenuta: '1.00',
            aliquota_ritenuta: '1.00',
            causale_pagamento: 'ZO',
          },
        ],
      },
      finds: [
        { id: 'code', at: 'ritenuta.0.tipo_ritenuta' },
        { id: 'code', at: 'ritenuta.0.causale_pagamento' },
      ],
    },
    {
      name: 'MP23',
      set: { ...old, 'pagamento.0.dettaglio_pagamento.0.modalita_pagamento': 'MP23' },
      finds: [{ id: 'code', at: 'pagamento.0.dettaglio_pagamento.0.modalita_pagamento' }],
    },
    {
      name: 'simplified',
      kind: 'FSM10',
      set: { ...old, 'voci.0.natura': 'N2.2' },
      finds: [{ id: 'code', at: 'voci.0.natura' }],
    },
    {
      name: 'to the administration too',
      kind: 'FPA12',
      set: { ...old, 'riepilogo.0.natura': 'N6.1' },
      finds: [{ id: 'code', at: 'riepilogo.0.natura' }],
    },
  ],
});
