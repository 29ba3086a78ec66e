import { testRule } from '../../support/ruleTester.ts';
import { signature } from '../../support/signatureFacts.ts';

const params = { since: '2026-03-01' };
const later = { ...params, at: '2026-02-01' };

testRule('00101', {
  cases: [
    { name: 'not verified' },
    { name: 'no revocation list', options: { signatures: [signature()] } },
    {
      name: 'not on the list',
      options: { signatures: [signature({ trust: { flaws: [], undecided: [] } })] },
    },
    {
      name: 'revoked',
      options: {
        signatures: [
          signature({ trust: { flaws: [{ code: '00101', name: 'revoked', params }], undecided: [] } }),
        ],
      },
      finds: [
        {
          id: 'revoked',
          at: null,
          severity: 'error',
          params: { signer: 'Maria Rossi', since: '2026-03-01' },
        },
      ],
    },
    {
      name: 'suspended',
      options: {
        signatures: [
          signature({ trust: { flaws: [{ code: '00101', name: 'suspended', params }], undecided: [] } }),
        ],
      },
      finds: [{ id: 'suspended', at: null, severity: 'error', params }],
    },
    {
      name: 'revoked after the moment that counts',
      options: {
        signatures: [
          signature({
            trust: { flaws: [{ code: '00101', name: 'revoked_later', params: later }], undecided: [] },
          }),
        ],
      },
      finds: [{ id: 'revoked_later', at: null, severity: 'warning', params: later }],
    },
  ],
});
