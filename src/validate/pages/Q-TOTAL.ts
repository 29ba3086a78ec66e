import { FREE_SUPPLIES } from '../../domain/documents.ts';
import { named, UNPAID_SELF_INVOICES_STAY_OUT } from './namedCodes.ts';
import type { Page } from './page.ts';

const free = named(FREE_SUPPLIES);

export const pqTotal: Page = {
  code: 'Q-TOTAL',
  checks: {
    it: "Non è un controllo di SdI, che la fattura la accetta comunque. Confrontiamo ImportoTotaleDocumento, se c'è, con la somma di imponibili e imposte dei riepiloghi.",
    en: 'This is no SdI control: SdI takes the invoice all the same. We compare ImportoTotaleDocumento, where given, with the taxable amounts and taxes of the summaries.',
  },
  why: {
    it: "È l'importo che il cliente legge e registra: se non torna con l'IVA, uno dei due è sbagliato.",
    en: 'It is the amount that the buyer reads and books: where it does not match the VAT, one of them is wrong.',
  },
  formula: 'ImportoTotaleDocumento = Σ ImponibileImporto + Σ Imposta + Arrotondamento (2.1.1.10)',
  tolerance: {
    it: 'Uno scarto fino a 0,01 passa, 0,02 no; il segno non conta.',
    en: 'A difference of up to 0.01 passes, 0.02 does not; the sign does not count.',
  },
  exceptions: [
    {
      it: "Si accetta anche il totale con il bollo, con le spese accessorie, senza arrotondamenti, dopo gli sconti del documento, o senza l'IVA in scissione.",
      en: 'Also taken: the total with stamp duty, with ancillary expenses, without roundings, after the discounts of the document, or without split VAT.',
    },
    UNPAID_SELF_INVOICES_STAY_OUT,
    {
      it: `Per le cessioni gratuite e l'autoconsumo (${free.it}) si accetta anche il totale senza IVA, o zero.`,
      en: `For free supplies and own use (${free.en}), the total without VAT, or zero, is also accepted.`,
    },
    {
      it: "Per le righe con Natura N7, o con TipoDato OSS, il totale può avere in più l'IVA di un altro Stato, fino al 27 %: la più alta nell'Unione.",
      en: 'Of lines with Natura N7, or with TipoDato OSS, the total may have the VAT of another state in addition, up to 27 %: the highest in the Union.',
    },
    {
      it: "I documenti in valuta diversa dall'euro restano fuori.",
      en: 'Documents in another currency than the euro stay out.',
    },
  ],
  wrong: {
    xml: '<ImportoTotaleDocumento>120.00</ImportoTotaleDocumento>',
    note: {
      it: '100,00 di imponibile e 22,00 di imposta fanno 122,00.',
      en: 'A taxable amount of 100.00 and a tax of 22.00 make 122.00.',
    },
  },
  right: { xml: '<ImportoTotaleDocumento>122.00</ImportoTotaleDocumento>' },
  remedy: {
    it: 'Scrivere la somma di imponibili, imposte e arrotondamento. La ritenuta non si toglie dal totale, ma da ImportoPagamento.',
    en: 'Write the sum of taxable amounts, taxes and rounding. What is withheld is not taken from the total but from ImportoPagamento.',
  },
  readings: {
    it: 'Alcuni programmi tolgono dal totale la ritenuta, altri dimenticano il contributo cassa. Il campo è il totale del documento: i due casi hanno un messaggio proprio.',
    en: 'Some programs take the withholding from the total, others forget the cassa contribution. The field is the total of the document: both cases have a message of their own.',
  },
  sources: ['Rappresentazione tabellare, 2.1.1.9 e 2.1.1.10'],
};
