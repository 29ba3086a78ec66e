import { isItalian } from '../../domain/facts/party.ts';
import { ALL, rule } from '../rule.ts';

export const c00476 = rule({
  code: '00476',
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.2.1.1.1', '1.4.1.1.1'], simplified: ['1.2.1.1', '1.3.1.1.1'] },
  decides: 'file',
  findings: { foreign: { severity: 'error' } },
  check({ supplier: { idFiscaleIva: supplier }, customer: { idFiscaleIva: buyer } }, report) {
    if (supplier === null || buyer === null || isItalian(supplier) || isItalian(buyer)) return;
    report('foreign', {
      path: `${supplier.path}/id_paese`,
      params: { supplier: supplier.id_paese, buyer: buyer.id_paese },
    });
  },
});
