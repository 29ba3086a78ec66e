import type { RuleDocFacts } from './ruleDoc.ts';

export const dqSplit: RuleDocFacts = {
  code: 'Q-SPLIT',
  wrong: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale>
    <Anagrafica>
      <Nome>Mario</Nome>
      <Cognome>Rossi</Cognome>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Piazza Nuova 1</Indirizzo>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
</CessionarioCommittente>
<EsigibilitaIVA>S</EsigibilitaIVA>`,
  },
  right: { xml: '<EsigibilitaIVA>I</EsigibilitaIVA>' },
  sources: ['DPR 633/1972, art. 17-ter', 'DL 87/2018, art. 12'],
};
