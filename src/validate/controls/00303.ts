import { PARTITA_IVA_FINDINGS, partitaIvaFault } from '../identifiers/partitaIva.ts';
import { ALL, rule } from '../rule.ts';

export const c00303 = rule({
  code: '00303',
  formats: ALL,
  scope: 'file',
  fields: {
    ordinary: ['1.3.1.1.1', '1.3.1.1.2', '1.4.4.1.1', '1.4.4.1.2'],
    simplified: ['1.2.8.1.1', '1.2.8.1.2', '1.3.2.6.1.1', '1.3.2.6.1.2'],
  },
  decides: 'registry',
  findings: PARTITA_IVA_FINDINGS,
  check({ supplier, customer, registry }, report) {
    const ofSupplier = partitaIvaFault(supplier.rappresentante, registry);
    if (ofSupplier !== undefined) report(ofSupplier.name, ofSupplier.found);
    const ofCustomer = partitaIvaFault(customer.rappresentante, registry);
    if (ofCustomer !== undefined) report(ofCustomer.name, ofCustomer.found);
  },
});
