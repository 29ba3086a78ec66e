import { testRule } from '../../support/ruleTester.ts';

const line = (aliquota_iva: string, prezzo_totale: string, natura?: string) => ({
  numero_linea: '2',
  descrizione: 'Panca',
  prezzo_unitario: prezzo_totale,
  prezzo_totale,
  aliquota_iva,
  ...(natura === undefined ? {} : { natura }),
});
const summary = (aliquota_iva: string, imponibile_importo: string, natura?: string) => ({
  aliquota_iva,
  ...(natura === undefined ? {} : { natura }),
  imponibile_importo,
  imposta: '0.00',
});
const cassa = (importo_contributo_cassa: string, aliquota_iva = '22.00') => ({
  tipo_cassa: 'TC22',
  al_cassa: '4.00',
  importo_contributo_cassa,
  aliquota_iva,
});
const amounts = (total: string, taxable: string, rounding: string | null = null) => ({
  'linee.0.prezzo_totale': total,
  'riepilogo.0.imponibile_importo': taxable,
  'riepilogo.0.arrotondamento': rounding,
});
const at = (path: string) => ({ id: 'taxable', at: path, severity: 'error' }) as const;
const first = at('riepilogo.0.imponibile_importo');
const fix = (from: string, to: string) => ({ op: 'replace', at: first.at, from, to });

