import type { RuleDocFacts } from './ruleDoc.ts';

export const d00404: RuleDocFacts = {
  code: '00404',
  formula:
    'IdFiscaleIVA₁ = IdFiscaleIVA₂ ∧ Numero₁ = Numero₂ ∧ YYYY₁ = YYYY₂ (Art73: Data₁ = Data₂) ∧ (TD04₁ ⇔ TD04₂)',
  sources: ['Elenco dei controlli v2.0, 00404', 'Allegato A 1.9.1, Appendice 1'],
};
