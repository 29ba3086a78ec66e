import { partitaIvaFault, partitaIvaFindings } from '../identifiers/partitaIva.ts';
import { ALL, rule } from '../rule.ts';

export const c00305 = rule({
  code: '00305',
  title: { it: 'Partita IVA del cessionario non valida', en: 'VAT number of the buyer not valid' },
  formats: ALL,
  scope: 'file',
  fields: { ordinary: ['1.4.1.1.1', '1.4.1.1.2'], simplified: ['1.3.1.1.1', '1.3.1.1.2'] },
  decides: 'registry',
  findings: partitaIvaFindings({ it: 'del cessionario', en: 'of the buyer' }),
  check({ customer, registry }, report) {
    const fault = partitaIvaFault(customer.idFiscaleIva, registry);
    if (fault !== undefined) report(fault.name, fault.found);
  },
});
