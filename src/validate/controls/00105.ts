import { flawsWithCode } from '../../domain/signatures.ts';
import { ALL, rule } from '../rule.ts';

export const c00105 = rule({
  code: '00105',
  formats: ALL,
  scope: 'sent',
  fields: { ordinary: [], simplified: [] },
  decides: 'date',
  needs: 'signature',
  findings: { future: { severity: 'error' } },
  check(circumstances, report) {
    for (const { name, params } of flawsWithCode('00105', circumstances))
      report(name, { path: null, params });
  },
});
