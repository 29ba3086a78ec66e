import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  AbortedError,
  ConfigurationError,
  ConnectionError,
  type FatturaError,
  ResponseError,
  StatusError,
  statusError,
  TimeoutError,
} from '../../src/api/client/errors.ts';
import type { RequestEvent } from '../../src/api/index.ts';
import { UsageError } from '../../src/cli/command/usageError.ts';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import type { Messages } from '../../src/cli/messages/messages.ts';
import type { Io } from '../../src/cli/process/io.ts';
import { connect, parseRate, resolveAccess } from '../../src/cli/service/connect.ts';
import { explainServiceError, renderServiceError } from '../../src/cli/service/explain.ts';
import { loginPath, type SavedLogin } from '../../src/cli/service/savedLogin.ts';
import { parseTimeout } from '../../src/cli/service/timeout.ts';
import type { ServiceTrouble } from '../../src/cli/service/trouble.ts';
import { reportWaits } from '../../src/cli/service/waits.ts';
import { folderWith } from './runCli.ts';

const saved: SavedLogin = { baseUrl: 'https://one.example', apiKey: 'saved-key', companyId: 'saved-company' };

const ONE = 'https://one.example';
const TWO = 'https://two.example';

/** Values from the environment and from the saved login, and the result. */
const accesses: readonly {
  env: Readonly<Record<string, string>>;
  saved: SavedLogin | null;
  access?: readonly [baseUrl: string, apiKey: string, companyId: string | null];
  says?: (messages: Messages) => string;
}[] = [
  { env: {}, saved: null, says: ({ service }) => service.noBaseUrl },
  { env: { FATTURA_API_KEY: 'k' }, saved: null, says: ({ service }) => service.noBaseUrl },
  { env: { FATTURA_BASE_URL: ONE }, saved: null, says: ({ service }) => service.noKey },
  { env: { FATTURA_BASE_URL: ONE, FATTURA_API_KEY: '' }, saved: null, says: ({ service }) => service.noKey },
  { env: { FATTURA_BASE_URL: ONE, FATTURA_API_KEY: 'k' }, saved: null, access: [ONE, 'k', null] },
  {
    env: { FATTURA_BASE_URL: ONE, FATTURA_API_KEY: 'k', FATTURA_COMPANY_ID: 'c' },
    saved: null,
    access: [ONE, 'k', 'c'],
  },
  { env: {}, saved, access: [ONE, 'saved-key', 'saved-company'] },
  { env: { FATTURA_BASE_URL: '' }, saved, access: [ONE, 'saved-key', 'saved-company'] },
  { env: { FATTURA_COMPANY_ID: 'c' }, saved, access: [ONE, 'saved-key', 'c'] },
  // A saved company belongs to its key.
  { env: { FATTURA_API_KEY: 'k' }, saved, access: [ONE, 'k', null] },
  { env: { FATTURA_API_KEY: 'saved-key' }, saved, access: [ONE, 'saved-key', 'saved-company'] },
  // A saved key is never sent to another address.
  { env: { FATTURA_BASE_URL: TWO }, saved, says: ({ service }) => service.keyOfOtherAddress(ONE, TWO) },
  {
    env: { FATTURA_BASE_URL: `${ONE}/other` },
    saved,
    says: ({ service }) => service.keyOfOtherAddress(ONE, `${ONE}/other`),
  },
  { env: { FATTURA_BASE_URL: TWO, FATTURA_API_KEY: 'k' }, saved, access: [TWO, 'k', null] },
  {
    env: { FATTURA_BASE_URL: 'https://ONE.example:443/' },
    saved,
    access: ['https://ONE.example:443/', 'saved-key', 'saved-company'],
  },
];

const sentence = (messages: Messages, error: unknown): string => {
  if (!(error instanceof UsageError)) throw error;
  return error.explain(messages, () => undefined);
};

async function caught(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('it went well');
}

