import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import { companyRow, startService, type TestService } from '../support/proxy/server.ts';
import { folderWith, type Run, type RunSettings, runCli } from './runCli.ts';

const KEY = 'secret-key-0123456789';
const SECOND = 'b1000000-0000-4000-8000-000000000002';

let service: TestService;
beforeAll(async () => {
  service = await startService({ key: KEY });
});
beforeEach(() => service.reset());
afterAll(() => service.close());

interface Case {
  readonly name: string;
  readonly args?: readonly string[];
  /** Variables besides LANG; BASE stands for the address of the service. */
  readonly env?: Readonly<Record<string, string>>;
  readonly companies?: 0 | 2;
  readonly tty?: boolean;
  readonly answers?: readonly string[];
  readonly stdin?: string;
  readonly code: number;
  /** The login saved afterwards; null for none. */
  readonly saved?: { readonly apiKey: string; readonly companyId: string | null } | null;
  readonly requests?: number;
  readonly says?: string;
}

const known = { FATTURA_BASE_URL: 'BASE', FATTURA_API_KEY: KEY };
const first = 'a1000000-0000-4000-8000-000000000001';

const cases: readonly Case[] = [
  { name: 'all in the environment', env: known, code: 0, saved: null },
  {
    name: 'the address as an option',
    args: ['--base-url', 'BASE'],
    env: { FATTURA_API_KEY: KEY, FATTURA_BASE_URL: 'https://127.0.0.1:1' },
    code: 0,
  },
  { name: 'kept', args: ['--save'], env: known, code: 0, saved: { apiKey: KEY, companyId: first } },
  {
    name: 'the key as a line of standard input',
    args: ['--save'],
    env: { FATTURA_BASE_URL: 'BASE' },
    stdin: `${KEY}\r\nsecond line\n`,
    code: 0,
    saved: { apiKey: KEY, companyId: first },
  },
  {
    name: 'the key typed',
    args: ['--save'],
    env: { FATTURA_BASE_URL: 'BASE' },
    tty: true,
    answers: [` ${KEY} `],
    code: 0,
    saved: { apiKey: KEY, companyId: first },
  },
  { name: 'address and key typed', tty: true, answers: ['BASE', KEY], code: 0, saved: null },
  {
    name: 'no key typed',
    env: { FATTURA_BASE_URL: 'BASE' },
    tty: true,
    answers: [''],
    code: 2,
    requests: 0,
    says: en.login.noKey,
  },
  {
    name: 'no key anywhere',
    env: { FATTURA_BASE_URL: 'BASE' },
    stdin: '',
    code: 2,
    requests: 0,
    says: en.login.noKey,
  },
  { name: 'no address', env: { FATTURA_API_KEY: KEY }, code: 2, requests: 0, says: en.service.noBaseUrl },
  {
    name: 'a wrong key',
    args: ['--save'],
    env: { ...known, FATTURA_API_KEY: 'another-key' },
    code: 3,
    saved: null,
    requests: 1,
    says: en.service.errors.authentication.remedy,
  },
  {
    name: 'a key that no header can hold',
    env: { ...known, FATTURA_API_KEY: `${KEY}\n${KEY}` },
    code: 2,
    requests: 0,
  },
  {
    name: 'an invalid timeout',
    args: ['--timeout', '1h'],
    env: known,
    code: 2,
    requests: 0,
    says: en.service.noTimeout('1h'),
  },
  {
    name: 'no company',
    args: ['--save'],
    env: known,
    companies: 0,
    code: 0,
    saved: { apiKey: KEY, companyId: null },
  },
  { name: 'two companies', env: known, companies: 2, code: 0, saved: null },
  {
    name: 'two companies, one by number after a slip',
    args: ['--save'],
    env: known,
    companies: 2,
    tty: true,
    answers: ['3', 'x', ' 2 '],
    code: 0,
    saved: { apiKey: KEY, companyId: SECOND },
  },
  {
    name: 'two companies, without a terminal',
    args: ['--save'],
    env: known,
    companies: 2,
    stdin: '',
    code: 2,
    saved: null,
    says: en.login.severalCompanies,
  },
  {
    name: 'two companies, one by option',
    args: ['--save', '--company', SECOND],
    env: { ...known, FATTURA_COMPANY_ID: first },
    companies: 2,
    code: 0,
    saved: { apiKey: KEY, companyId: SECOND },
  },
  {
    name: 'two companies, one by environment',
    args: ['--save'],
    env: { ...known, FATTURA_COMPANY_ID: SECOND },
    companies: 2,
    code: 0,
    saved: { apiKey: KEY, companyId: SECOND },
  },
  {
    name: 'a company that the key does not reach',
    args: ['--save', '--company', 'other'],
    env: known,
    code: 2,
    saved: null,
    says: en.login.unknownCompany('other', [first]),
  },
];

const addSecond = (name: string) =>
  service.state.add('companies', companyRow({ id: SECOND, name, vat_number: '01234567897' }));

const pathIn = (config: string): string => join(config, 'fattura/login.json');

async function login(
  { args = [], env = {}, companies, ...rest }: Omit<Case, 'name' | 'code'>,
  config: string,
  lang = 'en_GB',
): Promise<Run> {
  if (companies === 0) await service.state.control('POST', '/keys', { key: KEY, integrator_id: SECOND });
  if (companies === 2) await addSecond('Officina\u001b[31m Due');
  const real = (text: string): string => text.replace('BASE', service.url);
  const settings: RunSettings = {
    env: {
      LANG: lang,
      NO_COLOR: '1',
      XDG_CONFIG_HOME: config,
      ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, real(value)])),
    },
    ...(rest.tty === true ? { tty: true, answers: (rest.answers ?? []).map(real) } : {}),
    ...(rest.stdin === undefined ? {} : { stdin: rest.stdin }),
  };
  return runCli(['login', ...args.map(real)], settings);
}

