/** `fattura serve`: responses and refusals of each operation. */
import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { operations, servedOptions } from '../../../src/cli/serve/operations.ts';
import { askedOf } from '../../../src/cli/serve/parameters.ts';
import { fixture } from '../fixtures.ts';
import { folderWith, runCli } from '../runCli.ts';
import { post, problemIn, start } from './server.ts';

const server = await start();
const BRIEF = (await runCli(['new', '--example', '--lang', 'en'])).stdout;

type Row = readonly [
  path: string,
  body: string,
  accept: string | null,
  expected: { readonly status?: number; readonly type: string; readonly exit?: string; readonly has: string },
];

const answers: readonly Row[] = [
  ['/v1/validate', fixture.valid, null, { type: 'application/json', has: '"verdict":"valid"' }],
  ['/v1/validate', fixture.validJson, '*/*', { type: 'application/json', has: '"verdict":"valid"' }],
  ['/v1/validate', fixture.rejected, null, { type: 'application/json', exit: '1', has: '"00200"' }],
  [
    '/v1/validate',
    fixture.malformed,
    'application/sarif+json',
    { type: 'application/sarif+json', exit: '1', has: '2.1.0' },
  ],
  ['/v1/validate', fixture.rejected, 'text/xml', { type: 'application/xml', exit: '1', has: '<testsuites' }],
  [
    '/v1/validate',
    fixture.rejected,
    'text/*',
    { type: 'text/plain; charset=utf-8', exit: '1', has: '200,00' },
  ],
  [
    '/v1/validate?format=compact',
    fixture.rejected,
    'application/json',
    { type: 'text/plain; charset=utf-8', exit: '1', has: '00200' },
  ],
  ['/v1/validate', fixture.valid, 'application/x-ndjson', { type: 'application/x-ndjson', has: '"summary"' }],
  [
    '/v1/validate?only=structure&keep-going',
    fixture.valid,
    null,
    { type: 'application/json', has: '"not_asked"' },
  ],
  ['/v1/convert', fixture.valid, null, { type: 'application/json', has: '"fattura_elettronica_body"' }],
  ['/v1/convert', fixture.validJson, null, { type: 'application/xml', has: '<FatturaElettronicaBody>' }],
  [
    '/v1/convert',
    fixture.valid,
    'application/yaml',
    { type: 'application/yaml', has: 'fattura_elettronica_body:' },
  ],
  [
    '/v1/convert?to=xml&no-prefix=true',
    fixture.validJson,
    null,
    { type: 'application/xml', has: '<FatturaElettronica ' },
  ],
  ['/v1/convert?to=ubl', fixture.valid, null, { type: 'application/xml', has: 'Invoice' }],
  [
    '/v1/convert?to=ubl&profile=agid&set=1.2.4.1=Registro%20di%20Lodi,%20sezione%20A',
    fixture.valid,
    null,
    { type: 'application/xml', has: 'urn:fdc:agid.gov.it' },
  ],
  [
    '/v1/convert?to=cii&body=1',
    fixture.valid,
    null,
    { type: 'application/xml', has: 'CrossIndustryInvoice' },
  ],
  ['/v1/losses?to=ubl', fixture.valid, null, { type: 'application/json', has: '"entries": [' }],
  [
    '/v1/fix',
    fixture.rejected,
    null,
    { type: 'application/xml', has: '<PrezzoTotale>200.00</PrezzoTotale>' },
  ],
  [
    '/v1/fix?dry-run=true&format=json',
    fixture.rejected,
    null,
    { type: 'application/json', has: '"to":"200.00"' },
  ],
  ['/v1/build?file=brief.yaml', BRIEF, null, { type: 'application/xml', has: '<FatturaElettronicaBody>' }],
  ['/v1/build', BRIEF, 'application/json', { type: 'application/json', has: '"fattura_elettronica_body"' }],
  ['/v1/render', fixture.valid, null, { type: 'text/html; charset=utf-8', has: '<!doctype html>' }],
  ['/v1/render', fixture.valid, 'text/plain', { type: 'text/plain; charset=utf-8', has: '│' }],
  ['/v1/render', fixture.valid, 'application/pdf', { type: 'application/pdf', has: '%PDF-' }],
  ['/v1/anonymize?seed=x', fixture.valid, null, { type: 'application/xml', has: '<FatturaElettronicaBody>' }],
  ['/v1/open', fixture.signed, null, { type: 'application/json', has: '"signatures"' }],
];

