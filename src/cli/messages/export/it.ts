import type { CommandHelp } from '../messages.ts';
import { files, meantOr } from '../phrases/it.ts';
import type { ExportWords } from './words.ts';

export const exportHelpIt: CommandHelp = {
  summary: 'fa una tabella di molte fatture, per fogli di calcolo e programmi',
  about: [
    'PATH è ciò che prende validate: un file, una cartella, un modello tra apici o - per lo standard input. Una riga è una fattura, una linea di dettaglio (--lines), un riepilogo per aliquota (--summaries) o una rata (--payments); le colonne hanno i nomi italiani della forma JSON e sono sempre le stesse.',
    'Un file che non si può leggere o che non rispetta lo schema viene escluso e nominato; il resto viene esportato e il codice di uscita è 1. Gli importi delle note di credito sono negativi, così le colonne si sommano. Nel CSV un apostrofo precede ogni segno che un foglio di calcolo potrebbe prendere per inizio di una formula.',
  ],
  options: {
    lines: 'una riga per ogni linea di dettaglio',
    summaries: 'una riga per ogni riepilogo per aliquota e natura',
    payments: 'una riga per ogni rata',
    format:
      'csv, xlsx per Excel e altri fogli di calcolo, jsonl per un oggetto JSON per riga; se non indicato, secondo il nome di --output, altrimenti csv',
    excel:
      'csv che Excel in italiano apre con un doppio clic: punti e virgola, virgole decimali, identificativi e date come testo',
    'as-stated': 'importi delle note di credito senza segno meno, come li indicano i file',
    columns: 'solo queste colonne, in questo ordine, separate da virgole',
    delimiter: 'che cosa separa le celle del csv; se non indicato comma, con --decimal-comma semicolon',
    'decimal-comma': 'importi come 1234,50, come li attendono i fogli di calcolo in italiano',
    bom: "inizia con il contrassegno dell'ordine dei byte, da cui alcuni fogli di calcolo riconoscono UTF-8",
    output: 'file in cui scrivere; - è lo standard output',
    overwrite: 'sostituisce il file di --output se esiste',
    force: 'esporta anche ciò che si può leggere dei file non validi',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; se non indicata 20MB',
  },
  examples: [
    'una riga per fattura',
    'una cartella di lavoro con numeri e date come tali',
    'le linee di dettaglio, per un doppio clic in Excel in italiano',
    'che cosa scade e quando',
    'le linee di dettaglio come dati per i programmi',
  ],
};

const number = (count: number): string => count.toLocaleString('it');
const errors = (count: number): string => (count === 1 ? '1 errore' : `${number(count)} errori`);

export const exportIt: ExportWords = {
  noColumn: (found, suggestion, names) => `non c'è una colonna «${found}».${meantOr(suggestion, names)}`,
  onlyCsv: (option, format) => `${option} riguarda il csv e il formato è ${format}: togline una.`,
  toTerminal: 'una cartella di lavoro non si può mostrare sul terminale: indica un file con -o.',
  tooLarge:
    'la tabella supera i limiti di una cartella di lavoro di Excel: usa --format csv, oppure --columns.',
  sheets: { invoices: 'Fatture', lines: 'Linee', summaries: 'Riepiloghi', payments: 'Pagamenti' },
  unreadable: (file, message) => `${file} è stato escluso. ${message}`.trimEnd(),
  invalid: (file, count) =>
    `${file} non è valido (${errors(count)}) ed è stato escluso: fattura validate dice perché, --force lo esporta per quanto si può leggere.`,
  forced: (file, count) => `${file} non è valido (${errors(count)}); è stato esportato per via di --force.`,
  done: ({ files: count, rows }) => `${rows === 1 ? '1 riga' : `${number(rows)} righe`} da ${files(count)}`,
};