describe('fattura login', () => {
  it.each(cases)('$name', async (given) => {
    const config = folderWith();
    const { code, stdout, stderr } = await login(given, config);
    expect({ code, stderr }).toMatchObject({ code: given.code });
    expect(service.requests).toHaveLength(given.requests ?? 1);
    for (const request of service.requests) expect(request.operation).toBe('companies.list');
    const path = pathIn(config);
    if (given.saved === null) expect(existsSync(path)).toBe(false);
    else if (given.saved !== undefined) {
      expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ baseUrl: service.url, ...given.saved });
    }
    if (given.says !== undefined) expect(stderr).toContain(given.says);
    expect(stdout + stderr).not.toContain(KEY);
    expect(stdout + stderr).not.toMatch(/\u001b|\n\s+at /);
  });

  it.each(['en_GB', 'it_IT'])('lists the companies and what to set, %s', async (lang) => {
    const { stdout } = await login({ env: known, companies: 2 }, folderWith(), lang);
    for (const id of [first, SECOND]) expect(stdout).toContain(id);
    expect(stdout).toContain('02718281823');
    for (const name of ['BASE_URL', 'API_KEY', 'COMPANY_ID']) expect(stdout).toContain(`FATTURA_${name}=`);
    const { heads } = lang === 'it_IT' ? italian.login : en.login;
    expect(stdout).toContain(heads.vatNumber);
  });

  it('fits a narrow terminal and cuts no id', async () => {
    const config = folderWith();
    await addSecond('A'.repeat(200));
    const { stdout } = await runCli(['login'], {
      tty: true,
      columns: 80,
      env: { LANG: 'en', NO_COLOR: '1', XDG_CONFIG_HOME: config, ...known, FATTURA_BASE_URL: service.url },
    });
    const rows = stdout.split('\n').filter((line) => /^(?: |\d) /.test(line) && !line.includes('FATTURA'));
    expect(rows.filter((line) => line.length > 80)).toEqual([]);
    expect(stdout).toContain(SECOND);
  });

  it('saves the login for its user only, and leaves no other file', async () => {
    const config = folderWith({ 'fattura/login.json': 'old' });
    expect(await login({ args: ['--save', '--base-url', 'BASE'], env: known }, config)).toMatchObject({
      code: 0,
    });
    expect(readdirSync(join(config, 'fattura'))).toEqual(['login.json']);
    if (process.platform === 'win32') return;
    expect(statSync(pathIn(config)).mode & 0o777).toBe(0o600);
    expect(statSync(join(config, 'fattura')).mode & 0o777).toBe(0o700);
  });

  it('serves other commands until it is removed', async () => {
    const config = folderWith();
    await login({ args: ['--save'], env: known }, config);
    const env = { LANG: 'en', XDG_CONFIG_HOME: config };
    expect(await runCli(['api', 'accounts', 'list'], { env })).toMatchObject({ code: 0 });
    expect(await login({ args: ['--forget'] }, config)).toMatchObject({
      code: 0,
      stdout: `${en.login.forgotten(pathIn(config))}\n`,
    });
    expect(existsSync(pathIn(config))).toBe(false);
    expect(await runCli(['api', 'accounts', 'list'], { env })).toMatchObject({ code: 2 });
    expect(await login({ args: ['--forget'] }, config)).toMatchObject({
      code: 0,
      stdout: `${en.login.nothingSaved(pathIn(config))}\n`,
    });
  });

  it('uses the address from the saved login', async () => {
    const config = folderWith();
    await login({ args: ['--save'], env: known }, config);
    expect(await login({ env: { FATTURA_API_KEY: KEY } }, config)).toMatchObject({ code: 0 });
  });

  it('states why it cannot be saved', async () => {
    const config = folderWith({ fattura: 'a file' });
    writeFileSync(join(config, 'fattura'), 'a file');
    const { code, stderr } = await login({ args: ['--save', '--base-url', 'BASE'], env: known }, config);
    expect(code).toBe(2);
    expect(stderr).toContain(pathIn(config));
    expect(stderr).not.toContain(KEY);
  });

  it.each([['--save'], ['--base-url', 'x'], ['--company', 'x']])(
    'rejects --forget with other options: %s',
    async (...args) => {
      const { code, stderr } = await runCli(['login', '--forget', ...args]);
      expect(code).toBe(2);
      expect(stderr).toContain(en.usage.conflict('--forget', `${args[0]}`));
    },
  );

  it('stops at Ctrl-C', async () => {
    const env = { LANG: 'en', ...known, FATTURA_BASE_URL: service.url };
    expect(await runCli(['login'], { env, interrupted: AbortSignal.abort() })).toMatchObject({ code: 130 });
  });
});

describe('a key on the command line', () => {
  it.each([
    [['login', '--api-key', KEY]],
    [['login', `--api-key=${KEY}`]],
    [['login', `--token=${KEY}`]],
    [['api', 'documents', 'list', '--key', KEY]],
    [['--api-key', KEY, 'login']],
  ])('is rejected and not repeated: %j', async (args) => {
    for (const [LANG, messages] of [
      ['en', en],
      ['it', italian],
    ] as const) {
      const { code, stdout, stderr } = await runCli(args, { env: { LANG } });
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(messages.usage.keyAsOption(args.join(' ').match(/--[a-z-]+/)![0]));
      expect(stderr).not.toContain(KEY);
    }
  });
});
