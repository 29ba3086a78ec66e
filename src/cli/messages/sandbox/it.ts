import type { CommandHelp } from '../commandHelp.ts';
import type { SandboxWords } from './words.ts';

export const sandboxHelpIt: CommandHelp = {
  summary: 'avvia in locale le API del servizio, per fare prove',
  about: [
    "start (predefinito) offre tutte le API e una pagina web su 127.0.0.1 fino a Ctrl-C, con un proprio database: in .fattura/sandbox nella cartella corrente, oppure PostgreSQL (--database o FATTURA_SANDBOX_DATABASE_URL). Un database nuovo viene popolato con un'azienda inventata. SdI è simulato.",
    'seed popola un database senza avviare il server. webhooks elenca le consegne degli eventi. Se il database è in una cartella, nessun server deve averlo aperto.',
    'Richiede i pacchetti fastify e drizzle-orm, e @electric-sql/pglite, oppure pg per PostgreSQL.',
  ],
  options: {
    port: 'porta su cui ascoltare, 0 per una qualsiasi libera; predefinita: 4010',
    host: 'indirizzo su cui ascoltare, 0.0.0.0 per container e altri computer; predefinito: 127.0.0.1',
    name: 'nome host con cui gli altri la raggiungono, per esempio quello del container',
    database: 'cartella del database, o URL di un database PostgreSQL',
    memory: 'tiene il database solo in memoria',
    'no-seed': 'lascia vuoto un database nuovo: nessuna azienda, nessuna chiave',
    reset: 'con seed: prima elimina il contenuto del database',
    webhook: 'URL a cui notificare ogni modifica di documenti e pagamenti',
    'webhook-secret-env':
      "variabile d'ambiente con il segreto che firma i webhook; predefinito: la chiave della sandbox",
    'allow-remote-webhooks': 'ammette webhook verso altri computer, in https',
    'webhook-host': 'nome host a cui sono ammessi webhook in http, per esempio un container',
    dead: 'con webhooks: solo le consegne non riuscite',
    retry: 'con webhooks: ritenta le consegne non riuscite',
    'sdi-delay': 'millisecondi di ogni passo di SdI simulato; predefinito: 1000',
    'rate-limit': 'richieste al secondo per chiave, oltre le quali la risposta è 429; predefinito: 10',
    'keep-events': 'eventi conservati per azienda; predefinito: 100000',
    outbox: 'cartella per le e-mail di share-invoice; predefinita: accanto al database',
    log: 'registra ogni richiesta come riga di JSON sullo standard error',
    json: 'stampa una riga di JSON al posto del testo',
  },
  examples: [
    'in .fattura/sandbox, sulla porta 4010',
    'per i test: in memoria, una porta libera, nessuna attesa',
    'con webhook a un programma locale',
    'reimposta il database',
    'ritenta le consegne non riuscite',
  ],
};

