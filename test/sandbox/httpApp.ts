/** The server without worker and port, on PGlite, with two companies of two integrators. */
import { Clock } from '../../src/sandbox/clock.ts';
import type { Context } from '../../src/sandbox/context.ts';
import { openDatabase } from '../../src/sandbox/database/open.ts';
import { FaultRules } from '../../src/sandbox/faults/rules.ts';
import { type App, createApp } from '../../src/sandbox/http/app.ts';
import { hashKey } from '../../src/sandbox/http/keys.ts';
import { insertRows, type SeedRows } from '../../src/sandbox/seed/insert.ts';

export const uuid = (family: string, number = 1): string =>
  `${family.padEnd(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const KEY = 'key-of-the-test';
/** Has no permissions. */
export const BARE_KEY = 'bare-key-of-the-test';
export const OTHER_KEY = 'key-of-another-integrator';

export const COMPANY = uuid('c0');
export const OTHER_COMPANY = uuid('c0', 2);

const company = (id: string, integrator_id: string) => ({
  id,
  integrator_id,
  name: 'Tipografia Tre Pini S.r.l.',
  country: 'IT',
  fiscal_regime: 'RF01',
  vat_number: '02718281823',
  subscriptions: [{ created_at: '2026-01-01T00:00:00Z', status: 'ACTIVE' }],
  company_identity: null,
});

const key = (text: string, integrator_id: string, permissions: readonly string[]) => ({
  integrator_id,
  hash: hashKey(text),
  label: text,
  permissions,
  recent: [],
});

const base: SeedRows = {
  companies: [company(COMPANY, uuid('e1')), company(OTHER_COMPANY, uuid('e1', 2))],
  apiKeys: [key(KEY, uuid('e1'), ['*']), key(BARE_KEY, uuid('e1'), []), key(OTHER_KEY, uuid('e1', 2), ['*'])],
};

export interface TestApp {
  readonly app: App;
  readonly context: Context;
  readonly logged: Readonly<Record<string, unknown>>[];
  send(line: string, request?: Sent): Promise<Answered>;
  add(rows: SeedRows): Promise<void>;
  close(): Promise<void>;
}

export interface Sent {
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: {@link KEY}. */
  readonly key?: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** One per error. */
  readonly pointers: readonly (string | null)[];
  readonly codes: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into it
  readonly body: any;
}

export async function startApp(settings: Partial<Context['settings']> = {}): Promise<TestApp> {
  const { db, close } = await openDatabase({ kind: 'memory' });
  const logged: Readonly<Record<string, unknown>>[] = [];
  const context: Context = {
    db,
    secret: 'secret of the test',
    url: 'http://127.0.0.1:4010',
    wake: () => undefined,
    clock: new Clock(),
    faults: new FaultRules(),
    traffic: { requests: 0 },
    log: { info: (entry) => logged.push(entry), error: (entry) => logged.push(entry) },
    settings: {
      host: '127.0.0.1',
      name: null,
      allowRemoteWebhooks: false,
      webhookHosts: [],
      sdiDelay: 0,
      ocrDelay: 0,
      rateLimit: 1e9,
      bodyLimit: 10_000,
      requestTimeout: 30_000,
      outboxFolder: '/nonexistent',
      keepEvents: 100_000,
      webhookRetries: [],
      ...settings,
    },
  };
  await insertRows(db, base);
  const app = createApp(context);
  return {
    app,
    context,
    logged,
    send: (line, request) => send(app, line, request),
    add: (rows) => insertRows(db, rows),
    close: async () => {
      await app.close();
      await close();
    },
  };
}

/**
 * @param line Method and path; the path is relative to the company unless it starts with `/api`, or with `//` for the
 * root
 */
async function send(
  app: App,
  line: string,
  { json, body, headers, key: given = KEY }: Sent = {},
): Promise<Answered> {
  const [method = '', path = ''] = line.split(' ');
  const payload = json === undefined ? body : JSON.stringify(json);
  const url = path.startsWith('//')
    ? path.slice(1)
    : path.startsWith('/api')
      ? path
      : `/api/v1/companies/${COMPANY}${path}`;
  const response = await app.inject({
    method: method as 'GET',
    url,
    headers: {
      authorization: `Bearer ${given}`,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  const parsed = response.body === '' ? {} : JSON.parse(response.body);
  const errors: readonly { code: string; source: { pointer: string } | null }[] = parsed.errors ?? [];
  return {
    status: response.statusCode,
    headers: response.headers,
    pointers: errors.map(({ source }) => source?.pointer ?? null),
    codes: errors.map(({ code }) => code),
    body: parsed,
  };
}
