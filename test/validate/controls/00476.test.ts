import { type Case, testRule } from '../../support/ruleTester.ts';

const supplier = 'cedente.dati_anagrafici.id_fiscale_iva.id_paese';
const buyer = 'cessionario.dati_anagrafici.id_fiscale_iva';
const simplified = {
  supplier: 'cedente.id_fiscale_iva.id_paese',
  buyer: 'cessionario.identificativi_fiscali.id_fiscale_iva',
};
const countries = (one: string, other: string) => ({ [supplier]: one, [`${buyer}.id_paese`]: other });
const foreign = (one: string, other: string) =>
  [{ id: 'foreign', at: supplier, severity: 'error', params: { supplier: one, buyer: other } }] as const;

testRule('00476', {
  cases: [
    { name: 'IT and IT' },
    { name: 'IT and DE', set: countries('IT', 'DE') },
    { name: 'DE and IT', set: countries('DE', 'IT') },
    { name: 'DE and FR', set: countries('DE', 'FR'), finds: foreign('DE', 'FR') },
    { name: 'DE and DE', set: countries('DE', 'DE'), finds: foreign('DE', 'DE') },
    { name: 'SM and VA', set: countries('SM', 'VA'), finds: foreign('SM', 'VA') },
    { name: 'OO and EL', set: countries('OO', 'EL'), finds: foreign('OO', 'EL') },
    ...['TD04', 'TD17', 'TD29'].map(
      (type): Case => ({
        name: `DE and FR, ${type}`,
        set: { ...countries('DE', 'FR'), 'documento.tipo_documento': type },
        finds: foreign('DE', 'FR'),
      }),
    ),
    {
      name: 'DE and a fiscal code only',
      set: {
        [supplier]: 'DE',
        [buyer]: null,
        'cessionario.dati_anagrafici.codice_fiscale': 'RSSMRA80A01H501U',
      },
    },
    {
      name: 'DE and FR with a fiscal code of Italy',
      set: { ...countries('DE', 'FR'), 'cessionario.dati_anagrafici.codice_fiscale': 'RSSMRA80A01H501U' },
      finds: foreign('DE', 'FR'),
    },
    {
      name: 'an Italian tax representative makes no difference',
      set: {
        ...countries('DE', 'FR'),
        'header.rappresentante_fiscale.dati_anagrafici': {
          id_fiscale_iva: { id_paese: 'IT', id_codice: '05772156641' },
          anagrafica: { denominazione: 'Studio Ginepro' },
        },
      },
      finds: foreign('DE', 'FR'),
    },
    {
      name: 'once for several bodies',
      set: { ...countries('DE', 'FR'), 'body1.documento.numero': '8' },
      finds: foreign('DE', 'FR'),
    },
    { name: 'to the administration', kind: 'FPA12', set: countries('DE', 'FR'), finds: foreign('DE', 'FR') },
    { name: 'simplified, IT and IT', kind: 'FSM10' },
    {
      name: 'simplified, DE and FR',
      kind: 'FSM10',
      set: { [simplified.supplier]: 'DE', [`${simplified.buyer}.id_paese`]: 'FR' },
      finds: [{ id: 'foreign', at: simplified.supplier, params: { supplier: 'DE', buyer: 'FR' } }],
    },
    { name: 'simplified, DE and IT', kind: 'FSM10', set: { [simplified.supplier]: 'DE' } },
    {
      name: 'simplified, DE and a fiscal code only',
      kind: 'FSM10',
      set: {
        [simplified.supplier]: 'DE',
        [simplified.buyer]: null,
        'cessionario.identificativi_fiscali.codice_fiscale': 'RSSMRA80A01H501U',
      },
    },
  ],
});
