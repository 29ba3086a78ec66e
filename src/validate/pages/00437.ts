import type { Page } from './page.ts';

export const p00437: Page = {
  code: '00437',
  checks: {
    it: 'Uno sconto o una maggiorazione del documento deve avere Percentuale o Importo.',
    en: 'A discount or surcharge of the document has to have Percentuale or Importo.',
  },
  why: {
    it: "Dire che c'è uno sconto senza dire di quanto non serve a chi paga.",
    en: 'To say that there is a discount, and not how much, is of no use to who pays.',
  },
  formula: 'Tipo  ⇒  Percentuale ∨ Importo',
  exceptions: [
    {
      it: "Un valore di zero basta: si guarda se c'è, non quanto è.",
      en: 'A value of zero is enough: it is looked at whether it is there, not how much it is.',
    },
  ],
  wrong: {
    xml: `<ScontoMaggiorazione>
  <Tipo>SC</Tipo>
</ScontoMaggiorazione>
<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>`,
    note: {
      it: 'Lo sconto ha solo Tipo.',
      en: 'The discount has Tipo only.',
    },
  },
  right: {
    xml: `<ScontoMaggiorazione>
  <Tipo>SC</Tipo>
  <Importo>2.00</Importo>
</ScontoMaggiorazione>
<ImportoTotaleDocumento>120.00</ImportoTotaleDocumento>`,
  },
  remedy: {
    it: "Scrivere Percentuale o Importo; se non c'è sconto, togliere il blocco.",
    en: 'Write Percentuale or Importo; where there is no discount, take the block away.',
  },
  sources: ['Elenco dei controlli v2.0, 00437', 'Rappresentazione tabellare, 2.1.1.8'],
};
