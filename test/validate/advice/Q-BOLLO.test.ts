import { testRule } from '../../support/ruleTester.ts';

const missing = { id: 'missing', at: 'documento' };
const exempt = (natura: string, amount: string) => ({
  'linee.0.quantita': null,
  'linee.0.prezzo_unitario': amount,
  'linee.0.prezzo_totale': amount,
  'linee.0.aliquota_iva': '0.00',
  'linee.0.natura': natura,
  'riepilogo.0': {
    aliquota_iva: '0.00',
    natura,
    imponibile_importo: amount,
    imposta: '0.00',
    riferimento_normativo: 'art. 10 DPR 633/1972',
  },
});
const shown = { 'documento.dati_bollo': { bollo_virtuale: 'SI', importo_bollo: '2.00' } };
const undue = { id: 'undue', at: 'documento.dati_bollo' };
/** Next to the taxed line of the base invoice. */
const recharged = (natura: string, prezzo_totale: string) => ({
  'linee.1': {
    numero_linea: '2',
    descrizione: 'Bollo',
    prezzo_unitario: prezzo_totale,
    prezzo_totale,
    aliquota_iva: '0.00',
    natura,
  },
});
const due = exempt('N4', '100.00');
const dueSimplified = {
  'voci.0.importo': '100.00',
  'voci.0.dati_iva': { aliquota: '0.00' },
  'voci.0.natura': 'N2.2',
};
const cases = ['N2.1', 'N2.2', 'N3.5', 'N3.6'].map((natura) => ({
  name: `due on ${natura}`,
  set: exempt(natura, '100.00'),
  finds: [missing],
}));
const free = ['N1', 'N3.1', 'N3.2', 'N3.3', 'N3.4', 'N5', 'N6.1', 'N7'].map((natura) => ({
  name: `not due, or not certainly due, on ${natura}`,
  set: exempt(natura, '100.00'),
}));

/** Integrations and self-invoices. */
const MADE_BY_BUYER = [
  'TD16',
  'TD17',
  'TD18',
  'TD19',
  'TD20',
  'TD21',
  'TD22',
  'TD23',
  'TD27',
  'TD28',
  'TD29',
];

