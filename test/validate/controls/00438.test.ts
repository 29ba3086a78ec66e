import { testRule } from '../../support/ruleTester.ts';

const at = (path: string) => ({ id: 'empty', at: path });
const discounts = (...all: readonly object[]) => ({ 'linee.0.sconto_maggiorazione': all });

testRule('00438', {
  cases: [
    { name: 'no discount' },
    { name: 'a percentage', set: discounts({ tipo: 'SC', percentuale: '10.00' }) },
    { name: 'an amount', set: discounts({ tipo: 'SC', importo: '10.00' }) },
    { name: 'both', set: discounts({ tipo: 'MG', percentuale: '10.00', importo: '10.00' }) },
    { name: 'a percentage of zero', set: discounts({ tipo: 'SC', percentuale: '0.00' }) },
    { name: 'an amount of zero', set: discounts({ tipo: 'SC', importo: '0.00' }) },
    { name: 'a negative amount', set: discounts({ tipo: 'SC', importo: '-10.00' }) },
    {
      name: 'neither',
      set: discounts({ tipo: 'SC' }),
      finds: [
        {
          ...at('linee.0.sconto_maggiorazione.0'),
          severity: 'error',
          params: { line: '1', number: 1, type: 'SC' },
        },
      ],
    },
    {
      name: 'a surcharge on the second line, after a correct discount',
      set: {
        'linee.1': {
          numero_linea: '9',
          descrizione: 'Panca',
          prezzo_unitario: '70.00',
          sconto_maggiorazione: [{ tipo: 'SC', importo: '1.00' }, { tipo: 'MG' }],
          prezzo_totale: '69.00',
          aliquota_iva: '22.00',
        },
      },
      finds: [{ ...at('linee.1.sconto_maggiorazione.1'), params: { line: '9', number: 2, type: 'MG' } }],
    },
    {
      name: 'each of them',
      set: discounts({ tipo: 'SC' }, { tipo: 'SC', importo: '1.00' }, { tipo: 'SC' }),
      finds: [at('linee.0.sconto_maggiorazione.0'), at('linee.0.sconto_maggiorazione.2')],
    },
    {
      name: 'that of the document, which is another control',
      set: { 'documento.sconto_maggiorazione': [{ tipo: 'SC' }] },
    },
    {
      name: 'in the second body',
      set: { 'body1.linee.0.sconto_maggiorazione': [{ tipo: 'SC' }] },
      finds: [at('body1.linee.0.sconto_maggiorazione.0')],
    },
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: discounts({ tipo: 'SC' }),
      finds: [at('linee.0.sconto_maggiorazione.0')],
    },
    { name: 'simplified: there is none', kind: 'FSM10' },
  ],
});
