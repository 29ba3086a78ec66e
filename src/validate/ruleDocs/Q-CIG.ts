import type { RuleDocFacts } from './ruleDoc.ts';

export const dqCig: RuleDocFacts = {
  code: 'Q-CIG',
  wrong: {
    xml: `<DatiOrdineAcquisto>
  <IdDocumento>ODA12</IdDocumento>
</DatiOrdineAcquisto>`,
    kind: 'FPA12',
  },
  right: {
    xml: `<DatiOrdineAcquisto>
  <IdDocumento>ODA12</IdDocumento>
  <CodiceCIG>B1F2A3C4D5</CodiceCIG>
</DatiOrdineAcquisto>`,
    kind: 'FPA12',
  },
  sources: ['DL 66/2014, art. 25', 'L. 136/2010, art. 3', 'DM 132/2020'],
};
