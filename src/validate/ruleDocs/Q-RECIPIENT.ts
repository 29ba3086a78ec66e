import type { RuleDocFacts } from './ruleDoc.ts';

export const dqRecipient: RuleDocFacts = {
  code: 'Q-RECIPIENT',
  wrong: {
    xml: `<CodiceDestinatario>0000000</CodiceDestinatario>
<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>AT</IdPaese>
      <IdCodice>U12345675</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Gasthof Waldblick</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Hauptstrasse 1</Indirizzo>
    <CAP>00000</CAP>
    <Comune>Lienz</Comune>
    <Nazione>AT</Nazione>
  </Sede>
</CessionarioCommittente>`,
  },
  right: {
    xml: `<CodiceDestinatario>XXXXXXX</CodiceDestinatario>
<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>AT</IdPaese>
      <IdCodice>U12345675</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Gasthof Waldblick</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Hauptstrasse 1</Indirizzo>
    <CAP>00000</CAP>
    <Comune>Lienz</Comune>
    <Nazione>AT</Nazione>
  </Sede>
</CessionarioCommittente>`,
  },
  sources: ['Provvedimento Agenzia delle Entrate 30 aprile 2018', 'DM 21 giugno 2021 (San Marino)'],
};