testRule('00422', {
  cases: [
    { name: 'the sum of the lines' },
    {
      name: 'a wrong sum',
      set: amounts('100.00', '90.00'),
      finds: [
        {
          ...first,
          params: {
            rate: '22.00',
            found: '90.00',
            expected: '100.00',
            exact: '100.00',
            charged: '100.00',
            rounding: '0.00',
          },
          fix: fix('90.00', '100.00'),
        },
      ],
    },
    // Both sides of the tolerance.
    { name: 'under a euro above', set: amounts('100.00', '100.99') },
    { name: 'hardly under a euro above', set: amounts('100.00000001', '101.00') },
    { name: 'a euro above', set: amounts('100.00', '101.00'), finds: [first] },
    { name: 'under a euro below', set: amounts('100.00', '99.01') },
    { name: 'hardly under a euro below', set: amounts('99.99999999', '99.00') },
    { name: 'a euro below', set: amounts('100.00', '99.00'), finds: [first] },
    {
      name: 'hardly over a euro below',
      set: amounts('100.00000001', '99.00'),
      finds: [
        { ...first, params: { exact: '100.00000001', expected: '100.00' }, fix: fix('99.00', '100.00') },
      ],
    },
    // Arrotondamento.
    { name: 'Arrotondamento makes up for it', set: amounts('100.00', '101.00', '1.00') },
    { name: 'a negative one too', set: amounts('100.00', '99.00', '-1.00') },
    { name: 'eight decimals', set: amounts('100.12345678', '101.00', '0.87654322') },
    { name: 'it brings the difference under a euro', set: amounts('100.00', '101.00', '0.00000001') },
    {
      name: 'it brings the difference to a euro',
      set: amounts('100.00', '100.99', '-0.01'),
      finds: [{ ...first, params: { rounding: '-0.01', exact: '99.99' }, fix: fix('100.99', '99.99') }],
    },
    {
      name: 'with the sign turned round',
      set: amounts('100.50', '100.00', '0.50'),
      finds: [{ ...first, params: { exact: '101.00' }, fix: fix('100.00', '101.00') }],
    },
    {
      name: 'the fix rounds halves away from zero',
      set: amounts('-100.00500000', '-90.00'),
      finds: [{ ...first, fix: fix('-90.00', '-100.01') }],
    },
    // Pension fund.
    { name: 'with pension fund', set: { ...amounts('100.00', '104.00'), 'cassa.0': cassa('4.00') } },
    {
      name: 'the pension fund forgotten',
      set: { ...amounts('100.00', '100.00'), 'cassa.0': cassa('4.00') },
      finds: [{ ...first, params: { charged: '104.00' }, fix: fix('100.00', '104.00') }],
    },
    {
      name: 'a pension fund at another rate is not in it',
      set: {
        ...amounts('100.00', '104.00'),
        'cassa.0': cassa('4.00', '10.00'),
        'riepilogo.1': summary('10.00', '4.00'),
      },
      finds: [first],
    },
    {
      name: 'a pension fund with withholding is in it',
      set: { ...amounts('100.00', '104.00'), 'cassa.0': { ...cassa('4.00'), ritenuta: 'SI' } },
    },
    // Amounts outside the formula.
    {
      name: 'SpeseAccessorie are part of the taxable amount already',
      set: { ...amounts('100.00', '105.00'), 'riepilogo.0.spese_accessorie': '5.00' },
      finds: [first],
    },
    {
      name: 'a discount of the document is none of the lines',
      set: {
        ...amounts('100.00', '90.00'),
        'documento.sconto_maggiorazione': [{ tipo: 'SC', importo: '10.00' }],
      },
      finds: [first],
    },
    {
      name: 'the rounding of the document is none of the summary',
      set: { ...amounts('100.00', '101.00'), 'documento.arrotondamento': '1.00' },
      finds: [first],
    },
    {
      name: 'the stamp is none',
      set: {
        ...amounts('100.00', '102.00'),
        'documento.dati_bollo': { bollo_virtuale: 'SI', importo_bollo: '2.00' },
      },
      finds: [first],
    },
    // By rate only.
    {
      name: 'several rates',
      set: { 'linee.1': line('10.00', '70.00'), 'riepilogo.1': summary('10.00', '70.00') },
    },
    {
      name: 'two rates the wrong way round',
      set: {
        ...amounts('100.00', '70.00'),
        'linee.1': line('10.00', '70.00'),
        'riepilogo.1': summary('10.00', '100.00'),
      },
      finds: [
        { ...first, fix: fix('70.00', '100.00') },
        {
          ...at('riepilogo.1.imponibile_importo'),
          fix: { op: 'replace', at: 'riepilogo.1.imponibile_importo', from: '100.00', to: '70.00' },
        },
      ],
    },
    {
      name: 'one rate, written in two ways',
      set: { ...amounts('100.00', '170.00'), 'linee.1': line('022.00', '70.00') },
    },
    {
      name: 'one rate in two summaries, as with two ways of EsigibilitaIVA',
      set: { ...amounts('100.00', '60.00'), 'riepilogo.1': summary('22.00', '40.00') },
    },
    {
      name: 'two summaries: which one is wrong is unknown',
      set: { ...amounts('100.00', '60.00'), 'riepilogo.1': summary('22.00', '50.00') },
      finds: [{ ...first, params: { found: '110.00', expected: '100.00' }, fix: null }],
    },
    {
      name: 'Natura is not compared: the amounts of two are mixed up',
      set: {
        'linee.0': line('0.00', '100.00', 'N1'),
        'linee.1': line('0.00', '70.00', 'N4'),
        'riepilogo.0': summary('0.00', '70.00', 'N1'),
        'riepilogo.1': summary('0.00', '100.00', 'N4'),
      },
    },
    {
      name: 'Arrotondamento of two summaries',
      set: {
        ...amounts('100.00', '60.00', '1.00'),
        'riepilogo.1': { ...summary('22.00', '42.00'), arrotondamento: '1.00' },
      },
    },
    // Signs and sizes.
    { name: 'negative amounts', set: amounts('-100.00', '-100.00') },
    { name: 'a credit line', set: { ...amounts('100.00', '30.00'), 'linee.1': line('22.00', '-70.00') } },
    {
      name: 'a sign forgotten',
      set: amounts('-100.00', '100.00'),
      finds: [{ ...first, fix: fix('100.00', '-100.00') }],
    },
    { name: 'the largest amounts', set: amounts('99999999999.99', '99999999999.99') },
    {
      name: 'a sum with too many digits has no fix',
      set: { ...amounts('99999999999.99', '1.00'), 'linee.1': line('22.00', '99999999999.99') },
      finds: [{ ...first, params: { expected: '199999999999.98' }, fix: null }],
    },
    // Rates on one side only.
    {
      name: 'a rate that no summary has',
      set: { 'linee.1': line('10.00', '70.00'), 'linee.2': line('10.00', '1.00') },
      finds: [
        {
          id: 'missing',
          at: 'linee.1.aliquota_iva',
          severity: 'error',
          params: { rate: '10.00', charged: '71.00', found: '0.00' },
          fix: null,
        },
      ],
    },
    { name: 'a rate that no summary has, under a euro', set: { 'linee.1': line('10.00', '0.99') } },
    {
      name: 'a rate that no summary has, a euro',
      set: { 'linee.1': line('10.00', '1.00') },
      finds: [{ id: 'missing', at: 'linee.1.aliquota_iva' }],
    },
    {
      name: 'a rate that no summary has, of the pension fund only',
      set: { 'cassa.0': cassa('4.00', '10.00') },
      finds: [{ id: 'missing', at: 'cassa.0.aliquota_iva' }],
    },
    {
      name: 'a rate that only a summary has',
      set: { 'riepilogo.1': summary('10.00', '70.00') },
      finds: [
        {
          id: 'unused',
          at: 'riepilogo.1.imponibile_importo',
          severity: 'error',
          params: { rate: '10.00', found: '70.00', charged: '0.00' },
          fix: null,
        },
      ],
    },
    {
      name: 'a rate that only a summary has, under a euro',
      set: { 'riepilogo.1': summary('10.00', '0.99') },
    },
    {
      name: 'a rate that only a summary has, made up for by Arrotondamento',
      set: { 'riepilogo.1': { ...summary('10.00', '2.00'), arrotondamento: '2.00' } },
    },
    {
      name: 'a line of nothing at a rate that no summary has',
      set: { 'linee.1': line('10.00', '0.00') },
    },
    {
      name: 'the rate of the summary is wrong: both rates are',
      set: { 'riepilogo.0.aliquota_iva': '10.00' },
      finds: [
        { id: 'missing', at: 'linee.0.aliquota_iva' },
        { id: 'unused', at: 'riepilogo.0.imponibile_importo' },
      ],
    },
    // Bodies and formats.
    {
      name: 'each body for itself',
      set: {
        'body1.linee.0.prezzo_totale': '90.00',
        'body.riepilogo.0.imponibile_importo': '90.00',
      },
      finds: [first, at('body1.riepilogo.0.imponibile_importo')],
    },
    {
      name: 'to the administration',
      kind: 'FPA12',
      set: amounts('100.00', '90.00'),
      finds: [first],
    },
    { name: 'simplified: there are no summaries', kind: 'FSM10', set: { 'voci.0.importo': '90.00' } },
  ],
});
