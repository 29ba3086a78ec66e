import type { Page } from './page.ts';

export const pqCreditLink: Page = {
  code: 'Q-CREDIT-LINK',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. Una nota di credito (TD04, nella semplificata TD08) dovrebbe dire quale fattura rettifica: in DatiFattureCollegate, o in DatiFatturaRettificata.',
    en: 'This is no SdI control: SdI takes the invoice all the same. A credit note (TD04, in the simplified invoice TD08) should say which invoice it takes back: in DatiFattureCollegate, or in DatiFatturaRettificata.',
  },
  why: {
    it: "La variazione dell'IVA si fa rispetto a una fattura: senza il riferimento il cliente non sa che cosa rettificare.",
    en: 'VAT is adjusted against an invoice: without the reference the buyer does not know what to adjust.',
  },
  exceptions: [
    {
      it: 'Una causale o una descrizione che nomina la fattura basta.',
      en: 'A Causale or a description that names the invoice is enough.',
    },
  ],
  wrong: { xml: '<TipoDocumento>TD04</TipoDocumento>' },
  right: {
    xml: `<DatiGeneraliDocumento>
  <TipoDocumento>TD04</TipoDocumento>
  <Divisa>EUR</Divisa>
  <Data>2026-06-01</Data>
  <Numero>7</Numero>
</DatiGeneraliDocumento>
<DatiFattureCollegate>
  <IdDocumento>5</IdDocumento>
  <Data>2026-05-02</Data>
</DatiFattureCollegate>`,
  },
  remedy: { it: 'Indicare numero e data della fattura.', en: 'Give the number and date of the invoice.' },
  readings: {
    it: 'Una nota di credito può riguardare molte fatture, come un premio di fine anno: allora si scrive nella causale.',
    en: 'A credit note may concern many invoices, such as a bonus at the end of the year: then Causale says so.',
  },
  sources: ['DPR 633/1972, art. 26', 'Rappresentazione tabellare, 2.1.6'],
};
