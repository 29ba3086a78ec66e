import { documentTypes, isSimplified } from '../../domain/documents.ts';
import type { RuleDocFacts } from './ruleDoc.ts';

const TYPES = [...documentTypes(({ parties }) => parties === 'two')];

export const d00471: RuleDocFacts = {
  code: '00471',
  codes: {
    ordinary: TYPES.filter((type) => !isSimplified(type)),
    simplified: TYPES.filter(isSimplified),
  },
  formula: 'IdFiscaleIVA (CedentePrestatore) ≠ IdFiscaleIVA (CessionarioCommittente)',
  wrong: {
    xml: `<CessionarioCommittente>
  <DatiAnagrafici>
    <IdFiscaleIVA>
      <IdPaese>IT</IdPaese>
      <IdCodice>12345678903</IdCodice>
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
</CessionarioCommittente>`,
  },
  right: {
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
</CessionarioCommittente>`,
  },
  sources: [
    'Elenco dei controlli v2.0, 00471',
    'Allegato A 1.9.1, Appendice 1, 00471',
    'Rappresentazione tabellare, 2.1.1.1',
  ],
};
