import type { CommandHelp, Messages } from './messages.ts';

const files = (count: number): string => `${count.toLocaleString('it')} file`;
const bytes = (count: number): string => `${count.toLocaleString('it')} byte`;
const meant = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : ` Forse intendevi ${suggestion}?`;

const commands: Readonly<Record<string, CommandHelp>> = {
  validate: {
    summary: 'controlla le fatture con lo schema ufficiale',
    about: [
      'PATH è un file, una cartella (percorsa fino in fondo cercando .xml, .json, .p7m e .zip), un modello tra apici oppure - per lo standard input. Senza PATH si controlla ciò che arriva da una pipe.',
      "L'esito è quello dello schema ufficiale. Gli altri controlli del SdI non sono ancora eseguiti; file firmati (.p7m), archivi (.zip), messaggi del SdI e formati precedenti al 2017 sono riconosciuti e segnalati come non ancora supportati.",
    ],
    options: {
      format: 'text per le persone, json per un solo documento, ndjson per una riga per file',
      only: 'si ferma dopo questa fase',
      'fail-on':
        'gravità minima che porta a 1 il codice di uscita; never lo lascia a 0 qualunque cosa si trovi',
      quiet: 'mostra solo i file che richiedono attenzione e il riepilogo',
      engine:
        'chi giudica i file XML: il nostro lettore (auto) oppure libxml2 con i nostri schemi, come secondo parere',
      schema:
        'giudica i file XML con questo XSD, tramite libxml2; segue gli include locali, non scarica nulla',
      'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; se non indicata 20MB',
    },
    examples: [
      'una fattura, con la riga e il rimedio per ogni errore',
      'una cartella intera e un modello; mostra solo ciò che richiede attenzione',
      'il rapporto come dati',
      'dallo standard input, in inglese',
    ],
  },
  convert: {
    summary: 'converte da XML a JSON e da JSON a XML',
    about: [
      'La direzione segue il contenuto. Un solo file va sullo standard output, se --output non indica altro; più file, modelli e cartelle vanno in --out-dir con lo stesso nome e .json o .xml. Una fattura non valida non viene convertita: il rapporto dice perché.',
    ],
    options: {
      to: "che cosa scrivere; se non indicato, l'opposto di ciò che si legge",
      output: 'file in cui scrivere; - è lo standard output',
      'out-dir': 'cartella in cui scrivere, creata se manca; le sottocartelle restano al loro posto',
      overwrite: 'sostituisce i file esistenti; il file letto non viene mai sostituito',
      force: 'scrive il risultato anche se non è valido, per quanto è possibile scriverlo',
      indent: 'spazi per livello, da 0 a 10; 0 scrive una sola riga, se non indicato 2',
      prefix: "prefisso del namespace della radice XML; se non indicato p, '' per nessuno",
      stylesheet: "foglio di stile che l'XML indica ai browser",
      'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; se non indicata 20MB',
    },
    examples: [
      'JSON sullo standard output',
      'XML in un file',
      'una cartella intera',
      'dallo standard input, con un prefisso a scelta',
    ],
  },
  codes: {
    summary: 'consulta gli elenchi ufficiali dei codici',
    about: [
      'Senza operandi, gli elenchi. Con un elenco, i suoi codici, quelli cessati con le date. Con un codice o una parte della descrizione, da solo o dopo un elenco, ciò che corrisponde. Maiuscole e minuscole sono equivalenti.',
    ],
    options: { format: 'text per le persone, json per i programmi' },
    examples: ['tutti gli elenchi', 'un elenco', 'un codice', 'ciò che parla di «credit», in inglese'],
  },
  fields: {
    summary: 'consulta i campi della fattura',
    about: [
      'Per nome XML, nome JSON o numero ufficiale: a che cosa serve il campo, che cosa può contenere, quante volte ricorre e dove si trova. Senza operando, tutti i campi in ordine ufficiale.',
    ],
    options: { format: 'text per le persone, json per i programmi' },
    examples: ['per nome XML', 'per numero ufficiale', 'per nome JSON, come dati'],
  },
  completions: {
    summary: 'stampa lo script di completamento per una shell',
    about: ['SHELL è bash, zsh o fish. Ogni script dice nelle prime righe dove metterlo.'],
    options: {},
    examples: [
      'source <(fattura completions bash)',
      'fattura completions zsh > ~/.zsh/completions/_fattura',
      'fattura completions fish | source',
    ],
  },
  help: {
    summary: "mostra l'aiuto di un comando",
    about: ['Equivale a COMMAND --help.'],
    options: {},
    examples: ['tutto su validate'],
  },
};