describe('an answer', () => {
  it.each(answers)('of %s', async (path, body, accept, { type, exit = '0', has }) => {
    const answer = await post(server, path, body, accept === null ? {} : { accept });
    expect({ status: answer.status, type: answer.type }).toEqual({ status: 200, type });
    expect(answer.headers.get('fattura-exit-code')).toBe(exit);
    expect(answer.text).toContain(has);
  });

  it('has the report of the command, to the byte', async () => {
    const cwd = folderWith({ 'a.xml': fixture.rejected });
    const args = [
      'validate',
      '--no-config',
      '--format',
      'json',
      '--lang',
      'en',
      '--as-of',
      '2026-06-15',
      'a.xml',
    ];
    const { stdout } = await runCli(args, { cwd });
    const small = await post(server, '/v1/validate?file=a.xml&lang=en&as-of=2026-06-15', fixture.rejected);
    expect(small.text).toBe(stdout);
    // Beyond the size that is checked at once.
    const padding = `<!--${' '.repeat(70_000)}-->`;
    const large = await post(
      server,
      '/v1/validate?file=a.xml&lang=en&as-of=2026-06-15',
      fixture.rejected + padding,
    );
    expect(large.text).toBe(stdout);
  });

  it('is in the language of Accept-Language, or of lang', async () => {
    const languageOf = async (path: string, header: string): Promise<string | null> =>
      (await post(server, path, fixture.valid, { 'accept-language': header })).headers.get(
        'content-language',
      );
    expect(await languageOf('/v1/validate', 'fr, en;q=0.5, it;q=0.8')).toBe('it');
    expect(await languageOf('/v1/validate', 'fr-FR')).toBe('en');
    expect(await languageOf('/v1/validate', '*')).toBe('it');
    expect(await languageOf('/v1/validate?lang=de', 'en')).toBe('de');
  });

  it('is in the language of --lang if the request asks for none', async () => {
    const english = await start({}, null, { language: 'en' });
    const languages = [{}, { 'accept-language': '*' }, { 'accept-language': 'it' }].map(
      async (headers: Record<string, string>) => {
        const [answer, refusal] = [
          await post(english, '/v1/validate', fixture.valid, headers),
          await post(english, '/v1/validate', '', headers),
        ];
        return [answer, refusal].map((one) => one.headers.get('content-language'));
      },
    );
    expect(await Promise.all(languages)).toEqual([
      ['en', 'en'],
      ['en', 'en'],
      ['it', 'it'],
    ]);
  });

  it('says what the command said beside its result', async () => {
    const { headers } = await post(server, '/v1/convert?lang=en', fixture.signed);
    expect(decodeURIComponent(headers.get('fattura-messages') ?? '')).toContain('signature');
  });
});

