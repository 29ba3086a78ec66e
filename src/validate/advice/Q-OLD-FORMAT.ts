import { retiredFormats } from '../../model/roots.ts';
import { RETIRED, rule } from '../rule.ts';

export const qOldFormat = rule({
  code: 'Q-OLD-FORMAT',
  formats: RETIRED,
  scope: 'sent',
  fields: { ordinary: [], simplified: [] },
  decides: 'file',
  findings: { retired: { severity: 'warning' } },
  check({ file }, report) {
    const format = retiredFormats.find(({ kind }) => kind === file.kind);
    if (format !== undefined) report('retired', { path: null, params: { format: format.versione } });
  },
});
