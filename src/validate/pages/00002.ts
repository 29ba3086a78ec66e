import type { Page } from './page.ts';

export const p00002: Page = {
  code: '00002',
  checks: {
    it: 'Il nome del file, estensione compresa, non deve essere già stato usato in un invio precedente; di un archivio vale per il suo nome e per quello di ogni file che contiene.',
    en: 'The file name, with its extension, must not have been used in an earlier transmission; of an archive, neither its own name nor that of any file in it.',
  },
  why: {
    it: 'Ogni ricevuta cita il file per nome: due file con lo stesso nome si confonderebbero.',
    en: 'Every receipt names the file: two of one name could not be told apart.',
  },
  remedy: {
    it: 'Inviare il file con un nome nuovo, cambiando il progressivo. Dopo uno scarto il numero e la data della fattura restano gli stessi, il nome del file no.',
    en: 'Send the file under a new name, with another progressive. After a rejection number and date of the invoice stay, the file name does not.',
  },
  undecided: {
    it: 'Solo SdI sa quali nomi ha già ricevuto; chi trasmette può saperlo dal proprio registro degli invii.',
    en: 'Only SdI knows which names it has received; the transmitter can know from a record of what was sent.',
  },
  readings: {
    it: 'Per le fatture fra privati si riferisce che SdI riconosca anche un contenuto identico, per impronta, e che lo segnali con 00002 o con 00404.',
    en: 'For invoices between private parties it is reported that SdI also recognises identical content, by its hash, and says 00002 or 00404.',
  },
  sources: ['Elenco dei controlli v2.0, 00002'],
};
