import { testRule } from '../../support/ruleTester.ts';
import { certified, signature } from '../../support/signatureFacts.ts';

const on = { asOf: '2026-06-15' };
const trusted = (name: 'not_qualified' | 'purpose', issuer: string) => ({
  signatures: [signature({ trust: { flaws: [{ code: '00107', name, params: { issuer } }], undecided: [] } })],
});

testRule('00107', {
  cases: [
    { name: 'not verified', options: on },
    { name: 'valid', options: { ...on, signatures: [signature()] } },
    {
      name: 'the certificate is not known',
      options: { ...on, signatures: [signature({ certificate: null })] },
    },
    {
      name: 'valid from the day of receipt, in Rome',
      options: { ...on, signatures: [certified({ notBefore: '2026-06-15T21:59:59Z' })] },
    },
    {
      name: 'valid from the day after, in Rome',
      options: { ...on, signatures: [certified({ notBefore: '2026-06-15T22:00:00Z' })] },
      finds: [
        { id: 'not_yet', at: null, severity: 'error', params: { from: '2026-06-16', asOf: '2026-06-15' } },
      ],
    },
    {
      name: 'of a certification authority',
      options: { ...on, signatures: [certified({ isCa: true, keyUsage: new Set(['keyCertSign']) })] },
      finds: [{ id: 'ca', at: null, severity: 'error' }],
    },
    {
      name: 'for authentication',
      options: { ...on, signatures: [certified({ keyUsage: new Set(['digitalSignature']) })] },
      finds: [{ id: 'usage', at: null, severity: 'error' }],
    },
    {
      name: 'for several uses',
      options: {
        ...on,
        signatures: [certified({ keyUsage: new Set(['digitalSignature', 'nonRepudiation']) })],
      },
    },
    { name: 'for any use', options: { ...on, signatures: [certified({ keyUsage: null })] } },
    {
      name: 'an unknown critical extension',
      options: { ...on, signatures: [certified({ unknownCritical: ['1.2.3', '1.2.4'] })] },
      finds: [{ id: 'extension', at: null, severity: 'error', params: { found: '1.2.3, 1.2.4' } }],
    },
    {
      name: 'not qualified',
      options: trusted('not_qualified', 'Test CA'),
      finds: [{ id: 'not_qualified', at: null, severity: 'error' }],
    },
    {
      name: 'for seals',
      options: trusted('purpose', 'Test CA'),
      finds: [{ id: 'purpose', at: null, severity: 'error', params: { issuer: 'Test CA' } }],
    },
  ],
});
