import type { NotApplied } from '../../../operations/index.ts';
import type { CommandHelp } from '../messages.ts';
import type { FixWords } from './words.ts';

export const fixHelpIt: CommandHelp = {
  summary: 'corregge ciò che si può correggere senza chiedere',
  about: [
    "Ogni errore il cui rimedio è meccanico (spazi, una virgola al posto del punto, un segno tipografico, una data in altra forma, …) viene corretto nel testo del file, XML o JSON; tutto il resto resta com'è, byte per byte. Ogni modifica viene mostrata, il risultato viene controllato e una modifica che non giova non viene fatta. Il file viene sostituito; ciò che arriva dallo standard input va sullo standard output.",
  ],
  options: {
    'dry-run': 'mostra le modifiche senza scrivere nulla',
    output: 'file in cui scrivere; - è lo standard output',
    overwrite: 'sostituisce il file di --output se esiste',
    amounts: 'fa anche le modifiche di controlli e consigli: totali di riga, imposte, blocchi di riepilogo',
    'drop-signature': 'toglie la firma da un file firmato: nessuna modifica la lascia valida',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; se non indicata 20MB',
  },
  examples: [
    'che cosa verrebbe modificato',
    'anche gli importi, in un altro file',
    'più file, ciascuno al suo posto',
    'dallo standard input allo standard output',
  ],
};

export const fixIt: FixWords = {
  folder: (path) => `${path} è una cartella e i file vengono sostituiti: indicali, come in '${path}/*.xml'.`,
  oneForOutput: '--output riceve il risultato di un solo file: indicane uno oppure togli --output.',
  verdict: { valid: 'valido', rejected: 'scartato', unreadable: 'illeggibile' },
  changes: (count) => (count === 1 ? '1 modifica' : `${count} modifiche`),
  nothing: 'nessuna modifica',
  value: (text) => `«${text}»`,
  absent: 'assente',
  removed: 'tolto',
  block: 'il blocco',
  signature: 'la firma è stata tolta',
  left: (code, path, reason) => `non modificato: ${path} (${code}): ${NOT_CHANGED[reason]}.`,
  signed: (file) =>
    `${file} è firmato ed è rimasto com'era: qualsiasi modifica invalida la firma. --drop-signature toglie quella dentro l'XML; da una busta (.p7m) estrai prima la fattura. Poi firma di nuovo il risultato.`,
  unreadable: (file) => `${file} non può essere letto ed è rimasto com'era.`,
  amounts: (file, count) =>
    `${file}: ${count === 1 ? 'un altro rimedio è' : `altri ${count} rimedi sono`} di controlli o consigli: --amounts ${count === 1 ? 'lo' : 'li'} applica.`,
  dryRun: (file) => `${file} non è stato scritto, per via di --dry-run.`,
};

const NOT_CHANGED: Readonly<Record<NotApplied['reason'], string>> = {
  place: 'ciò che il rimedio indica non è nel testo',
  markup: "dentro il valore c'è un commento",
  worse: "l'errore sarebbe rimasto, o ne sarebbe nato un altro",
  untried: 'troppi altri rimedi non hanno giovato',
};
