import { testRule } from '../../support/ruleTester.ts';

const line = (numero_linea: string) => ({
  numero_linea,
  descrizione: 'Sedia',
  prezzo_unitario: '1.00',
  prezzo_totale: '1.00',
  aliquota_iva: '22.00',
});
const lines = (...numbers: readonly string[]) => ({ linee: numbers.map(line) });
const repeated = (index: number, params = {}) => ({
  id: 'repeated',
  at: `linee.${index}.numero_linea`,
  params,
});

testRule('Q-LINE-NUMBER', {
  cases: [
    { name: 'one line' },
    { name: 'upwards', set: lines('1', '2', '3') },
    { name: 'upwards with gaps', set: lines('10', '20', '9999') },
    { name: 'in another order', set: lines('3', '1', '2') },
    {
      name: 'the same twice',
      set: lines('1', '1'),
      finds: [{ ...repeated(1, { number: '1', count: 1 }), severity: 'warning' }],
    },
    { name: 'the same with a zero before it', set: lines('1', '01'), finds: [repeated(1, { number: '01' })] },
    { name: 'all the same', set: lines('1', '1', '1', '1'), finds: [repeated(1, { count: 3 })] },
    {
      name: 'far apart',
      set: lines('1', '2', '3', '2', '4', '1'),
      finds: [repeated(3, { number: '2', count: 2 })],
    },
    { name: 'each body counts for itself', set: { 'body1.documento.numero': '8' } },
    {
      name: 'in the second body',
      set: { 'body1.linee': [line('5'), line('5')] },
      finds: [{ id: 'repeated', at: 'body1.linee.1.numero_linea' }],
    },
    { name: 'to the administration too', kind: 'FPA12', set: lines('7', '7'), finds: [repeated(1)] },
  ],
});