describe('address, key and company', () => {
  it.each(accesses)('$env, saved: $saved.apiKey', async ({ env, saved: login, access, says }) => {
    if (access !== undefined) {
      const [baseUrl, apiKey, companyId] = access;
      return expect(resolveAccess(env, login)).toEqual({ baseUrl, apiKey, companyId });
    }
    const error = await caught(() => resolveAccess(env, login));
    for (const messages of [en, italian]) {
      expect(sentence(messages, error)).toBe(says?.(messages));
      expect(sentence(messages, error)).not.toContain('saved-key');
    }
  });

  const rates: readonly [string | undefined, number | null | 'refused'][] = [
    [undefined, null],
    ['10', 10],
    ['0.5', 0.5],
    ['0', 'refused'],
    ['-1', 'refused'],
    ['1e3', 'refused'],
    ['ten', 'refused'],
    ['', 'refused'],
    ['Infinity', 'refused'],
  ];
  it.each(rates)('--rate %s is %s', async (text, rate) => {
    if (rate !== 'refused') return expect(parseRate(text)).toBe(rate);
    expect(sentence(en, await caught(() => parseRate(text)))).toBe(en.service.noRate(text ?? ''));
  });

  const timeouts: readonly [string | undefined, number | null | 'refused'][] = [
    [undefined, null],
    ['30s', 30_000],
    ['30', 30_000],
    ['0.5', 500],
    ['1.5 s', 1_500],
    ['500ms', 500],
    ['2m', 120_000],
    ['5m', 300_000],
    ['301s', 'refused'],
    ['30000', 'refused'],
    ['0s', 'refused'],
    ['0.1ms', 'refused'],
    ['-1s', 'refused'],
    ['1h', 'refused'],
    ['s', 'refused'],
    ['', 'refused'],
  ];
  it.each(timeouts)('--timeout %s is %s', async (text, timeout) => {
    if (timeout !== 'refused') return expect(parseTimeout(text)).toBe(timeout);
    for (const messages of [en, italian])
      expect(sentence(messages, await caught(() => parseTimeout(text)))).toBe(
        messages.service.noTimeout(text ?? ''),
      );
  });
});

describe('the saved login', () => {
  const login = JSON.stringify(saved);
  const files: readonly {
    name: string;
    text?: string;
    mode?: number;
    says?: (messages: Messages, path: string) => string;
  }[] = [
    { name: 'right', text: login },
    { name: 'without a company', text: JSON.stringify({ ...saved, companyId: null }) },
    { name: 'missing', says: ({ service }) => service.noBaseUrl },
    { name: 'for the group', text: login, mode: 0o640, says: (m, path) => m.login.saved.openToOthers(path) },
    { name: 'for all', text: login, mode: 0o604, says: (m, path) => m.login.saved.openToOthers(path) },
    { name: 'no JSON', text: '{"apiKey": "x', says: (m, path) => m.login.saved.malformed(path) },
    { name: 'another form', text: '{"key": "x"}', says: (m, path) => m.login.saved.malformed(path) },
    { name: 'null', text: 'null', says: (m, path) => m.login.saved.malformed(path) },
  ];

  it.each(files)('$name', async ({ text, mode = 0o600, says }) => {
    const XDG_CONFIG_HOME = folderWith(text === undefined ? {} : { 'fattura/login.json': text });
    const path = join(XDG_CONFIG_HOME, 'fattura/login.json');
    if (text !== undefined) chmodSync(path, mode);
    const io = { env: { XDG_CONFIG_HOME } } as unknown as Parameters<typeof connect>[0]['io'];
    if (says === undefined) return expect((await connect({ io })).baseUrl).toBe(`${ONE}`);
    for (const messages of [en, italian])
      expect(sentence(messages, await caught(() => connect({ io })))).toBe(says(messages, path));
  });

  it('is not opened if the environment has everything', async () => {
    const XDG_CONFIG_HOME = folderWith({ 'fattura/login.json': 'no JSON' });
    const env = { XDG_CONFIG_HOME, FATTURA_BASE_URL: ONE, FATTURA_API_KEY: 'k', FATTURA_COMPANY_ID: 'c' };
    const io = { env } as unknown as Parameters<typeof connect>[0]['io'];
    expect((await connect({ io })).companyId).toBe('c');
  });

  it.each([
    [{ XDG_CONFIG_HOME: '/etc/x', HOME: '/u' }, '/etc/x/fattura/login.json'],
    [{ XDG_CONFIG_HOME: 'relative', HOME: '/u' }, '/u/.config/fattura/login.json'],
    [{ XDG_CONFIG_HOME: '', HOME: '/u' }, '/u/.config/fattura/login.json'],
  ])('%j: %s', (env, path) => {
    if (process.platform !== 'win32') expect(loginPath(env)).toBe(path);
  });

  it('requires a company where one is needed, and explains how to set it', async () => {
    const XDG_CONFIG_HOME = folderWith();
    const env = { XDG_CONFIG_HOME, FATTURA_BASE_URL: ONE, FATTURA_API_KEY: 'k' };
    const io = { env } as unknown as Parameters<typeof connect>[0]['io'];
    expect((await connect({ io }, { company: 'c', companyNeeded: true })).companyId).toBe('c');
    expect((await connect({ io })).companyId).toBeNull();
    const error = await caught(() => connect({ io }, { companyNeeded: true }));
    expect(sentence(en, error)).toBe(en.service.noCompany);
  });

  it.each([['http://one.example'], ['ftp://one.example'], ['one.example'], ['https://u:p@one.example']])(
    'rejects the address %s as wrong usage',
    async (baseUrl) => {
      const env = { FATTURA_BASE_URL: baseUrl, FATTURA_API_KEY: 'k', FATTURA_COMPANY_ID: 'c' };
      const io = { env } as unknown as Parameters<typeof connect>[0]['io'];
      expect(await caught(() => connect({ io }))).toBeInstanceOf(UsageError);
    },
  );
});

