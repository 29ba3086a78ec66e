import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeLists, endpoints, objects } from '../../src/api/contract/index.ts';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { money } from '../../src/sandbox/page/format.ts';
import { refusalReason } from '../../src/sandbox/page/guard.ts';
import { type Html, html, type Part, withCode } from '../../src/sandbox/page/html.ts';
import { languageOf } from '../../src/sandbox/page/language.ts';
import { sandboxPage as english } from '../../src/text/en/sandboxPage.ts';
import { sandboxPage as italian } from '../../src/text/it/sandboxPage.ts';
import { openapiFlaws } from '../support/openapiFlaws.ts';
import { startTestSandbox } from '../support/sandbox.ts';
import { projectRoot } from '../support/shared.ts';

const fixture = (name: string): string => readFileSync(join(projectRoot, 'fixtures', name), 'utf8');

describe('template values', () => {
  const cases: readonly (readonly [string, Part, string])[] = [
    ['markup', '<b>&</b>', '&lt;b&gt;&amp;&lt;/b&gt;'],
    ['ends of attributes', `"'\``, '&quot;&#39;&#96;'],
    ['a number', 12, '12'],
    ['nothing', [null, undefined, false, ''], ''],
    ['markup that a template made', html`<b>${'<'}</b>`, '<b>&lt;</b>'],
    ['a list', ['a', html`<i>b</i>`], 'a<i>b</i>'],
    ['a direction mark', 'a\u202eb', 'a\ufffdb'],
    ['a control', 'a\u009bb', 'a\ufffdb'],
    ['lines', 'a\n\tb', 'a\n\tb'],
  ];
  it.each(cases)('%s', (_name, part, text) => {
    expect(html`<p title="${part}">`.toString()).toBe(`<p title="${text}">`);
  });

  it('an object that is not a template is refused', () => {
    const lookalike = { toString: () => '<b>' } as unknown as Html;
    expect(() => html`${lookalike}`).toThrow();
  });

  it.each([
    ['a `b` c', 'a <code>b</code> c'],
    ['a ` c', 'a &#96; c'],
    ['`<i>`', '<code>&lt;i&gt;</code>'],
  ])('names in %s', (text, expected) => {
    expect(withCode(text).toString()).toBe(expected);
  });
});

describe('allowed requests for pages', () => {
  const LOCAL = { host: '127.0.0.1', name: null };
  const own = '127.0.0.1:4010';
  it.each([
    // method, host, origin, Sec-Fetch-Site, refused for
    ['GET', own, undefined, undefined, null],
    ['GET', 'localhost:4010', undefined, 'none', null],
    ['GET', 'LOCALHOST:4010', undefined, undefined, null],
    ['GET', '[::1]:4010', undefined, undefined, null],
    ['GET', own, undefined, 'cross-site', null],
    ['GET', undefined, undefined, undefined, 'host'],
    ['GET', '127.0.0.1', undefined, undefined, 'host'],
    ['GET', '127.0.0.1:4011', undefined, undefined, 'host'],
    ['GET', 'evil.example:4010', undefined, undefined, 'host'],
    ['GET', '127.0.0.1.evil.example:4010', undefined, undefined, 'host'],
    ['GET', '127.0.0.1:4010.evil.example', undefined, undefined, 'host'],
    ['POST', own, `http://${own}`, undefined, null],
    ['POST', own, `http://${own}`, 'same-origin', null],
    ['POST', own, undefined, 'same-origin', null],
    ['POST', own, undefined, undefined, 'origin'],
    ['POST', own, 'null', undefined, 'origin'],
    ['POST', own, 'null', 'same-origin', 'origin'],
    ['POST', own, `https://${own}`, undefined, 'origin'],
    ['POST', own, 'http://localhost:4010', undefined, 'origin'],
    ['POST', own, 'http://127.0.0.1:3000', 'same-site', 'origin'],
    ['POST', own, `http://${own}`, 'cross-site', 'origin'],
    ['POST', own, undefined, 'none', 'origin'],
    ['POST', 'evil.example:4010', 'http://evil.example:4010', 'same-origin', 'host'],
    ['DELETE', own, undefined, undefined, 'origin'],
  ] as const)('%s to %s from %s, %s: %s', (method, host, origin, site, expected) => {
    expect(refusalReason({ method, host, origin, site }, 'http://127.0.0.1:4010', LOCAL)).toBe(expected);
  });

  it.each([
    ['127.0.0.1', null],
    ['localhost:80', null],
    ['localhost:4010', 'host'],
  ] as const)('on port 80: %s', (host, expected) => {
    const asked = { method: 'GET', host, origin: undefined, site: undefined };
    expect(refusalReason(asked, 'http://127.0.0.1', LOCAL)).toBe(expected);
  });
});

