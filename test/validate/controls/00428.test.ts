import { testRule } from '../../support/ruleTester.ts';

const at = 'trasmissione.formato_trasmissione';
const recipient = 'trasmissione.codice_destinatario';

testRule('00428', {
  cases: [
    { name: 'the same' },
    { name: 'the same, to the administration', kind: 'FPA12' },
    { name: 'the same, simplified', kind: 'FSM10' },
    {
      name: 'FPA12 in a file of FPR12',
      set: { [at]: 'FPA12' },
      finds: [
        {
          id: 'differs',
          at,
          severity: 'error',
          params: { found: 'FPA12', expected: 'FPR12' },
          fix: { op: 'replace', at, from: 'FPA12', to: 'FPR12' },
        },
      ],
    },
    {
      name: 'FPR12 in a file of FPA12',
      kind: 'FPA12',
      set: { [at]: 'FPR12' },
      finds: [
        {
          id: 'differs',
          at,
          params: { found: 'FPR12', expected: 'FPA12' },
          fix: { op: 'replace', at, from: 'FPR12', to: 'FPA12' },
        },
      ],
    },
    {
      name: 'FPA12 in a file of FPR12 to an office: versione may be wrong',
      set: { [at]: 'FPA12', [recipient]: 'UFABC1' },
      finds: [{ id: 'differs', at, params: { found: 'FPA12', expected: 'FPR12' }, fix: null }],
    },
    {
      name: 'FPR12 in a file of FPA12 to a private party',
      kind: 'FPA12',
      set: { [at]: 'FPR12', [recipient]: 'ABC1234' },
      finds: [{ id: 'differs', at, fix: null }],
    },
  ],
});
