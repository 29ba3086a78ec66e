import type { CommandHelp } from '../messages.ts';
import type { SandboxWords } from './words.ts';

export const sandboxHelpEn: CommandHelp = {
  summary: 'serve the API of the service on this machine, to try things out',
  about: [
    'start, which need not be said, serves the whole API and a page on 127.0.0.1 until Ctrl-C, on a database of its own: in .fattura/sandbox of the current folder, or PostgreSQL (--database or FATTURA_SANDBOX_DATABASE_URL). A new database is filled with an invented company. SdI is simulated.',
    'seed fills a database without a server. webhooks lists what became of the events that were sent. Of a database in a folder only while no server has it open.',
    'Needs the packages fastify and drizzle-orm, and @electric-sql/pglite, or pg for PostgreSQL.',
  ],
  options: {
    port: 'port to listen on; 4010 unless told, 0 for any that is free',
    host: 'address to listen on; 127.0.0.1 unless told, 0.0.0.0 for containers and other machines',
    name: 'name under which others reach it, such as that of its container',
    database: 'folder of the database, or address of a PostgreSQL database',
    memory: 'keep the database in memory: nothing is left at the end',
    'no-seed': 'leave a new database empty: no company, no key',
    reset: 'of seed: empty the database first, whatever is in it',
    webhook: 'address that is told of every change of a document or payment',
    'webhook-secret-env':
      'environment variable with the secret that signs them; the key of the sandbox unless told',
    'allow-remote-webhooks': 'let webhooks go to other machines too, over https',
    'webhook-host': 'name of a host that webhooks may go to over http too, such as a container',
    dead: 'of webhooks: only those that were given up',
    retry: 'of webhooks: give those that were given up another chance',
    'sdi-delay': 'milliseconds that the simulated SdI takes for each step; 1000 unless told',
    'rate-limit': 'requests per second and key, beyond which it answers 429; 10 unless told',
    outbox: 'folder for the mails that share-invoice would send; beside the database unless told',
    log: 'a line of JSON on standard error for each request',
    json: 'one line of JSON instead of text',
  },
  examples: [
    'in .fattura/sandbox, on port 4010',
    'for a test: nothing is kept, any free port, no waiting',
    'with webhooks to a program on this machine',
    'begin anew',
    'send again what was given up',
  ],
};

export const sandboxEn: SandboxWords = {
  noTask: (found, tasks) => `there is nothing called "${found}" to do: ${tasks.join(', ')}.`,
  onlyFor: (option, tasks) => `${option} is an option of fattura sandbox ${tasks.join(', ')}.`,
  needs: (option, other) => `${option} needs ${other}.`,
  noSecret: (name) => `the environment variable ${name}, which --webhook-secret-env names, is not set.`,
  missing: (packages, { install, once }) =>
    `the sandbox needs ${packages.join(', ')}, not installed here: ${install}, beside fattura. Or once: ${once}`,
  unsuitable: (packages, install) =>
    `the sandbox does not run with ${packages.map(({ name, found }) => `${name} ${found}`).join(', ')}: ${install}`,
  troubles: {
    port_in_use: ({ port }) =>
      `another program listens on port ${port}: end it, or choose another with --port (0 for any that is free).`,
    host_unusable: ({ host }) =>
      `this machine has no address ${host} to listen on: 0.0.0.0 stands for all of them (--host).`,
    port_refused: ({ port }) =>
      `the system does not let you listen on port ${port}: choose one from 1024 to 65535 with --port.`,
    folder_lost: ({ path }) =>
      `another process has opened ${path} while this one was suspended: start it again with another folder.`,
    folder_in_use: ({ path, pid, host, file }) =>
      `${path} is open in process ${pid}${host === null ? '' : ` on ${host}`} (${file}): end it, or name another folder with --database. A PostgreSQL database can be shared.`,
    folder_foreign: ({ path, found }) =>
      `${path} holds ${found} and no database of the sandbox: name a folder that is new or empty.`,
    folder_unusable: ({ path, reason }) =>
      `${path} cannot be used for the database (${reason}): name another folder with --database.`,
    folder_full: ({ path }) =>
      `the disk of ${path} is full: make room there, or name another folder with --database.`,
    database_ended: () => 'the database gave up (PostgreSQL said PANIC): start the sandbox again.',
    folder_damaged: ({ path }) =>
      `the database in ${path} cannot be opened: it is damaged, or another version of PGlite made it. Delete the folder to begin anew.`,
    database_unreachable: ({ host, reason }) =>
      `no PostgreSQL at ${host} (${reason}): start it, or mend the address in --database or FATTURA_SANDBOX_DATABASE_URL.`,
    database_refused: ({ host, user, reason }) =>
      `PostgreSQL at ${host} refuses the user ${user} (${reason}): mend user and password in the address, or its rights.`,
    database_missing: ({ host, name }) =>
      `PostgreSQL at ${host} has no database ${name}: make it with createdb, or name another.`,
    database_foreign: ({ name, found }) =>
      `the database ${name} belongs to something else, it has the table ${found}: make an empty one for the sandbox (createdb fattura_sandbox) and give its address.`,
    database_address: () =>
      'the address of the database is none: it looks like postgres://user:password@127.0.0.1:5432/name.',
    database_version: ({ found, needed }) =>
      `PostgreSQL ${found} is too old: the sandbox needs ${needed} or later.`,
    webhook_target: ({ detail }) => `--webhook: ${detail}.`,
  },
  running: (url) => `The sandbox listens on ${url} (with a browser: its page).`,
  database: (place) => (place === null ? 'Database: in memory.' : `Database: ${place}`),
  noHostName: (option, found) =>
    `${option} takes the name of a host, such as sandbox, without http:// and port, not "${found}".`,
  stop: 'Ctrl-C ends it.',
  open: (host) =>
    `Warning: it listens on ${host}. Whoever reaches this machine can read and change everything in it: its keys are no secrets.`,
  seeded: (place) => `${place} has the company of the sandbox now.`,
  notSeeded: (place) => `${place} has a company already: --reset empties it and begins anew.`,
  company: (id) => `Company: ${id}`,
  key: (key) => `Key: ${key}`,
  limitedKey: (key) => `Key without payments: ${key}`,
  counts: ({ pending, delivered, dead }) => `${delivered} delivered · ${pending} pending · ${dead} given up`,
  retried: (count) =>
    count === 0 ? 'None had been given up.' : `${count} will be sent again by the next server.`,
  heads: {
    created: 'made',
    event: 'event',
    subject: 'of',
    url: 'target',
    state: 'state',
    attempts: 'tries',
    last: 'last answer',
  },
};
