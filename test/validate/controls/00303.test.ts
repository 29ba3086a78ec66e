import { partitaIvaCases } from '../../support/identifierCases.ts';
import { testRule } from '../../support/ruleTester.ts';

const who = {
  'header.rappresentante_fiscale.dati_anagrafici': {
    id_fiscale_iva: { id_paese: 'IT', id_codice: '05772156641' },
    anagrafica: { denominazione: 'Studio Ginepro' },
  },
};
const ofSupplier = 'header.rappresentante_fiscale.dati_anagrafici.id_fiscale_iva';
const ofBuyer = 'cessionario.rappresentante_fiscale';
const simplifiedSupplier = 'cedente.rappresentante_fiscale';
const simplifiedBuyer = 'cessionario.altri_dati_identificativi';
const sede = { indirizzo: 'Via Alta', cap: '53100', comune: 'Siena', nazione: 'IT' };
const other = {
  [simplifiedBuyer]: {
    denominazione: 'Locanda del Ponte',
    sede,
    rappresentante_fiscale: {
      id_fiscale_iva: { id_paese: 'IT', id_codice: '1' },
      denominazione: 'Studio Ginepro',
    },
  },
};

testRule('00303', {
  cases: [
    { name: 'none' },
    ...partitaIvaCases({ name: 'of the supplier', kind: 'FPR12', at: ofSupplier, first: who }, 'warning'),
    ...partitaIvaCases(
      { name: 'of the supplier, FPA12', kind: 'FPA12', at: ofSupplier, first: who },
      'warning',
    ),
    ...partitaIvaCases(
      {
        name: 'of the buyer',
        kind: 'FPR12',
        at: `${ofBuyer}.id_fiscale_iva`,
        first: { [ofBuyer]: { denominazione: 'Studio Ginepro' } },
      },
      'warning',
    ),
    ...partitaIvaCases(
      {
        name: 'of the supplier, FSM10',
        kind: 'FSM10',
        at: `${simplifiedSupplier}.id_fiscale_iva`,
        first: { [simplifiedSupplier]: { denominazione: 'Studio Ginepro' } },
      },
      'warning',
    ),
    ...partitaIvaCases(
      {
        name: 'of the buyer, FSM10',
        kind: 'FSM10',
        at: `${simplifiedBuyer}.rappresentante_fiscale.id_fiscale_iva`,
        first: other,
      },
      'warning',
    ),
    {
      name: 'both',
      kind: 'FSM10',
      set: {
        [simplifiedSupplier]: {
          id_fiscale_iva: { id_paese: 'IT', id_codice: '05772156640' },
          denominazione: 'Studio Ginepro',
        },
        ...other,
      },
      finds: [
        { id: 'check', at: `${simplifiedSupplier}.id_fiscale_iva.id_codice` },
        { id: 'length', at: `${simplifiedBuyer}.rappresentante_fiscale.id_fiscale_iva.id_codice` },
      ],
    },
    {
      name: 'not of the supplier',
      set: { 'cedente.dati_anagrafici.id_fiscale_iva.id_codice': '05772156640' },
    },
  ],
});
