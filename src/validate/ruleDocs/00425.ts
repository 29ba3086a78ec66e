import type { RuleDocFacts } from './ruleDoc.ts';

export const d00425: RuleDocFacts = {
  code: '00425',
  wrong: { xml: `<Numero>BIS</Numero>` },
  right: { xml: `<Numero>7/BIS</Numero>` },
  sources: ['Elenco dei controlli v2.0, 00425', 'Rappresentazione tabellare, 2.1.1.4'],
};
