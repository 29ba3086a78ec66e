import type { CommandHelp } from '../messages.ts';
import type { AnonymizeWords } from './words.ts';

export const anonymizeHelpIt: CommandHelp = {
  summary: 'mette persone e aziende inventate al posto di quelle vere',
  about: [
    'Nomi, indirizzi, identificativi, coordinate bancarie, numeri di documento, testi liberi e allegati diventano dati inventati della stessa forma; i codici di controllo giusti restano giusti, quelli sbagliati sbagliati. Importi, date, codici e struttura restano, e così ogni esito: il risultato viene controllato per provarlo. Ciò che è uguale nei file di una chiamata resta uguale.',
    'PATH è quanto accetta validate. Un solo file va allo standard output se --output non indica altro; più file vanno in una cartella, con nomi in cui anche gli identificativi sono sostituiti.',
  ],
  options: {
    output:
      'file o cartella in cui scrivere; è una cartella se esiste o se finisce con /; - è lo standard output',
    overwrite: 'sostituisce i file che esistono; quelli che si leggono non vengono mai sostituiti',
    seed: 'testo da cui dipende ciò che si inventa: stesso testo, stesso risultato; se non indicato decide il caso',
    keep: 'campo o blocco che resta: numero ufficiale, nome XML o nome JSON',
    'drop-signature': 'toglie la firma da un file firmato: dice chi ha firmato',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; se non indicata 20MB',
  },
  examples: [
    'un file',
    'una cartella, ogni volta con lo stesso risultato',
    'cedente e descrizioni come sono',
    'da standard input a standard output',
  ],
};

export const anonymizeIt: AnonymizeWords = {
  manyNeedFolder: 'più file vanno in una cartella: indicala con --output.',
  unknownField: (found, suggestion) =>
    `--keep ${found}: questo campo non esiste.${suggestion === undefined ? '' : ` Forse ${suggestion}?`} fattura fields li elenca.`,
  done: (count) => (count === 1 ? '1 valore sostituito' : `${count.toLocaleString('it')} valori sostituiti`),
  refused: {
    signed: (file) =>
      `${file} è firmato e una firma dice chi ha firmato: non è stato scritto nulla. --drop-signature toglie quella dentro l'XML; da una busta (.p7m) va prima estratta la fattura.`,
    malformed: (file) =>
      `${file} non è ben formato e nella parte guasta potrebbe restare qualcosa: non è stato scritto nulla. fattura validate mostra dove.`,
    unreadable: (file) => `${file} non è una fattura leggibile: non è stato scritto nulla.`,
  },
  drift: (file, codes) =>
    `${file}: il controllo trova altro nel risultato (${codes.join(', ')}). È un difetto di fattura.`,
};