describe('several files', () => {
  const form = (files: Readonly<Record<string, string>>, part = 'file'): FormData => {
    const data = new FormData();
    for (const [name, content] of Object.entries(files)) data.append(part, new Blob([content]), name);
    return data;
  };

  it('in a form are one report, which compares them', async () => {
    const { text } = await post(
      server,
      '/v1/validate',
      form({ 'a.xml': fixture.valid, 'ò b.xml': fixture.valid }),
    );
    const { files, summary } = JSON.parse(text) as {
      files: { file: string; findings: { code: string }[] }[];
      summary: { files: number };
    };
    expect(summary.files).toBe(2);
    expect(files.map(({ file, findings }) => [file, findings.some(({ code }) => code === '00404')])).toEqual([
      ['a.xml', false],
      ['ò b.xml', true],
    ]);
  });

  it('in a form are converted each on its own', async () => {
    const answer = await post(
      server,
      '/v1/convert',
      form({ 'a.xml': fixture.valid, 'b.xml': fixture.malformed }),
    );
    const lines = answer.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answer.type).toBe('application/x-ndjson');
    expect(lines).toMatchObject([
      { file: 'a.xml', exitCode: 0, type: 'application/json', json: { versione: 'FPR12' } },
      { file: 'b.xml', problem: { code: 'not_made', status: 422, report: { summary: { rejected: 1 } } } },
    ]);
  });

  it('a credit note is built of a brief and the original invoice', async () => {
    const note = (await runCli(['new', '--example', '--kind', 'credit-note', '--lang', 'en'])).stdout;
    const data = form({ 'note.yaml': note });
    data.append('of', new Blob([fixture.valid]), 'original.xml');
    const { status, text } = await post(server, '/v1/build?kind=credit-note', data);
    expect(status).toBe(200);
    expect(text).toContain('<TipoDocumento>TD04</TipoDocumento>');
  });

  it('in a stream are answered in their order, and a wrong line does not end it', async () => {
    const lines = [
      JSON.stringify({ file: 'a.xml', content: fixture.valid }),
      'no JSON',
      JSON.stringify({ file: 'c.xml' }),
      '',
      JSON.stringify({ file: '../d.xml', base64: Buffer.from(fixture.rejected).toString('base64') }),
    ];
    const answer = await post(server, '/v1/validate', lines.join('\n'), {
      'content-type': 'application/x-ndjson',
    });
    const found = answer.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(found).toMatchObject([
      { file: 'a.xml', exitCode: 0, json: { summary: { valid: 1 } } },
      { file: null, problem: { code: 'body_unreadable' } },
      { file: null, problem: { code: 'body_unreadable' } },
      { file: 'd.xml', exitCode: 1, json: { summary: { rejected: 1 } } },
    ]);
    expect(found).toHaveLength(4);
  });

  it.each([
    ['/v1/validate', '1\u20282\u202e'],
    ['/v1/convert', ' a\n   b \\ "c"\t{ }'],
    ['/v1/convert?to=yaml', 'a\n  b'],
    ['/v1/anonymize?seed=1', 'a\n  b'],
  ])('in a stream of %s have the answers of a request each', async (path, causale) => {
    const content = fixture.valid.replace('</DatiGeneraliDocumento>', `<Causale>${causale}</Causale>$&`);
    const single = await post(server, path, content);
    const line = JSON.stringify({ file: 'body', content });
    const { text } = await post(server, path, line, { 'content-type': 'application/x-ndjson' });
    const { json, content: document, type } = JSON.parse(text);
    expect(type).toBe(single.type.replace(/;.*/, ''));
    expect(json ?? document).toEqual(json === undefined ? single.text : JSON.parse(single.text));
  });

  it('in a stream of many chunks keep their order', async () => {
    const names = Array.from({ length: 400 }, (_, index) => `${index}-${'x'.repeat((index * 37) % 200)}.xml`);
    const lines = names.map((file, index) =>
      JSON.stringify({ file, content: index % 3 === 0 ? fixture.valid : fixture.malformed }),
    );
    const { text } = await post(server, '/v1/validate', lines.join('\n'), {
      'content-type': 'application/x-ndjson',
    });
    const found = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(found.map(({ file, exitCode }) => [file, exitCode])).toEqual(
      names.map((file, index) => [file, index % 3 === 0 ? 0 : 1]),
    );
  });

  it('problems have the number of their line, which counts blank ones', async () => {
    const file = (name: string, content: string): string => JSON.stringify({ file: name, content });
    const lines = ['', file('a.xml', fixture.valid), '\r', '{', file('b.xml', 'x'), '', '{"base64":"!"}'];
    const { text } = await post(server, '/v1/convert', lines.join('\n'), {
      'content-type': 'application/x-ndjson',
    });
    const found = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(found.map(({ file: name, line, problem }) => [name, line, problem?.code])).toEqual([
      ['a.xml', undefined, undefined],
      [null, 4, 'body_unreadable'],
      ['b.xml', 5, 'not_made'],
      [null, 7, 'body_unreadable'],
    ]);
  });

  it('a line that is too long ends a stream', async () => {
    const long = JSON.stringify({ content: 'x'.repeat(1_500_000) });
    const small = JSON.stringify({ content: '<a/>' });
    const { url } = server;
    const text = await new Promise<string>((resolve, reject) => {
      const headers = { 'content-type': 'application/x-ndjson', 'transfer-encoding': 'chunked' };
      const sent = httpRequest(`${url}/v1/validate`, { method: 'POST', headers }, (response) => {
        let all = '';
        response.on('data', (chunk: Buffer) => (all += chunk.toString('utf8')));
        response.on('end', () => resolve(all));
      });
      sent.on('error', reject);
      sent.end(`${small}\n${long}\n${small}\n`);
    });
    const found = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(found).toMatchObject([
      { exitCode: 1 },
      { problem: { code: 'too_large', params: { limit: 1_000_000 } } },
    ]);
    expect(found).toHaveLength(2);
  });
});

