import type { BodyFacts } from '../../domain/facts/body.ts';
import { PARTITA_IVA_FINDINGS, partitaIvaFault } from '../identifiers/partitaIva.ts';
import { ALL, rule } from '../rule.ts';

/**
 * Documents issued by the buyer, whose supplier may have ceased; 00323 checks how long ago (Rappresentazione tabellare;
 * the Elenco names only TD20). TD29 took over a part of TD20 on 2025-04-01, and no source revokes the exception for it.
 */
const CEASED_SUPPLIER_TYPES = ['TD16', 'TD20', 'TD29'];

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
    if (fault === undefined || (fault.name === 'ceased' && bodies.every(mayConcernCeased))) return;
    report(fault.name, fault.found);
  },
});

function mayConcernCeased({ tipoDocumento }: BodyFacts): boolean {
  return CEASED_SUPPLIER_TYPES.includes(tipoDocumento);
}
