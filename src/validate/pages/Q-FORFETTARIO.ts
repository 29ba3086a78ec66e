import { SELF_INVOICES_STAY_OUT } from './namedCodes.ts';
import type { Page } from './page.ts';

export const pqForfettario: Page = {
  code: 'Q-FORFETTARIO',
  checks: {
    it: "Non è un controllo di SdI, che la fattura la accetta comunque. Con i regimi RF02, RF19 e RF20 cerchiamo un'aliquota maggiore di zero in righe, casse e riepiloghi.",
    en: 'This is no SdI control: SdI takes the invoice all the same. Under the regimes RF02, RF19 and RF20 we look for a rate above zero in lines, cassa and summaries.',
  },
  why: {
    it: 'Chi è in questi regimi non addebita IVA: se la addebita deve versarla, e il cliente non la può detrarre.',
    en: 'Whoever is under these regimes charges no VAT: charged, it has to be paid over, and the buyer cannot deduct it.',
  },
  exceptions: [
    {
      it: 'Note di credito e di debito possono riferirsi a una fattura di prima del regime: restano fuori.',
      en: 'Credit and debit notes may belong to an invoice of before the regime: they stay out.',
    },
    SELF_INVOICES_STAY_OUT,
  ],
  wrong: {
    xml: '<RegimeFiscale>RF19</RegimeFiscale>',
    note: { it: "Le righe hanno l'aliquota 22.00.", en: 'The lines have the rate 22.00.' },
  },
  right: {
    xml: `<RegimeFiscale>RF19</RegimeFiscale>
<ImportoTotaleDocumento>70.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>70.00</PrezzoUnitario>
  <PrezzoTotale>70.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N2.2</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N2.2</Natura>
  <ImponibileImporto>70.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>art. 1 c. 54-89 L. 190/2014</RiferimentoNormativo>
</DatiRiepilogo>
<ImportoPagamento>70.00</ImportoPagamento>`,
  },
  remedy: {
    it: 'Scrivere aliquota 0.00 e natura N2.2, oppure il regime giusto.',
    en: 'Write the rate 0.00 and Natura N2.2, or the right regime.',
  },
  sources: ['L. 190/2014, art. 1, c. 58', 'L. 244/2007, art. 1, c. 100', 'Direttiva (UE) 2020/285'],
};
