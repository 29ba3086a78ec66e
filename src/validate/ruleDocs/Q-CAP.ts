import type { RuleDocFacts } from './ruleDoc.ts';

export const dqCap: RuleDocFacts = {
  code: 'Q-CAP',
  wrong: {
    xml: `<Sede>
  <Indirizzo>Via delle Fonti 3</Indirizzo>
  <CAP>50100</CAP>
  <Comune>Siena</Comune>
  <Provincia>SI</Provincia>
  <Nazione>IT</Nazione>
</Sede>`,
  },
  right: {
    xml: `<Sede>
  <Indirizzo>Via delle Fonti 3</Indirizzo>
  <CAP>53100</CAP>
  <Comune>Siena</Comune>
  <Provincia>SI</Provincia>
  <Nazione>IT</Nazione>
</Sede>`,
  },
  sources: ['Rappresentazione tabellare, 1.2.2.3 e 1.2.2.5'],
};
