import type { CommandHelp } from '../commandHelp.ts';
import { files, meantOr } from '../phrases/it.ts';
import type { ExportWords } from './words.ts';

export const exportHelpIt: CommandHelp = {
  summary: 'esporta molte fatture in una tabella, per fogli di calcolo e programmi',
  about: [
    'PATH è un file, una cartella, un modello tra apici o - per lo standard input. Ogni riga è una fattura, una linea di dettaglio (--lines), un riepilogo IVA (--summaries) o una rata (--payments); le colonne hanno i nomi italiani della forma JSON e sono sempre le stesse.',
    'Un file che non è leggibile o che non rispetta lo schema viene escluso con un messaggio; il resto viene esportato e il codice di uscita è 1. Gli importi delle note di credito sono negativi, così le colonne si possono sommare. Nel CSV un apostrofo precede i caratteri che un foglio di calcolo potrebbe interpretare come inizio di una formula.',
  ],
  options: {
    lines: 'una riga per ogni linea di dettaglio',
    summaries: 'una riga per ogni riepilogo IVA (aliquota e natura)',
    payments: 'una riga per ogni rata',
    format:
      "csv, xlsx per Excel e altri fogli di calcolo, jsonl per un oggetto JSON per riga, parquet per DuckDB, Polars e Spark; predefinito: secondo l'estensione di --output, altrimenti csv",
    excel:
      'csv che Excel in italiano apre con un doppio clic: punti e virgola, virgole decimali, identificativi e date come testo',
    'as-stated': 'importi delle note di credito senza segno meno, come li indicano i file',
    columns: 'colonne da esportare, in questo ordine, separate da virgole',
    delimiter: 'separatore del csv; predefinito: comma, con --decimal-comma semicolon',
    'decimal-comma': 'importi come 1234,50, secondo i fogli di calcolo in italiano',
    bom: 'inizia con il byte order mark, che serve ad alcuni fogli di calcolo per riconoscere UTF-8',
    output: 'file di output; - è lo standard output',
    overwrite: 'sostituisce il file di --output se esiste',
    force: 'esporta anche la parte leggibile dei file non validi',
    resume: "file che registra ogni documento elaborato: dopo un'interruzione il comando riprende da lì",
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: [
    'una riga per fattura',
    'una cartella di lavoro con numeri e date tipizzati',
    'le linee di dettaglio in Parquet, per DuckDB, Polars o Spark',
    'le linee di dettaglio, per Excel in italiano',
    'importi in scadenza e relative date',
    'le linee di dettaglio in JSON',
  ],
};

const number = (count: number): string => count.toLocaleString('it');
const errors = (count: number): string => (count === 1 ? '1 errore' : `${number(count)} errori`);

export const exportIt: ExportWords = {
  columnTwice: (name) => `--columns indica ${name} due volte: eliminane una.`,
  noColumn: (found, suggestion, names) => `la colonna «${found}» non esiste.${meantOr(suggestion, names)}`,
  onlyCsv: (option, format) =>
    `${option} riguarda solo il csv e il formato è ${format}: elimina uno dei due.`,
  toTerminal: (format) => `${format} non si può mostrare sul terminale: indica un file con -o.`,
  lost: (file, column, value) =>
    `${file}: ${column} è «${value}», che questo tipo di colonna non può contenere: la cella resta vuota.`,
  tooLarge:
    'la tabella supera i limiti di una cartella di lavoro di Excel: usa --format csv, oppure --columns.',
  sheets: { invoices: 'Fatture', lines: 'Linee', summaries: 'Riepiloghi', payments: 'Pagamenti' },
  unreadable: (file, message) => `${file} è stato escluso. ${message}`.trimEnd(),
  invalid: (file, count) =>
    `${file} non è valido (${errors(count)}) ed è stato escluso: fattura validate mostra gli errori, --force ne esporta la parte leggibile.`,
  forced: (file, count) =>
    `${file} non è valido (${errors(count)}); è stato esportato come richiesto con --force.`,
  done: ({ files: count, rows }) =>
    `${rows === 1 ? '1 riga scritta' : `${number(rows)} righe scritte`}, da ${files(count)}`,
};
