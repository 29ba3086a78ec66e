import type { WebhookReport } from '../../../sandbox/index.ts';
import type { CommandHelp } from '../commandHelp.ts';
import type { SandboxTroubles } from './params.ts';

export const sandboxHelpEn: CommandHelp = {
  summary: 'serve the API of the service locally, for tests',
  about: [
    'start (default) serves the whole API and a web page on 127.0.0.1 until Ctrl-C, with its own database: in .fattura/sandbox of the current folder, or PostgreSQL (--database or FATTURA_SANDBOX_DATABASE_URL). A new database is filled with an invented company. SdI is simulated.',
    'seed fills a database without starting a server. webhooks lists the deliveries of events. Both need a database folder that no server has open.',
    'Requires the packages fastify and drizzle-orm, and @electric-sql/pglite, or pg for PostgreSQL.',
  ],
  options: {
    port: 'port to listen on, 0 for any free port; default: 4010',
    host: 'address to listen on, 0.0.0.0 for containers and other machines; default: 127.0.0.1',
    name: 'host name under which others reach it, such as that of its container',
    database: 'folder of the database, or URL of a PostgreSQL database',
    memory: 'keep the database in memory only',
    'no-seed': 'leave a new database empty: no company, no key',
    reset: 'for seed: delete the content of the database first',
    webhook: 'URL to notify of every change of a document or payment',
    'webhook-secret-env':
      'environment variable with the secret that signs webhooks; default: the key of the sandbox',
    'allow-remote-webhooks': 'allow webhooks to other machines, over https',
    'webhook-host': 'host name to which webhooks are allowed over http, such as a container',
    dead: 'for webhooks: only failed deliveries',
    retry: 'for webhooks: retry failed deliveries',
    'sdi-delay': 'milliseconds of each step of the simulated SdI; default: 1000',
    'rate-limit': 'requests per second and key, beyond which the response is 429; default: 10',
    'keep-events': 'events kept for each company; default: 100000',
    outbox: 'folder for the e-mails of share-invoice; default: next to the database',
    log: 'log each request as a line of JSON on standard error',
    json: 'print one line of JSON instead of text',
  },
  examples: [
    'in .fattura/sandbox, on port 4010',
    'for tests: in memory, any free port, no delays',
    'with webhooks to a local program',
    'reset the database',
    'retry failed deliveries',
  ],
};

export const sandboxEn = {
  noTask: (found: string, tasks: readonly string[]) =>
    `unknown action "${found}". Valid: ${tasks.join(', ')}.`,
  /** An option of another task. */
  onlyFor: (option: string, tasks: readonly string[]) =>
    `${option} is only an option of fattura sandbox ${tasks.join(', ')}.`,
  needs: (option: string, other: string) => `${option} requires ${other}.`,
  /** The environment variable with the secret of webhooks is not set. */
  noSecret: (name: string) => `the environment variable ${name} of --webhook-secret-env is not set.`,
  missing: (
    packages: readonly string[],
    { install, once }: { readonly install: string; readonly once: string },
  ) =>
    `the sandbox requires packages that are not installed: ${packages.join(', ')}. Run ${install} in the project where fattura is installed. Or for a single run: ${once}`,
  unsuitable: (packages: readonly { readonly name: string; readonly found: string }[], install: string) =>
    `the sandbox is not compatible with ${packages.map(({ name, found }) => `${name} ${found}`).join(', ')}: run ${install}. If the application here needs the installed version, install fattura in a folder of its own.`,
  troubles: {
    port_in_use: ({ port }) =>
      `port ${port} is in use by another program: stop it, or choose another port with --port (0 for any free port).`,
    host_unusable: ({ host }) =>
      `this machine has no address ${host} to listen on: 0.0.0.0 stands for all addresses (--host).`,
    port_refused: ({ port }) =>
      `no permission to listen on port ${port}: choose one from 1024 to 65535 with --port.`,
    folder_lost: ({ path }) =>
      `another process opened ${path} while this one was suspended: start again with another folder.`,
    folder_in_use: ({ path, pid, host, file }) =>
      `${path} is in use by process ${pid}${host === null ? '' : ` on ${host}`} (${file}): stop it, or specify another folder with --database. A PostgreSQL database can be shared.`,
    folder_foreign: ({ path, found }) =>
      `${path} contains ${found} and no database of the sandbox: specify a new or empty folder.`,
    folder_unusable: ({ path, reason }) =>
      `${path} cannot be used for the database (${reason}): specify another folder with --database.`,
    folder_full: ({ path }) =>
      `the disk of ${path} is full: free some space, or specify another folder with --database.`,
    database_ended: () => 'the database stopped (PANIC of PostgreSQL): restart the sandbox.',
    folder_damaged: ({ path }) =>
      `the database in ${path} cannot be opened: it is damaged, or was created by another version of PGlite. Delete the folder to start over.`,
    database_unreachable: ({ host, reason }) =>
      `no PostgreSQL at ${host} (${reason}): start it, or correct the URL in --database or FATTURA_SANDBOX_DATABASE_URL.`,
    database_refused: ({ host, user, reason }) =>
      `PostgreSQL at ${host} rejects the user ${user} (${reason}): correct user and password in the URL, or the permissions.`,
    database_missing: ({ host, name }) =>
      `PostgreSQL at ${host} has no database ${name}: create it with createdb, or specify another.`,
    database_foreign: ({ name, found }) =>
      `the database ${name} belongs to another application: it contains the table ${found}. Create an empty one for the sandbox (createdb fattura_sandbox) and specify its URL.`,
    database_address: () =>
      'invalid URL of the database: the form is postgres://user:password@127.0.0.1:5432/name.',
    database_version: ({ found, needed }) =>
      `PostgreSQL ${found} is too old: the sandbox requires ${needed} or later.`,
    webhook_target: ({ detail }) => `--webhook: ${detail}.`,
  } satisfies SandboxTroubles,
  running: (url: string) => `The sandbox listens on ${url} (also a web page).`,
  /** @param place Null for a database in memory. */
  database: (place: string | null) => (place === null ? 'Database: in memory.' : `Database: ${place}`),
  /** An invalid host name. */
  noHostName: (option: string, found: string) =>
    `${option} takes a host name such as sandbox, without http:// and port, not "${found}".`,
  stop: 'Press Ctrl-C to stop.',
  /** The sandbox is reachable from other machines. */
  open: (host: string) =>
    `Warning: the sandbox listens on ${host}. Anyone who can reach this machine can read and change all its data: its keys are not secret.`,
  seeded: (place: string) => `${place} now contains the company of the sandbox.`,
  notSeeded: (place: string) =>
    `${place} already contains a company: --reset deletes all data and starts over.`,
  company: (id: string) => `Company: ${id}`,
  key: (key: string) => `Key: ${key}`,
  limitedKey: (key: string) => `Key without payments: ${key}`,
  counts: ({ pending, delivered, dead }: WebhookReport['counts']) =>
    `${delivered} delivered · ${pending} pending · ${dead} failed`,
  retried: (count: number) =>
    count === 0
      ? 'There were no failed deliveries.'
      : `${count} will be retried when the server is next started.`,
  heads: {
    created: 'created',
    event: 'event',
    subject: 'subject',
    url: 'target',
    state: 'state',
    attempts: 'attempts',
    last: 'last response',
  },
};
