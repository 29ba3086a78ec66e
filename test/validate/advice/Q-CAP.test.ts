import { testRule } from '../../support/ruleTester.ts';

const at = 'cedente.sede.cap';
const address = (cap: string, provincia?: string, nazione = 'IT') => ({
  indirizzo: 'Via Lunga 1',
  cap,
  comune: 'Siena',
  ...(provincia === undefined ? {} : { provincia }),
  nazione,
});
const supplier = (cap: string, provincia?: string, nazione?: string) => ({
  'cedente.sede': address(cap, provincia, nazione),
});
const fits = [
  ['00187', 'RM'],
  ['20900', 'MB'],
  ['20013', 'MI'],
  ['26900', 'LO'],
  ['23900', 'LC'],
  ['24032', 'BG'],
  ['18025', 'CN'],
  ['12071', 'SV'],
  ['32047', 'UD'],
  ['89900', 'VV'],
  ['76121', 'BT'],
  ['70051', 'BT'],
  ['59100', 'PO'],
  ['08030', 'SU'],
] as const;

testRule('Q-CAP', {
  cases: [
    { name: 'of the province' },
    ...fits.map(([cap, provincia]) => ({ name: `${cap} in ${provincia}`, set: supplier(cap, provincia) })),
    {
      name: 'of another province',
      set: supplier('50100', 'SI'),
      finds: [
        {
          id: 'province',
          at,
          severity: 'warning',
          params: { found: '50100', provincia: 'SI', expected: ['53'] },
        },
      ],
    },
    {
      name: 'of another zone of the same region',
      set: supplier('08100', 'LU'),
      finds: [{ id: 'province', at }],
    },
    {
      name: 'zeros in Italy',
      set: supplier('00000', 'SI'),
      finds: [{ id: 'zeros', at, params: { found: '00000', comune: 'Siena' } }],
    },
    { name: 'zeros in Italy, Nazione empty', set: supplier('00000', 'SI', ''), finds: [{ id: 'zeros', at }] },
    { name: 'zeros abroad', set: supplier('00000', undefined, 'DE') },
    { name: 'abroad, where it is no CAP', set: supplier('10115', undefined, 'DE') },
    { name: 'without a province', set: supplier('50100') },
    { name: 'with an unknown abbreviation', set: supplier('50100', 'XX') },
    {
      name: 'the buyer',
      set: { 'cessionario.sede': address('00000', 'SI') },
      finds: [{ id: 'zeros', at: 'cessionario.sede.cap' }],
    },
    {
      name: 'the stable organisations',
      set: {
        'cedente.stabile_organizzazione': address('10100', 'SI'),
        'cessionario.stabile_organizzazione': address('00000', 'SI'),
      },
      finds: [
        { id: 'province', at: 'cedente.stabile_organizzazione.cap' },
        { id: 'zeros', at: 'cessionario.stabile_organizzazione.cap' },
      ],
    },
    { name: 'simplified', kind: 'FSM10', set: supplier('00000', 'SI'), finds: [{ id: 'zeros', at }] },
    {
      name: 'simplified, the buyer',
      kind: 'FSM10',
      set: {
        'cessionario.altri_dati_identificativi': { denominazione: 'Locanda', sede: address('10100', 'SI') },
      },
      finds: [{ id: 'province', at: 'cessionario.altri_dati_identificativi.sede.cap' }],
    },
    {
      name: 'to the administration too',
      kind: 'FPA12',
      set: supplier('00000', 'SI'),
      finds: [{ id: 'zeros', at }],
    },
  ],
});
