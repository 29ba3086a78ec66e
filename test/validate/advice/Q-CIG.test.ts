import { testRule } from '../../support/ruleTester.ts';

const order = 'generali.dati_ordine_acquisto.0';
const cig = (text: string) => ({ [`${order}.codice_cig`]: text });
const cup = (text: string) => ({ [`${order}.codice_cup`]: text });
const none = { 'generali.dati_ordine_acquisto': null };
const missing = { id: 'missing', at: 'generali' };
const wrongCig = { id: 'cig', at: `${order}.codice_cig` };
const wrongCup = { id: 'cup', at: `${order}.codice_cup` };
const inBlock = (block: string) => ({
  ...none,
  [`generali.${block}`]: [{ id_documento: 'C7' }, { id_documento: 'C8', codice_cig: 'A0123456BC' }],
});

testRule('Q-CIG', {
  kind: 'FPA12',
  cases: [
    { name: 'both' },
    { name: 'only a CIG', set: { [`${order}.codice_cup`]: null } },
    { name: 'only a CUP', set: { [`${order}.codice_cig`]: null } },
    {
      name: 'neither',
      set: { [`${order}.codice_cig`]: null, [`${order}.codice_cup`]: null },
      finds: [{ ...missing, severity: 'warning' }],
    },
    { name: 'no related document', set: none, finds: [missing] },
    { name: 'in a contract', set: inBlock('dati_contratto') },
    { name: 'in an agreement', set: inBlock('dati_convenzione') },
    { name: 'in a reception', set: inBlock('dati_ricezione') },
    { name: 'in a linked invoice', set: inBlock('dati_fatture_collegate') },
    { name: 'stated not to be required', set: { ...none, 'documento.causale': ['CIG non dovuto'] } },
    {
      name: 'stated to be outside traceability',
      set: { ...none, 'documento.causale': ['Esclusa dalla tracciabilità'] },
    },
    {
      name: 'only in the Causale',
      set: { ...none, 'documento.causale': ['CIG 1234567CE7'] },
      finds: [missing],
    },
    { name: 'an integration of the buyer', set: { ...none, 'documento.tipo_documento': 'TD17' } },
    // The shape.
    { name: 'a CIG of today', set: cig('B1F2A3C4D5') },
    { name: 'a Smart CIG', set: cig('Z2A1B3C4D5') },
    { name: 'a word for a CIG', set: cig('ESENTE') },
    {
      name: 'a CIG too short',
      set: cig('1234567CE'),
      finds: [{ ...wrongCig, params: { found: '1234567CE', expected: 10, times: 1 } }],
    },
    { name: 'a CIG too long', set: cig('1234567CE71'), finds: [wrongCig] },
    { name: 'a CIG with a hyphen', set: cig('1234567-E7'), finds: [wrongCig] },
    { name: 'a word for a CUP', set: cup('NON PREVISTO') },
    {
      name: 'a CUP too short',
      set: cup('J31F2600001000'),
      finds: [{ ...wrongCup, params: { found: 'J31F2600001000', expected: 15, times: 1 } }],
    },
    { name: 'a CUP in small letters', set: cup('j31f26000010001'), finds: [wrongCup] },
    // Reported once per value, at its first place: a copied value is one mistake.
    {
      name: 'one wrong CIG in three blocks of two bodies',
      set: {
        'generali.dati_contratto': [
          { id_documento: 'C7', codice_cig: '12' },
          { id_documento: 'C8', codice_cig: '12' },
        ],
        'body1.generali.dati_ricezione': [{ id_documento: 'R1', codice_cig: '12' }],
      },
      finds: [
        {
          id: 'cig',
          at: 'generali.dati_contratto.0.codice_cig',
          params: { found: '12', expected: 10, times: 5 },
        },
      ],
    },
    {
      name: 'two wrong CIGs and a wrong CUP of the same text',
      set: {
        'generali.dati_contratto': [
          { id_documento: 'C7', codice_cup: '12', codice_cig: '12' },
          { id_documento: 'C8', codice_cig: '13' },
        ],
      },
      finds: [
        { id: 'cup', at: 'generali.dati_contratto.0.codice_cup' },
        { id: 'cig', at: 'generali.dati_contratto.0.codice_cig' },
        { id: 'cig', at: 'generali.dati_contratto.1.codice_cig' },
      ],
    },
    { name: 'to others, none is needed', kind: 'FPR12' },
    {
      name: 'to others, a wrong one',
      kind: 'FPR12',
      set: { 'generali.dati_contratto': [{ id_documento: 'C7', codice_cig: '12' }] },
      finds: [{ id: 'cig', at: 'generali.dati_contratto.0.codice_cig' }],
    },
    {
      name: 'in the second body',
      set: { 'body1.generali.dati_ordine_acquisto': null },
      finds: [{ id: 'missing', at: 'body1.generali' }],
    },
  ],
});
