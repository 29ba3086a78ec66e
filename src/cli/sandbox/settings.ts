/** Checks the options of `sandbox` before anything is started. */
import { relative, resolve } from 'node:path';
import type { DatabaseChoice, SandboxOptions } from '../../sandbox/index.ts';
import { UsageError } from '../command/usageError.ts';
import type { Io } from '../process/io.ts';
import { type SandboxCall, type SandboxOption, TASKS, type Task } from './definition.ts';

export interface SandboxSettings {
  readonly task: Task;
  readonly database: DatabaseChoice;
  /** The database as shown to the user: a folder relative to the current one, a URL without its password. */
  readonly place: string | null;
  readonly server: Omit<SandboxOptions, 'database' | 'log'>;
  readonly log: boolean;
  readonly json: boolean;
  readonly reset: boolean;
  readonly dead: boolean;
  readonly retry: boolean;
}

/** The default folder of the database: relative to the current folder, because each project has its own. */
const FOLDER = '.fattura/sandbox';

/** A separate variable: DATABASE_URL belongs to the application under development. */
const VARIABLE = 'FATTURA_SANDBOX_DATABASE_URL';

/** Options restricted to some tasks. */
const ONLY: Readonly<Partial<Record<SandboxOption, readonly Task[]>>> = {
  port: ['start'],
  host: ['start'],
  name: ['start'],
  memory: ['start'],
  'no-seed': ['start'],
  reset: ['seed'],
  webhook: ['start'],
  'webhook-secret-env': ['start'],
  'allow-remote-webhooks': ['start'],
  'webhook-host': ['start'],
  dead: ['webhooks'],
  retry: ['webhooks'],
  'sdi-delay': ['start'],
  'rate-limit': ['start'],
  'keep-events': ['start'],
  outbox: ['start'],
  log: ['start'],
};

/** @throws UsageError */
export function settingsOf({ operands, options, io }: SandboxCall): SandboxSettings {
  const task = taskOf(operands[0]);
  for (const [option, tasks] of Object.entries(ONLY)) {
    if (options[option as SandboxOption] !== undefined && !tasks.includes(task))
      throw new UsageError(({ sandbox }) => sandbox.onlyFor(`--${option}`, tasks));
  }
  const database = databaseOf(options, io);
  return {
    task,
    database,
    place: placeOf(database, io),
    server: serverOf(options, io),
    log: options.log === true,
    json: options.json === true,
    reset: options.reset === true,
    dead: options.dead === true,
    retry: options.retry === true,
  };
}

function taskOf(operand: string | undefined): Task {
  if (operand === undefined) return 'start';
  const task = TASKS.find((one) => one === operand);
  if (task === undefined) throw new UsageError(({ sandbox }) => sandbox.noTask(operand, TASKS));
  return task;
}

function databaseOf({ database, memory }: SandboxCall['options'], { env, cwd }: Io): DatabaseChoice {
  if (memory === true) {
    if (database !== undefined) throw new UsageError(({ usage }) => usage.conflict('--memory', '--database'));
    return { kind: 'memory' };
  }
  const place = database ?? (env[VARIABLE] || FOLDER);
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(place)
    ? { kind: 'postgres', url: place }
    : { kind: 'folder', path: resolve(cwd, place) };
}

function placeOf(database: DatabaseChoice, { cwd }: Io): string | null {
  if (database.kind === 'memory') return null;
  if (database.kind === 'folder') {
    const inside = relative(cwd, database.path);
    return inside === '' || inside.startsWith('..') ? database.path : inside;
  }
  if (!URL.canParse(database.url)) return 'postgres://…';
  const { protocol, host, pathname } = new URL(database.url);
  return `${protocol}//${host}${pathname}`;
}

/** The highest port number. */
const LAST_PORT = 65_535;

function serverOf(options: SandboxCall['options'], io: Io): SandboxSettings['server'] {
  const secret = secretOf(options, io);
  return {
    seed: options['no-seed'] !== true,
    ...(options.host === undefined ? {} : { host: options.host }),
    ...(options.name === undefined ? {} : { name: hostName('--name', options.name) }),
    webhookHosts: (options['webhook-host'] ?? []).map((name) => hostName('--webhook-host', name)),
    allowRemoteWebhooks: options['allow-remote-webhooks'] === true,
    webhooks: (options.webhook ?? []).map((url) => ({ url, ...(secret === null ? {} : { secret }) })),
    ...given('port', countOf('--port', options.port, LAST_PORT)),
    ...given('sdiDelay', countOf('--sdi-delay', options['sdi-delay'])),
    ...given('rateLimit', countOf('--rate-limit', options['rate-limit'])),
    ...given('keepEvents', countOf('--keep-events', options['keep-events'])),
    ...(options.outbox === undefined ? {} : { outboxFolder: resolve(io.cwd, options.outbox) }),
  };
}

/** Accepts a host name without scheme, port and path. */
function hostName(option: string, text: string): string {
  if (!/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text))
    throw new UsageError(({ sandbox }) => sandbox.noHostName(option, text));
  return text;
}

/** Reads the secret from an environment variable: other users of the machine can see command lines. */
function secretOf(
  { webhook, 'webhook-secret-env': name }: SandboxCall['options'],
  { env }: Io,
): string | null {
  if (name === undefined) return null;
  if (webhook === undefined)
    throw new UsageError(({ sandbox }) => sandbox.needs('--webhook-secret-env', '--webhook'));
  const secret = env[name];
  if (!secret) throw new UsageError(({ sandbox }) => sandbox.noSecret(name));
  return secret;
}

function countOf(
  option: string,
  text: string | undefined,
  most: number = Number.MAX_SAFE_INTEGER,
): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count > most) throw new UsageError(({ usage }) => usage.noCount(option, text));
  return count;
}

const given = <Name extends string>(
  name: Name,
  value: number | undefined,
): { readonly [Key in Name]?: number } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: number };
