import { FILE_LIMIT } from '../../domain/thresholds.ts';
import { ALL, rule } from '../rule.ts';

export const c00003 = rule({
  code: '00003',
  formats: ALL,
  scope: 'sent',
  fields: { ordinary: [], simplified: [] },
  decides: 'file',
  needs: 'bytes',
  findings: {
    large: { severity: 'error' },
    border: { severity: 'warning' },
  },
  check({ file: { kind, size } }, report) {
    // The limit for archives is that of the channel: up to 150 MB on SDIFTP.
    if (size === null || size <= FILE_LIMIT.strict || kind === 'zip') return;
    if (size > FILE_LIMIT.largest)
      report('large', { path: null, params: { size, limit: FILE_LIMIT.largest } });
    else report('border', { path: null, params: { size, limit: FILE_LIMIT.strict } });
  },
});
