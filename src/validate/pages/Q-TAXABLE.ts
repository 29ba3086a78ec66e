import type { Page } from './page.ts';

export const pqTaxable: Page = {
  code: 'Q-TAXABLE',
  checks: {
    it: "Non è un controllo di SdI, che la fattura la accetta comunque. Il controllo 00422 tollera uno scarto sotto l'euro fra righe e imponibile della stessa aliquota: noi segnaliamo quelli oltre il centesimo.",
    en: 'This is no SdI control: SdI takes the invoice all the same. Control 00422 tolerates a difference of less than a euro between lines and taxable amount of a rate: we tell of those over a cent.',
  },
  why: {
    it: "Uno scarto che gli arrotondamenti non spiegano è un imponibile sbagliato, e l'imposta con lui.",
    en: 'A difference that rounding does not explain is a wrong taxable amount, and the tax with it.',
  },
  formula:
    '∀ AliquotaIVA: Σ ImponibileImporto = Σ PrezzoTotale + Σ ImportoContributoCassa + Σ Arrotondamento (2.2.2.4)',
  tolerance: {
    it: 'Oltre 0,01 e meno di 1,00; da 1,00 in su è il 00422.',
    en: 'Over 0.01 and less than 1.00; from 1.00 on it is 00422.',
  },
  wrong: {
    xml: `<ImportoTotaleDocumento>122.49</ImportoTotaleDocumento>
<DettaglioLinee>
  <NumeroLinea>1</NumeroLinea>
  <Descrizione>Sedia in faggio</Descrizione>
  <PrezzoUnitario>100.00</PrezzoUnitario>
  <PrezzoTotale>100.00</PrezzoTotale>
  <AliquotaIVA>22.00</AliquotaIVA>
</DettaglioLinee>
<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>100.40</ImponibileImporto>
  <Imposta>22.09</Imposta>
</DatiRiepilogo>
<ImportoPagamento>122.49</ImportoPagamento>`,
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
    it: 'Ricalcolare ImponibileImporto, o dichiarare lo scarto in Arrotondamento.',
    en: 'Compute ImponibileImporto again, or declare the difference as Arrotondamento.',
  },
  sources: ['Elenco dei controlli v2.0, 00422'],
};
