import { flawsWithCode } from '../../domain/signatures.ts';
import { ALL, rule } from '../rule.ts';

export const c00107 = rule({
  code: '00107',
  formats: ALL,
  scope: 'sent',
  fields: { ordinary: [], simplified: [] },
  decides: 'trust',
  needs: 'verification',
  findings: {
    not_yet: { severity: 'error' },
    ca: { severity: 'error' },
    usage: { severity: 'error' },
    extension: { severity: 'error' },
    not_qualified: { severity: 'error' },
    purpose: { severity: 'error' },
  },
  check(circumstances, report) {
    for (const { name, params } of flawsWithCode('00107', circumstances))
      report(name, { path: null, params });
  },
});
