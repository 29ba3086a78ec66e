import type { Page } from './page.ts';

export const p00201: Page = {
  code: '00201',
  checks: {
    it: 'Se gli errori di formato (00200) sono più di 50, SdI aggiunge questo codice e si ferma.',
    en: 'Where the errors of format (00200) are more than 50, SdI adds this code and stops.',
  },
  why: {
    it: 'Tanti errori hanno di solito una causa sola: un elenco più lungo non aiuterebbe.',
    en: 'So many errors mostly have one cause: a longer list would not help.',
  },
  formula: 'count(00200) > 50',
  remedy: {
    it: 'Correggere il primo errore e controllare di nuovo: gli altri spesso ne discendono.',
    en: 'Mend the first error and check again: the others often follow from it.',
  },
  undecided: {
    it: 'Il conto è il nostro: il validatore di SdI può contare più volte lo stesso sbaglio, o fermarsi prima. Intorno al limite decide la sua ricevuta.',
    en: "The count is ours: SdI's validator may count one mistake several times, or stop earlier. Near the limit its receipt decides.",
  },
  readings: {
    it: '00201 si aggiunge agli 00200, che restano.',
    en: '00201 stands beside the 00200s, which stay.',
  },
  sources: ['Elenco dei controlli v2.0, 00201'],
};
