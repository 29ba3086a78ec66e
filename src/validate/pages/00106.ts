import type { Page } from './page.ts';

export const p00106: Page = {
  code: '00106',
  checks: {
    it: 'Il file non deve essere vuoto; un archivio deve potersi aprire e contenere almeno un file.',
    en: 'The file must not be empty; an archive has to open and to hold at least one file.',
  },
  why: {
    it: "Di solito l'esportazione o l'invio si sono interrotti: non c'è nulla da giudicare.",
    en: 'Usually an export or a transfer broke off: there is nothing to judge.',
  },
  exceptions: [
    {
      it: "Qui è vuoto anche un file di soli spazi o con il solo byte order mark: non c'è nulla da leggere.",
      en: 'Here a file of blanks only, or of a byte order mark alone, is empty too: there is nothing to read.',
    },
  ],
  remedy: {
    it: "Esportare di nuovo la fattura, o rifare l'archivio, e controllare la dimensione prima dell'invio.",
    en: 'Export the invoice again, or make the archive anew, and look at the size before sending.',
  },
  undecided: {
    it: 'Gli archivi non vengono aperti: se uno zip sia integro lo dice il programma che lo ha fatto.',
    en: 'Archives are not opened: whether a zip is sound, the program that made it can tell.',
  },
  readings: {
    it: 'Il testo parla di file vuoti o corrotti: per un file di soli spazi SdI potrebbe dire 00200. In ogni caso lo scarta.',
    en: 'The text speaks of empty or corrupt files: of one of blanks only SdI might say 00200. It rejects it either way.',
  },
  sources: ['Elenco dei controlli v2.0, 00106'],
};
