import { compareDates } from '../../model/civilDate.ts';
import { romeDay } from '../../model/romeDay.ts';
import { ALL, rule } from '../rule.ts';

export const c00105 = rule({
  code: '00105',
  formats: ALL,
  scope: 'sent',
  fields: { ordinary: [], simplified: [] },
  decides: 'date',
  needs: 'signature',
  findings: { future: { severity: 'error' } },
  // The date of receipt has no time, so a signature of the same day is accepted.
  check({ file: { signature }, asOf }, report) {
    if (asOf === null || signature === null || signature.signingTime === null) return;
    const { signingTime: time } = signature;
    const day = romeDay(time);
    if (day === undefined || compareDates(day, asOf) <= 0) return;
    report('future', { path: null, params: { time, day, asOf } });
  },
});
