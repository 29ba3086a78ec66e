/**
 * The real sandbox behind the proxy: one for all test files of a worker, in memory, called without a socket. SdI
 * advances a document only on command, so that nothing happens between two requests of a test.
 */
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { apiKeys, companies, jobs } from '../../../src/sandbox/database/tables/index.ts';
import { hashKey } from '../../../src/sandbox/http/keys.ts';
import { insertRows, insertsOf, type SeedRows } from '../../../src/sandbox/seed/insert.ts';
import { type Failures, openSandbox, runScript, scriptOf } from '../sandboxSeed.ts';
import { projectRoot } from '../shared.ts';
import type { Reply } from './exchange.ts';

export interface Company {
  readonly integratorId: string;
  readonly key: string;
}

export interface SharedSandbox {
  readonly failures: Failures;
  /** Maximum requests of a key per second. */
  limit: number;
  send(request: InjectOptions): Promise<Reply>;
  /** @param script of {@link fillingOf} */
  fill(script: string): Promise<void>;
  add(rows: SeedRows): Promise<void>;
}

/** A script that deletes an integrator's companies with all their rows, and inserts these rows. */
export const fillingOf = ({ integratorId, key }: Company, rows: SeedRows): string =>
  scriptOf([
    sql`delete from ${companies} where integrator_id = ${integratorId}`,
    sql`delete from ${apiKeys} where hash = ${hashKey(key)}`,
    sql`delete from ${jobs}`,
    ...insertsOf(rows),
  ]);

let shared: Promise<SharedSandbox> | undefined;

export function sharedSandbox(): Promise<SharedSandbox> {
  shared ??= open();
  return shared;
}

/** Practically unlimited. */
export const NO_LIMIT = 1e9;

/** This sandbox is never closed, so a temporary folder would never be removed. */
const OUTBOX = join(projectRoot, 'node_modules/.cache/fattura-outbox');

/** Headers of a single connection, set again for the next one. */
const HOP_BY_HOP: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

async function open(): Promise<SharedSandbox> {
  let limit = NO_LIMIT;
  const { app, context, failures } = await openSandbox({
    database: 'pglite',
    settings: { outboxFolder: OUTBOX },
  });
  Object.defineProperty(context.settings, 'rateLimit', { get: () => limit });
  const { db } = context;
  return {
    failures,
    get limit() {
      return limit;
    },
    set limit(value) {
      limit = value;
    },
    async send(request) {
      const { statusCode, headers, rawPayload } = await app.inject(request);
      const kept = Object.entries(headers).filter(
        ([name]) => !HOP_BY_HOP.has(name) && name !== 'content-length',
      );
      return {
        status: statusCode,
        headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
        body: rawPayload,
      };
    },
    fill: (script) => runScript(context, script),
    add: (rows) => insertRows(db, rows),
  };
}
