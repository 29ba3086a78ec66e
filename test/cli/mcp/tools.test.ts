/** `fattura mcp`: results and refusals of each tool. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { threadedWorkforce } from '../../../src/cli/inMemory/workforce.ts';
import { fitted, fittedMessages, LIMIT, valueAt } from '../../../src/cli/mcp/fit.ts';
import { Results } from '../../../src/cli/mcp/results.ts';
import { optionsOf, TOOL_NAMES, tools } from '../../../src/cli/mcp/tools.ts';
import { KINDS } from '../../../src/cli/new/definition.ts';
import { ruleTitle, sdiCodes } from '../../../src/validate/index.ts';
import { startService, type TestService } from '../../support/proxy/server.ts';
import { fixture } from '../fixtures.ts';
import { folderWith, stateOf } from '../runCli.ts';
import { invoice } from '../submitCases.ts';
import { BRIEF, expectedOf, NOTE, problemsIn, wrongBriefs } from '../wrongBriefs.ts';
import { type Session, session } from './session.ts';

const root = folderWith({
  'in/a.xml': fixture.valid,
  'in/b.xml': fixture.rejected,
  'in/notes.txt': 'private',
  'in/.hidden.xml': fixture.valid,
  'c.xml.p7m': fixture.signed,
});
const outside = folderWith({ 'secret.xml': fixture.valid });
symlinkSync(join(outside, 'secret.xml'), join(root, 'link.xml'));
symlinkSync(outside, join(root, 'way'));
symlinkSync(join(root, 'in'), join(root, 'inner'));

let own: Session;
let bare: Session;
beforeAll(async () => {
  own = await session({ roots: [root] });
  bare = await session();
});

type Row = readonly [tool: string, given: Readonly<Record<string, unknown>>, summary: object, data: unknown];

const DATED = { 'as-of': '2026-06-15' };

const rows: readonly Row[] = [
  ['validate', { content: fixture.valid, ...DATED }, { valid: 1, rejected: 0, errors: 0 }, {}],
  [
    'validate',
    { content: fixture.rejected, name: 'x.xml', ...DATED },
    { rejected: 1, verdicts: [{ file: 'x.xml', kind: 'FPR12', verdict: 'rejected', codes: { '00200': 1 } }] },
    { files: [{ findings: [{ code: '00200', severity: 'error' }] }] },
  ],
  ['validate', { base64: Buffer.from(fixture.validJson).toString('base64'), ...DATED }, { valid: 1 }, {}],
  ['validate', { path: 'in', ...DATED }, { files: 2, valid: 1, rejected: 1 }, {}],
  ['validate', { path: 'inner/a.xml', ...DATED }, { valid: 1 }, {}],
  ['validate', { path: join(root, 'in/a.xml'), ...DATED }, { valid: 1 }, {}],
  ['explain', { codes: ['00423', 'Q-BOLLO'] }, {}, [{ code: '00423' }, { code: 'Q-BOLLO' }]],
  [
    'fix',
    { content: fixture.rejected },
    { before: 'rejected', after: 'valid', proposals: 1, remaining: {} },
    { changes: [{ to: '200.00' }] },
  ],
  ['open', { path: 'c.xml.p7m' }, { contents: [{ kind: 'xml', signatures: 1, document: 'FPR12' }] }, {}],
  ['convert', { content: fixture.valid }, { type: 'application/json' }, { json: { versione: 'FPR12' } }],
  ['convert', { content: fixture.validJson }, { type: 'application/xml' }, { type: 'application/xml' }],
  ['convert', { content: fixture.valid, to: 'ubl' }, { type: 'application/xml' }, {}],
  ['build', { brief: BRIEF, to: 'json' }, { type: 'application/json' }, { json: { versione: 'FPR12' } }],
  [
    'build',
    { brief: { numero: '7', data: '2025-04-01' }, kind: 'credit-note', of: { path: 'in/a.xml' } },
    { type: 'application/xml' },
    {},
  ],
  ['render', { content: fixture.valid }, { type: 'text/plain' }, {}],
  ['render', { content: fixture.valid, form: 'html' }, { type: 'text/html' }, {}],
  ['render', { content: fixture.valid, form: 'pdf' }, { type: 'application/pdf' }, {}],
  [
    'diff',
    { a: { content: fixture.valid }, b: { content: fixture.validJson } },
    { outcome: 'equal', differences: 0 },
    {},
  ],
  ['anonymize', { content: fixture.valid, seed: 'x' }, { type: 'application/xml' }, {}],
  ['controls', { search: '423' }, { controls: 1, advice: 0 }, [{ code: '00423' }]],
  ['codes', { list: 'Natura', code: 'N6.1' }, { lists: { Natura: 1 } }, [{ codes: [{ code: 'N6.1' }] }]],
  ['fields', { field: '2.2.1.11' }, {}, [{ name: 'PrezzoTotale' }]],
  ['files', {}, { files: 3 }, [{ path: 'c.xml.p7m' }, { path: 'in/a.xml' }, { path: 'in/b.xml' }]],
];

describe('a tool', () => {
  it.each(rows)('%s %#', async (tool, given, summary, data) => {
    const answer = await own.answer(tool, given);
    expect(answer.summary).toMatchObject(summary);
    expect(answer.data).toMatchObject(data as object);
  });

  it('has only options of its command, and none that names a place on this machine', () => {
    const wrong = tools.flatMap((tool) => {
      const offered = optionsOf(tool);
      const unknown = tool.options.filter((name) => !offered.some((option) => option.name === name));
      const places = offered.filter(({ completes }) => completes === 'files' || completes === 'folders');
      return [...unknown, ...places.map(({ name }) => name)].map((name) => `${tool.name}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('is listed with a schema without oneOf, and with what it changes', async () => {
    const { tools: listed } = await bare.client.listTools();
    expect(listed.map(({ name }) => name)).toEqual([
      ...TOOL_NAMES.filter((name) => name !== 'submit'),
      'details',
    ]);
    expect(listed.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
    expect(JSON.stringify(listed)).not.toMatch(/"(?:oneOf|anyOf|allOf)"/);
    expect(JSON.stringify(listed)).not.toContain('"path":{');
  });
});

describe('a long result', () => {
  it('is cut, and its parts are found by their pointers', async () => {
    const attached = fixture.valid.replace('2025/118', 'A'.repeat(20));
    const answer = await own.answer('convert', { content: attached, to: 'xml', indent: '8' });
    expect(answer.omitted).toEqual([]);

    const all = await own.answer('controls');
    expect(JSON.stringify(all.data).length).toBeLessThan(LIMIT * 1.5);
    const [cut] = all.omitted.filter(({ pointer }) => pointer === '');
    expect(cut?.shown).toBeLessThan(cut?.total ?? 0);
    const rest = await own.answer('details', { result: all.result, offset: cut?.shown });
    const next = (rest.data as readonly { code: string }[])[0];
    const one = await own.answer('details', { result: all.result, pointer: `/${cut?.shown}/code` });
    expect(one.data).toBe(next?.code);
  });

  it('leaves out what is rarely needed, unless it is asked for', async () => {
    const { result, data, omitted } = await own.answer('validate', { content: fixture.valid, ...DATED });
    expect(valueAt(data, '/files/0/coverage')).toBeUndefined();
    expect(omitted.map(({ pointer }) => pointer)).toContain('/files/0/coverage');
    const { data: coverage } = await own.answer('details', { result, pointer: '/files/0/coverage/ran' });
    expect(coverage).toContain('00423');
  });

  it('is a resource as a whole', async () => {
    const { result } = await own.answer('render', { content: fixture.valid, form: 'pdf' });
    const { contents } = await own.client.readResource({ uri: `fattura://results/${result}` });
    const [{ blob = '' } = {}] = contents as readonly { readonly blob?: string }[];
    expect(Buffer.from(blob, 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
  });
});

describe('the size of a result', () => {
  it.each<[name: string, value: unknown]>([
    ['empty objects', Array.from({ length: 100_000 }, () => ({}))],
    ['empty lists', Array.from({ length: 100_000 }, () => [])],
    ['text', 'x'.repeat(100_000)],
    ['members', Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`n${at}`, null]))],
  ])('has a limit for %s', (_name, value) => {
    const { data, omitted } = fitted(value, { pointer: '', offset: 0, hidden: [] });
    expect(JSON.stringify(data).length).toBeLessThan(LIMIT * 1.5);
    expect(omitted.length).toBeGreaterThan(0);
  });

  it('has a limit for the messages beside it, and counts the others', () => {
    const { shown, more } = fittedMessages(Array.from({ length: 500 }, (_, at) => `message ${at}`));
    expect(shown.join('').length).toBeLessThan(3_000);
    expect([shown[0], shown.length + more]).toEqual(['message 0', 500]);
    expect(fittedMessages(['one', 'two'])).toEqual({ shown: ['one', 'two'], more: 0 });
  });

  it('of all results together has a limit: the oldest are forgotten first', () => {
    const results = new Results();
    const large = { value: {}, hidden: [], type: 'application/json', content: new Uint8Array(30_000_000) };
    const ids = [large, large, large].map((result) => results.keep(result));
    expect(ids.map((id) => results.get(id) !== undefined)).toEqual([false, true, true]);
    const last = results.keep({ ...large, content: new Uint8Array(70_000_000) });
    expect([...ids, last].map((id) => results.get(id) !== undefined)).toEqual([false, false, false, true]);
  });
});

it('a folder of hundreds of files has a result within the limit, with the counts of all', async () => {
  const names = Array.from(
    { length: 348 },
    (_, at) => [`IT01234567897_${at}.xml`, fixture.rejected] as const,
  );
  const many = await session({ roots: [folderWith(Object.fromEntries(names))] });
  const { content } = await many.client.callTool({ name: 'validate', arguments: { path: '.' } });
  const [{ text = '' } = {}] = content as readonly { readonly text?: string }[];
  expect(text.length).toBeLessThan(LIMIT * 1.25);
  const { summary } = JSON.parse(text);
  expect([summary.files, summary.verdicts.length + summary.more]).toEqual([348, 348]);
});

it.each(KINDS)(
  'the schema of the brief %s and its parts can be read by a model, and all are found',
  async (kind) => {
    const uris = new Set([`fattura://briefs/${kind}`]);
    for (const uri of uris) {
      const { contents } = await bare.client.readResource({ uri });
      const [{ text = '' } = {}] = contents as readonly { readonly text?: string }[];
      expect([uri, text.length < LIMIT]).toEqual([uri, true]);
      for (const [, ref = ''] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
        if (!ref.startsWith('#/definitions/')) uris.add(ref);
        else expect(JSON.parse(text).definitions).toHaveProperty(ref.split('/')[2] ?? '');
      }
    }
  },
);

describe('a folder with more files than a call takes', () => {
  it('is listed and checked in part, and the result says so', async () => {
    const names = Array.from({ length: 1_001 }, (_, at) => [`${at}.xml`, '<a/>'] as const);
    const many = await session({ roots: [folderWith(Object.fromEntries(names))] });
    const listed = await many.answer('files');
    expect([listed.summary, listed.messages.length]).toEqual([{ files: 1_000 }, 1]);
    const checked = await many.answer('validate', { path: '.' });
    expect([checked.summary['files'], checked.messages.length]).toEqual([1_000, 1]);
    expect((await own.answer('files')).messages).toEqual([]);
  });
});

it('work that takes too long is refused, and the next call has its answer', async () => {
  const script =
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ args }) => { if (args[0] === 'convert') for (;;); parentPort.postMessage({ code: 0, stdout: Buffer.from('{}'), stderr: '', report: null }); });";
  const threads = threadedWorkforce(new URL(`data:text/javascript,${encodeURIComponent(script)}`), {
    threads: 1,
    timeout: 2_000,
    maxBytes: 1,
  });
  const limited = await session({ threads });
  expect((await limited.refusal('convert', { content: '<a/>' })).code).toBe('timeout');
  expect((await limited.answer('open', { content: '<a/>' })).data).toEqual({});
  await threads.close();
});

it('explain gives each code of SdI the meaning of the official list', async () => {
  const fresh = await session();
  const official = sdiCodes.map(({ code }) => ({ code, title: ruleTitle(code, 'en') }));
  const explained: unknown[] = [];
  for (let at = 0; at < official.length; at += 20) {
    const codes = official.slice(at, at + 20).map(({ code }) => code);
    const { result } = await fresh.answer('explain', { codes });
    for (const index of codes.keys()) {
      const part = async (name: string): Promise<unknown> =>
        (await fresh.answer('details', { result, pointer: `/${index}/${name}` })).data;
      explained.push({ code: await part('code'), title: await part('title') });
    }
  }
  expect(explained).toEqual(official);
});

describe('a refusal', () => {
  it.each<[tool: string, given: Readonly<Record<string, unknown>>, code: string, params?: unknown[]]>([
    ['nothing', {}, 'noTool'],
    ['validate', {}, 'oneDocument'],
    ['validate', { content: 'x', base64: 'eA==' }, 'oneDocument'],
    ['validate', { content: '' }, 'oneDocument'],
    ['validate', { base64: 'PGE*#vPg==' }, 'wrongBase64'],
    ['validate', { content: 'x'.repeat(1_000_001) }, 'tooLarge', ['document', 1_000_000]],
    ['validate', { content: 'x', config: '/etc/passwd' }, 'unknownArgument'],
    ['files', { folder: 'in' }, 'unknownArgument', ['files', 'folder', 'path']],
    ['explain', { codes: ['00423'], output: 'y' }, 'unknownArgument', ['explain', 'output', 'codes']],
    [
      'build',
      { brief: {}, of: { file: 'a' } },
      'unknownArgument',
      ['build', 'of.file', 'content, base64, name, path'],
    ],
    ['explain', { codes: [7] }, 'wrongArguments'],
    ['build', { brief: { numero: '1' }, of: { content: fixture.valid } }, 'notMade'],
    ['validate', { content: 'x', 'as-of': 'soon' }, 'notMade'],
    ['validate', { path: 'none.xml' }, 'noFile', ['none.xml']],
    ['validate', { path: 'in/../..' }, 'outside', ['in/../..']],
    ['validate', { path: join(outside, 'secret.xml') }, 'outside'],
    ['validate', { path: '/etc/passwd' }, 'outside'],
    ['validate', { path: 'link.xml' }, 'outside', ['link.xml']],
    ['validate', { path: 'way/secret.xml' }, 'outside'],
    ['validate', { path: 'way' }, 'outside'],
    ['validate', { path: 'a\0b' }, 'outside'],
    ['validate', { path: 'a'.repeat(5_000) }, 'noFile'],
    ['convert', { path: 'in' }, 'folder', ['in']],
    ['files', { path: '..' }, 'outside'],
    ['explain', { codes: ['99999'] }, 'notMade'],
    ['explain', { codes: ['--lang'] }, 'notMade'],
    ['convert', { content: fixture.rejected }, 'invalidDocument'],
    ['build', { brief: { numero: '1' } }, 'invalidBrief'],
    ['build', { brief: NOTE, kind: 'credit-note', of: { content: fixture.rejected } }, 'invalidDocument'],
    ['details', { result: 'r999' }, 'noResult', ['r999']],
    ['submit', { content: fixture.valid }, 'noTool'],
  ])('of %s %#', async (tool, given, code, params) => {
    const refused = await own.refusal(tool, given);
    expect(refused.code).toBe(code);
    if (params !== undefined) expect(refused.params).toEqual(params);
  });

  it('of every path, without a folder', async () => {
    expect((await bare.refusal('validate', { path: 'a.xml' })).code).toBe('unknownArgument');
    expect((await bare.refusal('files')).code).toBe('noTool');
  });

  it.each([
    ['explain', { codes: ['99999'] }],
    ['validate', { content: 'x', 'as-of': 'soon' }],
    ['build', { brief: { numero: '1' }, of: { content: fixture.valid } }],
    ['convert', { content: 'no invoice' }],
    ['convert', { content: fixture.rejected }],
    ['render', { content: fixture.malformed }],
    ['build', { brief: { numero: '1' } }],
    ['build', { brief: { fattura_elettronica_header: {} } }],
    ['build', { brief: NOTE, kind: 'credit-note', of: { content: fixture.rejected } }],
  ])('of %s does not speak of a shell, and says each thing once: %#', async (tool, given) => {
    const { content } = await own.client.callTool({ name: tool, arguments: given });
    const [{ text = '' } = {}] = content as readonly { readonly text?: string }[];
    expect(text).not.toMatch(/--|fattura [a-z]+:/);
    const lines = text.split('\n').map((line) => line.replace(/^\S+(?: \(\d+:\d+\))?: /, '').trim());
    expect(lines).toEqual([...new Set(lines)]);
  });

  it.each(wrongBriefs)(
    'of a brief has its problems, in words and as data: $name',
    async ({ brief, kind, of, ...row }) => {
      const given = {
        brief,
        ...DATED,
        ...(kind === undefined ? {} : { kind }),
        ...(of === undefined ? {} : { of: { content: of } }),
      };
      const { code, params, report } = await own.refusal('build', given);
      expect(code).toBe('invalidBrief');
      expect(problemsIn(report)).toEqual(expectedOf(row));
      for (const [id, path] of row.problems)
        if (path !== null) expect(params[1]).toContain(`${id} ${path}: `);
    },
  );

  it('has the report of the command within the limit, without lines that nobody has seen', async () => {
    const linee = Array.from({ length: 500 }, () => ({ descrizione: 'x' }));
    const { report, omitted } = await own.refusal('build', { brief: { ...BRIEF, linee } });
    expect(JSON.stringify(report).length).toBeLessThan(LIMIT * 1.5);
    expect(omitted).toContainEqual({ pointer: '/problems', shown: expect.any(Number), total: 1_000 });
    expect(JSON.stringify(report)).not.toMatch(/"(?:line|column)":/);

    const { report: checked } = await own.refusal('convert', { content: fixture.rejected });
    expect(checked).toMatchObject({ files: [{ verdict: 'rejected', findings: [{ code: '00200' }] }] });
    const original = { content: fixture.rejected };
    const note = await own.refusal('build', { brief: NOTE, kind: 'credit-note', of: original });
    expect(note.report).toMatchObject({ original: { verdict: 'rejected', findings: [{ code: '00200' }] } });
  });

  it('of a pointer that leads nowhere', async () => {
    const { result } = await own.answer('fields', { field: 'AliquotaIVA' });
    expect((await own.refusal('details', { result, pointer: '/0/none' })).code).toBe('noPointer');
    expect((await own.refusal('details', { result, pointer: '/constructor' })).code).toBe('noPointer');
  });
});

describe('a resource', () => {
  it.each([
    ['fattura://controls', 'text/plain', '00423'],
    ['fattura://controls/00423', 'text/plain', '00423'],
    ['fattura://fields/2.2.1.11', 'text/plain', 'PrezzoTotale'],
    ['fattura://codes/Natura', 'text/plain', 'N6.1'],
    ['fattura://briefs/credit-note', 'application/schema+json', '"$schema"'],
    ['fattura://briefs/invoice/LineBrief', 'application/schema+json', 'aliquota_iva'],
    ['fattura://briefs/invoice/trasporto', 'application/schema+json', 'vettore'],
  ])('%s', async (uri, mimeType, text) => {
    const { contents } = await bare.client.readResource({ uri });
    expect(contents).toMatchObject([{ uri, mimeType, text: expect.stringContaining(text) }]);
  });

  it.each([
    'fattura://controls/99999',
    'fattura://briefs',
    'fattura://briefs/invoice/constructor',
    'fattura://briefs/invoice/LineBrief/x',
    'fattura://codes/Natura/x',
    'fattura://results/r1',
    'file:///etc/passwd',
    'fattura://codes/%',
  ])('%s does not exist', async (uri) => {
    await expect(bare.client.readResource({ uri })).rejects.toMatchObject({ code: -32_002 });
  });

  it('is listed: each can be read', async () => {
    const { resources } = await bare.client.listResources();
    expect(new Set(resources.map(({ uri }) => uri)).size).toBe(resources.length);
    for (const { uri } of resources.filter((_, index) => index % 12 === 0))
      expect((await bare.client.readResource({ uri })).contents).toHaveLength(1);
    const { resourceTemplates } = await bare.client.listResourceTemplates();
    expect(resourceTemplates.map(({ name }) => name)).toEqual(['controls', 'fields', 'codes', 'briefs']);
  });
});

describe('submission', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  it('goes through the journal of the command: each invoice once', async () => {
    const state = folderWith();
    mkdirSync(stateOf(state), { recursive: true });
    const env = {
      FATTURA_BASE_URL: service.url,
      FATTURA_API_KEY: service.key,
      FATTURA_COMPANY_ID: service.companyId,
      XDG_STATE_HOME: stateOf(state),
    };
    const submitting = await session({ submits: true, env, roots: [state] });
    const { tools: listed } = await submitting.client.listTools();
    expect(listed.filter(({ annotations }) => annotations?.destructiveHint).map(({ name }) => name)).toEqual([
      'submit',
    ]);
    const content = invoice('1');
    const outcomes = async (given: object): Promise<unknown> =>
      (await submitting.answer('submit', { content, ...given })).summary['outcomes'];
    expect(await outcomes({ 'dry-run': true })).toMatchObject([{ outcome: 'ready' }]);
    expect(await outcomes({ issue: true })).toMatchObject([{ outcome: 'accepted', status: 'CREATED' }]);
    writeFileSync(join(state, 'same.xml'), content);
    expect((await submitting.answer('submit', { path: 'same.xml' })).summary['outcomes']).toMatchObject([
      { outcome: 'already' },
    ]);
    expect(service.requestsOf('documents.createInvoice')).toHaveLength(1);
    expect(await service.state.documents('1')).toHaveLength(1);
  });
});
