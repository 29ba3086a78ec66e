import { testRule } from '../../support/ruleTester.ts';

const address = (provincia: string | null, nazione = 'IT', cap = '53100') => ({
  indirizzo: 'Via Lunga 1',
  cap,
  comune: 'Siena',
  ...(provincia === null ? {} : { provincia }),
  nazione,
});
const supplier = (provincia: string | null, nazione?: string, cap?: string) => ({
  'cedente.sede': address(provincia, nazione, cap),
});
const foreign = { id: 'foreign', at: 'cedente.sede.provincia' };
const unknown = { id: 'unknown', at: 'cedente.sede.provincia' };

testRule('Q-PROVINCIA', {
  cases: [
    { name: 'in Italy, with a province' },
    {
      name: 'in Italy, without',
      set: supplier(null),
      finds: [{ id: 'missing', at: 'cedente.sede', severity: 'warning', params: { comune: 'Siena' } }],
    },
    {
      name: 'an empty Nazione is Italy',
      set: supplier(null, ''),
      finds: [{ id: 'missing', at: 'cedente.sede' }],
    },
    { name: 'abroad, without', set: supplier(null, 'DE') },
    {
      name: 'abroad, with a province',
      set: supplier('SI', 'DE'),
      finds: [
        {
          ...foreign,
          params: { found: 'SI', country: 'DE' },
          fix: { op: 'remove', at: 'cedente.sede.provincia', from: 'SI' },
        },
      ],
    },
    { name: 'abroad, with EE', set: supplier('EE', 'DE') },
    { name: 'abroad, with the country again', set: supplier('SM', 'SM') },
    { name: 'in Italy, with EE', set: supplier('EE'), finds: [{ ...unknown, params: { found: 'EE' } }] },
    { name: 'an abbreviation of no province', set: supplier('XX'), finds: [unknown] },
    {
      name: 'an abbreviation of the past',
      set: supplier('FO'),
      finds: [
        {
          id: 'retired',
          at: 'cedente.sede.provincia',
          severity: 'warning',
          params: { found: 'FO', until: '2000-01-01' },
          fix: null,
        },
      ],
    },
    { name: 'an abbreviation on its last day', set: { ...supplier('FO'), 'documento.data': '1999-12-31' } },
    {
      name: 'an abbreviation a day later',
      set: { ...supplier('FO'), 'documento.data': '2000-01-01' },
      finds: [{ id: 'retired', at: 'cedente.sede.provincia' }],
    },
    {
      name: 'an abbreviation of the past in Sardinia',
      set: { ...supplier('OG'), 'cedente.sede.cap': '08045' },
    },
    { name: 'a new abbreviation in Sardinia', set: supplier('GX', 'IT', '07026') },
    { name: 'a new abbreviation in the south of Sardinia', set: supplier('GX', 'IT', '09010') },
    { name: 'a new abbreviation in Rieti', set: supplier('GX', 'IT', '02010'), finds: [unknown] },
    {
      name: 'the buyer',
      set: { 'cessionario.sede': address(null) },
      finds: [{ id: 'missing', at: 'cessionario.sede' }],
    },
    {
      name: 'the stable organisations',
      set: {
        'cedente.stabile_organizzazione': address('XX'),
        'cessionario.stabile_organizzazione': address(null),
      },
      finds: [
        { id: 'unknown', at: 'cedente.stabile_organizzazione.provincia' },
        { id: 'missing', at: 'cessionario.stabile_organizzazione' },
      ],
    },
    {
      name: 'simplified',
      kind: 'FSM10',
      set: supplier(null),
      finds: [{ id: 'missing', at: 'cedente.sede' }],
    },
    {
      name: 'simplified, the buyer and its stable organisation',
      kind: 'FSM10',
      set: {
        'cessionario.altri_dati_identificativi': {
          denominazione: 'Locanda',
          sede: address(null),
          stabile_organizzazione: address('XX'),
        },
      },
      finds: [
        { id: 'missing', at: 'cessionario.altri_dati_identificativi.sede' },
        { id: 'unknown', at: 'cessionario.altri_dati_identificativi.stabile_organizzazione.provincia' },
      ],
    },
    {
      name: 'to the administration too',
      kind: 'FPA12',
      set: supplier(null),
      finds: [{ id: 'missing', at: 'cedente.sede' }],
    },
  ],
});
