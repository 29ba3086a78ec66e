import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints, objectNamed } from '../../src/api/contract/index.ts';
import { columns } from '../../src/cli/api/columns.ts';
import { resources } from '../../src/cli/api/names.ts';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import { bodyText, documentRow, SEEDED, startService, type TestService } from '../support/proxy/server.ts';
import { id } from '../support/seededCompany.ts';
import { projectRoot } from '../support/shared.ts';
import { endpointCases, otherwise, UNMATCHED, WITH_INVOICE } from './api/endpointCases.ts';
import { wrongCases } from './api/wrongCases.ts';
import { fixture } from './fixtures.ts';
import { folderWith, type Run, type RunSettings, runCli } from './runCli.ts';

const cwd = folderWith({
  'link.json': JSON.stringify({ flow_id: SEEDED.flow, transaction_id: UNMATCHED }),
  'sub/f24 a.pdf': '%PDF-1.7\nF24',
  'no.pdf': 'plain text',
});

let service: TestService;
beforeAll(async () => {
  service = await startService({ transactions: 250 });
});
beforeEach(() => service.reset());
afterAll(() => service.close());

function api(args: readonly string[], settings: RunSettings & { readonly lang?: string } = {}): Promise<Run> {
  const env = {
    LANG: settings.lang ?? 'en_GB',
    NO_COLOR: '1',
    FATTURA_BASE_URL: service.url,
    FATTURA_API_KEY: service.key,
    FATTURA_COMPANY_ID: service.companyId,
    ...settings.env,
  };
  return runCli(['api', ...args], { cwd, ...settings, env });
}

describe('every endpoint', () => {
  it.each(endpointCases)('$args', async ({ args, line, query = [], json, prints }) => {
    if (args.includes(WITH_INVOICE)) {
      const invoice: unknown = JSON.parse(fixture.validJson);
      await service.state.add('documents', documentRow('9', { id: WITH_INVOICE, invoice }));
    }
    const { code, stdout, stderr } = await api(args, { stdin: '{"code":"from standard input"}' });
    expect({ code, stderr }).toMatchObject({ code: 0 });
    const [first] = service.requests;
    const path = first!.path.replace(`/api/v1/companies/${service.companyId}`, '');
    expect(`${first!.method} ${path}`).toBe(line);
    expect(first!.query).toEqual(query);
    if (json !== undefined) expect(JSON.parse(bodyText(first!))).toEqual(json);
    if (prints !== undefined) expect(stdout).toContain(prints);
    expect(stdout + stderr).not.toMatch(/\u001b/);
  });

  it('has a case', () => {
    const all = endpoints.map(({ resource, name }) => `${resource}.${name}`);
    const called = endpointCases.map(({ args: [resource, verb] }) => {
      const found = resources.find(({ name }) => name === resource)?.verbs.find(({ name }) => name === verb);
      return `${found?.endpoint.resource}.${found?.endpoint.name}`;
    });
    expect([...new Set([...called, ...otherwise])].sort()).toEqual(all.sort());
  });

  it('prints the invoice of a document as JSON', async () => {
    const bytes = readFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.xml'));
    const made = await fetch(`${service.url}/api/v1/companies/${service.companyId}/documents/invoice`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/xml' },
      body: bytes,
    });
    const [{ id }] = ((await made.json()) as { data: [{ id: string }] }).data;
    const { code, stdout } = await api(['documents', 'get-invoice', id]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ invoice: { versione: 'FPR12' } });
  });
});

describe('errors are reported before anything is sent', () => {
  it.each(wrongCases)('$args', async ({ args, says }) => {
    for (const [lang, messages] of [
      ['en', en],
      ['it', italian],
    ] as const) {
      const { code, stdout, stderr } = await api(args, { lang });
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(says(messages.api.usage, messages));
    }
    expect(service.requests).toHaveLength(0);
  });

  it.each([
    ['FATTURA_BASE_URL', en.service.noBaseUrl],
    ['FATTURA_API_KEY', en.service.noKey],
    ['FATTURA_COMPANY_ID', en.service.noCompany],
  ])('%s is missing', async (name, says) => {
    const env = { [name]: '', XDG_CONFIG_HOME: cwd };
    const { code, stderr } = await api(['documents', 'list'], { env });
    expect(code).toBe(2);
    expect(stderr).toContain(says);
  });
});

