import type { CommandHelp } from '../commandHelp.ts';
import type { McpWords } from './words.ts';

export const mcpHelpIt: CommandHelp = {
  summary: 'offre i comandi a un assistente (Model Context Protocol)',
  about: [
    'Comunica con il Model Context Protocol su standard input e output, o via HTTP con --http: strumenti per controllare, spiegare, correggere, aprire, convertire, creare, mostrare, confrontare e anonimizzare fatture, e per controlli, elenchi di codici e campi. docs/mcp.md spiega come configurarlo in un assistente.',
    "L'assistente passa i contenuti; legge file solo sotto le cartelle di --root, non ne scrive, e invia fatture solo con --allow-submit.",
    'Richiede il pacchetto @modelcontextprotocol/sdk.',
  ],
  options: {
    root: "cartella di cui l'assistente può leggere i file; predefinita: nessuna",
    'allow-submit': 'offre lo strumento che invia fatture, come fattura submit; predefinito: no',
    http: 'ascolta via HTTP invece che sullo standard input',
    port: 'con --http: porta su cui ascoltare, 0 per una qualsiasi libera; predefinita: 4030',
    host: 'con --http: indirizzo su cui ascoltare; per altri computer serve un token; predefinito: 127.0.0.1',
    name: 'con --http: nome host con cui i client lo raggiungono',
    'token-env':
      "con --http: variabile d'ambiente con il token richiesto (Authorization: Bearer); predefinito: nessuno",
    'max-size': 'dimensione massima di un documento, come 500kB o 30MB; predefinita: 20MB',
    timeout: 'tempo massimo di una chiamata, in secondi; predefinito: 30',
    json: 'con --http: stampa una riga JSON invece del testo',
  },
  examples: [
    'per un assistente che lo avvia',
    "con una cartella che l'assistente può leggere, in inglese",
    'via HTTP, con un token',
  ],
};

