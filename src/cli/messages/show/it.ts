import type { CommandHelp } from '../messages.ts';
import type { ShowWords } from './words.ts';

export const showHelpIt: CommandHelp = {
  summary: 'mostra una fattura in forma leggibile: terminale, HTML, PDF',
  about: [
    "Tutti i campi presenti, con le etichette e le descrizioni dei codici nella lingua scelta; degli allegati nome e dimensione. Un file non valido viene mostrato per quanto si è potuto leggere, con un avviso e codice d'uscita 1. I file JSON valgono quanto gli XML. PATH è ciò che prende validate.",
    "La pagina HTML è un solo file senza script né richieste esterne; il PDF contiene anche l'XML e richiede i pacchetti pdfkit e dejavu-fonts-ttf.",
  ],
  options: {
    html: 'scrive una pagina HTML in questo file, anche di più file; in una cartella, una pagina per file; - è lo standard output',
    pdf: 'scrive un PDF, allo stesso modo',
    'out-dir': 'scrive un PDF per ogni file in questa cartella',
    format: 'che cosa scrive --out-dir; se non indicato pdf',
    overwrite: 'sostituisce i file di --html e --pdf se esistono',
    body: 'solo la fattura in questa posizione del lotto, da 1',
    findings: "controlla anche il file e riporta all'inizio ciò che non va",
    'max-size': 'file più grande da leggere, ad esempio 500kB o 30MB; se non indicato 20MB',
  },
  examples: [
    'nel terminale',
    'come pagina HTML',
    "come PDF, in inglese, con l'XML all'interno",
    'un PDF per ogni fattura di una cartella',
    'un solo PDF di tutte le fatture di una cartella',
    'la seconda fattura del lotto, con ciò che non va',
  ],
};

export const showIt: ShowWords = {
  folderNeeded: '--format va con --out-dir; una sola pagina si scrive con --html o --pdf.',
  noBody: (found) => `--body vuole la posizione di una fattura nel file, a partire da 1, non «${found}».`,
  bodyMissing: (file, asked, there) =>
    `${file} non ha una fattura numero ${asked}: ${there === 1 ? 'ne contiene una' : `ne contiene ${there}`}.`,
  twoToStdout: '--html e --pdf non possono andare entrambi sullo standard output.',
  pdfToTerminal:
    'Un PDF non si scrive sul terminale: indica un file con --pdf, o reindirizza lo standard output.',
  exists: (path) => `${path} esiste già: --overwrite lo sostituisce.`,
  overInput: (path) => `${path} è il file da mostrare: scegli un altro nome per il risultato.`,
  twice: (path) => `--html e --pdf indicano lo stesso file, ${path}.`,
  failed: (path, reason) => `${path} non si può scrivere: ${reason}`,
  tooLongTogether: ({ size, limit }) =>
    `i file insieme hanno troppo testo per un solo PDF: ${size} caratteri, e un PDF ne accetta ${limit}. Non è stato scritto nulla. Usa --out-dir per un PDF ciascuno, meno file alla volta, oppure --html.`,
  tooLongForPdf: (file, { size, limit }) =>
    `${file} ha troppo testo per un PDF: ${size} caratteri, e un PDF ne prende ${limit}. Usare --html, oppure --body N per una sola fattura del lotto.`,
  impossible: (file) => `Di ${file} non si è potuto leggere nulla da mostrare.`,
  partial: (errors) =>
    `Il file non è valido (${errors === 1 ? 'un errore' : `${errors} errori`}): qui c'è solo ciò che si è potuto leggere. fattura validate dice che cosa non va.`,
  noFindings: 'Il controllo del file non ha trovato nulla da segnalare.',
  moreFindings: (count) => (count === 1 ? "E un'altra segnalazione." : `E altre ${count} segnalazioni.`),
  place: (field, line) =>
    [...(field === null ? [] : [`campo ${field}`]), ...(line === null ? [] : [`riga ${line}`])].join(', '),
};