const EVIL = '\u001b[31mred\u0007\u009b2J\u202e';

const answer = (status: number, headers: Readonly<Record<string, string>> = {}, errors: unknown = []) =>
  statusError(
    { status, headers: new Headers(headers), body: { errors }, requestId: `id-${status}` },
    { operation: 'documents.get', attempts: 1 },
  );

const F24 = 'payments:f24:write';

const forbidden = (operation: string, permission: string | null) =>
  statusError(
    { status: 403, headers: new Headers(), body: null, requestId: null, permission },
    { operation, attempts: 1 },
  );

const write = { operation: 'categories.create', attempts: 1 };
const read = { operation: 'categories.list', attempts: 1 };

/** An error, its exit code, its message, and whether the outcome of a change is unknown. */
interface Told {
  readonly error: FatturaError;
  readonly trouble: ServiceTrouble;
  readonly code: number;
  readonly doubt?: true;
  /** The error's own text in the message; default `x`. */
  readonly told?: string;
  readonly permission?: string;
}

const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });

const errors: readonly Told[] = [
  { error: new ConfigurationError('x'), trouble: 'configuration', code: 2 },
  { error: answer(400), trouble: 'badRequest', code: 3 },
  { error: answer(401), trouble: 'authentication', code: 3 },
  { error: answer(402), trouble: 'payment', code: 3 },
  { error: answer(403), trouble: 'permission', code: 3 },
  { error: forbidden('requests.uploadF24', F24), trouble: 'permission', code: 3, permission: F24 },
  {
    error: forbidden('POST /api/v1/companies/c/requests/f24/ocr', null),
    trouble: 'permission',
    code: 3,
    permission: F24,
  },
  { error: forbidden('GET /api/v1/companies', null), trouble: 'permission', code: 3 },
  { error: answer(404), trouble: 'notFound', code: 3 },
  { error: answer(418), trouble: 'status', code: 3 },
  { error: answer(422), trouble: 'unprocessable', code: 3 },
  { error: answer(429), trouble: 'rateLimit', code: 3 },
  { error: answer(503), trouble: 'server', code: 3 },
  { error: new ConnectionError('x', { ...write, sent: false }), trouble: 'unreachable', code: 3 },
  {
    error: new ConnectionError('x', { ...write, sent: false, cause: refused }),
    trouble: 'unreachable',
    code: 3,
    told: 'connect ECONNREFUSED',
  },
  ...(
    [
      ['untrusted', 'certificateUntrusted'],
      ['expired', 'certificateExpired'],
      ['name', 'certificateName'],
    ] as const
  ).map(([certificate, trouble]) => ({
    error: new ConnectionError('x', { ...write, sent: false, certificate }),
    trouble,
    code: 3,
  })),
  { error: new ConnectionError('x', { ...write, sent: true }), trouble: 'lost', code: 3, doubt: true },
  { error: new ConnectionError('x', { ...read, sent: true }), trouble: 'lost', code: 3 },
  { error: new TimeoutError(1, write), trouble: 'timeout', code: 3, doubt: true },
  { error: new TimeoutError(1, read), trouble: 'timeout', code: 3 },
  { error: new ResponseError('x', { ...write, status: 200 }), trouble: 'response', code: 3, doubt: true },
  { error: new AbortedError(write), trouble: 'aborted', code: 130, doubt: true },
  { error: new AbortedError(read), trouble: 'aborted', code: 130 },
];

