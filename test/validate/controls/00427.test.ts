import { testRule } from '../../support/ruleTester.ts';

const at = 'trasmissione.codice_destinatario';
const to = (code: string) => ({ [at]: code });
const asFormat = (formato: string) => ({ 'trasmissione.formato_trasmissione': formato });

testRule('00427', {
  cases: [
    { name: 'seven characters' },
    { name: 'none', set: to('0000000') },
    { name: 'abroad', set: to('XXXXXXX') },
    {
      name: 'six characters',
      set: to('UFABC1'),
      finds: [
        {
          id: 'private',
          at,
          severity: 'error',
          params: { found: 'UFABC1', format: 'FPR12', length: 6, expected: 7 },
        },
      ],
    },
    { name: 'six zeros', set: to('000000'), finds: [{ id: 'private', at }] },
    { name: 'six, to the administration', kind: 'FPA12' },
    { name: 'six nines, to the administration', kind: 'FPA12', set: to('999999') },
    {
      name: 'seven, to the administration',
      kind: 'FPA12',
      set: to('ABC1234'),
      finds: [
        {
          id: 'administration',
          at,
          severity: 'error',
          params: { found: 'ABC1234', format: 'FPA12', length: 7, expected: 6 },
        },
      ],
    },
    {
      name: 'none, to the administration',
      kind: 'FPA12',
      set: to('0000000'),
      finds: [{ id: 'administration', at }],
    },
    {
      name: 'abroad, to the administration',
      kind: 'FPA12',
      set: to('XXXXXXX'),
      finds: [{ id: 'administration', at }],
    },
    // FormatoTrasmissione decides, not the attribute versione: their difference is 00428.
    {
      name: 'seven, FPA12 in a file of FPR12',
      set: asFormat('FPA12'),
      finds: [{ id: 'administration', at }],
    },
    { name: 'six, FPA12 in a file of FPR12', set: { ...asFormat('FPA12'), ...to('UFABC1') } },
    {
      name: 'six, FPR12 in a file of FPA12',
      kind: 'FPA12',
      set: asFormat('FPR12'),
      finds: [{ id: 'private', at }],
    },
    { name: 'simplified: the schema takes seven only', kind: 'FSM10' },
  ],
});
