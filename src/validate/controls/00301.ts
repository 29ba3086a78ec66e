import type { BodyFacts } from '../../domain/facts/body.ts';
import { PARTITA_IVA_FINDINGS, partitaIvaFault } from '../identifiers/partitaIva.ts';
import { ALL, rule } from '../rule.ts';

/**
 * Documents of the buyer for a supplier who may have ceased: 00323 asks how long ago (Rappresentazione tabellare;
 * the Elenco names TD20 only). TD29 took over a part of TD20 on 2025-04-01, and no source says that it lost the exception.
 */
const OF_CEASED_SUPPLIERS = ['TD16', 'TD20', 'TD29'];

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
    // Only here: of the other parties SdI asks no more than whether the register knows them.
    ceased: { severity: 'error' },
  },
  check({ supplier, registry, bodies }, report) {
    const fault = partitaIvaFault(supplier.idFiscaleIva, registry);
    if (fault === undefined || (fault.name === 'ceased' && bodies.every(mayConcernCeased))) return;
    report(fault.name, fault.found);
  },
});

function mayConcernCeased({ tipoDocumento }: BodyFacts): boolean {
  return OF_CEASED_SUPPLIERS.includes(tipoDocumento);
}
