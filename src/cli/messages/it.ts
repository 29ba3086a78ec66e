import type { NotApplied } from '../../operations/index.ts';
import type { Wanted } from '../config/keys.ts';
import type { CommandHelp, Messages } from './messages.ts';

const files = (count: number): string => `${count.toLocaleString('it')} file`;
const bytes = (count: number): string => `${count.toLocaleString('it')} byte`;
const meant = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : ` Forse intendevi ${suggestion}?`;

const commands: Readonly<Record<string, CommandHelp>> = {
  validate: {
    summary: 'controlla le fatture come SdI: schema, controlli e consigli',
    about: [
      'PATH è un file, una cartella (percorsa fino in fondo cercando .xml, .json, .p7m e .zip), un modello tra apici oppure - per lo standard input. Senza PATH si controlla ciò che arriva da una pipe.',
      "L'esito è quello di SdI, per quanto un file può dire: lo schema, poi i controlli; i nostri consigli (Q-…) non lo cambiano mai. File firmati (.p7m), archivi (.zip), messaggi di SdI e formati precedenti al 2017 sono riconosciuti e segnalati come non ancora supportati.",
      'Un fattura.config.json in questa cartella o più in alto, oppure la chiave fattura di un package.json, dice le stesse cose delle opzioni; la riga di comando prevale. In GitHub Actions, se non è scelto un formato, al testo si aggiungono le annotazioni.',
    ],
    options: {
      format:
        'text per le persone, json per un solo documento, ndjson per una riga per file, sarif per il code scanning, junit per i rapporti di test, github per le annotazioni, compact per gli editor',
      output: 'file per il rapporto, sostituito quando è completo; - è lo standard output',
      only: 'si ferma dopo questa fase; controls tralascia solo i nostri consigli',
      'as-of': 'il giorno in cui SdI riceve i file, per esempio 2026-05-15; se non indicato oggi, in Italia',
      spec: 'edizione delle specifiche tecniche; auto è quella in vigore',
      'strict-name': 'giudica ogni nome di file (00001), non solo quelli pensati per SdI',
      'keep-going': 'esegue i controlli possibili anche se la struttura è errata',
      'fail-on':
        'gravità minima che porta a 1 il codice di uscita; never lo lascia a 0 qualunque cosa si trovi',
      'max-warnings': 'quanti avvisi sono ammessi: uno in più porta a 1 il codice di uscita',
      quiet: 'mostra solo i file che richiedono attenzione e il riepilogo',
      'explain-coverage': 'dice dopo ogni file quali codici sono stati giudicati, quali no e perché',
      config: 'configurazione da usare, al posto della più vicina',
      'no-config': 'non usa alcuna configurazione',
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
      'in un file, per il code scanning',
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
  fix: {
    summary: 'corregge ciò che si può correggere senza chiedere',
    about: [
      "Ogni errore il cui rimedio è meccanico (spazi, una virgola al posto del punto, un segno tipografico, una data scritta all'italiana, …) viene corretto nel testo del file, XML o JSON; tutto il resto resta com'è, byte per byte. Ogni modifica viene mostrata, il risultato viene controllato e una modifica che non giova non viene fatta. Il file viene sostituito; ciò che arriva dallo standard input va sullo standard output.",
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
  },
  explain: {
    summary: 'spiega un codice di SdI o un consiglio',
    about: [
      'Di ogni CODE: che cosa controlla SdI e perché, la formula, la tolleranza, un esempio errato e uno corretto, il rimedio, le fonti. 423 è 00423; maiuscole e minuscole sono equivalenti. Negli esempi ✗ e ✓ indicano le righe diverse.',
    ],
    options: { format: 'text per le persone, json per i programmi' },
    examples: ['un codice', 'più codici', 'come dati, nelle due lingue'],
  },
  controls: {
    summary: 'elenca i controlli di SdI e i nostri consigli',
    about: [
      'Tutti i codici con cui SdI scarta un file, e quanto basta il file a decidere ciascuno; poi i nostri consigli, che non scartano nulla. Con un operando, ciò che esso nomina: un codice, il suo inizio o una parte del titolo, in una delle due lingue.',
    ],
    options: { format: 'text per le persone, json per i programmi' },
    examples: [
      'tutti',
      'quelli che iniziano così',
      'i nostri consigli',
      'ciò che parla di certificati, in inglese',
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
    noDate: (option, found) => `${option} accetta un giorno come 2026-05-15, non «${found}».`,
    noCount: (option, found) => `${option} accetta un numero intero, da 0 in su, non «${found}».`,
    outputIsInput: (output, input) =>
      output === input
        ? `${input} è uno dei file da controllare e non viene mai sostituito: indica un altro posto per il rapporto.`
        : `${output} è ${input}, uno dei file da controllare, e non viene mai sostituito: indica un altro posto per il rapporto.`,
    config: {
      unreadable: (file, reason) => `la configurazione ${file} non può essere letta: ${reason}.`,
      syntax: (place) => `${place}: non è JSON. Controlla virgole e virgolette; i commenti non sono ammessi.`,
      unknownKey: (place, key, suggestion, keys) =>
        `${place}: l'impostazione «${key}» non esiste.${meant(suggestion) || ` Ci sono ${keys.join(', ')}.`}`,
      unknownCode: (place, code, suggestion) =>
        `${place}: il codice «${code}» non esiste.${meant(suggestion) || ' I codici sono le cinque cifre di SdI, come 00423, o un nostro consiglio, come Q-….'}`,
      neverOff: (place, code) =>
        `${place}: ${code} è un controllo di SdI e non si può spegnere: usa "info", oppure toglilo.`,
      wrongValue: (place, path, { found, wanted, suggestion }) =>
        `${place}: ${path === '' ? 'la configurazione' : path} vale ${found} e accetta ${expects(wanted)}.${meant(suggestion)}`,
    },
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
    tooLargeHelp: 'SdI non accetta file oltre 5 MB. Per leggerlo comunque, alza il limite con --max-size.',
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
  fix: {
    folder: (path) =>
      `${path} è una cartella e i file vengono sostituiti: indicali, come in '${path}/*.xml'.`,
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
  explain: {
    why: 'Perché',
    formula: 'Formula',
    tolerance: 'Tolleranza',
    exceptions: 'Eccezioni',
    wrong: 'Errato',
    right: 'Corretto',
    remedy: 'Che cosa fare',
    undecided: 'Che cosa il file non dice',
    readings: 'Interpretazioni',
    fields: 'Campi',
    sources: 'Fonti',
    advice: 'un nostro consiglio, non un controllo di SdI',
    levels: { error: 'errore', warning: 'avviso' },
    since: (date) => `dal ${date}`,
    received: (date) => `ricevuto il ${date}`,
    decided: {
      file: 'decide il file',
      name: 'decidono il file e il suo nome',
      date: 'decidono il file e il giorno di ricezione (--as-of)',
      part: 'ciò che si trova è certo; che tutto vada bene lo dicono solo registri o certificati',
      registry: 'lo sa solo un registro',
      history: 'solo SdI sa che cosa è già stato inviato',
      trust: 'lo dicono solo i certificati di cui SdI si fida',
    },
    noCode: 'indica il codice: fattura explain 00423. fattura controls li mostra tutti.',
    unknown: (found, suggestion) =>
      `il codice «${found}» non esiste.${meant(suggestion)} fattura controls li mostra tutti.`,
  },
  controls: {
    sdi: (count) => (count === 1 ? '1 controllo di SdI' : `${count} controlli di SdI`),
    advice: (count) => (count === 1 ? '1 nostro consiglio' : `${count} nostri consigli`),
    allFormats: 'tutti',
    decided: {
      file: 'solo file',
      name: 'file, nome',
      date: 'file, giorno',
      part: 'in parte',
      registry: 'registro',
      history: 'invii',
      trust: 'certificati',
    },
    hint: 'fattura explain CODE dice tutto di un codice.',
    nothing: (found, suggestion) =>
      `nessun codice e nessun titolo contiene «${found}».${meant(suggestion)} fattura controls li mostra tutti.`,
  },
  coverage: {
    ran: 'giudicati',
    partial: 'in parte',
    skipped: 'non giudicati',
    reasons: {
      registry: 'dipendono da un registro',
      history: 'solo SdI sa che cosa è già stato inviato',
      trust: 'servono i certificati di cui SdI si fida',
      date: 'serve il giorno di ricezione (--as-of)',
      name: 'il nome del file non era pensato per SdI (--strict-name)',
      format: 'non riguardano questo formato',
      unsigned: 'il file non è firmato',
      form: 'riguardano i file, e questo è JSON',
      envelope: 'dentro una busta che non viene aperta',
      structure: 'la struttura è errata (--keep-going)',
      malformed: "l'XML è guasto",
      unreadable: 'il file non è leggibile',
      not_in_force: 'non sono in questa edizione delle specifiche',
      off: 'spenti nella configurazione',
      not_asked: 'non richiesti (--only)',
      other_engine: 'libxml2 non lo dice',
    },
  },
  tooManyWarnings: (found, allowed) =>
    `${found === 1 ? '1 avviso' : `${found.toLocaleString('it')} avvisi`}, e --max-warnings ne ammette ${allowed.toLocaleString('it')}.`,
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

function expects(wanted: Wanted): string {
  switch (wanted.kind) {
    case 'choice':
      return list(wanted.choices);
    case 'switch':
      return 'true o false';
    case 'count':
      return 'un numero intero, da 0 in su';
    case 'severities':
      return 'un oggetto come {"00423": "warning"}';
    case 'object':
      return 'un oggetto come {"failOn": "warning"}';
  }
}

const NOT_CHANGED: Readonly<Record<NotApplied['reason'], string>> = {
  place: 'ciò che il rimedio indica non è nel testo',
  markup: "dentro il valore c'è un commento",
  worse: "l'errore sarebbe rimasto, o ne sarebbe nato un altro",
  untried: 'troppi altri rimedi non hanno giovato',
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