export const sandboxIt: SandboxWords = {
  noTask: (found, tasks) => `l'azione «${found}» non esiste. Valide: ${tasks.join(', ')}.`,
  onlyFor: (option, tasks) => `${option} è un'opzione solo di fattura sandbox ${tasks.join(', ')}.`,
  needs: (option, other) => `${option} richiede ${other}.`,
  noSecret: (name) => `la variabile d'ambiente ${name}, indicata con --webhook-secret-env, non è impostata.`,
  missing: (packages, { install, once }) =>
    `la sandbox richiede pacchetti che non sono installati: ${packages.join(', ')}. Esegui ${install} nel progetto in cui è installato fattura. Oppure, per una sola volta: ${once}`,
  unsuitable: (packages, install) =>
    `la sandbox non è compatibile con ${packages.map(({ name, found }) => `${name} ${found}`).join(', ')}: esegui ${install}. Se l'applicazione di questa cartella richiede la versione installata, installa fattura in una cartella a parte.`,
  troubles: {
    port_in_use: ({ port }) =>
      `la porta ${port} è usata da un altro programma: chiudilo, o scegli un'altra porta con --port (0 per una qualsiasi libera).`,
    host_unusable: ({ host }) =>
      `questo computer non ha l'indirizzo ${host} su cui ascoltare: 0.0.0.0 li indica tutti (--host).`,
    port_refused: ({ port }) =>
      `il sistema non permette di ascoltare sulla porta ${port}: scegline una da 1024 a 65535 con --port.`,
    folder_lost: ({ path }) =>
      `un altro processo ha aperto ${path} mentre questo era sospeso: avvia di nuovo con un'altra cartella.`,
    folder_in_use: ({ path, pid, host, file }) =>
      `${path} è in uso dal processo ${pid}${host === null ? '' : ` su ${host}`} (${file}): chiudilo, o indica un'altra cartella con --database. Un database PostgreSQL si può condividere.`,
    folder_foreign: ({ path, found }) =>
      `${path} contiene ${found} e nessun database della sandbox: indica una cartella nuova o vuota.`,
    folder_unusable: ({ path, reason }) =>
      `${path} non si può usare per il database (${reason}): indica un'altra cartella con --database.`,
    folder_full: ({ path }) =>
      `il disco di ${path} è pieno: libera spazio, o indica un'altra cartella con --database.`,
    database_ended: () => 'il database si è fermato (PANIC di PostgreSQL): riavvia la sandbox.',
    folder_damaged: ({ path }) =>
      `il database in ${path} non si può aprire: è danneggiato, o è stato creato da un'altra versione di PGlite. Elimina la cartella per ricominciare.`,
    database_unreachable: ({ host, reason }) =>
      `nessun PostgreSQL risponde su ${host} (${reason}): avvialo, o correggi l'URL in --database o FATTURA_SANDBOX_DATABASE_URL.`,
    database_refused: ({ host, user, reason }) =>
      `PostgreSQL su ${host} non accetta l'utente ${user} (${reason}): correggi utente e password nell'URL, o i permessi.`,
    database_missing: ({ host, name }) =>
      `PostgreSQL su ${host} non ha un database ${name}: crealo con createdb, o indicane un altro.`,
    database_foreign: ({ name, found }) =>
      `il database ${name} è di un'altra applicazione: contiene la tabella ${found}. Creane uno vuoto per la sandbox (createdb fattura_sandbox) e indicane l'URL.`,
    database_address: () =>
      "l'URL del database non è valido: la forma è postgres://utente:password@127.0.0.1:5432/nome.",
    database_version: ({ found, needed }) =>
      `PostgreSQL ${found} è troppo vecchio: la sandbox richiede la versione ${needed} o successiva.`,
    webhook_target: ({ detail }) => `--webhook non è valido: ${detail}.`,
  },
  running: (url) => `La sandbox ascolta su ${url} (anche come pagina web).`,
  database: (place) => (place === null ? 'Database: in memoria.' : `Database: ${place}`),
  noHostName: (option, found) =>
    `${option} accetta un nome host, per esempio sandbox, senza http:// e senza porta, non «${found}».`,
  stop: 'Premi Ctrl-C per fermarla.',
  open: (host) =>
    `Attenzione: la sandbox ascolta su ${host}. Chiunque raggiunga questo computer può leggerne e modificarne tutti i dati: le chiavi non sono segrete.`,
  seeded: (place) => `${place} ora contiene l'azienda della sandbox.`,
  notSeeded: (place) => `${place} contiene già un'azienda: --reset elimina tutti i dati e ricomincia.`,
  company: (id) => `Azienda: ${id}`,
  key: (key) => `Chiave: ${key}`,
  limitedKey: (key) => `Chiave senza pagamenti: ${key}`,
  counts: ({ pending, delivered, dead }) =>
    `${delivered} consegnati · ${pending} in attesa · ${dead} non riusciti`,
  retried: (count) =>
    count === 0
      ? 'Nessuna consegna non riuscita.'
      : `${count} saranno ritentati al prossimo avvio del server.`,
  heads: {
    created: 'creato',
    event: 'evento',
    subject: 'oggetto',
    url: 'destinazione',
    state: 'stato',
    attempts: 'tentativi',
    last: 'ultima risposta',
  },
};
