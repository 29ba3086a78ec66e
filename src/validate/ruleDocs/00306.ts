import type { RuleDocFacts } from './ruleDoc.ts';

export const d00306: RuleDocFacts = {
  code: '00306',
  wrong: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <CodiceFiscale>RSSMRA80A01H501X</CodiceFiscale>
    <Anagrafica>
      <Denominazione>Mario Rossi</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Piazza Nuova</Indirizzo>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
</CessionarioCommittente>`,
  },
  right: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale>
    <Anagrafica>
      <Denominazione>Mario Rossi</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Piazza Nuova</Indirizzo>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
</CessionarioCommittente>`,
  },
  sources: [
    'Elenco dei controlli v2.0, 00306',
    'Rappresentazione tabellare, 1.4.1.2',
    'DM 23 dicembre 1976',
    'Agenzia delle Entrate, FAQ sulla fattura elettronica (come citata)',
  ],
};