testRule('Q-BOLLO', {
  cases: [
    { name: 'with VAT' },
    {
      name: 'due on N4',
      set: due,
      finds: [
        {
          ...missing,
          severity: 'warning',
          params: { amount: '100.00', limit: '77.47', field: 'DatiBollo' },
          fix: { op: 'add', at: 'documento.dati_bollo', to: '{"bollo_virtuale":"SI"}' },
        },
      ],
    },
    ...cases,
    ...free,
    // Stated without need.
    {
      name: 'shown with VAT on everything',
      set: shown,
      finds: [
        {
          ...undue,
          severity: 'warning',
          params: { amount: '0.00', limit: '77.47', field: 'DatiBollo' },
          fix: null,
        },
      ],
    },
    {
      name: 'shown and charged to the buyer, with VAT on all else',
      set: { ...shown, ...recharged('N1', '2.00') },
      finds: [{ ...undue, params: { amount: '2.00' } }],
    },
    { name: 'shown at the limit', set: { ...shown, ...exempt('N4', '77.47') }, finds: [undue] },
    { name: 'shown a cent over it', set: { ...shown, ...exempt('N4', '77.48') } },
    ...['N1', 'N2.1', 'N2.2', 'N3.1', 'N3.4', 'N5', 'N7'].map((natura) => ({
      name: `shown on ${natura}: may be due`,
      set: { ...shown, ...exempt(natura, '100.00') },
    })),
    { name: 'shown on reverse charge', set: { ...shown, ...exempt('N6.1', '100.00') }, finds: [undue] },
    {
      name: 'shown, amounts that cancel out',
      set: { ...shown, ...exempt('N4', '78.00'), ...recharged('N4', '-78.00') },
    },
    {
      name: 'shown, due by the summary',
      set: { ...shown, 'riepilogo.1': { ...exempt('N4', '78.00')['riepilogo.0'] } },
    },
    {
      name: 'shown, due by the cassa',
      set: {
        ...shown,
        cassa: [
          {
            tipo_cassa: 'TC22',
            al_cassa: '4.00',
            importo_contributo_cassa: '78.00',
            aliquota_iva: '0.00',
            natura: 'N4',
          },
        ],
      },
    },
    {
      name: 'shown, zero rate without Natura',
      set: { ...shown, 'linee.0.aliquota_iva': '0.00', 'linee.0.prezzo_unitario': '25.00' },
    },
    { name: 'shown in another currency', set: { ...shown, 'documento.divisa': 'USD' } },
    {
      name: 'shown in a regime of its own',
      set: { ...shown, 'cedente.dati_anagrafici.regime_fiscale': 'RF05' },
    },
    { name: 'shown in an integration', set: { ...shown, 'documento.tipo_documento': 'TD17' } },
    {
      name: 'shown, simplified',
      kind: 'FSM10' as const,
      set: { 'documento.bollo_virtuale': 'SI' },
      finds: [
        { id: 'undue', at: 'documento.bollo_virtuale', params: { field: 'BolloVirtuale', amount: '0.00' } },
      ],
    },
    // Both sides of the limit.
    { name: 'at the limit', set: exempt('N4', '77.47') },
    { name: 'a cent over it', set: exempt('N4', '77.48'), finds: [missing] },
    { name: 'a negative amount', set: exempt('N4', '-100.00') },
    { name: 'a credit note too', set: { ...due, 'documento.tipo_documento': 'TD04' }, finds: [missing] },
    { name: 'given', set: { ...due, 'documento.dati_bollo': { bollo_virtuale: 'SI' } } },
    {
      name: 'together over the limit',
      set: {
        ...exempt('N4', '40.00'),
        'linee.1': {
          numero_linea: '2',
          descrizione: 'Visita',
          prezzo_unitario: '40.00',
          prezzo_totale: '40.00',
          aliquota_iva: '0.00',
          natura: 'N2.2',
        },
      },
      finds: [{ ...missing, params: { amount: '80.00' } }],
    },
    {
      name: 'next to lines with VAT',
      set: {
        'linee.1': {
          numero_linea: '2',
          descrizione: 'Visita',
          prezzo_unitario: '80.00',
          prezzo_totale: '80.00',
          aliquota_iva: '0.00',
          natura: 'N4',
        },
      },
      finds: [missing],
    },
    // Types outside list B.
    ...MADE_BY_BUYER.map((type) => ({
      name: `made by the buyer: ${type}`,
      set: { ...due, 'documento.tipo_documento': type },
    })),
    {
      name: 'a regime in which one seller pays the VAT for all',
      set: { ...due, 'cedente.dati_anagrafici.regime_fiscale': 'RF05' },
    },
    { name: 'the last of those regimes', set: { ...due, 'cedente.dati_anagrafici.regime_fiscale': 'RF09' } },
    {
      name: 'the regime after them',
      set: { ...due, 'cedente.dati_anagrafici.regime_fiscale': 'RF10' },
      finds: [missing],
    },
    { name: 'declared not due', set: { ...due, 'linee.0.altri_dati_gestionali': [{ tipo_dato: 'NB1' }] } },
    {
      name: 'something else declared',
      set: { ...due, 'linee.0.altri_dati_gestionali': [{ tipo_dato: 'F24' }] },
      finds: [missing],
    },
    {
      name: 'stated to be exempt',
      set: { ...due, 'documento.causale': ['Esente da bollo, art. 27-bis tab. B DPR 642/1972'] },
    },
    {
      name: 'stated to be on the original',
      set: { ...due, 'linee.0.descrizione': "Imposta di bollo assolta sull'originale" },
    },
    {
      name: 'stated to be paid, which belongs in DatiBollo',
      set: { ...due, 'documento.causale': ['Bollo assolto in modo virtuale'] },
      finds: [missing],
    },
    {
      name: 'something else is exempt',
      set: { ...due, 'documento.causale': ['Operazione esente'] },
      finds: [missing],
    },
    { name: 'another currency', set: { ...due, 'documento.divisa': 'USD' } },
    { name: 'to the administration too', kind: 'FPA12', set: due, finds: [missing] },
    {
      name: 'simplified',
      kind: 'FSM10',
      set: dueSimplified,
      finds: [
        {
          ...missing,
          params: { amount: '100.00', field: 'BolloVirtuale' },
          fix: { op: 'add', at: 'documento.bollo_virtuale', to: 'SI' },
        },
      ],
    },
    { name: 'simplified, given', kind: 'FSM10', set: { ...dueSimplified, 'documento.bollo_virtuale': 'SI' } },
    {
      name: 'simplified, stated to be exempt',
      kind: 'FSM10',
      set: { ...dueSimplified, 'voci.0.riferimento_normativo': 'Esente da bollo' },
    },
    { name: 'simplified, with VAT', kind: 'FSM10' },
    {
      name: 'in the second body',
      set: { 'body1.linee.0.aliquota_iva': '0.00', 'body1.linee.0.natura': 'N4' },
      finds: [{ id: 'missing', at: 'body1.documento' }],
    },
  ],
});
