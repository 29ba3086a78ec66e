import type { NotApplied } from '../../../operations/index.ts';
import type { CommandHelp } from '../commandHelp.ts';
import type { FixWords } from './words.ts';

export const fixHelpIt: CommandHelp = {
  summary: 'corregge gli errori che si possono correggere automaticamente',
  about: [
    'Gli errori con un rimedio automatico (spazi, virgola decimale, un carattere tipografico, una data in altro formato, …) vengono corretti nel testo del file XML o JSON; il resto rimane identico, byte per byte. Ogni modifica viene mostrata e il risultato viene controllato; una modifica che non risolve, o che causa un altro errore o avviso, non viene fatta. Gli importi cambiano solo con --amounts; le dichiarazioni della fattura (bollo, codice destinatario, condizioni di pagamento) solo se --fix ne indica il codice. Il file viene sostituito; lo standard input va sullo standard output.',
  ],
  options: {
    'dry-run': 'mostra le modifiche senza scrivere nulla',
    format:
      'text per le persone (predefinito), oppure json: una riga per file, con le modifiche e le segnalazioni rimaste',
    output: 'file di output al posto di quello letto; - è lo standard output',
    overwrite: "sostituisce il file di --output, o l'.xml accanto a un .p7m, se esiste",
    amounts: 'modifica anche gli importi confermati dagli altri importi del documento',
    fix: 'aggiunge anche le dichiarazioni di questo codice, per esempio Q-BOLLO',
    'drop-signature': 'rimuove la firma da un file firmato, che qualsiasi modifica invaliderebbe',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: [
    'anteprima delle modifiche',
    'la stessa, per i programmi',
    'anche gli importi, in un altro file',
    'dichiara anche il bollo',
    'più file, ciascuno sostituito',
    'dallo standard input allo standard output',
  ],
};

export const fixIt: FixWords = {
  folder: (path) => `${path} è una cartella e i file vengono sostituiti: indicali, come in '${path}/*.xml'.`,
  oneForOutput: '--output riguarda un solo file: indicane uno, oppure elimina --output.',
  verdict: { valid: 'valido', rejected: 'scartato', unreadable: 'illeggibile' },
  changes: (count) => (count === 1 ? '1 modifica' : `${count} modifiche`),
  nothing: 'nessuna modifica',
  value: (text) => `«${text}»`,
  absent: 'assente',
  removed: 'rimosso',
  block: 'il blocco',
  signature: 'la firma è stata rimossa',
  split: (parts) => parts.map((part) => `«${part}»`).join(' + '),
  ordered: 'riordinato secondo lo schema',
  left: (code, path, { reason, readings }) =>
    `non modificato: ${path} (${code}): ${NOT_CHANGED[reason]}${readings.length === 0 ? '' : `; l'errore può essere in ${readings.join(', oppure in ')}`}.`,
  signed: (file) =>
    `${file} è firmato e non è stato modificato: qualsiasi modifica invalida la firma. --drop-signature lo modifica senza la firma; da un file .p7m crea un file .xml a parte. Poi firma di nuovo il risultato.`,
  unreadable: (file) => `${file} non può essere letto e non è stato modificato.`,
  amounts: (file, count) =>
    `${file}: ${count === 1 ? '1 segnalazione riguarda un importo' : `${count} segnalazioni riguardano importi`}: --amounts modifica quelli confermati dagli altri importi.`,
  declarations: (file, codes) =>
    `${file}: le modifiche per ${codes.join(', ')} sono dichiarazioni da confermare: ${codes.map((code) => `--fix ${code}`).join(' ')} le applica.`,
  noDeclaration: (code, codes) =>
    `--fix accetta un codice con una dichiarazione: ${codes.join(', ')}; non «${code}». Le correzioni sicure si applicano sempre, quelle degli importi con --amounts.`,
  dryRun: (file) => `${file} non è stato scritto, come richiesto con --dry-run.`,
};

const NOT_CHANGED: Readonly<Record<NotApplied['reason'], string>> = {
  place: 'il testo da modificare non è stato trovato',
  markup: 'il valore contiene un commento',
  size: 'con le altre correzioni il file supererebbe la dimensione ammessa da SdI',
  worse: "la segnalazione resterebbe, o ne comparirebbe un'altra",
  untried: 'il limite di tentativi è stato raggiunto prima di provare questa correzione da sola',
  open: 'gli altri importi del documento non lo confermano',
};
