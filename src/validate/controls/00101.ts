import { flawsWithCode } from '../../domain/signatures.ts';
import { ALL, rule } from '../rule.ts';

export const c00101 = rule({
  code: '00101',
  formats: ALL,
  scope: 'sent',
  fields: { ordinary: [], simplified: [] },
  decides: 'trust',
  needs: 'trust',
  findings: {
    revoked: { severity: 'error' },
    suspended: { severity: 'error' },
    // A warning: the certificate was valid at the moment that counts, if the signing time is true.
    revoked_later: { severity: 'warning' },
  },
  check(circumstances, report) {
    for (const { name, params } of flawsWithCode('00101', circumstances))
      report(name, { path: null, params });
  },
});
