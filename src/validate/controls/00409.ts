import { hasArt73, numberKey } from '../../domain/numbering.ts';
import { yearOf } from '../../model/civilDate.ts';
import { ALL, rule } from '../rule.ts';

export const c00409 = rule({
  code: '00409',
  formats: ALL,
  scope: 'file',
  fields: {
    ordinary: ['2.1.1.1', '2.1.1.3', '2.1.1.4', '2.1.1.12'],
    simplified: ['2.1.1.1', '2.1.1.3', '2.1.1.4'],
  },
  decides: 'file',
  findings: {
    duplicate: { severity: 'error' },
    // Art. 73 DPR 633/1972 allows a number to be repeated within the year, but not within the day.
    same_day: { severity: 'error' },
  },
  check({ bodies }, report) {
    if (bodies.length < 2) return;
    // The first document of a pair determines the period: the year, or the day with Art73.
    const byYear = new Map<string, number>();
    const byDay = new Map<string, number>();
    for (const body of bodies) {
      const { index, numero, data, documentPath } = body;
      const year = yearOf(data);
      const ofYear = numberKey(body, false);
      const ofDay = numberKey(body, true);
      const sameYear = byYear.get(ofYear);
      const sameDay = byDay.get(ofDay);
      const first = Math.min(sameYear ?? index, sameDay ?? index);
      if (first < index) {
        const params = { numero, data, year, position: index + 1, first: first + 1 };
        report(first === sameYear ? 'duplicate' : 'same_day', { path: `${documentPath}/numero`, params });
      }
      if (hasArt73(body.ordinary?.dati_generali.dati_generali_documento)) {
        if (sameDay === undefined) byDay.set(ofDay, index);
      } else if (sameYear === undefined) byYear.set(ofYear, index);
    }
  },
});