export const it: Messages = {
  commands,
  help: {
    tagline: 'fatture elettroniche (FatturaPA): controllo, conversione, codici.',
    usage: 'Uso',
    commands: 'Comandi',
    options: 'Opzioni',
    globalOptions: 'Opzioni di ogni comando',
    examples: 'Esempi',
    exitCodes: 'Codici di uscita',
    codes: {
      '0': 'nulla al livello indicato o sopra',
      '1': 'segnalazioni al livello indicato o sopra, oppure un file illeggibile',
      '2': 'uso errato, oppure un percorso che non esiste',
      '3': 'rifiuto di un servizio remoto, oppure errore di rete',
      '70': 'un errore di fattura stesso',
    },
    more: 'fattura COMMAND --help spiega ogni comando.',
    global: {
      lang: "lingua dei messaggi; se non indicata quella dell'ambiente, italiano se non è nota",
      color: "usa i colori anche se l'uscita non è un terminale",
      'no-color': "nessun colore; come NO_COLOR nell'ambiente",
      help: 'questo aiuto',
      version: 'versione di fattura, delle specifiche tecniche e degli schemi',
    },
    choices: (choices) => `uno tra ${choices.join(', ')}`,
  },
  version: {
    specification: 'specifiche tecniche (Allegato A)',
    schema: 'schema',
  },
  usage: {
    noCommand: (names) => `indica che cosa fare: ${names.join(', ')}.`,
    unknownCommand: (found, suggestion, names) =>
      `il comando «${found}» non esiste.${meant(suggestion) || ` Ci sono ${names.join(', ')}.`}`,
    pathWithoutCommand: (found) =>
      `indica che cosa farne: fattura validate ${found}, oppure fattura convert ${found}.`,
    unknownOption: (found, suggestion) => `l'opzione ${found} non esiste.${meant(suggestion)}`,
    valueMissing: (option) => `a ${option} deve seguire un valore.`,
    valueUnwanted: (option) => `${option} non prende valori: va scritta da sola.`,
    noChoice: (option, found, choices) => `${option} accetta ${list(choices)}, non «${found}».`,
    excessOperand: (found, expected) => `«${found}» è un operando di troppo: il comando accetta ${expected}.`,
    noInput: 'indica che cosa leggere: file, cartelle, un modello tra apici, oppure - per lo standard input.',
    noSize: (found) =>
      `--max-size accetta una dimensione come 500kB, 30MB o un numero di byte, non «${found}».`,
    noIndent: (found) => `--indent accetta un numero intero da 0 a 10, non «${found}».`,
    noPrefix: (found) =>
      `--prefix accetta un nome XML senza due punti, oppure '' per nessuno, non «${found}».`,
    noShell: (found, shells) =>
      found === undefined
        ? `indica per quale shell: ${list(shells)}.`
        : `«${found}» non è una shell nota: ci sono ${list(shells)}.`,
    conflict: (one, other) => `${one} e ${other} si escludono: togli una delle due.`,
    onlyForXml: (option) => `${option} riguarda XML e --to chiede JSON: togli una delle due.`,
    manyNeedFolder: (option) =>
      `più file, un modello o una cartella ${option === null ? 'richiedono un posto' : `non vanno con ${option}`}: indica una cartella con --out-dir.`,
    engine: {
      LIBXML2_MISSING: ({ subject }) =>
        `serve il pacchetto ${subject}: installalo accanto a fattura con npm i ${subject}, oppure usa npx -p fattura -p ${subject} fattura validate …`,
      SCHEMA_UNREADABLE: ({ subject }) => `lo schema ${subject} non può essere letto: controlla il percorso.`,
      SCHEMA_REMOTE: ({ subject }) =>
        `lo schema rinvia a ${subject} e nulla viene scaricato: salvalo accanto allo schema e rinvia alla copia.`,
      SCHEMA_INVALID: ({ detail }) => `lo schema non è utilizzabile; libxml2 dice: ${detail}`,
    },
  },
  paths: {
    missing: (path) => `${path} non esiste. Controlla il nome e la cartella in cui ti trovi.`,
    noMatch: (pattern) => `nulla corrisponde a ${pattern}.`,
    emptyFolder: (path) => `${path} non contiene file .xml, .json, .p7m o .zip.`,
  },
  files: {
    tooLarge: ({ size, limit }) => `Il file ha ${bytes(size)}; se ne leggono al massimo ${bytes(limit)}.`,
    tooLargeHelp: 'Il SdI non accetta file oltre 5 MB. Per leggerlo comunque, alza il limite con --max-size.',
    unreadable: (reason) => `Il file non può essere letto: ${reason}.`,
    bug: 'Il file non è stato controllato: si è interrotto il controllo stesso, ed è un errore di fattura.',
  },
  reason: (code) => REASONS[code] ?? `il sistema risponde ${code}`,
  convert: {
    done: (count) => (count === 1 ? '1 file scritto' : `${files(count)} scritti`),
    signatureLeft: (file) =>
      `${file}: la firma elettronica (ds:Signature) è stata tralasciata; il risultato non è firmato.`,
    invalid: (file) =>
      `${file} non è valido e non è stato convertito. Con --force viene convertito per quanto possibile.`,
    forced: (file) => `${file} non è valido; è stato convertito per via di --force.`,
    impossible: (file) => `${file} non può essere convertito, nemmeno con --force.`,
    exists: (path) => `${path} esiste già ed è rimasto com'era. --overwrite lo sostituisce.`,
    overInput: (path) => `${path} è il file letto: non viene mai sostituito. Indicane un altro.`,
    twice: (path, first) => `${path} è già stato ottenuto da ${first}: rinomina uno dei due.`,
    failed: (path, reason) => `${path} non può essere scritto: ${reason}.`,
  },
  codes: {
    lists: 'Elenchi dei codici',
    hint: 'fattura codes LIST mostra i codici; fattura codes PAROLA cerca in tutti gli elenchi.',
    count: (count) => (count === 1 ? '1 codice' : `${count} codici`),
    from: (date) => `dal ${date}`,
    until: (date) => `cessato dal ${date}`,
    notInSchema: 'non è nello schema',
    open: 'di riferimento: lo schema non lo elenca',
    unknownList: (found, suggestion) =>
      `l'elenco «${found}» non esiste.${meant(suggestion)} fattura codes li mostra tutti.`,
    unknownCode: (found, name, suggestion) =>
      `${name} non ha codici né descrizioni con «${found}».${meant(suggestion)} fattura codes ${name} li mostra tutti.`,
    nothing: (found, suggestion) =>
      `nessun elenco, codice o descrizione contiene «${found}».${meant(suggestion)} fattura codes mostra gli elenchi.`,
  },
  fields: {
    ordinary: 'fattura ordinaria (FPA12, FPR12)',
    simplified: 'fattura semplificata (FSM10)',
    xml: 'XML',
    json: 'JSON',
    type: 'valore',
    occurs: 'ricorre',
    codes: 'codici',
    unknown: (found, suggestion) =>
      `il campo «${found}» non esiste.${meant(suggestion)} fattura fields li mostra tutti.`,
  },
  engineNotForJson: (count) =>
    `libxml2 giudica solo XML: ${count === 1 ? 'il file JSON è stato giudicato' : `${count} file JSON sono stati giudicati`} con il JSON Schema di fattura.`,
  progress: (done, seconds) => {
    const rate = Math.round(done / seconds).toLocaleString('it');
    return `${files(done)} ${done === 1 ? 'controllato' : 'controllati'}, ${rate} al secondo`;
  },
  seeHelp: (command) => `Aiuto: ${command}`,
  interrupted: 'interrotto; ciò che non è stato riportato non è stato controllato.',
  bug: (what, file) =>
    `${file === undefined ? '' : `${file}: `}questo è un errore di fattura, non dei tuoi file: ${what}. FATTURA_DEBUG=1 mostra dove; segnalacelo, per favore.`,
  outputFailed: (reason) => `il risultato non può essere scritto: ${reason}.`,
};

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permesso negato',
  EPERM: 'permesso negato',
  ENOENT: 'non esiste (più)',
  EISDIR: 'è una cartella',
  ENOTDIR: 'una parte del percorso è un file',
  ENOSPC: 'il disco è pieno',
  EROFS: 'il disco è in sola lettura',
  EMFILE: 'troppi file aperti',
  EEXIST: 'un file occupa il posto di una cartella',
  ELOOP: 'i suoi collegamenti formano un circolo',
  EIO: 'errore del disco',
  ENAMETOOLONG: 'il nome è troppo lungo',
};

function list(choices: readonly string[]): string {
  const [last, ...before] = [...choices].reverse();
  return before.length === 0 ? (last ?? '') : `${before.reverse().join(', ')} o ${last}`;
}
