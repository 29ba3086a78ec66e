import { partitaIvaFault, partitaIvaFindings } from '../identifiers/partitaIva.ts';
import { ALL, rule } from '../rule.ts';

export const c00303 = rule({
  code: '00303',
  title: {
    it: 'Partita IVA del rappresentante fiscale non valida',
    en: 'VAT number of the tax representative not valid',
  },
  formats: ALL,
  scope: 'file',
  fields: {
    ordinary: ['1.3.1.1.1', '1.3.1.1.2', '1.4.4.1.1', '1.4.4.1.2'],
    simplified: ['1.2.8.1.1', '1.2.8.1.2', '1.3.2.6.1.1', '1.3.2.6.1.2'],
  },
  decides: 'registry',
  findings: partitaIvaFindings({ it: 'del rappresentante fiscale', en: 'of the tax representative' }),
  check({ supplier, customer, registry }, report) {
    const ofSupplier = partitaIvaFault(supplier.rappresentante, registry);
    if (ofSupplier !== undefined) report(ofSupplier.name, ofSupplier.found);
    const ofCustomer = partitaIvaFault(customer.rappresentante, registry);
    if (ofCustomer !== undefined) report(ofCustomer.name, ofCustomer.found);
  },
});
