import type { Page } from './page.ts';

export const p00421: Page = {
  code: '00421',
  checks: {
    it: "In ogni riepilogo Imposta deve essere l'aliquota applicata a ImponibileImporto, arrotondata al centesimo.",
    en: 'In every summary, Imposta has to be the rate on ImponibileImporto, rounded to the cent.',
  },
  why: {
    it: "È l'IVA che si versa e si detrae: un errore passa dritto nelle liquidazioni di chi emette e di chi riceve.",
    en: 'It is the VAT that is paid and deducted: a mistake goes straight into the returns of both parties.',
  },
  formula: 'Imposta = AliquotaIVA × ImponibileImporto ÷ 100',
  tolerance: {
    it: 'Lo scarto dal valore esatto deve essere minore di 0,01: vanno bene i due centesimi vicini. Oltre, ma a non più di 0,01 dal valore arrotondato, diamo un avviso; più in là un errore.',
    en: 'The difference from the exact value has to be less than 0.01: both neighbouring cents are right. Beyond, but no more than 0.01 from the rounded value, we give a warning; further off an error.',
  },
  exceptions: [
    {
      it: 'Ogni blocco si guarda per sé: due blocchi della stessa aliquota non si sommano.',
      en: 'Each block is looked at by itself: two blocks of the same rate are not added up.',
    },
    {
      it: 'I mezzi centesimi si arrotondano allontanandosi da zero, anche sotto zero: 10,045 diventa 10,05.',
      en: 'Half cents are rounded away from zero, below zero too: 10.045 becomes 10.05.',
    },
  ],
  wrong: {
    xml: `<DatiRiepilogo>
  <AliquotaIVA>22.00</AliquotaIVA>
  <ImponibileImporto>100.00</ImponibileImporto>
  <Imposta>21.00</Imposta>
  <EsigibilitaIVA>I</EsigibilitaIVA>
</DatiRiepilogo>`,
    note: {
      it: 'Il 22 % di 100,00 è 22,00.',
      en: '22 % of 100.00 is 22.00.',
    },
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
    it: "Calcolare Imposta sul totale dell'imponibile, non sommando le imposte delle righe, e arrotondare alla fine. `fattura fix --amounts` la scrive.",
    en: 'Compute Imposta on the total of the taxable amount, not by adding the taxes of lines, and round at the end. `fattura fix --amounts` writes it.',
  },
  readings: {
    it: 'Il testo non dice se lo scarto di un centesimo si misura dal valore esatto o da quello arrotondato. Dal valore arrotondato non resterebbe tolleranza; alcune librerie accettano un centesimo intero o poco più. Misuriamo dal valore esatto, e fra le due letture avvisiamo.',
    en: 'The text does not say whether the cent of tolerance is measured from the exact value or from the rounded one. From the rounded one no tolerance would be left; some libraries accept a whole cent or a little more. We measure from the exact value, and warn between the two readings.',
  },
  sources: ['Elenco dei controlli v2.0, 00421', 'Rappresentazione tabellare, 2.2.2.6'],
};