type Refused = readonly [
  path: string,
  body: BodyInit | null,
  headers: Readonly<Record<string, string>>,
  expected: readonly [status: number, code: string],
];

const twice = new FormData();
twice.append('a', new Blob(['x']), 'same.xml');
twice.append('b', new Blob(['y']), 'same.xml');
const unnamed = new FormData();
unnamed.append('file', 'text');

const original = new FormData();
original.append('brief', new Blob(['numero: 1']), 'brief.yaml');
original.append('of', new Blob([fixture.valid]), 'invoice.xml');

const refusals: readonly Refused[] = [
  ['/v1/validate', '', {}, [400, 'body_missing']],
  ['/v1/validate?output=x', '<a/>', {}, [400, 'parameter']],
  ['/v1/validate?config=/etc/passwd', '<a/>', {}, [400, 'parameter']],
  ['/v1/validate?schema=x.xsd', '<a/>', {}, [400, 'parameter']],
  ['/v1/validate?keep-going=maybe', '<a/>', {}, [400, 'parameter']],
  ['/v1/validate?format=pdf', '<a/>', {}, [400, 'parameter']],
  ['/v1/validate?lang=fr', '<a/>', {}, [400, 'parameter']],
  ['/v1/validate?as-of=soon', '<a/>', {}, [400, 'usage']],
  ['/v1/validate?ignore=00423', '<a/>', {}, [400, 'usage']],
  ['/v1/render?body=9', fixture.valid, {}, [400, 'usage']],
  ['/v1/validate', '<a/>', { accept: 'image/png' }, [406, 'not_acceptable']],
  ['/v1/validate', '<a/>', { 'content-encoding': 'gzip' }, [415, 'content_encoding']],
  ['/v1/validate', 'x'.repeat(1_000_001), {}, [413, 'too_large']],
  ['/v1/validate', twice, {}, [400, 'body_unreadable']],
  ['/v1/validate', unnamed, {}, [400, 'body_unreadable']],
  ['/v1/validate', 'x', { 'content-type': 'multipart/form-data; boundary=y' }, [400, 'body_unreadable']],
  ['/v1/convert', fixture.malformed, {}, [422, 'not_made']],
  ['/v1/convert?to=ubl&strict=true', fixture.valid, {}, [422, 'not_made']],
  ['/v1/convert?to=ubl&report=losses.json', fixture.valid, {}, [400, 'parameter']],
  ['/v1/losses', fixture.valid, {}, [400, 'parameter']],
  ['/v1/losses?to=json', fixture.valid, {}, [400, 'parameter']],
  ['/v1/convert?to=ubl&to=cii', fixture.valid, {}, [400, 'parameter']],
  ['/v1/validate?file=a.xml&file=b.xml', fixture.valid, {}, [400, 'parameter']],
  ['/v1/validate?keep-going&keep-going', fixture.valid, {}, [400, 'parameter']],
  ['/v1/validate', fixture.valid, { 'content-type': 'garbage' }, [415, 'content_type']],
  ['/v1/build', original, {}, [400, 'usage']],
  ['/v1/losses?to=ubl', fixture.rejected, {}, [422, 'not_made']],
  ['/v1/anonymize', 'no invoice', {}, [422, 'not_made']],
  ['/v1/build', 'numero: 1', {}, [422, 'not_made']],
  ['/v1/render', 'no invoice', {}, [422, 'not_made']],
  ['/v1/submit', '<a/>', {}, [404, 'path']],
  ['/healthz', '', {}, [405, 'method']],
  ['/:a(', '', {}, [404, 'path']],
  ['/healthz/', '', {}, [404, 'path']],
];

