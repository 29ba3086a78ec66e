import type { Page } from './page.ts';

export const p00414: Page = {
  code: '00414',
  checks: {
    it: 'Un contributo alla cassa con aliquota diversa da zero non può avere Natura.',
    en: 'A pension fund contribution with a rate other than zero may not have a Natura.',
  },
  why: {
    it: "Natura dice perché l'IVA non si applica: accanto a un'aliquota il blocco si contraddice.",
    en: 'Natura says why no VAT applies: beside a rate, the block contradicts itself.',
  },
  formula: 'AliquotaIVA ≠ 0  ⇒  ¬ Natura',
  wrong: {
    xml: `<DatiCassaPrevidenziale>
  <TipoCassa>TC22</TipoCassa>
  <AlCassa>4.00</AlCassa>
  <ImportoContributoCassa>2.00</ImportoContributoCassa>
  <ImponibileCassa>50.00</ImponibileCassa>
  <AliquotaIVA>22.00</AliquotaIVA>
  <Natura>N4</Natura>
</DatiCassaPrevidenziale>
<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Consulenza</Descrizione>
  <PrezzoUnitario>50.00</PrezzoUnitario>
  <PrezzoTotale>50.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Corso di falegnameria</Descrizione>
  <PrezzoUnitario>58.56</PrezzoUnitario>
  <PrezzoTotale>58.56</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>52.00</ImponibileImporto>
  <Imposta>11.44</Imposta>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
  <ImponibileImporto>58.56</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>Art. 10 DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>`,
    note: {
      it: 'Il contributo ha aliquota 22.00 e Natura N4.',
      en: 'The contribution has the rate 22.00 and Natura N4.',
    },
  },
  right: {
    xml: `<DatiCassaPrevidenziale>
  <TipoCassa>TC22</TipoCassa>
  <AlCassa>4.00</AlCassa>
  <ImportoContributoCassa>2.00</ImportoContributoCassa>
  <ImponibileCassa>50.00</ImponibileCassa>
  <AliquotaIVA>22.00</AliquotaIVA>
</DatiCassaPrevidenziale>
<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Consulenza</Descrizione>
  <PrezzoUnitario>50.00</PrezzoUnitario>
  <PrezzoTotale>50.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DettaglioLinee>
  <NumeroLinea>2</NumeroLinea>
  <Descrizione>Corso di falegnameria</Descrizione>
  <PrezzoUnitario>58.56</PrezzoUnitario>
  <PrezzoTotale>58.56</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>52.00</ImponibileImporto>
  <Imposta>11.44</Imposta>
</DatiRiepilogo>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N4</Natura>
  <ImponibileImporto>58.56</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>Art. 10 DPR 633/1972</RiferimentoNormativo>
</DatiRiepilogo>`,
  },
  remedy: {
    it: "Togliere Natura se l'IVA si applica al contributo; se non si applica, scrivere 0.00 come aliquota.",
    en: 'Take Natura away where the contribution bears VAT; where it does not, write 0.00 as the rate.',
  },
  readings: {
    it: "L'eccezione di TD16 che vale per righe e riepiloghi (00401, 00430) nessuna fonte la dà per la cassa: qui non c'è.",
    en: 'The exception of TD16 for lines and summaries (00401, 00430) no source gives for pension funds: there is none here.',
  },
  sources: ['Elenco dei controlli v2.0, 00414', 'Rappresentazione tabellare, 2.1.1.7.7'],
};
