import { flawsWithCode } from '../../domain/signatures.ts';
import { ALL, rule } from '../rule.ts';

export const c00100 = rule({
  code: '00100',
  formats: ALL,
  scope: 'sent',
  fields: { ordinary: [], simplified: [] },
  decides: 'date',
  needs: 'verification',
  findings: {
    expired: { severity: 'error' },
    // A warning: the file may have been received while the certificate was valid.
    expired_since: { severity: 'warning' },
  },
  check(circumstances, report) {
    for (const { name, params } of flawsWithCode('00100', circumstances))
      report(name, { path: null, params });
  },
});
