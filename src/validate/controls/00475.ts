import { isMadeByBuyer } from '../../domain/documents.ts';
import { isFirstOfType } from '../../domain/facts/body.ts';
import { ORDINARY, rule } from '../rule.ts';

export const c00475 = rule({
  code: '00475',
  formats: ORDINARY,
  scope: 'body',
  fields: { ordinary: ['1.4.1.1', '2.1.1.1'], simplified: [] },
  decides: 'file',
  findings: { missing: { severity: 'error' } },
  check(body, report) {
    const { customer } = body.file;
    if (customer.idFiscaleIva !== null) return;
    const { tipoDocumento: type } = body;
    if (!isMadeByBuyer(type) || !isFirstOfType(body)) return;
    report('missing', { path: customer.idsPath, params: { type } });
  },
});
