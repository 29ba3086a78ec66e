import type { Page } from './page.ts';

export const p00323: Page = {
  code: '00323',
  checks: {
    it: 'Con TD16 o TD20 la partita IVA del cedente può essere cessata, ma da non più di cinque anni alla data del documento.',
    en: 'With TD16 or TD20 the VAT number of the supplier may have ceased, but not more than five years before the date of the document.',
  },
  why: {
    it: 'Chi integra o regolarizza una fattura ricevuta deve poterlo fare anche se il fornitore nel frattempo ha chiuso.',
    en: 'Who completes or regularises an invoice received must be able to do so even when the supplier has closed since.',
  },
  remedy: {
    it: 'Verificare la partita IVA del cedente: se è cessata da più di cinque anni il documento non può passare da SdI.',
    en: 'Check the VAT number of the supplier: where it ceased more than five years ago, the document cannot pass through SdI.',
  },
  undecided: {
    it: "La data di cessazione è nell'Anagrafe Tributaria; la mostra la verifica della partita IVA sul sito dell'Agenzia delle Entrate.",
    en: 'The day on which it ceased is in the tax register; the check of VAT numbers on the site of Agenzia delle Entrate shows it.',
  },
  readings: {
    it: 'La Rappresentazione tabellare parla di TD16 e TD20, testi più vecchi del solo TD20. Per gli altri tipi di documento una partita IVA cessata è 00301.',
    en: 'The tables speak of TD16 and TD20, older texts of TD20 only. With other kinds of document a VAT number that has ceased is 00301.',
  },
  sources: ['Elenco dei controlli v2.0, 00323', 'Rappresentazione tabellare, 1.2.1.1 e 2.1.1.3'],
};
