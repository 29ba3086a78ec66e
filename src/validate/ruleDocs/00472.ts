import { documentTypes } from '../../domain/documents.ts';
import type { RuleDocFacts } from './ruleDoc.ts';

export const d00472: RuleDocFacts = {
  code: '00472',
  codes: { types: [...documentTypes(({ parties }) => parties === 'one')] },
  formula: 'IdFiscaleIVA (CedentePrestatore) = IdFiscaleIVA (CessionarioCommittente)',
  wrong: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>01234567897</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Locanda del Ponte</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Piazza Nuova</Indirizzo>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
</CessionarioCommittente>
<TipoDocumento>TD21</TipoDocumento>`,
  },
  right: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>12345678903</IdCodice>
    </IdFiscaleIVA>
    <Anagrafica>
      <Denominazione>Falegnameria Betulla</Denominazione>
    </Anagrafica>
  </DatiAnagrafici>
  <Sede>
    <Indirizzo>Piazza Nuova</Indirizzo>
    <CAP>53100</CAP>
    <Comune>Siena</Comune>
    <Provincia>SI</Provincia>
    <Nazione>IT</Nazione>
  </Sede>
</CessionarioCommittente>
<TipoDocumento>TD21</TipoDocumento>`,
  },
  sources: [
    'Elenco dei controlli v2.0, 00472',
    'Allegato A 1.9.1, Appendice 1, 00472',
    'Rappresentazione tabellare, 2.1.1.1',
  ],
};
