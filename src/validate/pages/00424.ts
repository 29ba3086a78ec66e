import type { Page } from './page.ts';

export const p00424: Page = {
  code: '00424',
  checks: {
    it: "Un'aliquota diversa da zero deve essere almeno 1.00: va scritta in percentuale.",
    en: 'A rate other than zero has to be at least 1.00: it is written as a percentage.',
  },
  why: {
    it: "0.22 al posto di 22.00 è l'errore di chi scrive la frazione: nessuna aliquota IVA sta sotto l'uno per cento.",
    en: '0.22 for 22.00 is the mistake of writing the fraction: no VAT rate is under one percent.',
  },
  formula: 'AliquotaIVA = 0.00  ∨  AliquotaIVA ≥ 1.00',
  wrong: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <Quantita>4.00</Quantita>
  <PrezzoUnitario>25.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>0.22</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>0.22</AliquotaIVA>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>0.22</Imposta>
</DatiRiepilogo>`,
    note: {
      it: '0.22 è lo 0,22 %, non il 22 %.',
      en: '0.22 is 0.22 %, not 22 %.',
    },
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <Quantita>4.00</Quantita>
  <PrezzoUnitario>25.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>22.00</Imposta>
</DatiRiepilogo>`,
  },
  remedy: {
    it: 'Scrivere la percentuale con due decimali, 22.00 invece di 0.22, su righe, casse e riepiloghi, e controllare Imposta.',
    en: 'Write the percentage with two decimals, 22.00 instead of 0.22, on lines, pension funds and summaries, and check Imposta.',
  },
  sources: [
    'Elenco dei controlli v2.0, 00424',
    'Rappresentazione tabellare, 2.1.1.7.5, 2.2.1.12, 2.2.2.1, fattura semplificata 2.2.3.2',
  ],
};