export const mcpIt: McpWords = {
  httpNeeded: (option) => `${option} richiede --http.`,
  tokenNeeded: (host) =>
    `un assistente su un altro computer (--host ${host}) richiede un token: imposta una variabile d'ambiente e indicala con --token-env.`,
  noFolder: (folder) => `--root ${folder} non è una cartella.`,
  running: (url) => `Il server ascolta su ${url} (Model Context Protocol, streamable HTTP).`,
  mostFiles: (count) => `Ci sono altri file: questi sono i primi ${count}; indica una sottocartella.`,
  moreMessages: (count) => `… e altri ${count} messaggi.`,
  instructions: (limit) =>
    `Strumenti per le fatture elettroniche italiane (FatturaPA: FPA12, FPR12, FSM10). Ogni risultato ha prima un riepilogo (summary), poi i dati (data), al massimo ${limit} caratteri; "omitted" indica con un JSON Pointer ciò che è stato omesso, e lo strumento "details" lo mostra in base all'id in "result". I codici di cinque cifre sono quelli di SdI; quelli con Q- sono consigli di questo programma, mai motivo di scarto. Non indovinare il significato di un codice: usa "explain". Gli importi sono stringhe: non arrotondarli. "fix" propone modifiche e non scrive nulla.`,
  tools: {
    validate: {
      title: 'Controlla fatture',
      description:
        "Controlla una fattura (XML, JSON, firmata .p7m, archivio) o tutti i file di una cartella, con lo schema e i controlli di SdI. L'esito è quello di SdI: valid, rejected o unreadable. Ogni segnalazione ha codice, riga, JSON Pointer, messaggio e, se esiste, una correzione meccanica.",
    },
    explain: {
      title: 'Spiega i codici',
      description:
        'Spiega i codici delle segnalazioni: che cosa controlla SdI e perché, la formula, esempi, che cosa fare.',
    },
    fix: {
      title: 'Propone correzioni',
      description:
        "Propone le correzioni meccaniche di una fattura: di ognuna la posizione, il testo vecchio e quello nuovo, e ciò che resterebbe. Non scrive nulla: applica le modifiche se l'utente è d'accordo.",
    },
    open: {
      title: 'Apre una busta',
      description:
        'Elenca il contenuto di un file firmato, di un archivio o di una mail: strati, firmatari, documento. Le firme non vengono verificate.',
    },
    convert: {
      title: 'Converte una fattura',
      description:
        'Converte XML in JSON e viceversa, in YAML, e da e verso EN 16931 (UBL, CII). "messages" indica ogni perdita.',
    },
    build: {
      title: 'Crea una fattura',
      description:
        'Crea una fattura valida da una scheda (brief): parti, righe, pagamento. Totali, riepiloghi IVA e scadenze vengono calcolati. La risorsa fattura://briefs/{kind} è il JSON Schema della scheda.',
    },
    render: {
      title: 'Mostra una fattura',
      description:
        'Mostra una fattura o un messaggio di SdI come testo leggibile. Le forme html e pdf sono file, nella risorsa del risultato.',
    },
    diff: {
      title: 'Confronta due fatture',
      description: 'Confronta due fatture per contenuto, qualunque sia la forma (XML, JSON, firmata).',
    },
    anonymize: {
      title: 'Anonimizza una fattura',
      description:
        'Sostituisce persone e aziende con altre inventate; tutte le segnalazioni restano le stesse.',
    },
    controls: {
      title: 'Cerca controlli',
      description:
        'Cerca codici di SdI e codici dei consigli, per codice o per parole del titolo; senza ricerca, li elenca tutti.',
    },
    codes: {
      title: 'Consulta gli elenchi di codici',
      description:
        'Mostra gli elenchi ufficiali (Natura, TipoDocumento, RegimeFiscale, …), un elenco, o i codici che corrispondono; senza argomenti, tutti gli elenchi.',
    },
    fields: {
      title: 'Consulta i campi',
      description:
        'Cerca campi per nome XML, nome JSON o numero ufficiale: significato, tipo, limiti, occorrenze, percorsi, elenco di codici.',
    },
    submit: {
      title: 'Invia una fattura',
      description:
        'Controlla una fattura e la invia al servizio una sola volta, come bozza; con "issue" a SdI, senza possibilità di annullare. Prima di usare "issue" chiedi all\'utente. Una fattura già inviata non viene inviata di nuovo. "dry-run" prevede il risultato.',
    },
    details: {
      title: 'Dettagli di un risultato',
      description:
        'Mostra una parte di un risultato precedente in base al JSON Pointer, a partire da un elemento o carattere.',
    },
    files: {
      title: 'Elenca i file',
      description:
        'Elenca fatture, file firmati, archivi e mail nelle cartelle che questo server può leggere.',
    },
  },
  parameters: {
    content: 'Il documento come testo (XML, JSON, YAML). Indica esattamente uno tra content, base64 e path.',
    base64: 'Il documento come byte, in base64: per file firmati e archivi.',
    name: 'Nome del file, per il controllo dei nomi.',
    path: 'Percorso di un file nelle cartelle di questo server; validate accetta anche una cartella.',
    first: 'Il primo documento.',
    second: 'Il secondo documento.',
    brief: 'La scheda; il suo JSON Schema è la risorsa fattura://briefs/{kind}.',
    original: 'Per una nota di credito o di debito: la fattura originale.',
    codes: 'Codici, come 00423 o Q-BOLLO.',
    list: 'Nome di un elenco, come Natura; oppure un codice o parole, cercati in tutti gli elenchi.',
    code: 'Codice, inizio di un codice, o parole del significato.',
    field: 'Nome XML, nome JSON o numero ufficiale, come 2.2.1.11.',
    search: 'Codice, inizio di un codice, o parole del titolo.',
    form: 'Forma del risultato.',
    folder: 'Percorso di una cartella; predefinito: tutte.',
    result: 'Id del risultato ("result").',
    pointer: 'JSON Pointer nei dati del risultato; predefinito: tutto.',
    offset: 'Primo elemento di un elenco, o primo carattere di un testo; predefinito: 0.',
  },
  resources: {
    controls: 'Che cosa controlla SdI con un codice, e che cosa fare.',
    fields: 'Un campo, per nome XML, nome JSON o numero ufficiale.',
    codes: 'Un elenco di codici.',
    briefs: 'Il JSON Schema di una scheda per lo strumento build.',
  },
  refusals: {
    noTool: (name, valid) => `Lo strumento "${name}" non esiste. Strumenti: ${valid}.`,
    wrongArguments: (tool, reason) => `Argomenti non validi per ${tool}: ${reason}.`,
    unknownArgument: (tool, name, valid) => `${tool} non ha l'argomento "${name}". Validi: ${valid}.`,
    oneDocument: () =>
      'Passa un solo documento: il testo in "content", i byte in "base64", o il percorso in "path".',
    wrongBase64: () => '"base64" non contiene base64: passare il testo in "content", o i byte in base64.',
    noRoots: () =>
      "Questo server non legge file: passa il contenuto, o chiedi all'utente di avviarlo con --root e una cartella.",
    outside: (path) =>
      `"${path}" non è nelle cartelle che questo server può leggere: lo strumento files elenca ciò che contengono.`,
    noFile: (path) =>
      `Il file "${path}" non esiste nelle cartelle di questo server: lo strumento files elenca i file presenti.`,
    noFiles: (path) => `In "${path}" non ci sono fatture.`,
    folder: (path) => `"${path}" contiene più file: indicane uno.`,
    tooLarge: (name, limit) => `"${name}" supera i ${limit} byte che questo server accetta (--max-size).`,
    noResult: (id) => `Il risultato "${id}" non esiste (più): ripeti la chiamata che lo ha prodotto.`,
    noPointer: (pointer) => `Il risultato non ha nulla in "${pointer}".`,
    noResource: (uri) => `La risorsa ${uri} non esiste.`,
    timeout: (seconds) =>
      `La chiamata ha richiesto più di ${seconds} secondi ed è stata interrotta: passa meno contenuto, o chiedi all'utente di avviare questo server con --timeout.`,
    stopping: () => 'Il server si sta fermando.',
    notMade: (reason) => reason,
    invalidDocument: (reason, findings) => `${reason}\n${findings}`.trim(),
    invalidBrief: (reason, problems) => `${reason}\n${problems}`.trim(),
    bug: () =>
      'È un errore interno di fattura, non del documento. Lo standard error del server indica dove si è verificato.',
  },
};
