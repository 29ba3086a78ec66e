import { testRule } from '../../support/ruleTester.ts';

const at = (path: string) => ({ id: 'zero', at: path });
const td21 = { 'documento.tipo_documento': 'TD21' };
const line = (aliquota_iva: string) => ({
  numero_linea: '7',
  descrizione: 'Panca',
  prezzo_unitario: '70.00',
  prezzo_totale: '70.00',
  aliquota_iva,
});

testRule('00474', {
  cases: [
    { name: 'another kind of document' },
    { name: 'another kind, with rate zero', set: { 'linee.0.aliquota_iva': '0.00' } },
    { name: 'plafond overrun with a rate', set: td21 },
    {
      name: 'plafond overrun with rate zero',
      set: { ...td21, 'linee.0.aliquota_iva': '0.00' },
      finds: [
        {
          ...at('linee.0.aliquota_iva'),
          severity: 'error',
          params: { line: '1', rate: '0.00', type: 'TD21' },
        },
      ],
    },
    {
      name: 'a Natura makes no difference',
      set: { ...td21, 'linee.0.aliquota_iva': '0.00', 'linee.0.natura': 'N3.5' },
      finds: [at('linee.0.aliquota_iva')],
    },
    {
      name: 'zero written with three digits',
      set: { ...td21, 'linee.0.aliquota_iva': '000.00' },
      finds: [{ ...at('linee.0.aliquota_iva'), params: { rate: '000.00' } }],
    },
    { name: 'the least rate that is not zero', set: { ...td21, 'linee.0.aliquota_iva': '0.01' } },
    {
      name: 'only the wrong one of several lines',
      set: { ...td21, 'linee.1': line('10.00'), 'linee.2': line('0.00') },
      finds: [{ ...at('linee.2.aliquota_iva'), params: { line: '7' } }],
    },
    {
      name: 'a summary or a pension fund with rate zero',
      set: {
        ...td21,
        'riepilogo.0.aliquota_iva': '0.00',
        'cassa.0': {
          tipo_cassa: 'TC22',
          al_cassa: '4.00',
          importo_contributo_cassa: '4.00',
          aliquota_iva: '0.00',
        },
      },
    },
    ...['TD16', 'TD20', 'TD22', 'TD27'].map((tipo_documento) => ({
      name: `${tipo_documento} with rate zero`,
      set: { 'documento.tipo_documento': tipo_documento, 'linee.0.aliquota_iva': '0.00' },
    })),
    {
      name: 'the kind of one body is not that of another',
      set: {
        'body1.documento.tipo_documento': 'TD21',
        'body1.linee.0.aliquota_iva': '0.00',
        'linee.0.aliquota_iva': '0.00',
      },
      finds: [at('body1.linee.0.aliquota_iva')],
    },
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: { ...td21, 'linee.0.aliquota_iva': '0.00' },
      finds: [at('linee.0.aliquota_iva')],
    },
    {
      name: 'simplified: it has no such document',
      kind: 'FSM10',
      set: { 'voci.0.dati_iva': { aliquota: '0.00' } },
    },
  ],
});
