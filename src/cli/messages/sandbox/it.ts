import type { CommandHelp } from '../messages.ts';
import type { SandboxWords } from './words.ts';

export const sandboxHelpIt: CommandHelp = {
  summary: 'offre le API del servizio su questo computer, per fare prove',
  about: [
    "start, che si può omettere, offre tutte le API e una pagina su 127.0.0.1 fino a Ctrl-C, con una base di dati propria: in .fattura/sandbox nella cartella corrente, oppure PostgreSQL (--database o FATTURA_SANDBOX_DATABASE_URL). Una base di dati nuova viene riempita con un'azienda inventata. Lo SdI è simulato.",
    'seed riempie una base di dati senza avviare il server. webhooks elenca che cosa ne è stato degli eventi inviati. Con una base di dati in una cartella, solo se nessun server la tiene aperta.',
    'Servono i pacchetti fastify e drizzle-orm, e @electric-sql/pglite, oppure pg per PostgreSQL.',
  ],
  options: {
    port: 'porta su cui ascoltare; se non indicata 4010, 0 per una qualsiasi libera',
    host: 'indirizzo su cui ascoltare; se non indicato 127.0.0.1, 0.0.0.0 per contenitori e altri computer',
    name: 'nome con cui gli altri la raggiungono, per esempio quello del contenitore',
    database: 'cartella della base di dati, o indirizzo di una base di dati PostgreSQL',
    memory: 'tiene la base di dati in memoria: alla fine non resta nulla',
    'no-seed': 'lascia vuota una base di dati nuova: nessuna azienda, nessuna chiave',
    reset: 'con seed: prima svuota la base di dati, qualunque cosa contenga',
    webhook: 'indirizzo a cui comunicare ogni modifica di documenti e pagamenti',
    'webhook-secret-env':
      "variabile d'ambiente con il segreto che li firma; se non indicata, la chiave della sandbox",
    'allow-remote-webhooks': 'ammette webhook verso altri computer, in https',
    'webhook-host':
      'nome di un host a cui i webhook possono andare anche in http, per esempio un contenitore',
    dead: 'con webhooks: solo quelli abbandonati',
    retry: "con webhooks: dà un'altra possibilità a quelli abbandonati",
    'sdi-delay': 'millisecondi che lo SdI simulato impiega per ogni passo; se non indicato 1000',
    'rate-limit': 'richieste al secondo per chiave, oltre le quali risponde 429; se non indicato 10',
    outbox: 'cartella per le email che share-invoice invierebbe; se non indicata, accanto alla base di dati',
    log: 'una riga di JSON sullo standard error per ogni richiesta',
    json: 'una riga di JSON al posto del testo',
  },
  examples: [
    'in .fattura/sandbox, sulla porta 4010',
    'per un test: non resta nulla, una porta libera, nessuna attesa',
    'con webhook a un programma su questo computer',
    'ricomincia da capo',
    'invia di nuovo ciò che era stato abbandonato',
  ],
};

