import { testRule } from '../../support/ruleTester.ts';

/** A line of the official examples: 100 at 500.00. */
const official = { 'linee.0.quantita': '100.00', 'linee.0.prezzo_unitario': '500.00' };
const sc = (importo: string) => ({ tipo: 'SC', importo });
const scPercent = (percentuale: string) => ({ tipo: 'SC', percentuale });
const amounts = [sc('10.05'), sc('5.25'), sc('4.70')];
const percents = [scPercent('8.50'), scPercent('5.15'), scPercent('3.00')];
const mixed = [
  scPercent('8.50'),
  { tipo: 'SC', percentuale: '5.15', importo: '23.56' },
  sc('15.00'),
  scPercent('2.00'),
];
const line = (prezzo_unitario: string, prezzo_totale: string, quantita: string | null = null) => ({
  'linee.0.prezzo_unitario': prezzo_unitario,
  'linee.0.quantita': quantita,
  'linee.0.prezzo_totale': prezzo_totale,
});
const scBoth = (percentuale: string, importo: string) => ({ tipo: 'SC', percentuale, importo });
/** Discounts on a line, of 4 at 25.00 by default. */
const discounted = (
  sconto_maggiorazione: readonly object[],
  prezzo_totale: string,
  quantita: string | null = '4.00',
  prezzo_unitario = '25.00',
) => ({
  'linee.0.sconto_maggiorazione': sconto_maggiorazione,
  ...line(prezzo_unitario, prezzo_totale, quantita),
});
const total = { id: 'total', at: 'linee.0.prezzo_totale' };
const offered = (to: string) => ({ ...total, fix: { op: 'replace', at: 'linee.0.prezzo_totale', to } });
const perLine = { id: 'perLine', at: 'linee.0.prezzo_totale' };
const border = { id: 'border', at: 'linee.0.prezzo_totale', severity: 'warning' } as const;

