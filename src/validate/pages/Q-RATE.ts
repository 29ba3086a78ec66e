import type { Page } from './page.ts';

export const pqRate: Page = {
  code: 'Q-RATE',
  checks: {
    it: "Non è un controllo di SdI, che la fattura la accetta comunque. Guardiamo se ogni aliquota è una di quelle dell'IVA italiana (4, 5, 10, 22) o una percentuale di compensazione dell'agricoltura, anche passata.",
    en: 'This is no SdI control: SdI takes the invoice all the same. We look whether every rate is one of Italian VAT (4, 5, 10, 22) or a compensation rate of agriculture, also of the past.',
  },
  why: {
    it: "Un'aliquota che non esiste è di solito un errore di battitura o l'IVA di un altro Paese.",
    en: 'A rate that does not exist is usually a slip, or the VAT of another country.',
  },
  exceptions: [
    {
      it: '20 vale fino al 16 settembre 2011, 21 fino al 30 settembre 2013; note di credito, note di debito e documenti del cessionario possono averle ancora.',
      en: '20 holds until 16 September 2011, 21 until 30 September 2013; credit notes, debit notes and documents of the buyer may still have them.',
    },
    { it: "Un'aliquota sotto l'1 % è il controllo 00424.", en: 'A rate below 1 % is control 00424.' },
  ],
  wrong: {
    xml: `<ImportoTotaleDocumento>119.00</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>19.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>19.00</AliquotaIVA>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>19.00</Imposta>
</DatiRiepilogo>
<ImportoPagamento>119.00</ImportoPagamento>`,
  },
  right: {
    xml: `<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
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
    it: "Scrivere l'aliquota giusta; le operazioni con IVA di un altro Paese UE vanno a zero con natura N7.",
    en: 'Write the right rate; operations with VAT of another EU country go at zero with Natura N7.',
  },
  sources: ['DPR 633/1972, art. 16 e art. 34', 'DL 138/2011, art. 2', 'DL 98/2011, art. 40'],
};
