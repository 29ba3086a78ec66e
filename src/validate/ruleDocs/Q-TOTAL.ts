import { FREE_SUPPLIES, isFreeSupply, SELF_INVOICES } from '../../domain/documents.ts';
import type { RuleDocFacts } from './ruleDoc.ts';

export const dqTotal: RuleDocFacts = {
  code: 'Q-TOTAL',
  codes: {
    free: [...FREE_SUPPLIES],
    unpaid: [...SELF_INVOICES].filter((type) => !isFreeSupply(type)),
  },
  formula: 'ImportoTotaleDocumento = Σ ImponibileImporto + Σ Imposta + Arrotondamento (2.1.1.10)',
  wrong: {
    xml: '<ImportoTotaleDocumento>120.00</ImportoTotaleDocumento>',
  },
  right: { xml: '<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>' },
  sources: ['Rappresentazione tabellare, 2.1.1.9 e 2.1.1.10'],
};
