import { isExamined, signaturesOf } from '../../domain/signatures.ts';
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
  check({ file }, report) {
    const signatures = signaturesOf(file);
    // The time in a broken signature is not known, and 00102 rejects the file.
    if (signatures.length === 0 || signatures.some(({ status }) => status === 'broken')) return;
    const written = file.signature?.signingTime ?? null;
    if (written !== null && romeDay(written) === undefined) {
      report('form', { path: null, params: { found: written } });
    } else if (signatures.every((one) => isExamined(one) && one.signingTime === null)) {
      report('missing', { path: null, params: {} });
    }
  },
});
