import { ALL, rule } from '../rule.ts';

export const c00417 = rule({
  code: '00417',
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.4.1.1', '1.4.1.2'], simplified: ['1.3.1.1', '1.3.1.2'] },
  decides: 'file',
  findings: { missing: { severity: 'error' } },
  check({ customer }, report) {
    if (customer.idFiscaleIva !== null || customer.codiceFiscale !== null) return;
    report('missing', { path: customer.idsPath, params: {} });
  },
});
