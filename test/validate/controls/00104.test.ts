import type { TrustFlaw } from '../../../src/model/signatureFacts.ts';
import { testRule } from '../../support/ruleTester.ts';
import { signature } from '../../support/signatureFacts.ts';

const trusted = (...flaws: readonly TrustFlaw[]) => ({
  signatures: [signature({ trust: { flaws, undecided: [] } })],
});
const issuer = { issuer: 'Test CA' };

testRule('00104', {
  cases: [
    { name: 'not verified' },
    { name: 'no trusted list', options: { signatures: [signature()] } },
    { name: 'on the list', options: trusted() },
    {
      name: 'not on the list',
      options: trusted({ code: '00104', name: 'issuer', params: issuer }),
      finds: [{ id: 'issuer', at: null, severity: 'error', params: issuer }],
    },
    {
      name: 'signed by another',
      options: trusted({ code: '00104', name: 'path', params: issuer }),
      finds: [{ id: 'path', at: null, severity: 'error', params: issuer }],
    },
    {
      name: 'not accredited on that day',
      options: trusted({ code: '00104', name: 'service', params: { ...issuer, at: '2026-06-15' } }),
      finds: [{ id: 'service', at: null, severity: 'error', params: { at: '2026-06-15' } }],
    },
    {
      name: 'a revoked authority',
      options: trusted({ code: '00104', name: 'authority', params: { ...issuer, at: '2026-06-15' } }),
      finds: [{ id: 'authority', at: null, severity: 'error', params: { at: '2026-06-15' } }],
    },
  ],
});
