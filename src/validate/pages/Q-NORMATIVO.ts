import { SELF_INVOICES_STAY_OUT } from './namedCodes.ts';
import type { Page } from './page.ts';

export const pqNormativo: Page = {
  code: 'Q-NORMATIVO',
  checks: {
    it: 'Non è un controllo di SdI, che la fattura la accetta comunque. Dove un riepilogo (nella semplificata una voce) ha una natura, guardiamo se RiferimentoNormativo dice la norma.',
    en: 'This is no SdI control: SdI takes the invoice all the same. Where a summary (in the simplified invoice an item) has a Natura, we look whether RiferimentoNormativo gives the provision.',
  },
  why: {
    it: 'La fattura senza IVA deve riportare il titolo per cui non è addebitata, con la norma.',
    en: 'An invoice without VAT has to give the reason for that, with the provision.',
  },
  exceptions: [SELF_INVOICES_STAY_OUT],
  wrong: {
    xml: `<ImportoTotaleDocumento>100.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Rimborso spese</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N1</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N1</Natura>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
</DatiRiepilogo>
<ImportoPagamento>100.00</ImportoPagamento>`,
  },
  right: {
    xml: `<ImportoTotaleDocumento>100.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Rimborso spese</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N1</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N1</Natura>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>art. 15 DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>
<ImportoPagamento>100.00</ImportoPagamento>`,
  },
  remedy: { it: 'Aggiungere RiferimentoNormativo.', en: 'Add RiferimentoNormativo.' },
  sources: ['DPR 633/1972, art. 21, c. 6', 'Rappresentazione tabellare, 2.2.2.8'],
};
