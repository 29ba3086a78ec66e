import type { Page } from './page.ts';

export const pqSummary: Page = {
  code: 'Q-SUMMARY',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. Cerchiamo due DatiRiepilogo con gli stessi AliquotaIVA, Natura, EsigibilitaIVA e RiferimentoNormativo.',
    en: 'This is no SdI control: SdI takes the invoice all the same. We look for two DatiRiepilogo with the same AliquotaIVA, Natura, EsigibilitaIVA and RiferimentoNormativo.',
  },
  why: {
    it: "Il riepilogo è uno per combinazione: chi registra l'IVA può prendere il secondo per un doppione del primo.",
    en: 'There is one summary for each combination: whoever books the VAT may take the second for a copy of the first.',
  },
  exceptions: [
    {
      it: 'Operazioni con la stessa Natura e un RiferimentoNormativo diverso hanno ciascuna il suo riepilogo.',
      en: 'Operations of one Natura with different RiferimentoNormativo have a summary each.',
    },
    {
      it: 'EsigibilitaIVA assente e I non si confondono: la prima non dice nulla.',
      en: 'An absent EsigibilitaIVA is not taken for I: it says nothing.',
    },
  ],
  wrong: {
    xml: `<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>60.00</ImponibileImporto>
  <Imposta>13.20</Imposta>
  <EsigibilitaIVA>I</EsigibilitaIVA>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>40.00</ImponibileImporto>
  <Imposta>8.80</Imposta>
  <EsigibilitaIVA>I</EsigibilitaIVA>
</DatiRiepilogo>`,
  },
  right: {
    xml: `<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>22.00</Imposta>
  <EsigibilitaIVA>I</EsigibilitaIVA>
</DatiRiepilogo>`,
  },
  remedy: {
    it: 'Unire i blocchi della stessa combinazione.',
    en: 'Merge the blocks of one combination.',
  },
  sources: ['Rappresentazione tabellare, 2.2.2'],
};
