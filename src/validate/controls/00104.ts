import { flawsWithCode } from '../../domain/signatures.ts';
import { ALL, rule } from '../rule.ts';

export const c00104 = rule({
  code: '00104',
  formats: ALL,
  scope: 'sent',
  fields: { ordinary: [], simplified: [] },
  decides: 'trust',
  needs: 'trust',
  findings: {
    issuer: { severity: 'error' },
    path: { severity: 'error' },
    service: { severity: 'error' },
    authority: { severity: 'error' },
  },
  check(circumstances, report) {
    for (const { name, params } of flawsWithCode('00104', circumstances))
      report(name, { path: null, params });
  },
});
