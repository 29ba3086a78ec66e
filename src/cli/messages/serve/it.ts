import type { Unreadable } from '../../serve/problemCodes.ts';
import type { CommandHelp } from '../commandHelp.ts';
import type { UnreadableWords } from './params.ts';
import type { ServeWords } from './words.ts';

export const serveHelpIt: CommandHelp = {
  summary: 'offre controllo, conversione e visualizzazione via HTTP, per programmi in ogni linguaggio',
  about: [
    'Ascolta su 127.0.0.1 fino a Ctrl-C o SIGTERM e non conserva nulla: POST /v1/validate, /v1/convert, /v1/losses, /v1/fix, /v1/build, /v1/render, /v1/anonymize e /v1/open ricevono un file, un modulo con più file o un flusso di righe JSON, con le opzioni e i risultati dei comandi. La pagina / e /openapi.json li descrivono; /healthz, /readyz e /metrics servono al monitoraggio.',
    'Richiede il pacchetto fastify; per il PDF anche pdfkit e dejavu-fonts-ttf.',
  ],
  options: {
    port: 'porta su cui ascoltare, 0 per una qualsiasi libera; predefinita: 4020',
    host: 'indirizzo su cui ascoltare, 0.0.0.0 per container e altri computer; predefinito: 127.0.0.1',
    name: 'nome host con cui i client lo raggiungono, per esempio quello del container',
    'token-env': "variabile d'ambiente con il token richiesto (Authorization: Bearer); predefinito: nessuno",
    processes: 'processi che condividono la porta; predefinito: il numero dei processori, al massimo 8',
    threads:
      'thread di lavoro di tutti i processi, almeno uno in ciascuno; predefinito: il numero dei processori',
    queue: 'richieste in corso o in attesa, oltre le quali la risposta è 503; predefinito: 128',
    timeout: 'tempo massimo per file, in secondi; predefinito: 30',
    'max-size': 'dimensione massima di una richiesta, come 500kB o 30MB; predefinita: 20MB',
    openapi: 'stampa il documento OpenAPI e termina',
    log: 'scrive ogni richiesta come riga JSON sullo standard error, senza il contenuto',
    json: 'stampa una riga JSON invece del testo',
  },
  examples: [
    'sulla porta 4020 di questo computer',
    "per un programma che lo avvia: una porta libera, l'indirizzo in JSON",
    'in un container, con un token',
    'la descrizione per i generatori di client',
  ],
};

const unreadable: UnreadableWords = {
  json: () => 'La riga non è JSON in UTF-8: inviare un oggetto per riga.',
  members: () => 'La riga non contiene file: serve "content" con il testo, o "base64" con i byte.',
  both_members: () => 'La riga contiene "content" e "base64": inviarne uno solo.',
  base64: () => '"base64" nella riga non è base64: inviare i byte con l\'alfabeto di RFC 4648.',
  no_boundary: () =>
    'Nel Content-Type del modulo manca il boundary: lasciare che sia la libreria HTTP a scrivere questa intestazione.',
  boundary_absent: ({ boundary = '' }) =>
    `Il modulo non contiene il boundary "${boundary}" indicato nel Content-Type: ogni parte inizia con una riga formata da "--" e dal boundary, e le righe terminano con CR LF.`,
  unfinished: ({ boundary = '' }) =>
    `Il modulo si interrompe all'interno di una parte: dopo l'ultima serve la riga "--${boundary}--".`,
  no_disposition: () =>
    'In una parte del modulo manca l\'intestazione "Content-Disposition: form-data" con un nome: aggiungerla.',
  no_file_name: ({ name = '' }) =>
    `La parte "${name}" del modulo non ha un nome di file: inviarla come file (filename=…).`,
  same_name: ({ name = '' }) =>
    `Due file del modulo hanno il nome "${name}", di cui le cartelle non fanno parte: rinominarne uno.`,
};

