import { testRule } from '../../support/ruleTester.ts';

const line = (aliquota_iva: string, prezzo_totale: string, natura?: string, numero_linea = '2') => ({
  numero_linea,
  descrizione: 'Panca',
  prezzo_unitario: prezzo_totale,
  prezzo_totale,
  aliquota_iva,
  ...(natura === undefined ? {} : { natura }),
});
const cassa = (aliquota_iva: string, natura?: string) => ({
  tipo_cassa: 'TC22',
  al_cassa: '4.00',
  importo_contributo_cassa: '4.00',
  aliquota_iva,
  ...(natura === undefined ? {} : { natura }),
});
const summary = (aliquota_iva: string, imponibile_importo: string, imposta: string, natura?: string) => ({
  aliquota_iva,
  ...(natura === undefined ? {} : { natura }),
  imponibile_importo,
  imposta,
});
const missing = (path: string) => ({ id: 'missing', at: path, severity: 'error' }) as const;
const unused = (path: string) => ({ id: 'unused', at: path, severity: 'warning' }) as const;
const added = (to: object) => ({ op: 'add', at: 'riepilogo.-', to: JSON.stringify(to) });
/** No fix is offered. */
const noFix = { fix: null };

testRule('00443', {
  cases: [
    { name: 'the same rate on both sides' },
    { name: 'written in two ways', set: { 'riepilogo.0.aliquota_iva': '022.00' } },
    {
      name: 'a rate that no summary has',
      set: { 'linee.1': line('10.00', '70.00') },
      finds: [
        {
          ...missing('linee.1.aliquota_iva'),
          params: { rate: '10.00', element: 'DettaglioLinee', number: '2' },
          fix: added(summary('10.00', '70.00', '7.00')),
        },
      ],
    },
    {
      name: 'once for all lines of the rate, at the first',
      set: {
        'linee.1': line('10.00', '70.00', undefined, '5'),
        'linee.2': line('10.00', '1.15', undefined, '6'),
      },
      finds: [
        {
          ...missing('linee.1.aliquota_iva'),
          params: { number: '5' },
          fix: added(summary('10.00', '71.15', '7.12')),
        },
      ],
    },
    {
      name: 'two rates that no summary has',
      set: { 'linee.1': line('10.00', '70.00'), 'linee.2': line('4.00', '1.00') },
      finds: [
        { ...missing('linee.1.aliquota_iva'), fix: added(summary('10.00', '70.00', '7.00')) },
        { ...missing('linee.2.aliquota_iva'), fix: added(summary('4.00', '1.00', '0.04')) },
      ],
    },
    {
      name: 'a rate of the pension fund that no summary has',
      set: { 'cassa.0': cassa('22.00'), 'cassa.1': cassa('10.00') },
      finds: [
        {
          ...missing('cassa.1.aliquota_iva'),
          params: { element: 'DatiCassaPrevidenziale', number: '2' },
          fix: added(summary('10.00', '4.00', '0.40')),
        },
      ],
    },
    {
      name: 'a line of nothing has a rate all the same',
      set: { 'linee.1': line('10.00', '0.00') },
      finds: [{ ...missing('linee.1.aliquota_iva'), fix: added(summary('10.00', '0.00', '0.00')) }],
    },
    {
      name: 'the rate written with leading zeros is added without',
      set: { 'linee.1': line('004.00', '70.00') },
      finds: [
        {
          ...missing('linee.1.aliquota_iva'),
          params: { rate: '4.00' },
          fix: added(summary('4.00', '70.00', '2.80')),
        },
      ],
    },
    // Natura of the added summary.
    {
      name: 'rate zero, all of one Natura',
      set: { 'linee.1': line('0.00', '70.00', 'N4'), 'cassa.0': cassa('0.00', 'N4') },
      finds: [{ ...missing('linee.1.aliquota_iva'), fix: added(summary('0.00', '74.00', '0.00', 'N4')) }],
    },
    {
      name: 'rate zero, two Natura: nothing is offered',
      set: { 'linee.1': line('0.00', '70.00', 'N4'), 'linee.2': line('0.00', '1.00', 'N1') },
      finds: [{ ...missing('linee.1.aliquota_iva'), ...noFix }],
    },
    {
      name: 'rate zero, one line without Natura: nothing is offered',
      set: { 'linee.1': line('0.00', '70.00', 'N4'), 'linee.2': line('0.00', '1.00') },
      finds: [{ ...missing('linee.1.aliquota_iva'), ...noFix }],
    },
    {
      name: 'rate zero without Natura: nothing is offered',
      set: { 'linee.1': line('0.00', '70.00') },
      finds: [{ ...missing('linee.1.aliquota_iva'), ...noFix }],
    },
    {
      name: 'a rate with Natura: nothing is offered',
      set: { 'linee.1': line('10.00', '70.00', 'N4') },
      finds: [{ ...missing('linee.1.aliquota_iva'), ...noFix }],
    },
    {
      name: 'a rate with Natura in TD16',
      set: { 'documento.tipo_documento': 'TD16', 'linee.1': line('10.00', '70.00', 'N6.3') },
      finds: [{ ...missing('linee.1.aliquota_iva'), fix: added(summary('10.00', '70.00', '7.00', 'N6.3')) }],
    },
    {
      name: 'amounts with too many digits: nothing is offered',
      set: { 'linee.1': line('10.00', '99999999999.99'), 'linee.2': line('10.00', '99999999999.99') },
      finds: [{ ...missing('linee.1.aliquota_iva'), ...noFix }],
    },
    {
      name: 'the largest amount: it is offered',
      set: { 'linee.1': line('10.00', '99999999999.99') },
      finds: [
        {
          ...missing('linee.1.aliquota_iva'),
          fix: added(summary('10.00', '99999999999.99', '10000000000.00')),
        },
      ],
    },
    // The reverse.
    {
      name: 'a rate that only a summary has',
      set: { 'riepilogo.1': summary('10.00', '0.00', '0.00') },
      finds: [
        {
          ...unused('riepilogo.1.aliquota_iva'),
          params: { rate: '10.00', element: 'DatiRiepilogo', number: '2' },
          ...noFix,
        },
      ],
    },
    {
      name: 'once for all summaries of the rate',
      set: {
        'riepilogo.1': summary('10.00', '0.00', '0.00'),
        'riepilogo.2': summary('10.00', '0.00', '0.00'),
      },
      finds: [unused('riepilogo.1.aliquota_iva')],
    },
    {
      name: 'a rate that only a summary and the pension fund have',
      set: { 'riepilogo.1': summary('10.00', '4.00', '0.40'), 'cassa.0': cassa('10.00') },
    },
    {
      name: 'the wrong rate on the summary: nothing is offered, for none is missing',
      set: { 'riepilogo.0.aliquota_iva': '10.00' },
      finds: [{ ...missing('linee.0.aliquota_iva'), ...noFix }, unused('riepilogo.0.aliquota_iva')],
    },
    // Bodies and formats.
    {
      name: 'each body for itself',
      set: {
        'body1.riepilogo.1': summary('10.00', '0.00', '0.00'),
        'body.linee.1': line('10.00', '0.00'),
      },
      finds: [missing('linee.1.aliquota_iva'), unused('body1.riepilogo.1.aliquota_iva')],
    },
    {
      name: 'in the second body',
      set: { 'body1.linee.1': line('10.00', '70.00') },
      finds: [
        {
          ...missing('body1.linee.1.aliquota_iva'),
          fix: { op: 'add', at: 'body1.riepilogo.-', to: JSON.stringify(summary('10.00', '70.00', '7.00')) },
        },
      ],
    },
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: { 'linee.1': line('10.00', '70.00') },
      finds: [missing('linee.1.aliquota_iva')],
    },
    {
      name: 'simplified: there are no summaries',
      kind: 'FSM10',
      set: { 'voci.1': { descrizione: 'Cera', importo: '5.00', dati_iva: { aliquota: '10.00' } } },
    },
  ],
});
