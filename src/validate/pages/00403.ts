import type { Page } from './page.ts';

export const p00403: Page = {
  code: '00403',
  checks: {
    it: 'La data del documento non può essere successiva al giorno in cui SdI riceve il file.',
    en: 'The date of the document cannot be later than the day on which SdI receives the file.',
  },
  why: {
    it: 'La fattura si emette nel momento in cui si invia: una che porta un giorno futuro non è ancora emessa.',
    en: 'An invoice is issued when it is sent: one of a future day is not issued yet.',
  },
  formula: 'Data ≤ --as-of',
  exceptions: [
    {
      it: 'Contano i giorni, in Italia; il fuso orario di una data (2026-06-01+02:00) non si guarda.',
      en: 'Days count, in Italy; the time zone of a date (2026-06-01+02:00) is not looked at.',
    },
    {
      it: 'Scadenze di pagamento e date di altri documenti possono essere future.',
      en: 'Due dates and dates of other documents may be in the future.',
    },
  ],
  wrong: {
    xml: `<Data>2026-06-16</Data>`,
    asOf: '2026-06-15',
    note: { it: 'Ricevuta il 15 giugno.', en: 'Received on the 15th of June.' },
  },
  right: { xml: `<Data>2026-06-15</Data>`, asOf: '2026-06-15' },
  remedy: {
    it: 'Correggere Data, o inviare il file quando quel giorno è arrivato.',
    en: 'Correct Data, or send the file when that day has come.',
  },
  sources: ['Elenco dei controlli v2.0, 00403', 'Rappresentazione tabellare, 2.1.1.3'],
};
