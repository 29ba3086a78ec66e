import { testRule } from '../../support/ruleTester.ts';

const summary = (aliquota_iva: string, imponibile_importo: string, imposta: string) => ({
  'riepilogo.0.aliquota_iva': aliquota_iva,
  'riepilogo.0.imponibile_importo': imponibile_importo,
  'riepilogo.0.imposta': imposta,
});
const tax = { id: 'tax', at: 'riepilogo.0.imposta', severity: 'error' } as const;
const border = { id: 'border', at: 'riepilogo.0.imposta', severity: 'warning' } as const;
const fix = (from: string, to: string) => ({ op: 'replace', at: 'riepilogo.0.imposta', from, to });

testRule('00421', {
  cases: [
    { name: 'rate times taxable amount' },
    {
      name: 'a wrong tax',
      set: summary('22.00', '100.00', '21.00'),
      finds: [
        {
          ...tax,
          params: {
            number: '1',
            found: '21.00',
            rate: '22.00',
            taxable: '100.00',
            expected: '22.00',
            exact: '22.00',
          },
          fix: fix('21.00', '22.00'),
        },
      ],
    },
    // The exact tax has at most two decimals, so a difference of a cent is exact.
    { name: 'a cent above', set: summary('22.00', '100.00', '22.01'), finds: [border] },
    { name: 'a cent below', set: summary('22.00', '100.00', '21.99'), finds: [border] },
    { name: 'two cents above', set: summary('22.00', '100.00', '22.02'), finds: [tax] },
    { name: 'two cents below', set: summary('22.00', '100.00', '21.98'), finds: [tax] },
    // 10.0450, half a cent: both neighbours are valid.
    { name: 'half a cent, rounded up', set: summary('10.00', '100.45', '10.05') },
    { name: 'half a cent, rounded down', set: summary('10.00', '100.45', '10.04') },
    {
      name: 'half a cent, a cent above what it rounds to',
      set: summary('10.00', '100.45', '10.06'),
      finds: [{ ...border, params: { expected: '10.05', exact: '10.045' }, fix: fix('10.06', '10.05') }],
    },
    {
      name: 'half a cent, two cents below what it rounds to',
      set: summary('10.00', '100.45', '10.03'),
      finds: [{ ...tax, fix: fix('10.03', '10.05') }],
    },
    // 22.0022: less than a cent off on one side, more on the other.
    { name: 'exact 22.0022, rounded', set: summary('22.00', '100.01', '22.00') },
    { name: 'exact 22.0022, a cent above', set: summary('22.00', '100.01', '22.01') },
    { name: 'exact 22.0022, a cent below', set: summary('22.00', '100.01', '21.99'), finds: [border] },
    { name: 'exact 22.0022, two cents above', set: summary('22.00', '100.01', '22.02'), finds: [tax] },
    // 22.0088: the other way round.
    { name: 'exact 22.0088, rounded', set: summary('22.00', '100.04', '22.01') },
    { name: 'exact 22.0088, rounded down', set: summary('22.00', '100.04', '22.00') },
    { name: 'exact 22.0088, a cent above', set: summary('22.00', '100.04', '22.02'), finds: [border] },
    { name: 'exact 22.0088, two cents below', set: summary('22.00', '100.04', '21.99'), finds: [tax] },
    // 0.0099 and 0.0100: just below the tolerance, and at it.
    { name: 'nearly a cent left out', set: summary('1.00', '0.99', '0.00') },
    { name: 'a cent left out', set: summary('1.00', '1.00', '0.00'), finds: [border] },
    { name: 'official: 1500.2448', set: summary('4.00', '37506.12', '1500.24') },
    { name: 'official: 1500.2458', set: summary('2.00', '75012.29', '1500.25') },
    { name: 'a negative taxable amount', set: summary('22.00', '-100.00', '-22.00') },
    { name: 'negative, half a cent away from zero', set: summary('10.00', '-100.45', '-10.05') },
    {
      name: 'negative, a cent off',
      set: summary('10.00', '-100.45', '-10.06'),
      finds: [{ ...border, fix: fix('-10.06', '-10.05') }],
    },
    {
      name: 'a sign forgotten',
      set: summary('22.00', '-100.00', '22.00'),
      finds: [{ ...tax, fix: fix('22.00', '-22.00') }],
    },
    { name: 'minus zero', set: summary('22.00', '0.00', '-0.00') },
    { name: 'rate zero', set: summary('0.00', '100.00', '0.00') },
    { name: 'rate zero with a tax', set: summary('0.00', '100.00', '22.00'), finds: [tax] },
    { name: 'the rate with leading zeros', set: summary('022.00', '100.00', '22.00') },
    { name: 'a fraction as rate is what it says', set: summary('0.22', '100.00', '0.22') },
    {
      name: 'a fraction as rate with the tax of the percentage',
      set: summary('0.22', '100.00', '22.00'),
      finds: [tax],
    },
    { name: 'the largest amounts', set: summary('100.00', '99999999999.99', '99999999999.99') },
    {
      name: 'the largest amounts, two cents off',
      set: summary('100.00', '99999999999.99', '99999999999.97'),
      finds: [{ ...tax, fix: fix('99999999999.97', '99999999999.99') }],
    },
    {
      name: 'the largest amount at a rate with decimals',
      set: summary('7.65', '99999999999.99', '7650000000.00'),
    },
    {
      name: 'Arrotondamento is no part of it',
      set: { ...summary('22.00', '100.00', '22.00'), 'riepilogo.0.arrotondamento': '0.49' },
    },
    {
      name: 'each summary for itself, though the rate is the same',
      set: {
        ...summary('22.00', '50.00', '10.00'),
        'riepilogo.1': { aliquota_iva: '22.00', imponibile_importo: '50.00', imposta: '12.00' },
      },
      finds: [tax, { id: 'tax', at: 'riepilogo.1.imposta', params: { number: '2', expected: '11.00' } }],
    },
    {
      name: 'TD16 is no exception',
      set: {
        'documento.tipo_documento': 'TD16',
        'riepilogo.0.natura': 'N6.3',
        'riepilogo.0.imposta': '0.00',
      },
      finds: [tax],
    },
    {
      name: 'in the second body',
      set: { 'body1.riepilogo.0.imposta': '1.00' },
      finds: [{ id: 'tax', at: 'body1.riepilogo.0.imposta' }],
    },
    {
      name: 'to the administration, with split payment too',
      kind: 'FPA12',
      set: { 'riepilogo.0.esigibilita_iva': 'S', 'riepilogo.0.imposta': '0.00' },
      finds: [tax],
    },
    { name: 'simplified: there are no summaries', kind: 'FSM10', set: { 'voci.0.dati_iva.imposta': '1.00' } },
  ],
});