describe('language', () => {
  it.each([
    [undefined, undefined, undefined, 'en'],
    [undefined, undefined, 'it', 'it'],
    [undefined, undefined, 'it-IT,it;q=0.9,en;q=0.8', 'it'],
    [undefined, undefined, 'de, en;q=0.3, it;q=0.5', 'it'],
    [undefined, undefined, 'it;q=0, en', 'en'],
    [undefined, undefined, 'fr', 'en'],
    [undefined, 'a=b; fattura_language=it', 'en', 'it'],
    [undefined, 'fattura_language=xx', 'it', 'it'],
    ['en', 'fattura_language=it', 'it', 'en'],
    ['xx', undefined, 'it', 'it'],
  ] as const)('%s, %s, %s: %s', (chosen, cookie, accept, expected) => {
    expect(languageOf({ chosen, cookie, accept })).toBe(expected);
  });
});

describe('amounts', () => {
  it.each([
    ['1234.5', 'it', '1.234,50\u00a0EUR'],
    ['1234567.123456', 'en', '1,234,567.123456\u00a0EUR'],
    ['-12', 'en', '\u221212.00\u00a0EUR'],
    ['100000000000000000000000.01', 'it', '100.000.000.000.000.000.000.000,01\u00a0EUR'],
  ] as const)('%s in %s', (amount, language, expected) => {
    expect(money(amount, 'EUR', language)).toBe(expected);
  });
});

describe('code names', () => {
  it.each(Object.entries(english.codes))(
    '%s has every code of the contract in both languages',
    (list, names) => {
      const codes = codeLists.find(({ name }) => name === list)?.codes;
      if (codes !== undefined) expect(Object.keys(names).sort()).toEqual(Object.keys(codes).sort());
      const inItalian: Readonly<Record<string, Readonly<Record<string, string>>>> = italian.codes;
      for (const texts of [names, inItalian[list] ?? {}]) expect(Object.values(texts)).not.toContain('');
    },
  );
});

