import { testRule } from '../../support/ruleTester.ts';
import { certified, signature } from '../../support/signatureFacts.ts';

const on = { asOf: '2026-06-15' };
const today = { ...on, asOfIsToday: true };

testRule('00100', {
  cases: [
    { name: 'not verified', options: on },
    { name: 'valid', options: { ...on, signatures: [signature()] } },
    {
      name: 'the certificate is not known',
      options: { ...on, signatures: [signature({ certificate: null })] },
    },
    {
      name: 'the last day of validity, in Rome',
      options: { ...on, signatures: [certified({ notAfter: '2026-06-14T22:00:00Z' })] },
    },
    {
      name: 'expired the day before, in Rome',
      options: { ...on, signatures: [certified({ notAfter: '2026-06-14T21:59:59Z' })] },
      finds: [
        {
          id: 'expired',
          at: null,
          severity: 'error',
          params: { until: '2026-06-14', asOf: '2026-06-15', signer: 'Maria Rossi', format: 'CAdES' },
        },
      ],
    },
    {
      name: 'expired since, and received at an unknown time',
      options: { ...today, signatures: [certified({ notAfter: '2026-06-10T09:00:00Z' })] },
      finds: [
        {
          id: 'expired_since',
          at: null,
          severity: 'warning',
          params: { until: '2026-06-10', signed: '2026-06-01' },
        },
      ],
    },
    {
      name: 'expired since, and sent now',
      options: { ...today, asSent: true, signatures: [certified({ notAfter: '2026-06-10T09:00:00Z' })] },
      finds: [{ id: 'expired', at: null }],
    },
    {
      name: 'expired before it was used',
      options: { ...today, signatures: [certified({ notAfter: '2026-05-31T09:00:00Z' })] },
      finds: [{ id: 'expired', at: null }],
    },
    {
      name: 'expired, and no signing time',
      options: {
        ...today,
        signatures: [{ ...certified({ notAfter: '2026-06-10T09:00:00Z' }), signingTime: null }],
      },
      finds: [{ id: 'expired', at: null }],
    },
    {
      name: 'one of two signers',
      options: { ...on, signatures: [signature(), certified({ notAfter: '2026-01-01T00:00:00Z' })] },
      finds: [{ id: 'expired', at: null }],
    },
    { name: 'no day of receipt', options: { signatures: [certified({ notAfter: '2020-01-01T00:00:00Z' })] } },
    { name: 'no end of validity', options: { ...on, signatures: [certified({ notAfter: null })] } },
    { name: 'verified, and unsigned', options: { ...on, signatures: [] } },
  ],
});