testRule('00423', {
  cases: [
    { name: 'price times quantity' },
    { name: 'without quantity it is one', set: line('25.00', '25.00') },
    { name: 'without quantity, wrong', set: line('25.00', '26.00'), finds: [total] },
    {
      name: 'wrong total',
      set: { 'linee.0.prezzo_totale': '90.00' },
      finds: [
        {
          ...total,
          severity: 'error',
          params: { line: '1', found: '90.00', price: '25.00', expected: '100.00' },
          fix: { op: 'replace', at: 'linee.0.prezzo_totale', from: '90.00', to: '100.00' },
        },
      ],
    },
    // Both sides of the tolerance.
    { name: 'under a cent above', set: line('10.00', '10.00999999') },
    { name: 'a cent above', set: line('10.00', '10.01'), finds: [border] },
    { name: 'under two cents above', set: line('10.00', '10.01999999'), finds: [border] },
    { name: 'two cents above', set: line('10.00', '10.02'), finds: [total] },
    { name: 'under a cent below', set: line('10.00', '9.99000001') },
    { name: 'a cent below', set: line('10.00', '9.99'), finds: [border] },
    { name: 'under two cents below', set: line('10.00', '9.98000001'), finds: [border] },
    { name: 'two cents below', set: line('10.00', '9.98'), finds: [total] },
    // Official vectors.
    {
      name: 'official example 1: discounts by amount',
      set: { ...official, 'linee.0.sconto_maggiorazione': amounts, 'linee.0.prezzo_totale': '48000.00' },
    },
    {
      name: 'official example 2: discounts by percent in cascade',
      set: { ...official, 'linee.0.sconto_maggiorazione': percents, 'linee.0.prezzo_totale': '42092.05875' },
    },
    {
      name: 'official example 2, rounded down',
      set: { ...official, 'linee.0.sconto_maggiorazione': percents, 'linee.0.prezzo_totale': '42092.05' },
    },
    {
      name: 'official example 2, rounded up',
      set: { ...official, 'linee.0.sconto_maggiorazione': percents, 'linee.0.prezzo_totale': '42092.06' },
    },
    {
      name: 'official example 2, not rounded but wrong',
      set: { ...official, 'linee.0.sconto_maggiorazione': percents, 'linee.0.prezzo_totale': '42092.08' },
      finds: [{ ...total, params: { expected: '42092.06', exact: '42092.05875' } }],
    },
    {
      name: 'official example 3: the amount wins over the percentage',
      set: { ...official, 'linee.0.sconto_maggiorazione': mixed, 'linee.0.prezzo_totale': '41056.12' },
    },
    {
      name: 'the percentages summed instead of in cascade',
      set: { ...official, 'linee.0.sconto_maggiorazione': percents, 'linee.0.prezzo_totale': '41675.00' },
      finds: [total],
    },
    {
      name: 'a surcharge',
      set: {
        'linee.0.sconto_maggiorazione': [{ tipo: 'MG', importo: '2.00' }],
        'linee.0.prezzo_totale': '108.00',
      },
    },
    // Totals from another reading of the discounts: the discounts may be wrong, and no fix is offered.
    {
      name: 'a discount by amount taken once from the line instead of per unit',
      set: discounted([sc('5.00')], '95.00'),
      finds: [
        {
          ...perLine,
          severity: 'error',
          params: { line: '1', found: '95.00', expected: '80.00', exact: '80.00' },
          fix: null,
        },
      ],
    },
    {
      name: 'once from the line, under a cent above',
      set: discounted([sc('5.00')], '95.00999999'),
      finds: [perLine],
    },
    {
      name: 'once from the line, a cent above',
      set: discounted([sc('5.00')], '95.01'),
      finds: [offered('80.00')],
    },
    {
      name: 'once from the line, under a cent below',
      set: discounted([sc('5.00')], '94.99000001'),
      finds: [perLine],
    },
    {
      name: 'once from the line, a cent below',
      set: discounted([sc('5.00')], '94.99'),
      finds: [offered('80.00')],
    },
    { name: 'several amounts, once from the line', set: discounted(amounts, '80.00'), finds: [perLine] },
    {
      name: 'a surcharge by amount, once to the line',
      set: discounted([{ tipo: 'MG', importo: '2.00' }], '102.00'),
      finds: [perLine],
    },
    {
      name: 'amount and percentage in cascade, once from the line',
      set: discounted([sc('10.00'), scPercent('10.00')], '81.00'),
      finds: [perLine],
    },
    {
      name: 'once from a line below zero',
      set: { ...discounted([sc('5.00')], '-105.00'), 'linee.0.prezzo_unitario': '-25.00' },
      finds: [{ ...perLine, params: { expected: '-120.00' } }],
    },
    {
      name: 'an amount for the whole line beside its percentage',
      set: discounted([scBoth('10.00', '10.00')], '90.00'),
      finds: [{ ...perLine, params: { expected: '60.00' }, fix: null }],
    },
    {
      name: 'once from the line, a cent from what it is per unit',
      set: discounted([sc('0.01')], '99.99', '2.00', '50.00'),
      finds: [{ ...border, fix: null }],
    },
    {
      name: 'once from the line, two cents from what it is per unit',
      set: discounted([sc('0.01')], '99.99', '3.00', '33.33333330'),
      finds: [{ ...perLine, fix: null }],
    },
    { name: 'an amount on a single unit', set: discounted([sc('5.00')], '95.00', '1.00', '100.00') },
    {
      name: 'an amount on a single unit, left out',
      set: discounted([sc('5.00')], '100.00', null, '100.00'),
      finds: [offered('95.00')],
    },
    {
      name: 'by the percentage alone, on a price below zero',
      set: discounted([scBoth('10.00', '9.00')], '-162.00', '2.00', '-90.00'),
      finds: [{ ...total, severity: 'error', params: { found: '-162.00', expected: '-198.00' }, fix: null }],
    },
    {
      name: 'by the percentage alone, under a cent above',
      set: discounted([scBoth('10.00', '9.00')], '-161.99000001', '2.00', '-90.00'),
      finds: [{ ...total, fix: null }],
    },
    {
      name: 'by the percentage alone, a cent above',
      set: discounted([scBoth('10.00', '9.00')], '-161.99', '2.00', '-90.00'),
      finds: [offered('-198.00')],
    },
    {
      name: 'by the percentage alone, a cent from what the amount gives',
      set: discounted([scBoth('10.00', '2.4975')], '90.00'),
      finds: [{ ...border, params: { exact: '90.01' }, fix: null }],
    },
    {
      name: 'by the percentage beside an amount of zero',
      set: discounted([scBoth('10.00', '0.00')], '90.00'),
      finds: [{ ...total, params: { expected: '100.00' }, fix: null }],
    },
    {
      name: 'by one percentage alone, among other discounts',
      set: { ...official, ...discounted(mixed, '41055.9975', '100.00', '500.00') },
      finds: [{ ...total, params: { expected: '41056.12', exact: '41056.12' }, fix: null }],
    },
    {
      name: 'neither reading of a discount by both',
      set: discounted([scBoth('10.00', '3.00')], '95.00'),
      finds: [offered('88.00')],
    },
    {
      name: 'an amount of zero beside a percentage counts, and is no discount',
      set: {
        'linee.0.sconto_maggiorazione': [{ tipo: 'SC', percentuale: '10.00', importo: '0.00' }],
        'linee.0.prezzo_totale': '100.00',
      },
    },
    {
      name: 'a discount without percentage and amount is none',
      set: { 'linee.0.sconto_maggiorazione': [{ tipo: 'SC' }], 'linee.0.prezzo_totale': '100.00' },
    },
    { name: 'a negative price', set: line('-25.00', '-100.00', '4.00') },
    { name: 'a sign forgotten', set: line('-25.00', '100.00', '4.00'), finds: [total] },
    { name: 'eight decimals', set: line('0.12345678', '0.02469136', '0.20000000') },
    {
      name: 'the largest numbers of the schema',
      set: line('99999999999.99999999', '99999999999.99999999', '1.00'),
    },
    {
      name: 'the largest numbers, off by two cents',
      set: line('99999999999.99999999', '99999999999.97999999', '1.00'),
      finds: [total],
    },
    {
      name: 'only the wrong one of several lines',
      set: {
        'linee.1': {
          numero_linea: '2',
          descrizione: 'Tavolo',
          prezzo_unitario: '50.00',
          prezzo_totale: '50.00',
          aliquota_iva: '22.00',
        },
        'linee.2': {
          numero_linea: '3',
          descrizione: 'Panca',
          prezzo_unitario: '70.00',
          prezzo_totale: '7.00',
          aliquota_iva: '22.00',
        },
      },
      finds: [{ id: 'total', at: 'linee.2.prezzo_totale', params: { line: '3' } }],
    },
    {
      name: 'in the second body',
      set: { 'body1.linee.0.prezzo_totale': '1.00' },
      finds: [{ id: 'total', at: 'body1.linee.0.prezzo_totale' }],
    },
    {
      name: 'to the administration too',
      kind: 'FPA12',
      set: { 'linee.0.prezzo_totale': '90.00' },
      finds: [total],
    },
  ],
});
