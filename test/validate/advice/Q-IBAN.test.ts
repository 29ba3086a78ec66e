import { testRule } from '../../support/ruleTester.ts';

const entry = 'pagamento.0.dettaglio_pagamento.0';
const at = `${entry}.iban`;
const iban = (text: string) => ({ [at]: text });
const bank = (abi: string, cab: string) => ({ [`${entry}.abi`]: abi, [`${entry}.cab`]: cab });

testRule('Q-IBAN', {
  cases: [
    { name: 'the example of the standard' },
    { name: 'none', set: { [at]: null } },
    { name: 'in small letters', set: iban('it60x0542811101000000123456') },
    { name: 'of Germany', set: iban('DE89370400440532013000') },
    {
      name: 'a digit of the account changed',
      set: iban('IT60X0542811101000000123457'),
      finds: [
        {
          id: 'check',
          at,
          severity: 'warning',
          params: { iban: 'IT60X0542811101000000123457', expected: '33' },
        },
      ],
    },
    {
      name: 'of Germany, two digits swapped',
      set: iban('DE89370400440532013003'),
      finds: [{ id: 'check', at }],
    },
    {
      name: 'check digits that match a wrong CIN',
      set: iban('IT65A0542811101000000123456'),
      finds: [{ id: 'cin', at, params: { expected: 'X' } }],
    },
    {
      name: 'of Italy, too short',
      set: iban('IT60X054281110100000012345'),
      finds: [{ id: 'length', at, params: { country: 'IT', length: 26, expected: 27 } }],
    },
    {
      name: 'of San Marino, too long',
      set: iban('SM60X05428111010000001234567'),
      finds: [{ id: 'length', at, params: { country: 'SM', length: 28 } }],
    },
    {
      name: 'a letter in the ABI',
      set: iban('IT60XO542811101000000123456'),
      finds: [{ id: 'shape', at, params: { part: 'ABI', found: 'O5428' } }],
    },
    { name: 'ABI and CAB as in the IBAN', set: bank('05428', '11101') },
    {
      name: 'another ABI',
      set: bank('05429', '11101'),
      finds: [{ id: 'bank', at: `${entry}.abi`, params: { part: 'ABI', found: '05429', expected: '05428' } }],
    },
    {
      name: 'another CAB',
      set: bank('05428', '11102'),
      finds: [{ id: 'bank', at: `${entry}.cab`, params: { part: 'CAB', found: '11102', expected: '11101' } }],
    },
    {
      name: 'both others',
      set: bank('03015', '11102'),
      finds: [
        { id: 'bank', at: `${entry}.abi` },
        { id: 'bank', at: `${entry}.cab` },
      ],
    },
    {
      name: "of a RIBA, those of the debtor's bank",
      set: { ...bank('03015', '03200'), [`${entry}.modalita_pagamento`]: 'MP12' },
    },
    {
      name: 'another ABI beside a foreign IBAN',
      set: { ...iban('DE89370400440532013000'), ...bank('05428', '11102') },
    },
    {
      name: 'in the second body',
      set: { [`body1.${at}`]: 'IT61X0542811101000000123456' },
      finds: [{ id: 'check', at: `body1.${at}` }],
    },
    {
      name: 'to the administration too',
      kind: 'FPA12',
      set: iban('IT61X0542811101000000123456'),
      finds: [{ id: 'check', at }],
    },
  ],
});
