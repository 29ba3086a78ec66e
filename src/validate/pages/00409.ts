import type { Page } from './page.ts';

export const p00409: Page = {
  code: '00409',
  checks: {
    it: 'In un lotto, un file con più documenti, nessuno deve ripeterne un altro: stesso Numero, stesso anno di Data (se il primo dei due ha Art73 SI la stessa Data), ed entrambi note di credito o nessuno dei due.',
    en: 'In a lotto, a file of several documents, none must repeat another: the same Numero, the same year of Data (where the first of the two has Art73 SI, the same Data), and both credit notes or neither.',
  },
  why: {
    it: "L'emittente è uno solo, dunque numero e anno identificano il documento, come in 00404 fra file diversi.",
    en: 'There is one issuer, so number and year identify the document, as 00404 has it between files.',
  },
  formula: 'Numero₁ = Numero₂ ∧ YYYY₁ = YYYY₂ (Art73₁: Data₁ = Data₂) ∧ (TD04₁ ⇔ TD04₂)',
  exceptions: [
    {
      it: 'Una nota di credito e una fattura possono avere lo stesso numero.',
      en: 'A credit note and an invoice may have the same number.',
    },
    {
      it: 'I numeri si confrontano carattere per carattere: 7 e 07 sono diversi.',
      en: 'Numbers are compared character by character: 7 and 07 are two.',
    },
  ],
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
    note: {
      it: 'Due documenti dello stesso anno con il numero 7.',
      en: 'Two documents of one year with the number 7.',
    },
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
  remedy: {
    it: 'Dare un altro numero a uno dei due, o togliere quello ripetuto. SdI accoglie o scarta il lotto intero.',
    en: 'Give one of the two another number, or take out the repeated one. SdI takes or rejects the lotto as a whole.',
  },
  readings: {
    it: 'I testi nominano TD04; delle fatture semplificate trattiamo TD08 allo stesso modo, per analogia.',
    en: 'The texts name TD04; of simplified invoices we treat TD08 alike, by likeness.',
  },
  sources: ['Elenco dei controlli v2.0, 00409'],
};