describe('the overview', () => {
  it.each(['en', 'it'])('names every resource and verb, %s', async (lang) => {
    const { code, stdout } = await api([], { lang });
    expect(code).toBe(0);
    const words = new Set(stdout.split(/[\s,:]+/));
    for (const { name, verbs } of resources)
      for (const word of [name, ...verbs.map((verb) => verb.name)]) expect(words).toContain(word);
    expect(service.requests).toHaveLength(0);
  });

  it.each(resources)('lists the verbs of $name', async ({ name, verbs }) => {
    const { stdout } = await api([name]);
    for (const verb of verbs) {
      const { list, expand, body, query } = verb.endpoint;
      expect(stdout).toMatch(new RegExp(`^${verb.name}( [A-Z_]+)*  \\S`, 'm'));
      const fields = body?.shape?.kind === 'reference' ? objectNamed(body.shape.to).fields : {};
      const names = [list?.filter, query, fields].flatMap((one) =>
        typeof one === 'object' ? Object.keys(one) : [],
      );
      for (const word of [...names, ...(list?.sort ?? []), ...(expand === 'open' ? [] : (expand ?? []))])
        if (verb.endpoint.repeat !== 'look-up') expect(stdout).toContain(word);
    }
    const lines = stdout.split('\n').filter((line) => line.length > 80);
    expect(lines).toEqual([]);
  });

  it.each([en, italian])('explains exactly the existing commands', ({ api: words }) => {
    expect(Object.keys(words.resources)).toEqual(resources.map(({ name }) => name));
    const verbs = resources.flatMap((resource) => resource.verbs.map(({ name }) => name));
    expect(Object.keys(words.verbs).sort()).toEqual(
      [...new Set(verbs)].filter((name) => name !== 'create-invoice').sort(),
    );
  });

  it('has columns for every list, all of existing fields', () => {
    const listed = endpoints.flatMap(({ answer }) => (answer.wrapped === 'list' ? (answer.of ?? []) : []));
    expect(Object.keys(columns).sort()).toEqual([...listed].sort());
    for (const [of, own] of Object.entries(columns)) {
      const { fields } = objectNamed(of);
      for (const { field, otherwise: other } of own)
        for (const name of [field, ...(other === undefined ? [] : [other])])
          expect(Object.keys(fields)).toContain(name.split('.')[0]);
    }
  });
});

const lists: readonly { args: readonly string[]; items: number; requests: number; more: boolean }[] = [
  { args: [], items: 25, requests: 1, more: true },
  { args: ['--page-size', '40'], items: 40, requests: 1, more: true },
  { args: ['--all'], items: 250, requests: 3, more: false },
  { args: ['--all', '--page-size', '50'], items: 250, requests: 5, more: false },
  { args: ['--limit', '1'], items: 1, requests: 1, more: false },
  { args: ['--limit', '120'], items: 120, requests: 2, more: false },
  { args: ['--limit', '30', '--page-size', '20'], items: 30, requests: 2, more: false },
  { args: ['--limit', '1000'], items: 250, requests: 3, more: false },
  { args: ['--filter', 'counterpart_name=Nobody'], items: 0, requests: 1, more: false },
];

