import type { Page } from './page.ts';

export const p00445: Page = {
  code: '00445',
  checks: {
    it: 'Nei documenti dal 1° gennaio 2021 non sono ammesse le Natura generiche N2, N3 e N6, su righe, casse e riepiloghi.',
    en: 'In documents from 1 January 2021 the generic Natura N2, N3 and N6 are not allowed, on lines, pension funds and summaries.',
  },
  why: {
    it: 'I codici di dettaglio servono alla dichiarazione IVA precompilata; quelli generici restano nello schema solo per i documenti più vecchi.',
    en: 'The detailed codes serve the pre-filled VAT return; the generic ones remain in the schema for older documents only.',
  },
  formula: 'Data ≥ 2021-01-01  ⇒  Natura ∉ {N2, N3, N6}',
  exceptions: [
    {
      it: 'Conta la data del documento, non quella in cui SdI lo riceve.',
      en: 'The date of the document counts, not that on which SdI receives it.',
    },
    {
      it: 'Nella fattura semplificata sono N2 e N3: N6 lì non esiste.',
      en: 'On a simplified invoice these are N2 and N3: N6 does not exist there.',
    },
  ],
  wrong: {
    xml: `<DatiBollo>
  <BolloVirtuale>SI</BolloVirtuale>
</DatiBollo>
<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Consulenza</Descrizione>
  <PrezzoUnitario>122.00</PrezzoUnitario>
  <PrezzoTotale>122.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N2</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N2</Natura>
  <ImponibileImporto>122.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>Art. 1, commi 54-89, L. 190/2014</RiferimentoNormativo>
</DatiRiepilogo>`,
    note: {
      it: 'N2 è generica: nel regime forfettario il codice è N2.2.',
      en: 'N2 is generic: under the flat-rate regime the code is N2.2.',
    },
  },
  right: {
    xml: `<DatiBollo>
  <BolloVirtuale>SI</BolloVirtuale>
</DatiBollo>
<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Consulenza</Descrizione>
  <PrezzoUnitario>122.00</PrezzoUnitario>
  <PrezzoTotale>122.00</PrezzoTotale>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N2.2</Natura>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.00</AliquotaIVA>
  <Natura>N2.2</Natura>
  <ImponibileImporto>122.00</ImponibileImporto>
  <Imposta>0.00</Imposta>
  <RiferimentoNormativo>Art. 1, commi 54-89, L. 190/2014</RiferimentoNormativo>
</DatiRiepilogo>`,
  },
  remedy: {
    it: 'Scrivere il codice di dettaglio, lo stesso su righe e riepilogo: N2.1 o N2.2, da N3.1 a N3.6, da N6.1 a N6.9 (`fattura codes Natura`).',
    en: 'Write the detailed code, the same on lines and summary: N2.1 or N2.2, N3.1 to N3.6, N6.1 to N6.9 (`fattura codes Natura`).',
  },
  sources: [
    'Elenco dei controlli v2.0, 00445',
    'Rappresentazione tabellare, 2.2.1.14, 2.1.1.7.7, 2.2.2.2, fattura semplificata 2.2.4',
  ],
};