describe('a refusal', () => {
  it.each([
    ['/v1/convert?to=ubl&to=cii', {}, { name: 'to', times: 2 }],
    ['/v1/losses', {}, { name: 'to', value: '', valid: 'ubl, cii, facturx, fatturapa' }],
    [
      '/v1/validate',
      { accept: 'image/png' },
      {
        accept: 'image/png',
        valid: 'application/json, application/x-ndjson, application/sarif+json, application/xml, text/plain',
      },
    ],
  ])('of %s says what is wrong', async (path, headers, params) => {
    expect(problemIn(await post(server, path, fixture.valid, headers)).params).toEqual(params);
  });

  it.each(['/v1/validate?ignore=Q-BOLLO&ignore=Q-TERMS', '/v1/convert?to=ubl&set=1.1.4=A&set=1.1.6=B'])(
    'is not made of a list that occurs several times: %s',
    async (path) => {
      expect((await post(server, path, fixture.valid)).status).toBe(200);
    },
  );

  it.each(refusals)('of %s', async (path, body, headers, [status, code]) => {
    const answer = await post(server, path, body, headers);
    expect({ status: answer.status, code: problemIn(answer).code }).toEqual({ status, code });
    expect(answer.text).not.toMatch(/\n\s+at |--help|Help:/);
    // A request has parameters, not options.
    if (code === 'usage' || code === 'parameter') expect(answer.text).not.toContain('--');
  });

  it.each<readonly [method: string, path: string, allow: string]>([
    ['GET', '/v1/validate', 'POST'],
    ['HEAD', '/v1/validate', 'POST'],
    ['DELETE', '/v1/fix', 'POST'],
    ...['/', '/healthz', '/readyz', '/metrics', '/openapi.json'].flatMap((path) =>
      ['POST', 'PUT', 'OPTIONS'].map((method) => [method, path, 'GET, HEAD'] as const),
    ),
  ])('of the method %s at %s names the right one', async (method, path, allow) => {
    const response = await fetch(`${server.url}${path}`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
  });

  it('of a conversion has the report of the file', async () => {
    const { text } = await post(server, '/v1/convert', fixture.rejected);
    const { report } = JSON.parse(text) as { report: { files: { findings: { code: string }[] }[] } };
    expect(report.files[0]?.findings.map(({ code }) => code)).toEqual(['00200']);
  });
});

describe('the options of a request', () => {
  it('exist in the command, and none names a place on this machine', () => {
    const wrong = operations.flatMap((operation) => {
      const served = servedOptions(operation);
      const unknown = operation.options.filter((name) => !served.some((option) => option.name === name));
      const places = served.filter(({ completes }) => completes === 'files' || completes === 'folders');
      return [...unknown, ...places.map(({ name }) => name)].map((name) => `${operation.name}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('cannot add arguments', () => {
    const [validate] = operations;
    if (validate === undefined) throw new Error('no operation');
    const { args } = askedOf(validate, new URLSearchParams({ 'as-of': '--output=x', ignore: 'Q-A,Q-B' }), {});
    expect(args).toContain('--as-of=--output=x');
    expect(args).toEqual(expect.arrayContaining(['--ignore=Q-A', '--ignore=Q-B']));
  });
});
