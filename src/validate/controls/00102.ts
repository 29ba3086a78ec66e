import { ALL, rule } from '../rule.ts';

export const c00102 = rule({
  code: '00102',
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.1.3'], simplified: [] },
  decides: 'trust',
  findings: {
    // A warning: files are often checked before they are signed, and no source states the code for a missing signature.
    unsigned: { severity: 'warning' },
  },
  check({ kind, file, transmissionPath }, report) {
    if (kind !== 'FPA12' || file.signature !== null || file.enveloped) return;
    report('unsigned', { path: `${transmissionPath}/formato_trasmissione`, params: {} });
  },
});