export const serveIt: ServeWords = {
  running: (url) => `Il server ascolta su ${url} (anche una pagina web).`,
  problems: {
    usage: { title: 'Richiesta non valida', detail: () => 'La richiesta non può essere eseguita.' },
    parameter: {
      title: 'Parametro non valido',
      detail: ({ name = '', value, valid = '', times }) => {
        if (times !== undefined)
          return `Il parametro "${name}" compare ${times} volte: inviarlo una volta sola.`;
        if (value === undefined) return `Il parametro "${name}" non esiste. Validi: ${valid}.`;
        return value === ''
          ? `Manca il parametro "${name}". Valori validi: ${valid}.`
          : `Il parametro "${name}" non può essere "${value}". Valori validi: ${valid}.`;
      },
    },
    body_missing: {
      title: 'Nessun file',
      detail: () => 'La richiesta non contiene file: inviarlo come corpo, o come parte di un modulo.',
    },
    body_unreadable: {
      title: 'Corpo illeggibile',
      detail: (params) => unreadable[params['reason'] as Unreadable](params),
    },
    unparsable: {
      title: 'Richiesta illeggibile',
      detail: () =>
        'La richiesta non è HTTP valido: controllare il percorso, la lunghezza e le intestazioni.',
    },
    unauthorized: {
      title: 'Token non valido',
      detail: () => "Inviare il token di questo server nell'intestazione Authorization: Bearer.",
    },
    host: {
      title: 'Nome host sconosciuto',
      detail: ({ host = '' }) =>
        `Il server non accetta il nome host "${host}", perché la pagina di un altro sito potrebbe farlo puntare qui. Usare localhost, o avviare il server con --name.`,
    },
    path: {
      title: 'Non trovato',
      detail: ({ path = '' }) => `Non c'è nulla in ${path}: la pagina / elenca tutti i percorsi.`,
    },
    method: {
      title: 'Metodo errato',
      detail: ({ method = '', valid = '' }) => `${method} qui non è ammesso: usare ${valid}.`,
    },
    not_acceptable: {
      title: 'Formato non disponibile',
      detail: ({ accept = '', valid = '' }) =>
        `La risposta non è disponibile come "${accept}". Valori validi di Accept: ${valid}.`,
    },
    request_timeout: {
      title: 'Richiesta troppo lenta',
      detail: () => 'La richiesta non è arrivata in tempo: inviarla di nuovo.',
    },
    too_large: {
      title: 'Troppo grande',
      detail: ({ limit = 0 }) =>
        `Una richiesta può avere al massimo ${limit} byte: inviare meno file, o avviare il server con --max-size.`,
    },
    content_type: {
      title: 'Tipo di contenuto non valido',
      detail: ({ type = '' }) =>
        `"${type}" non è un tipo di contenuto: inviare per esempio application/xml, o nessun Content-Type.`,
    },
    content_encoding: {
      title: 'Corpo compresso',
      detail: ({ encoding = '' }) =>
        `La codifica del contenuto ${encoding} non è ammessa: inviare il corpo non compresso.`,
    },
    expectation: {
      title: 'Expect non valido',
      detail: ({ expect = '' }) =>
        `Il server non può soddisfare "Expect: ${expect}": inviare 100-continue, o nessun Expect.`,
    },
    headers_too_large: {
      title: 'Intestazioni troppo grandi',
      detail: ({ limit = 0 }) =>
        `Il percorso con i parametri e le intestazioni possono avere insieme al massimo ${limit} byte: abbreviarli.`,
    },
    not_made: {
      title: 'Nessun risultato',
      detail: () => 'Il file contiene errori che impediscono il risultato.',
    },
    bug: {
      title: 'Errore interno',
      detail: () =>
        'È un errore interno di fattura, non del file. Il log del server indica dove si è verificato; si prega di segnalarlo.',
    },
    packages: {
      title: 'Non installato',
      detail: () => 'Sul server manca un pacchetto facoltativo richiesto per questa operazione.',
    },
    overloaded: {
      title: 'Sovraccarico',
      detail: () => 'Il server ha raggiunto il limite di richieste: riprovare tra un secondo.',
    },
    stopping: {
      title: 'In arresto',
      detail: () => 'Il server si sta fermando: inviare la richiesta a un altro.',
    },
    timeout: {
      title: 'Tempo scaduto',
      detail: ({ seconds = 0 }) =>
        `L'elaborazione del file ha superato ${seconds} secondi ed è stata interrotta: dividere il file, o avviare il server con --timeout.`,
    },
  },
  page: {
    title: 'fattura: il controllo come servizio',
    intro:
      'Inviare un file come corpo di una POST, più file come modulo (multipart/form-data), o molti come righe JSON (application/x-ndjson). I parametri sono le opzioni del comando con lo stesso nome.',
    parameters: 'Parametri',
    answers: 'Accept',
    sample: 'Esempio',
    problems: 'Problemi',
    problemsIntro: 'Gli errori sono documenti di tipo application/problem+json (RFC 9457).',
    machine: 'Descrizione per i programmi',
    switchValue: 'true o false',
    file: 'nome del file nel corpo, per i report e il controllo dei nomi',
    lang: 'lingua dei messaggi; prevale su Accept-Language',
    losses:
      'elenca, valore per valore, che cosa conserva, cambia o perde una conversione da o verso EN 16931',
    second: 'Parte del modulo con la fattura di origine',
  },
};
