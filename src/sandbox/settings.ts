/** What a server goes by, completed from what its caller said. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RATE_LIMIT } from '../api/contract/index.ts';
import type { DatabaseChoice, SandboxOptions, Settings } from './options.ts';

/** Any that nobody uses as a rule, and easy to keep in mind. */
export const PORT = 4010;

const SECOND = 1000;

export function databaseOf({ database }: SandboxOptions): DatabaseChoice {
  return database ?? { kind: 'memory' };
}

export function settingsOf(options: SandboxOptions): Settings {
  const sdiDelay = options.sdiDelay ?? SECOND;
  return {
    allowRemoteWebhooks: options.allowRemoteWebhooks ?? false,
    sdiDelay,
    ocrDelay: options.ocrDelay ?? sdiDelay,
    rateLimit: options.rateLimit ?? RATE_LIMIT,
    bodyLimit: options.bodyLimit ?? 10_000_000,
    requestTimeout: options.requestTimeout ?? 30 * SECOND,
    outboxFolder: options.outboxFolder ?? outboxBeside(databaseOf(options)),
    webhookRetries: options.webhookRetries ?? [1, 2, 4, 8, 16, 32].map((seconds) => seconds * SECOND),
  };
}

function outboxBeside(database: DatabaseChoice): string {
  const folder = database.kind === 'folder' ? database.path : join(tmpdir(), 'fattura-sandbox');
  return join(folder, 'outbox');
}
