import { mayHaveCeasedSupplier } from '../../domain/documents.ts';
import { PARTITA_IVA_FINDINGS, partitaIvaFault } from '../identifiers/partitaIva.ts';
import { ALL, rule } from '../rule.ts';

export const c00301 = rule({
  code: '00301',
  formats: ALL,
  scope: 'file',
  fields: {
    ordinary: ['1.2.1.1.1', '1.2.1.1.2', '2.1.1.1'],
    simplified: ['1.2.1.1', '1.2.1.2', '2.1.1.1'],
  },
  decides: 'registry',
  findings: {
    ...PARTITA_IVA_FINDINGS,
    // An error only for the supplier: for the other parties SdI checks only that the register has the identifier.
    ceased: { severity: 'error' },
  },
  check({ supplier, registry, bodies }, report) {
    const fault = partitaIvaFault(supplier.idFiscaleIva, registry);
    if (fault === undefined) return;
    // 00323 checks how long ago.
    if (fault.name === 'ceased' && bodies.every((body) => mayHaveCeasedSupplier(body.tipoDocumento))) return;
    report(fault.name, fault.found);
  },
});