describe('pages over HTTP', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    // Small, so that the page's own limit is tested too.
    sandbox = await startTestSandbox({ sdiDelay: 3_600_000, bodyLimit: 100_000 });
  }, 60_000);
  afterAll(() => sandbox.close());

  interface Sent {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: Uint8Array | string;
  }

  /** `fetch` sets the Host header itself. */
  const send = (path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((done, fail) => {
      const asked = httpRequest(`${sandbox.url}${path}`, { method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      asked.on('error', fail);
      asked.end(body);
    });

  const drop = async (file: Uint8Array | string, fields: Readonly<Record<string, string>> = {}) => {
    const form = new FormData();
    form.append('company', sandbox.companyId);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.append('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], 'a.xml'));
    const encoded = new Response(form);
    return send('/sandbox/drop', {
      method: 'POST',
      headers: { origin: sandbox.url, 'content-type': encoded.headers.get('content-type') ?? '' },
      body: new Uint8Array(await encoded.arrayBuffer()),
    });
  };

  const MISSING = '00000000-0000-4000-8000-000000000000';
  it.each([
    ['/', 200],
    ['/?status=DRAFT&before=1', 200],
    ["/?status=x'&before=-1&before=2", 200],
    ['/?number=%00%25_&customer=%F0%9F&from=2026-02-30&to=x&direction=UP', 200],
    ['/sandbox/events', 200],
    ['/sandbox/events?state=dead&before=7', 200],
    ['/sandbox/mails?page=99', 200],
    ['/sandbox/movements', 200],
    ["/sandbox/movements?text=%00%25_'&from=2026-02-30&to=x&company=x&cursor=%00x", 200],
    ['/sandbox/counterparts?text=%F0%9F&cursor=', 200],
    ['/sandbox/products', 200],
    ['/sandbox/f24?text=a&text=b', 200],
    ['/sandbox/payments?from=2026-01-01', 200],
    ['/sandbox/codes/423', 200],
    ['/sandbox/codes/Q-IBAN', 200],
    ['/sandbox/codes/nothing', 404],
    ['/sandbox/documents/1', 404],
    [`/sandbox/documents/${MISSING}`, 404],
    [`/sandbox/documents/${MISSING}/xml`, 404],
    [`/sandbox/payments/${MISSING}`, 404],
    [`/sandbox/mails/${MISSING}/mail`, 404],
    ['/sandbox/nothing', 404],
    ['/sandbox/drop', 303],
    ['/api/reference', 200],
    ['/api/spec', 200],
  ])('%s: %d, with security headers', async (path, status) => {
    const answer = await send(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'self' 'sha256-/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
    expect(answer.headers['content-security-policy']).not.toMatch(/unsafe|\*/);
    expect(answer.text).not.toMatch(/<script(?! src=")|\son\w+=|style="|javascript:/);
  });

  it.each([
    ['/', 'GET'],
    ['/sandbox/events', 'GET'],
    ['/sandbox/counterparts', 'GET'],
    [`/sandbox/documents/${MISSING}/xml`, 'GET'],
    ['/api/spec', 'GET'],
    ['/api/reference', 'GET'],
    ['/sandbox/drop', 'POST'],
    [`/sandbox/documents/${MISSING}/delete`, 'POST'],
  ])('%s under another name: 403', async (path, method) => {
    const answer = await send(path, {
      method,
      headers: { host: 'evil.example', origin: 'http://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain(sandbox.companyId);
  });

  it.each([
    ['/sandbox/drop', { origin: 'http://evil.example' }],
    ['/sandbox/drop', {}],
    [`/sandbox/documents/${MISSING}/issue`, { origin: 'null' }],
    [`/sandbox/documents/${MISSING}/delete`, { 'sec-fetch-site': 'cross-site' }],
    ['/sandbox/deliveries/1/again', { origin: 'http://localhost:1' }],
  ])('POST %s with %j: 403', async (path, headers) => {
    expect((await send(path, { method: 'POST', headers })).status).toBe(403);
  });

  it.each([
    ['/sandbox/documents/x/issue', 404],
    [`/sandbox/documents/${MISSING}/issue`, 404],
    [`/sandbox/documents/${MISSING}/delete`, 404],
    ['/sandbox/deliveries/x/again', 404],
    ['/sandbox/deliveries/1/again', 303],
  ])('POST %s from the same origin: %d', async (path, status) => {
    const answer = await send(path, { method: 'POST', headers: { origin: sandbox.url } });
    expect(answer.status).toBe(status);
  });

  it.each([
    ['/', '/'],
    ['/sandbox/documents/1?a=b', '/sandbox/documents/1?a=b'],
    ['//evil.example', '/sandbox/events'],
    ['/\\evil.example', '/sandbox/events'],
    ['https://evil.example', '/sandbox/events'],
    ['/a\r\nset-cookie: b', '/sandbox/events'],
  ])('a button returns to %j: %s', async (back, expected) => {
    const path = `/sandbox/deliveries/1/again?back=${encodeURIComponent(back)}`;
    const answer = await send(path, { method: 'POST', headers: { origin: sandbox.url } });
    expect(answer.headers['location']).toBe(expected);
  });

  it.each([
    ['no form', { 'content-type': 'application/json' }, '{}', 400],
    ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 'x', 400],
    ['a form that breaks off', { 'content-type': 'multipart/form-data; boundary=b' }, '--b\r\nContent-', 400],
    [
      'a form that is too large',
      { 'content-type': 'multipart/form-data; boundary=b' },
      'x'.repeat(200_000),
      413,
    ],
  ])('%s is refused', async (_name, headers, body, status) => {
    const answer = await send('/sandbox/drop', {
      method: 'POST',
      headers: { origin: sandbox.url, ...headers },
      body,
    });
    expect(answer.status).toBe(status);
  });

  it.each([
    ['an empty file', '', {}, 422],
    ['no company', '<a/>', { company: 'x' }, 422],
    ['no invoice', 'hello', {}, 400],
    ['a file larger than the server takes', 'x'.repeat(150_000), {}, 413],
  ])('%s is refused', async (_name, file, fields, status) => {
    expect((await drop(file, fields)).status).toBe(status);
  });

  /** The page's errors for a refused file, as code, place and pointer. */
  const faultsOf = (text: string) =>
    [...text.matchAll(/<li class="error">[\s\S]*?<\/li>/g)].map(([item]) => ({
      code: /\/sandbox\/codes\/([\w-]+)"/.exec(item)?.[1] ?? null,
      place: /<b>\D+(\d+)\D+(\d+)<\/b>/.exec(item)?.slice(1).map(Number) ?? null,
      path: /<code>(\/[^<]*)<\/code>/.exec(item)?.[1] ?? null,
    }));

  const XML = fixture('valid/FPR12-simple.xml');
  const lineOf = (text: string, what: string): number => text.slice(0, text.indexOf(what)).split('\n').length;

  it('an error of a control is shown with its position in the XML', async () => {
    const wrong = XML.replace('<PrezzoTotale>200.00', '<PrezzoTotale>201.00');
    const answer = await drop(wrong);
    expect(answer.status).toBe(422);
    const line = lineOf(wrong, '<PrezzoTotale>201.00');
    expect(faultsOf(answer.text)).toContainEqual({
      code: '00423',
      place: [line, expect.any(Number)],
      path: '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0/prezzo_totale',
    });
  });

  it('an error of a control is shown with its position in the JSON', async () => {
    const json = fixture('valid/FPR12-simple.json').replace(
      '"prezzo_totale": "200.00"',
      '"prezzo_totale": "201.00"',
    );
    const answer = await drop(json);
    expect(answer.status).toBe(422);
    const line = lineOf(json, '"prezzo_totale": "201.00"');
    expect(faultsOf(answer.text)).toContainEqual({
      code: '00423',
      place: [line, expect.any(Number)],
      path: '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0/prezzo_totale',
    });
  });

  it('truncated XML is shown with its position', async () => {
    const [fault] = faultsOf((await drop(XML.slice(0, 1500))).text);
    expect(fault).toMatchObject({ code: '00200', place: [expect.any(Number), expect.any(Number)] });
  });

  it('a number in use is shown once, at numero', async () => {
    const own = XML.replace(/<Numero>[^<]*/, '<Numero>TAKEN-1');
    expect((await drop(own, { action: 'draft' })).status).toBe(303);
    const answer = await drop(own);
    expect(faultsOf(answer.text)).toEqual([
      {
        code: null,
        place: [lineOf(own, '<Numero>'), expect.any(Number)],
        path: '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/numero',
      },
    ]);
  });

  it('fields that the service fills in may be missing, and such a draft has no findings', async () => {
    const json = JSON.parse(fixture('valid/FPR12-simple.json'));
    const { dati_trasmissione } = json.fattura_elettronica_header;
    delete dati_trasmissione.id_trasmittente;
    delete dati_trasmissione.progressivo_invio;
    json.fattura_elettronica_body[0].dati_generali.dati_generali_documento.numero = 'FILLED-1';
    const answer = await drop(JSON.stringify(json), { action: 'draft' });
    expect(answer.status).toBe(303);
    const path = String(answer.headers['location']);
    const page = await send(path);
    expect(page.text).toContain('id="issue"');
    expect(page.text).not.toMatch(/<ol class="findings">/);
    const file = await send(`${path}/xml`);
    expect(file.headers).toMatchObject({
      'content-type': 'application/xml',
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w.-]+\.xml"$/),
    });
    expect(file.text).toContain('<Numero>FILLED-1</Numero>');
  });

  it('a document is issued once, deleted once', async () => {
    const made = await drop(XML.replace(/<Numero>[^<]*/, '<Numero>ONCE-1'), { action: 'draft' });
    const path = String(made.headers['location']);
    const press = async (what: string) =>
      (await send(`${path}/${what}`, { method: 'POST', headers: { origin: sandbox.url } })).status;
    expect(await press('issue')).toBe(303);
    expect(await press('issue')).toBe(422);
    expect(await press('delete')).toBe(303);
    expect(await press('delete')).toBe(404);
  });

  /** Documents of the seed, by number. */
  const numbersAt = async (path: string) => {
    const { text } = await send(path);
    return [...text.matchAll(/<a id="d-[^>]*>([^<]*)</g)].map(([, number]) => number);
  };
  it.each([
    ['number=2026/20', 9],
    ['number=pa-', 2],
    ['number=%25', 0],
    ['customer=pedale+lento&number=2026', 2],
    ['customer=03141592653&number=2026', 2],
    ['customer=PEDALE&number=2026&status=DELIVERED', 2],
    ['from=2026-09-01&to=2026-09-11&direction=ISSUED', 4],
    ['from=2026-09-30&to=2026-09-30', 2],
    ['direction=RECEIVED&number=fv26', 3],
    ['number=&customer=&from=&to=&direction=', 25],
  ])('documents of %s: %i', async (query, count) => {
    expect(await numbersAt(`/?${query}`)).toHaveLength(count);
  });

  it('the links and the form of the list keep the filters', async () => {
    const { text } = await send('/?number=2026&status=DELIVERED&customer=%22%3E%3Cb%3E');
    expect(text).toContain('name="status" value="DELIVERED"');
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(text).toContain('href="/?number=2026&amp;status=SENT&amp;customer=%22%3E%3Cb%3E"');
    expect(text).toContain('id="clear" href="/?status=DELIVERED"');
  });

  it.each(['it', 'en'])('%s shows no status as a code', async (lang) => {
    const { text } = await send(`/?lang=${lang}`);
    const badges = [...text.matchAll(/class="badge [^"]*" data-code="([^"]+)"[^>]*>([^<]+)</g)];
    expect(new Set(badges.map(([, code]) => code)).size).toBeGreaterThan(5);
    expect(badges.filter(([, code, shown]) => code === shown)).toEqual([]);
  });

  it('live parts equal those of the page', async () => {
    const whole = await send('/');
    const live = JSON.parse((await send('/?live=1')).text) as Record<string, string>;
    expect(Object.keys(live)).toEqual(['rows']);
    expect(whole.text).toContain(live['rows']);
  });

  it('the selected language is kept', async () => {
    const chosen = await send('/?lang=it');
    expect(chosen.text).toContain('<html lang="it">');
    const [cookie = ''] = chosen.headers['set-cookie'] as string[];
    const later = await send('/sandbox/events', { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(later.text).toContain('<html lang="it">');
    expect(later.headers['set-cookie']).toBeUndefined();
  });

  it('assets can be cached, and pages refer to them', async () => {
    const { text } = await send('/');
    const paths = [...text.matchAll(/"(\/sandbox\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(paths).toHaveLength(2);
    for (const path of paths) {
      const asset = await send(path);
      expect(asset.status).toBe(200);
      expect(asset.headers['cache-control']).toContain('immutable');
    }
  });

  it("the specification is the OpenAPI document with this server's address", async () => {
    const document = JSON.parse((await send('/api/spec')).text);
    expect(document.servers.map(({ url }: { url: string }) => url)).toEqual([sandbox.url]);
    const generated = JSON.parse(readFileSync(join(projectRoot, 'docs/openapi.json'), 'utf8'));
    expect({ ...document, servers: [] }).toEqual({ ...generated, servers: [] });
    expect(openapiFlaws(document)).toEqual([]);
  });

  it('the reference has every endpoint, object and code, and no broken links', async () => {
    const { text } = await send('/api/reference');
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        ...endpoints.map(({ resource, name }) => `${resource}.${name}`),
        ...objects.map(({ name }) => name),
        ...codeLists.map(({ name }) => name),
      ]),
    );
    const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
