/** `fattura api GET /path`. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import type { Messages } from '../../src/cli/messages/messages.ts';
import { bodyText, SEEDED, startService, type TestService } from '../support/proxy/server.ts';
import { fixture } from './fixtures.ts';
import { folderWith, type Run, type RunSettings, runCli } from './runCli.ts';

const cwd = folderWith({ 'a.json': '{"name":"Ufficio"}', 'a.pdf': '%PDF-1.7', 'valid.xml': fixture.valid });

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
beforeEach(() => service.reset());
afterAll(() => service.close());

function api(args: readonly string[], settings: RunSettings & { readonly lang?: string } = {}): Promise<Run> {
  const env = {
    LANG: settings.lang ?? 'en_GB',
    XDG_CONFIG_HOME: cwd,
    FATTURA_BASE_URL: service.url,
    FATTURA_API_KEY: service.key,
    FATTURA_COMPANY_ID: service.companyId,
    ...settings.env,
  };
  return runCli(['api', ...args], { cwd, ...settings, env });
}

const C = '/api/v1/companies/{company_id}';
const product = `${C}/products/${SEEDED.product}`;

/** The call, and the resulting request: method and path below the company, query, body. */
const requests: readonly {
  readonly args: readonly string[];
  readonly line: string;
  readonly query?: readonly (readonly [string, string])[];
  readonly body?: string;
  readonly type?: string;
  readonly prints?: string;
}[] = [
  { args: ['GET', '/api/v1/companies'], line: 'GET /api/v1/companies', prints: '"data"' },
  { args: ['GET', `${C}/categories`], line: 'GET /categories', prints: '"page"' },
  {
    args: ['GET', `${C}/categories?sort=name&page_size=1`],
    line: 'GET /categories',
    query: [
      ['sort', 'name'],
      ['page_size', '1'],
    ],
  },
  {
    args: ['GET', `${C}/documents?filter[status__eq]=DRAFT`, '--query', 'filter[notes__ilike]=a & b=c'],
    line: 'GET /documents',
    query: [
      ['filter[status__eq]', 'DRAFT'],
      ['filter[notes__ilike]', 'a & b=c'],
    ],
  },
  {
    args: ['POST', `${C}/categories`, '--data', '{"name":"x"}'],
    line: 'POST /categories',
    body: '{"name":"x"}',
    type: 'application/json',
    prints: '"x"',
  },
  {
    args: ['POST', `${C}/categories`, '--data', '@a.json'],
    line: 'POST /categories',
    body: '{"name":"Ufficio"}',
  },
  { args: ['POST', `${C}/categories`, '--data', '-'], line: 'POST /categories', body: '{"name":"stdin"}' },
  {
    args: ['PATCH', product, '--data', '{"code":"A"}'],
    line: `PATCH /products/${SEEDED.product}`,
    body: '{"code":"A"}',
  },
  { args: ['DELETE', product, '--yes'], line: `DELETE /products/${SEEDED.product}` },
  {
    args: [
      'POST',
      `${C}/requests/f24/ocr`,
      '--query',
      'file_name=a.pdf',
      '--data',
      '@a.pdf',
      '--content-type',
      'application/pdf',
    ],
    line: 'POST /requests/f24/ocr',
    query: [['file_name', 'a.pdf']],
    body: '%PDF-1.7',
    type: 'application/pdf',
  },
];