describe('a list', () => {
  it.each(lists)('$args: $items in $requests requests', async ({ args, items, requests, more }) => {
    const text = await api(['transactions', 'list', ...args]);
    expect(text.code).toBe(0);
    expect(text.stdout.split('\n').slice(1, -1)).toHaveLength(items);
    expect(service.requests).toHaveLength(requests);
    expect(text.stderr.includes('--cursor')).toBe(more);
    expect(text.stderr.includes(en.api.nothing)).toBe(items === 0);
    const { stdout } = await api(['transactions', 'list', '--json', ...args]);
    const ids = (JSON.parse(stdout) as { id: string }[]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(items);
    expect(stdout.split('\n')).toHaveLength(items === 0 ? 2 : items + 3);
  });

  it('continues from a cursor', async () => {
    const { stderr } = await api(['transactions', 'list', '--page-size', '100', '--sort', 'date']);
    const cursor = /--cursor (\S+)/.exec(stderr)![1]!;
    const rest = await api([
      'transactions',
      'list',
      '--page-size',
      '100',
      '--sort',
      'date',
      '--cursor',
      cursor,
      '--all',
    ]);
    expect(rest.stdout.split('\n').slice(1, -1)).toHaveLength(150);
  });

  it('is printed page by page, and not read further after its reader has gone', async () => {
    const { code } = await api(['transactions', 'list', '--all', '--page-size', '10'], { closeAfter: 2 });
    expect(code).toBe(141);
    expect(service.requests.length).toBeLessThanOrEqual(4);
  });

  it('is not JSON if it was cut off', async () => {
    service.misbehave({ on: 'transactions.list', after: 1, do: { kind: 'status', status: 403 } });
    const { code, stdout, stderr } = await api(['transactions', 'list', '--json', '--all']);
    expect(code).toBe(3);
    expect(stdout.split('\n').length).toBeGreaterThan(100);
    expect(() => JSON.parse(stdout)).toThrow();
    expect(stderr).toContain(en.service.errors.permission.remedy);
  });

  it.each([80, 100, 200])(
    'fits a terminal of %i columns, and truncates no id, amount or date',
    async (columns) => {
      for (const resource of ['documents', 'transactions', 'counterparts', 'products', 'accounts']) {
        const { stdout } = await api([resource, 'list'], { tty: true, columns });
        const rows = stdout.trimEnd().split('\n');
        expect(rows.filter((row) => [...row].length > columns)).toEqual([]);
        for (const row of rows.slice(1)) expect(row).toMatch(/[\da-f]{8}-0000-4000-8000-\d{12}$/);
        expect(stdout).not.toMatch(/\d…/);
      }
    },
  );

  it('has coloured headings on a terminal only', async () => {
    const env = { NO_COLOR: '' };
    expect((await api(['accounts', 'list'], { tty: true, env })).stdout).toContain('\u001b[1m');
    expect((await api(['accounts', 'list'], { env })).stdout).not.toContain('\u001b');
  });

  it('prints no terminal control characters', async () => {
    const evil = 'A\u001b[31mB\u0007\u009b2J\u202eC\nD';
    const category = id('c0ffee', 1);
    await service.state.add('categories', { id: category, name: evil, color: evil });
    for (const args of [
      ['categories', 'list'],
      ['categories', 'list', '--json'],
      ['categories', 'get', category],
    ]) {
      const { code, stdout, stderr } = await api(args);
      expect(code).toBe(0);
      expect(stdout + stderr).not.toMatch(/[\u001b\u0007\u009b\u202e]/);
    }
    const { stdout } = await api(['categories', 'list', '--json', '--all']);
    expect((JSON.parse(stdout) as { name: string }[]).at(-1)?.name).toBe(evil);
  });
});

const deletions: readonly { answer: string; lang: string; code: number; deleted: boolean }[] = [
  { answer: 'y', lang: 'en', code: 0, deleted: true },
  { answer: ' YES ', lang: 'en', code: 0, deleted: true },
  { answer: '', lang: 'en', code: 1, deleted: false },
  { answer: 'n', lang: 'en', code: 1, deleted: false },
  { answer: 's', lang: 'en', code: 1, deleted: false },
  { answer: 's', lang: 'it', code: 0, deleted: true },
  { answer: 'Sì', lang: 'it', code: 0, deleted: true },
  { answer: 'no', lang: 'it', code: 1, deleted: false },
];

describe('deleting asks on a terminal', () => {
  it.each(deletions)('$lang: "$answer"', async ({ answer, lang, code, deleted }) => {
    const run = await api(['products', 'delete', SEEDED.product], { tty: true, answers: [answer], lang });
    expect(run.code).toBe(code);
    expect(run.stderr).toContain(service.url);
    expect(await service.state.rows('products')).toHaveLength(deleted ? 0 : 1);
    expect(service.requests).toHaveLength(deleted ? 1 : 0);
  });
});

const refusals: readonly { status: number; trouble: keyof typeof en.service.errors }[] = [
  { status: 400, trouble: 'badRequest' },
  { status: 401, trouble: 'authentication' },
  { status: 402, trouble: 'payment' },
  { status: 403, trouble: 'permission' },
  { status: 404, trouble: 'notFound' },
  { status: 422, trouble: 'unprocessable' },
  { status: 500, trouble: 'server' },
];

describe('an error from the service', () => {
  const create = ['categories', 'create', '--set', 'name=x'];

  it.each(refusals)('$status gives exit code 3', async ({ status, trouble }) => {
    service.misbehave({ on: 'categories.create', do: { kind: 'status', status } });
    const { code, stdout, stderr } = await api(create);
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toContain(en.service.errors[trouble].remedy);
    expect(stderr.includes(en.service.perhapsDone)).toBe(status === 500);
    expect(stderr).not.toMatch(/\n\s+at \S+ \(/);
  });

  it('shows the place reported by the service', async () => {
    const { code, stderr } = await api([
      'subcategories',
      'update',
      SEEDED.subcategory,
      '--data',
      '{"name":"x"}',
      '--company',
      SEEDED.account,
    ]);
    expect(code).toBe(3);
    expect(stderr).toContain(en.service.errors.notFound.remedy);
  });

  it('never repeats the key, even if the service does', async () => {
    service.misbehave({ do: { kind: 'echo-authorization' } });
    const { code, stdout, stderr } = await api(create);
    expect(code).toBe(3);
    expect(stdout + stderr).not.toContain(service.key);
  });

  it.each([['wrong-json'], ['empty'], ['redirect'], ['drop-after']] as const)('%s', async (kind) => {
    service.misbehave({ do: { kind } });
    const { code, stderr } = await api(create);
    expect(code).toBe(3);
    expect(stderr).toContain(en.service.perhapsDone);
    expect(service.requests).toHaveLength(1);
  });

  it('is not waited for longer than --timeout', async () => {
    service.misbehave({ do: { kind: 'hang' } });
    // Long enough for the request to arrive on a busy machine.
    const { code, stderr } = await api([...create, '--timeout', '500ms']);
    expect(code).toBe(3);
    expect(stderr).toContain(en.service.errors.timeout.remedy);
    expect(service.requests).toHaveLength(1);
  });

  it('names the permission that the key lacks', async () => {
    service.misbehave({ do: { kind: 'status', status: 403 } });
    const { code, stderr } = await api(['requests', 'upload-f24', 'sub/f24 a.pdf']);
    expect(code).toBe(3);
    expect(stderr).toContain('payments:f24:write');
  });

  it('stops at Ctrl-C', async () => {
    const interruption = new AbortController();
    service.misbehave({ do: { kind: 'hang' } });
    const run = api(create, { interrupted: interruption.signal });
    while (service.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    interruption.abort();
    expect((await run).code).toBe(130);
  });
});
