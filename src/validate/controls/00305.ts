import { PARTITA_IVA_FINDINGS, partitaIvaFault } from '../identifiers/partitaIva.ts';
import { ALL, rule } from '../rule.ts';

export const c00305 = rule({
  code: '00305',
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.4.1.1.1', '1.4.1.1.2'], simplified: ['1.3.1.1.1', '1.3.1.1.2'] },
  decides: 'registry',
  findings: PARTITA_IVA_FINDINGS,
  check({ customer, registry }, report) {
    const fault = partitaIvaFault(customer.idFiscaleIva, registry);
    if (fault !== undefined) report(fault.name, fault.found);
  },
});
