import { romeDay } from '../../model/romeDay.ts';
import { ALL, rule } from '../rule.ts';

export const c00103 = rule({
  code: '00103',
  formats: ALL,
  scope: 'sent',
  fields: { ordinary: [], simplified: [] },
  decides: 'file',
  needs: 'signature',
  findings: {
    missing: { severity: 'error' },
    // A warning: the sources mention only a missing time.
    form: { severity: 'warning' },
  },
  check({ file: { signature } }, report) {
    if (signature === null) return;
    const { signingTime } = signature;
    if (signingTime === null) report('missing', { path: null, params: {} });
    else if (romeDay(signingTime) === undefined)
      report('form', { path: null, params: { found: signingTime } });
  },
});
