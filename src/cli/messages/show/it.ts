import type { CommandHelp } from '../commandHelp.ts';
import type { ShowWords } from './words.ts';

export const showHelpIt: CommandHelp = {
  summary: 'mostra una fattura in forma leggibile: terminale, HTML, PDF',
  about: [
    'Mostra tutti i campi presenti di una FatturaPA o di una fattura europea (UBL, CII), con le etichette e le descrizioni dei codici nella lingua scelta, e nome e dimensione degli allegati. Di un file non valido si mostra la parte leggibile, con un avviso e codice di uscita 1. PATH è un file XML o JSON, una cartella, un modello tra apici o - per lo standard input.',
    "La pagina HTML è un solo file senza script né richieste esterne; il PDF contiene anche l'XML e richiede i pacchetti pdfkit e dejavu-fonts-ttf.",
  ],
  options: {
    html: 'scrive una pagina HTML in questo file, anche per più fatture; in una cartella, una pagina per file; - è lo standard output',
    pdf: 'scrive un PDF, allo stesso modo',
    'out-dir': 'scrive un PDF per ogni file in questa cartella',
    format: 'formato dei file in --out-dir; predefinito: pdf',
    overwrite: 'sostituisce i file di output esistenti',
    body: 'solo la fattura in questa posizione del lotto, da 1',
    findings: "controlla anche il file e riporta le segnalazioni all'inizio",
    resume: "file che registra ogni documento elaborato: dopo un'interruzione il comando riprende da lì",
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: [
    'nel terminale',
    'come pagina HTML',
    "come PDF in inglese, con l'XML incorporato",
    'un PDF per ogni fattura di una cartella',
    'un solo PDF di tutte le fatture di una cartella',
    'la seconda fattura del lotto, con le segnalazioni',
  ],
};

export const showIt: ShowWords = {
  folderNeeded: '--format richiede --out-dir; una sola pagina si scrive con --html o --pdf.',
  noBody: (found) => `--body accetta la posizione di una fattura nel file, a partire da 1, non «${found}».`,
  messageOnTerminal: (file) =>
    `${file} è un messaggio di SdI, che si mostra solo nel terminale: ometti --html, --pdf e --out-dir.`,
  bodyMissing: (file, asked, there) =>
    `${file} non ha una fattura numero ${asked}: ${there === 1 ? 'ne contiene una' : `ne contiene ${there}`}.`,
  twoToStdout: '--html e --pdf non possono andare entrambi sullo standard output.',
  pdfToTerminal:
    'Un PDF non si può mostrare sul terminale: indica un file con --pdf, o reindirizza lo standard output.',
  exists: (path) => `${path} esiste già: --overwrite lo sostituisce.`,
  overInput: (path) => `${path} è il file da mostrare: scegli un altro nome per il risultato.`,
  twice: (path) => `--html e --pdf indicano lo stesso file, ${path}.`,
  failed: (path, reason) => `${path} non può essere scritto: ${reason}.`,
  tooLongTogether: ({ size, limit }) =>
    `i file insieme hanno troppo testo per un solo PDF: ${size} caratteri, il limite è ${limit}. Non è stato scritto nulla. Usa --out-dir per un PDF per file, meno file alla volta, oppure --html.`,
  tooLongForPdf: (file, { size, limit }) =>
    `${file} ha troppo testo per un PDF: ${size} caratteri, il limite è ${limit}. Usa --html, oppure --body N per una sola fattura del lotto.`,
  impossible: (file) => `${file} non ha contenuto leggibile da mostrare.`,
  partial: (errors) =>
    `Il file non è valido (${errors === 1 ? 'un errore' : `${errors} errori`}): è mostrata solo la parte leggibile. fattura validate mostra gli errori.`,
  received: (day) => `SdI ha ricevuto il file il ${day}.`,
  noFindings: 'Il controllo del file non ha prodotto segnalazioni.',
  brokenSignature:
    'La firma non è valida (00102): il contenuto può essere diverso da quello firmato. fattura verify indica il motivo.',
  noViolations: 'La fattura non viola nessuna delle regole di EN 16931 controllate.',
  moreFindings: (count) => (count === 1 ? "E un'altra segnalazione." : `E altre ${count} segnalazioni.`),
  missingPackages: (missing) => {
    const packages = missing.join(' ');
    const one = missing.length === 1;
    return `il PDF richiede ${one ? 'il pacchetto' : 'i pacchetti'} ${missing.join(' e ')}: ${one ? 'installalo' : 'installali'} con npm i ${packages}, oppure usa npx -p fattura -p pdfkit -p dejavu-fonts-ttf fattura show FILE --pdf FILE.pdf`;
  },
  unsuitablePackages: (packages) =>
    `il PDF non si può creare con ${packages.map(({ name, found }) => `${name} ${found}`).join(', ')}: esegui npm i ${packages.map(({ wanted }) => wanted).join(' ')}. Se l'applicazione di questa cartella richiede la versione installata, installa fattura in una cartella a parte.`,
  place: (field, line) =>
    [...(field === null ? [] : [`campo ${field}`]), ...(line === null ? [] : [`riga ${line}`])].join(', '),
};
