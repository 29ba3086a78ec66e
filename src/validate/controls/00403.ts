import { compareDates } from '../../model/civilDate.ts';
import { ALL, rule } from '../rule.ts';

export const c00403 = rule({
  code: '00403',
  formats: ALL,
  scope: 'body',
  fields: { ordinary: ['2.1.1.3'], simplified: ['2.1.1.3'] },
  decides: 'date',
  findings: { future: { severity: 'error' } },
  check({ data, documentPath, file: { asOf } }, report) {
    if (asOf === null || compareDates(data, asOf) <= 0) return;
    report('future', { path: `${documentPath}/data`, params: { data, asOf } });
  },
});
