import { testRule } from '../../support/ruleTester.ts';

const ids = 'cessionario.dati_anagrafici';
const simplified = 'cessionario.identificativi_fiscali';

testRule('00417', {
  cases: [
    { name: 'a VAT number' },
    {
      name: 'a fiscal code',
      set: { [`${ids}.id_fiscale_iva`]: null, [`${ids}.codice_fiscale`]: 'RSSMRA80A01H501U' },
    },
    { name: 'both', set: { [`${ids}.codice_fiscale`]: '01234567897' } },
    { name: 'a foreign number', set: { [`${ids}.id_fiscale_iva`]: { id_paese: 'DE', id_codice: '1' } } },
    {
      name: 'neither',
      set: { [`${ids}.id_fiscale_iva`]: null },
      finds: [{ id: 'missing', at: ids, severity: 'error', params: {} }],
    },
    {
      name: 'neither, to the administration',
      kind: 'FPA12',
      set: { [`${ids}.id_fiscale_iva`]: null },
      finds: [{ id: 'missing', at: ids }],
    },
    {
      name: 'neither, once for several bodies',
      set: { [`${ids}.id_fiscale_iva`]: null, 'body1.documento.numero': '8' },
      finds: [{ id: 'missing', at: ids }],
    },
    {
      name: 'neither, though the tax representative has one',
      set: {
        [`${ids}.id_fiscale_iva`]: null,
        'cessionario.rappresentante_fiscale': {
          id_fiscale_iva: { id_paese: 'IT', id_codice: '05772156641' },
          denominazione: 'Studio Ginepro',
        },
      },
      finds: [{ id: 'missing', at: ids }],
    },
    { name: 'simplified, a VAT number', kind: 'FSM10' },
    {
      name: 'simplified, a fiscal code',
      kind: 'FSM10',
      set: { [`${simplified}.id_fiscale_iva`]: null, [`${simplified}.codice_fiscale`]: 'RSSMRA80A01H501U' },
    },
    {
      name: 'simplified, neither',
      kind: 'FSM10',
      set: { [`${simplified}.id_fiscale_iva`]: null },
      finds: [{ id: 'missing', at: simplified }],
    },
  ],
});
