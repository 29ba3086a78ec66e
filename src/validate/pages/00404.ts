import type { Page } from './page.ts';

export const p00404: Page = {
  code: '00404',
  checks: {
    it: 'Un documento non deve ripeterne uno già accolto: stesso emittente, stesso Numero, stesso anno di Data (con Art73 SI la stessa Data), ed entrambi note di credito TD04 o nessuno dei due.',
    en: 'A document must not repeat one that was taken before: the same issuer, the same Numero, the same year of Data (with Art73 SI the same Data), and both credit notes TD04 or neither.',
  },
  why: {
    it: 'Numero e anno identificano la fattura: due uguali sono la stessa fattura inviata due volte, o un errore di numerazione.',
    en: 'Number and year identify an invoice: two alike are one sent twice, or a mistake of numbering.',
  },
  formula:
    'IdFiscaleIVA₁ = IdFiscaleIVA₂ ∧ Numero₁ = Numero₂ ∧ YYYY₁ = YYYY₂ (Art73: Data₁ = Data₂) ∧ (TD04₁ ⇔ TD04₂)',
  exceptions: [
    {
      it: "I documenti scartati da SdI, o rifiutati dall'amministrazione (EC02), non contano: si inviano di nuovo con lo stesso numero.",
      en: 'Documents that SdI rejected, or that the administration refused (EC02), do not count: they are sent again with their number.',
    },
    {
      it: 'Una TD04 e una fattura possono avere lo stesso numero.',
      en: 'A TD04 and an invoice may have the same number.',
    },
    {
      it: 'Con SoggettoEmittente CC il controllo riguarda il cessionario, che emette al posto del cedente.',
      en: 'With SoggettoEmittente CC the control is about the buyer, who issues in place of the supplier.',
    },
  ],
  remedy: {
    it: "Se la fattura è già stata accolta non inviarla di nuovo; se è un'altra, darle un altro numero.",
    en: 'Where the invoice was taken already, do not send it again; where it is another, give it another number.',
  },
  undecided: {
    it: 'Solo SdI sa che cosa ha già accolto; chi emette lo sa dalle proprie ricevute. Fra i file controllati insieme (`fattura validate CARTELLA`, nella libreria l’opzione `run`) diciamo quale ripete un documento di un file precedente: è un avviso, perché ogni file preso da solo sarebbe accolto. I doppioni dentro uno stesso file sono 00409.',
    en: 'Only SdI knows what it has taken; the issuer knows from the receipts. Among files that are checked together (`fattura validate FOLDER`, in the library the option `run`) we say which one repeats a document of an earlier file: a warning, because each file by itself would be taken. Duplicates within one file are 00409.',
  },
  readings: {
    it: "Dalla versione 1.9 l'Allegato A, secondo fonti terze, prende il cessionario come titolare del numero per TD16-TD20, TD22, TD23, TD28 e TD29. Fra i file controllati insieme segnaliamo questi documenti solo se sia il cedente sia il cessionario coincidono. Delle semplificate TD08 vale come TD04 per analogia.",
    en: 'From version 1.9, others report, Allegato A takes the buyer as the owner of the number for TD16-TD20, TD22, TD23, TD28 and TD29. Among files that are checked together we report these documents only where both supplier and buyer are the same. Of simplified invoices TD08 counts as TD04 by likeness.',
  },
  sources: ['Elenco dei controlli v2.0, 00404', 'Allegato A 1.9.1, Appendice 1'],
};