export const sandboxIt: SandboxWords = {
  noTask: (found, tasks) => `non c'è nulla da fare che si chiami «${found}»: ${tasks.join(', ')}.`,
  onlyFor: (option, tasks) => `${option} è un'opzione di fattura sandbox ${tasks.join(', ')}.`,
  needs: (option, other) => `${option} vuole anche ${other}.`,
  noSecret: (name) => `la variabile d'ambiente ${name}, indicata con --webhook-secret-env, non è impostata.`,
  missing: (packages, { install, once }) =>
    `per la sandbox ${packages.length === 1 ? 'serve' : 'servono'} ${packages.join(', ')}, qui non ${packages.length === 1 ? 'installato' : 'installati'}: ${install}, accanto a fattura. Oppure, per una volta: ${once}`,
  unsuitable: (packages, install) =>
    `la sandbox non funziona con ${packages.map(({ name, found }) => `${name} ${found}`).join(', ')}: ${install}`,
  troubles: {
    port_in_use: ({ port }) =>
      `un altro programma ascolta sulla porta ${port}: chiudilo, o scegline un'altra con --port (0 per una qualsiasi libera).`,
    host_unusable: ({ host }) =>
      `questo computer non ha l'indirizzo ${host} su cui ascoltare: 0.0.0.0 li indica tutti (--host).`,
    port_refused: ({ port }) =>
      `il sistema non ti lascia ascoltare sulla porta ${port}: scegline una da 1024 a 65535 con --port.`,
    folder_lost: ({ path }) =>
      `un altro processo ha aperto ${path} mentre questo era sospeso: avvia di nuovo con un'altra cartella.`,
    folder_in_use: ({ path, pid, host, file }) =>
      `${path} è aperta dal processo ${pid}${host === null ? '' : ` su ${host}`} (${file}): chiudilo, o indica un'altra cartella con --database. Una base di dati PostgreSQL si può condividere.`,
    folder_foreign: ({ path, found }) =>
      `${path} contiene ${found} e nessuna base di dati della sandbox: indica una cartella nuova o vuota.`,
    folder_unusable: ({ path, reason }) =>
      `${path} non si può usare per la base di dati (${reason}): indica un'altra cartella con --database.`,
    folder_full: ({ path }) =>
      `il disco di ${path} è pieno: libera spazio, o indica un'altra cartella con --database.`,
    database_ended: () => 'la base di dati si è fermata (PANIC di PostgreSQL): riavvia la sandbox.',
    folder_damaged: ({ path }) =>
      `la base di dati in ${path} non si apre: è danneggiata, o l'ha creata un'altra versione di PGlite. Elimina la cartella per ricominciare da capo.`,
    database_unreachable: ({ host, reason }) =>
      `nessun PostgreSQL risponde su ${host} (${reason}): avvialo, o correggi l'indirizzo in --database o FATTURA_SANDBOX_DATABASE_URL.`,
    database_refused: ({ host, user, reason }) =>
      `PostgreSQL su ${host} rifiuta l'utente ${user} (${reason}): correggi utente e password nell'indirizzo, o i suoi permessi.`,
    database_missing: ({ host, name }) =>
      `PostgreSQL su ${host} non ha una base di dati ${name}: creala con createdb, o indicane un'altra.`,
    database_foreign: ({ name, found }) =>
      `la base di dati ${name} è di un'altra applicazione: contiene la tabella ${found}. Creane una vuota per la sandbox (createdb fattura_sandbox) e indicane l'indirizzo.`,
    database_address: () =>
      "l'indirizzo della base di dati non è valido: ha la forma postgres://utente:password@127.0.0.1:5432/nome.",
    database_version: ({ found, needed }) =>
      `PostgreSQL ${found} è troppo vecchio: alla sandbox serve il ${needed} o successivo.`,
    webhook_target: ({ detail }) => `--webhook non è valido: ${detail}.`,
  },
  running: (url) => `La sandbox ascolta su ${url} (con un browser: la sua pagina).`,
  database: (place) => (place === null ? 'Base di dati: in memoria.' : `Base di dati: ${place}`),
  noHostName: (option, found) =>
    `${option} vuole il nome di un host, per esempio sandbox, senza http:// e senza porta, non "${found}".`,
  stop: 'Ctrl-C la ferma.',
  open: (host) =>
    `Attenzione: ascolta su ${host}. Chi raggiunge questo computer può leggere e modificare tutto ciò che contiene: le sue chiavi non sono segrete.`,
  seeded: (place) => `${place} ora ha l'azienda della sandbox.`,
  notSeeded: (place) => `${place} ha già un'azienda: --reset svuota tutto e ricomincia da capo.`,
  company: (id) => `Azienda: ${id}`,
  key: (key) => `Chiave: ${key}`,
  limitedKey: (key) => `Chiave senza pagamenti: ${key}`,
  counts: ({ pending, delivered, dead }) =>
    `${delivered} consegnati · ${pending} in attesa · ${dead} abbandonati`,
  retried: (count) =>
    count === 0 ? 'Nessuno era stato abbandonato.' : `${count} saranno inviati di nuovo dal prossimo server.`,
  heads: {
    created: 'creato',
    event: 'evento',
    subject: 'di',
    url: 'destinazione',
    state: 'stato',
    attempts: 'tentativi',
    last: 'ultima risposta',
  },
};
