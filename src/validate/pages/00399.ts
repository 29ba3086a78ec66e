import type { Page } from './page.ts';

export const p00399: Page = {
  code: '00399',
  checks: {
    it: 'Il formato per i privati (FPR12) non si può usare se il codice fiscale del cessionario ha in IPA almeno un ufficio attivo per la fattura elettronica.',
    en: 'The format for private parties (FPR12) cannot be used where the fiscal code of the buyer has at least one office in IPA that is active for e-invoices.',
  },
  why: {
    it: "Le amministrazioni ricevono FPA12, firmata e con il codice dell'ufficio: così possono accettarla o rifiutarla.",
    en: 'Administrations receive FPA12, signed and with the code of the office: so they can accept or refuse it.',
  },
  remedy: {
    it: "Usare FPA12, con il codice di sei caratteri dell'ufficio, e firmare il file.",
    en: 'Use FPA12, with the code of six characters of the office, and sign the file.',
  },
  undecided: {
    it: "Se un codice fiscale sia di un'amministrazione con uffici attivi lo dice IPA.",
    en: 'Whether a fiscal code is that of an administration with active offices, IPA tells.',
  },
  readings: {
    it: 'Testi più vecchi parlano anche del codice 999999.',
    en: 'Older texts also speak of the code 999999.',
  },
  sources: ['Elenco dei controlli v2.0, 00399', 'Rappresentazione tabellare, 1.1.3'],
};
