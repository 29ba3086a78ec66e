import type { RuleDocFacts } from './ruleDoc.ts';

export const d00409: RuleDocFacts = {
  code: '00409',
  formula: 'Numero₁ = Numero₂ ∧ YYYY₁ = YYYY₂ (Art73₁: Data₁ = Data₂) ∧ (TD04₁ ⇔ TD04₂)',
  wrong: {
    xml: `<FatturaElettronicaBody>
  <DatiGenerali>
    <DatiGeneraliDocumento>
      <TipoDocumento>TD07</TipoDocumento>
      <Divisa>EUR</Divisa>
      <Data>2026-06-01</Data>
      <Numero>7</Numero>
    </DatiGeneraliDocumento>
  </DatiGenerali>
  <DatiBeniServizi>
    <Descrizione>Sgabello</Descrizione>
    <Importo>36.60</Importo>
    <DatiIVA>
      <Imposta>6.60</Imposta>
      <Aliquota>22.00</Aliquota>
    </DatiIVA>
  </DatiBeniServizi>
</FatturaElettronicaBody>
<FatturaElettronicaBody>
  <DatiGenerali>
    <DatiGeneraliDocumento>
      <TipoDocumento>TD07</TipoDocumento>
      <Divisa>EUR</Divisa>
      <Data>2026-06-03</Data>
      <Numero>7</Numero>
    </DatiGeneraliDocumento>
  </DatiGenerali>
  <DatiBeniServizi>
    <Descrizione>Sgabello</Descrizione>
    <Importo>36.60</Importo>
    <DatiIVA>
      <Imposta>6.60</Imposta>
      <Aliquota>22.00</Aliquota>
    </DatiIVA>
  </DatiBeniServizi>
</FatturaElettronicaBody>`,
    kind: 'FSM10',
  },
  right: {
    xml: `<FatturaElettronicaBody>
  <DatiGenerali>
    <DatiGeneraliDocumento>
      <TipoDocumento>TD07</TipoDocumento>
      <Divisa>EUR</Divisa>
      <Data>2026-06-01</Data>
      <Numero>7</Numero>
    </DatiGeneraliDocumento>
  </DatiGenerali>
  <DatiBeniServizi>
    <Descrizione>Sgabello</Descrizione>
    <Importo>36.60</Importo>
    <DatiIVA>
      <Imposta>6.60</Imposta>
      <Aliquota>22.00</Aliquota>
    </DatiIVA>
  </DatiBeniServizi>
</FatturaElettronicaBody>
<FatturaElettronicaBody>
  <DatiGenerali>
    <DatiGeneraliDocumento>
      <TipoDocumento>TD07</TipoDocumento>
      <Divisa>EUR</Divisa>
      <Data>2026-06-03</Data>
      <Numero>8</Numero>
    </DatiGeneraliDocumento>
  </DatiGenerali>
  <DatiBeniServizi>
    <Descrizione>Sgabello</Descrizione>
    <Importo>36.60</Importo>
    <DatiIVA>
      <Imposta>6.60</Imposta>
      <Aliquota>22.00</Aliquota>
    </DatiIVA>
  </DatiBeniServizi>
</FatturaElettronicaBody>`,
    kind: 'FSM10',
  },
  sources: ['Elenco dei controlli v2.0, 00409'],
};
