import type { Page } from './page.ts';

export const p00398: Page = {
  code: '00398',
  checks: {
    it: "Una fattura non deve andare all'ufficio centrale di un'amministrazione se in IPA il suo codice fiscale ha un solo altro ufficio attivo.",
    en: 'An invoice must not go to the central office of an administration where its fiscal code has exactly one other active office in IPA.',
  },
  why: {
    it: "L'ufficio centrale è l'indirizzo di chi non trova quello giusto: se ce n'è uno solo, è quello.",
    en: 'The central office is for those who cannot find the right one: where there is only one, that is it.',
  },
  remedy: {
    it: "Cercare in IPA l'ufficio dell'amministrazione e scrivere il suo codice in CodiceDestinatario.",
    en: 'Look up the office of the administration in IPA and write its code in CodiceDestinatario.',
  },
  undecided: {
    it: "Quali uffici abbia un'amministrazione lo dice IPA, l'indice dei domicili digitali della pubblica amministrazione.",
    en: 'Which offices an administration has, IPA tells, the index of the public administration.',
  },
  readings: {
    it: 'Testi più vecchi parlano del codice 999999, che non si usa più.',
    en: 'Older texts speak of the code 999999, which is no longer used.',
  },
  sources: ['Elenco dei controlli v2.0, 00398', 'Rappresentazione tabellare, 1.1.4'],
};