/** Calls that send nothing. */
const wrong: readonly { readonly args: readonly string[]; readonly says: (messages: Messages) => string }[] =
  [
    { args: ['GET'], says: ({ api: { usage } }) => usage.missingOperand('PATH', 'GET PATH') },
    {
      args: ['get', '/x'],
      says: ({ api: { usage } }) => usage.unknownResource('get', undefined, []).split('.')[0]!,
    },
    { args: ['GET', 'api/v1/companies'], says: ({ api: { usage } }) => usage.noPath('api/v1/companies') },
    { args: ['GET', '/a', '/b'], says: ({ usage }) => usage.excessOperand('/b', 'GET PATH') },
    {
      args: ['GET', '/a', '--data', '{}'],
      says: ({ api: { usage } }) =>
        usage.optionUnfit('--data', 'GET PATH', ['--query', '--company', '--rate', '--timeout', '--json']),
    },
    { args: ['POST', '/a', '--all'], says: () => '--all' },
    { args: ['POST', '/a', '--set', 'a=b'], says: () => '--set' },
    {
      args: ['POST', '/a', '--content-type', 'text/xml'],
      says: ({ api: { usage } }) => usage.dataNeeded('--content-type'),
    },
    { args: ['GET', '/a?b=1', '--query', 'b=2'], says: ({ api: { usage } }) => usage.queryTwice('b') },
    { args: ['GET', '/a', '--query', '=2'], says: ({ api: { usage } }) => usage.noSetting('--query', '=2') },
    { args: ['POST', '/a', '--data', '{'], says: () => 'JSON' },
    {
      args: ['DELETE', product],
      says: ({ api: { usage } }) => usage.yesNeeded('DELETE').split('DELETE')[1]!,
    },
    // Invoices cannot be submitted this way, in any encoding of the path.
    ...['documents/invoice', 'documents/%69nvoice', 'documents/invoice?issue=true'].map((path) => ({
      args: ['POST', `${C}/${path}`, '--data', '@valid.xml', '--content-type', 'application/xml'],
      says: ({ api: { usage } }: Messages) => usage.submission,
    })),
    { args: ['GET', '/api/../secret'], says: ({ service: { errors } }) => errors.configuration.remedy },
    { args: ['GET', '//other.example/a'], says: ({ service: { errors } }) => errors.notFound.remedy },
  ];

describe('fattura api METHOD PATH', () => {
  it.each(requests)('$args', async ({ args, line, query = [], body = '', type, prints }) => {
    const { code, stdout, stderr } = await api(args, { stdin: '{"name":"stdin"}' });
    expect({ code, stderr: args[0] === 'DELETE' ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    const [first] = service.requests;
    const path = first!.path.replace(`/api/v1/companies/${service.companyId}`, '');
    expect(`${first!.method} ${path}`).toBe(line);
    expect(first!.query).toEqual(query);
    expect(bodyText(first!)).toBe(body);
    if (type !== undefined) expect(first!.headers['content-type']).toBe(type);
    if (args[0] === 'DELETE') expect(stdout).toBe('');
    else expect(JSON.parse(stdout)).toBeTypeOf('object');
    expect(stdout).toContain(prints ?? '');
  });

  it.each(wrong)('$args sends nothing', async ({ args, says }) => {
    for (const [lang, messages] of [
      ['en', en],
      ['it', italian],
    ] as const) {
      const { code, stdout, stderr } = await api(args, { lang });
      const notFound = args[1] === '//other.example/a';
      expect({ code, stdout }).toEqual({ code: notFound ? 3 : 2, stdout: '' });
      expect(stderr).toContain(says(messages));
      // The request goes to the service's own address, which has no such path.
      expect(service.requests.map(({ path }) => path)).toEqual(notFound ? ['//other.example/a'] : []);
      service.reset();
    }
  });

  it('sends PUT too, and reports its errors like any other', async () => {
    const { code, stderr } = await api(['PUT', product, '--data', '{}']);
    expect(code).toBe(3);
    expect(service.requests[0]!.method).toBe('PUT');
    expect(stderr).not.toContain(service.key);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it.each([
    ['y', 0, 1],
    ['n', 1, 0],
  ])('asks before DELETE on a terminal: %s', async (answer, code, sent) => {
    const run = await api(['DELETE', product], { tty: true, answers: [answer] });
    expect(run.code).toBe(code);
    expect(run.stderr).toContain(service.url);
    expect(service.requests).toHaveLength(sent);
  });

  it('needs a company only if the path has one', async () => {
    const env = { FATTURA_COMPANY_ID: '' };
    expect((await api(['GET', '/api/v1/companies'], { env })).code).toBe(0);
    const { code, stderr } = await api(['GET', `${C}/categories`], { env });
    expect(code).toBe(2);
    expect(stderr).toContain(en.service.noCompany);
  });

  it('reports an unknown outcome for a change whose answer was lost, but not for a read', async () => {
    service.misbehave({ do: { kind: 'drop-after' } });
    const change = await api(['POST', `${C}/categories`, '--data', '{"name":"x"}']);
    expect(change.stderr).toContain(en.service.perhapsDone);
    expect(service.requests).toHaveLength(1);
    const reading = await api(['GET', `${C}/categories`]);
    expect(reading.stderr).not.toContain(en.service.perhapsDone);
  });

  it('prints no terminal control characters', async () => {
    await service.state.add('categories', { name: 'A\u001b[31m\u009b2J\u202e' });
    const { stdout } = await api(['GET', `${C}/categories`], { tty: true });
    expect(stdout).not.toMatch(/[\u001b\u009b\u202e]/);
  });
});
