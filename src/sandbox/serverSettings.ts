/** The settings of a server: the caller's options with their defaults. */
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RATE_LIMIT } from '../api/contract/index.ts';
import type { DatabaseChoice, SandboxOptions, Settings } from './options.ts';

/** A port that is rarely used and easy to remember. */
export const PORT = 4010;

/** The events of about thirty thousand documents, some 100 MB. */
const KEEP_EVENTS = 100_000;

const LOOPBACK = '127.0.0.1';

const SECOND = 1000;

export function databaseOf({ database }: SandboxOptions): DatabaseChoice {
  return database ?? { kind: 'memory' };
}

/** @param secret The database's secret, shared by all its servers */
export function settingsOf(options: SandboxOptions, secret: string): Settings {
  const sdiDelay = options.sdiDelay ?? SECOND;
  return {
    host: options.host ?? LOOPBACK,
    name: options.name ?? null,
    allowRemoteWebhooks: options.allowRemoteWebhooks ?? false,
    webhookHosts: options.webhookHosts ?? [],
    sdiDelay,
    ocrDelay: options.ocrDelay ?? sdiDelay,
    rateLimit: options.rateLimit ?? RATE_LIMIT,
    bodyLimit: options.bodyLimit ?? 10_000_000,
    requestTimeout: options.requestTimeout ?? 30 * SECOND,
    outboxFolder: options.outboxFolder ?? outboxBeside(databaseOf(options), secret),
    keepEvents: options.keepEvents ?? KEEP_EVENTS,
    webhookRetries: options.webhookRetries ?? [1, 2, 4, 8, 16, 32].map((seconds) => seconds * SECOND),
  };
}

/** Number of hexadecimal digits in an unguessable name. */
const NAME = 32;

/** The outbox of a database without a folder: a temporary folder whose name only its servers know. */
function outboxBeside(database: DatabaseChoice, secret: string): string {
  if (database.kind === 'folder') return join(database.path, 'outbox');
  const name = createHash('sha256').update(`outbox ${secret}`).digest('hex').slice(0, NAME);
  return join(tmpdir(), `fattura-sandbox-${name}`);
}