const waits: readonly { event: Partial<RequestEvent>; tty?: false; told: readonly number[] }[] = [
  { event: { phase: 'retry', delay: 12_300, status: 429 }, told: [13] },
  { event: { phase: 'retry', delay: 2_000 }, told: [2] },
  { event: { phase: 'retry', delay: 1_999 }, told: [] },
  { event: { phase: 'retry', delay: 12_300 }, tty: false, told: [] },
  { event: { phase: 'error', delay: 12_300 }, told: [] },
];

describe('long waits are shown on a terminal', () => {
  it.each(waits)('$event, $tty', ({ event, tty = true, told }) => {
    const lines: string[] = [];
    const stderr = { isTTY: tty, write: async (text: string) => void lines.push(text) };
    reportWaits({ stderr } as unknown as Io, en)(event as RequestEvent);
    expect(lines).toEqual(told.map((seconds) => `${en.service.waiting(seconds, event.status ?? null)}\n`));
  });
});

describe('errors of the service', () => {
  it.each(errors)(
    '$error.name, $error.operation: $trouble',
    ({ error, trouble, code, doubt, told = 'x', permission = null }) => {
      for (const messages of [en, italian]) {
        const found = explainServiceError(error, messages);
        const { what, remedy } = messages.service.errors[trouble];
        const status = error instanceof StatusError ? error.status : null;
        expect(found).toMatchObject({
          code,
          sentence: what({ status, seconds: null, permission, detail: told }),
          remedy,
        });
        expect(found?.notes.includes(messages.service.perhapsDone)).toBe(doubt === true);
      }
    },
  );

  it('are shown in full, without terminal control characters', () => {
    const error = answer(422, {}, [
      { code: 'c', title: `Wrong ${EVIL}`, detail: EVIL, source: { pointer: `/a${EVIL}` } },
      { code: 'only_code', title: null, detail: null },
      { title: 'Same', detail: 'Same' },
    ]);
    const found = explainServiceError(error, en);
    expect(found?.details).toHaveLength(3);
    expect(found?.details[1]).toBe('only_code');
    expect(found?.details[2]).toBe('Same');
    expect(found?.notes).toEqual([en.service.requestId('id-422')]);
    const text = renderServiceError(found!, 'fattura api');
    expect(text).not.toMatch(/[\u001b\u0007\u009b\u202e]/);
    expect(text).toContain(en.service.at('/a'));
  });

  it.each(['certificateUntrusted', 'certificateExpired', 'certificateName'] as const)(
    '%s names the variable',
    (trouble) => {
      for (const { service } of [en, italian])
        expect(service.errors[trouble].remedy).toContain('NODE_EXTRA_CA_CERTS');
    },
  );

  it('state the time to wait', () => {
    const found = explainServiceError(answer(429, { 'retry-after': '90' }), en);
    const { what } = en.service.errors.rateLimit;
    expect(found?.sentence).toBe(what({ status: 429, seconds: 90, permission: null, detail: '' }));
  });

  it.each([[new Error('x')], [new UsageError(() => 'x')], ['text'], [undefined]])(
    'do not include other errors: %s',
    (error) => {
      expect(explainServiceError(error, en)).toBeNull();
    },
  );
});
