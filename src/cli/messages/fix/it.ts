import type { NotApplied } from '../../../operations/index.ts';
import type { CommandHelp } from '../messages.ts';
import type { FixWords } from './words.ts';

export const fixHelpIt: CommandHelp = {
  summary: 'corregge ciò che si può correggere senza chiedere',
  about: [
    "Ogni errore il cui rimedio è meccanico (spazi, una virgola al posto del punto, un segno tipografico, una data in altra forma, …) viene corretto nel testo del file, XML o JSON; tutto il resto resta com'è, byte per byte. Ogni modifica viene mostrata, il risultato viene controllato e una modifica che non giova, o che porta un altro errore o avviso, non viene fatta. Gli importi cambiano solo con --amounts; ciò che la fattura dichiara (bollo, codice destinatario, condizioni di pagamento) solo se --fix nomina il codice. Il file viene sostituito; ciò che arriva dallo standard input va sullo standard output.",
  ],
  options: {
    'dry-run': 'mostra le modifiche senza scrivere nulla',
    output: 'file in cui scrivere; - è lo standard output',
    overwrite: 'sostituisce il file di --output se esiste',
    amounts: 'modifica anche gli importi, dove gli altri importi del documento li confermano',
    fix: 'fa anche le dichiarazioni di questo codice, per esempio Q-BOLLO; si può ripetere',
    'drop-signature': 'toglie la firma da un file firmato: nessuna modifica la lascia valida',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; se non indicata 20MB',
  },
  examples: [
    'che cosa verrebbe modificato',
    'anche gli importi, in un altro file',
    'dichiara anche il bollo',
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
  split: (parts) => parts.map((part) => `«${part}»`).join(' + '),
  ordered: "messo nell'ordine dello schema",
  left: (code, path, { reason, readings }) =>
    `non modificato: ${path} (${code}): ${NOT_CHANGED[reason]}${readings.length === 0 ? '' : `; l'errore può stare in ${readings.join(', oppure in ')}`}.`,
  signed: (file) =>
    `${file} è firmato ed è rimasto com'era: qualsiasi modifica invalida la firma. --drop-signature toglie quella dentro l'XML; da una busta (.p7m) estrai prima la fattura. Poi firma di nuovo il risultato.`,
  unreadable: (file) => `${file} non può essere letto ed è rimasto com'era.`,
  amounts: (file, count) =>
    `${file}: ${count === 1 ? '1 segnalazione riguarda un importo' : `${count} segnalazioni riguardano importi`}: --amounts modifica ciò che gli altri importi confermano.`,
  declarations: (file, codes) =>
    `${file}: ciò che ${codes.join(', ')} cambierebbe spetta a te dichiararlo: ${codes.map((code) => `--fix ${code}`).join(' ')} fa la modifica.`,
  noDeclaration: (code, codes) =>
    `--fix accetta un codice il cui rimedio dichiara qualcosa: ${codes.join(', ')}; non «${code}». Ciò che è sicuro si corregge sempre, gli importi con --amounts.`,
  dryRun: (file) => `${file} non è stato scritto, per via di --dry-run.`,
};

const NOT_CHANGED: Readonly<Record<NotApplied['reason'], string>> = {
  place: 'ciò che il rimedio indica non è nel testo',
  markup: "dentro il valore c'è un commento",
  worse: "la segnalazione sarebbe rimasta, o ne sarebbe nata un'altra",
  untried: 'troppi altri rimedi non hanno giovato',
  open: 'gli altri importi del documento non lo confermano',
};
