import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requests } from '../../src/sandbox/database/tables/index.ts';
import { createApp } from '../../src/sandbox/http/app.ts';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { LIST_NAMES, type ListName } from '../../src/sandbox/page/words/lists.ts';
import { SEED } from '../../src/sandbox/seed/seed.ts';
import { startTestSandbox } from '../support/sandbox.ts';
import { type Caller, callerOf, type Result } from '../support/sandboxCalls.ts';
import { openTestContext } from '../support/sandboxContext.ts';

interface ShownRow {
  readonly id: string;
  /** Texts by column. */
  readonly cells: Readonly<Record<string, string>>;
  readonly links: readonly string[];
}

const HOSTILE = `"><img src=x onerror=alert(1)><script>alert('x')</script>\u202e`;
const IBAN = 'IT60X0542811101000000123456';

const decoded = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')
    .trim();

const rowsIn = (page: string): readonly ShownRow[] =>
  [...page.matchAll(/<tr id="r-([^"]+)">(.*?)<\/tr>/gs)].map(([, id = '', row = '']) => ({
    id,
    cells: Object.fromEntries(
      [...row.matchAll(/<td[^>]* data-column="(\w+)"[^>]*>(.*?)<\/td>/gs)].map(([, name, cell]) => [
        name,
        decoded(cell ?? ''),
      ]),
    ),
    links: [...row.matchAll(/href="([^"]*)"/g)].map(([, path = '']) => decoded(path)),
  }));

const columnsIn = (page: string): readonly string[] =>
  [...page.matchAll(/<th scope="col" data-column="(\w+)"/g)].map(([, name = '']) => name);

const following = (page: string): string | null => {
  const [, path] = / id="next" href="([^"]+)"/.exec(page) ?? [];
  return path === undefined ? null : decoded(path);
};

const makes: Readonly<Record<ListName, (sandbox: Sandbox, text: string) => Promise<void>>> = {
  async movements(sandbox, text) {
    await control(sandbox, `/companies/${sandbox.companyId}/accounts`, { nickname: text });
    const body = { amount: '-1234.5', description: text, counterpart_name: text, date: '2026-12-01' };
    await control(sandbox, `/companies/${sandbox.companyId}/transactions`, body);
  },
  async counterparts(sandbox, company_name) {
    const body = { country: 'IT', company_name, city: company_name, province_code: company_name };
    expect((await callerOf(sandbox)('/counterparts', { body })).status).toBe(201);
  },
  async products(sandbox, text) {
    const price = {
      unit_price: { amount: '1234.5', currency: 'EUR' },
      vat_percentage: 0,
      tax_exemption: text,
    };
    const body = { code: text, description: text, unit_of_measure: text, ...price };
    expect((await callerOf(sandbox)('/products', { body })).status).toBe(201);
  },
  async f24({ url, apiKey, companyId }, text) {
    const query = new URLSearchParams({ file_name: text, label: text });
    const answer = await fetch(`${url}/api/v1/companies/${companyId}/requests/f24/ocr?${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/pdf' },
      body: '%PDF-1.4',
    });
    expect(answer.status).toBe(202);
  },
  async payments(sandbox, text) {
    await draft(callerOf(sandbox), [[text, text, text, '1234.5']]);
  },
};

async function control(
  { url }: Sandbox,
  path: string,
  body: object,
): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${url}/control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBeLessThan(300);
  return (await answer.json()).data;
}

type PaymentLine = readonly [payee: string, iban: string, reason: string, amount: string];

async function draft(call: Caller, lines: readonly PaymentLine[]): Promise<string> {
  const payments = lines.map(([payee_name, payee_identifier, reason, amount]) => ({
    payee_name,
    payee_identifier,
    reason,
    amount: { amount, currency: 'EUR' },
  }));
  const { status, body } = await call('/requests/bulk-payment', { body: { payments } });
  expect(status).toBe(201);
  return body.data.request_id;
}

const pageOf =
  (sandbox: () => Sandbox) =>
  async (path: string, language = 'it'): Promise<string> => {
    const answer = await fetch(`${sandbox().url}${path}`, { headers: { 'accept-language': language } });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };

describe('the lists of the seed', () => {
  let sandbox: Sandbox;
  let call: Caller;
  const show = pageOf(() => sandbox);
  beforeAll(async () => {
    sandbox = await startTestSandbox({ sdiDelay: 3_600_000, ocrDelay: 0 });
    call = callerOf(sandbox);
    await makes.f24(sandbox, 'Ravenna.pdf');
    await draft(call, [['Cartiera del Lamone S.p.A.', IBAN, 'Saldo 2026/118', '1234.5']]);
    await draft(call, [
      ['Forno', IBAN, 'Pane', '1.00'],
      ['Bottega', IBAN, 'Vino', '2.105'],
    ]);
  }, 60_000);
  afterAll(() => sandbox.close());

  const columns: readonly (readonly [ListName, readonly string[]])[] = [
    ['movements', ['date', 'account', 'description', 'counterpart', 'amount', 'matched']],
    ['counterparts', ['name', 'vatNumber', 'taxNumber', 'city', 'recipientCode']],
    ['products', ['code', 'description', 'unit', 'price', 'vat']],
    ['f24', ['uploaded', 'file', 'due', 'sections', 'amount', 'status']],
    ['payments', ['created', 'payee', 'iban', 'reason', 'amount', 'status']],
  ];
  it.each(columns)('%s: its columns in reading order', async (name, expected) => {
    for (const language of ['it', 'en']) {
      const page = await show(`/sandbox/${name}`, language);
      expect(columnsIn(page)).toEqual(expected);
      expect(page).toContain(`<html lang="${language}">`);
      for (const { cells } of rowsIn(page)) expect(Object.keys(cells)).toEqual(expected);
    }
  });

  it.each(['/', '/sandbox/events', ...LIST_NAMES.map((name) => `/sandbox/${name}`)])(
    '%s links to all others, and is marked as current',
    async (path) => {
      const [nav = ''] = /<nav aria-label="Sezioni">.*?<\/nav>/s.exec(await show(path)) ?? [];
      const links = [...nav.matchAll(/href="([^"]+)"/g)].map(([, one]) => one);
      expect(links).toEqual([
        '/',
        '/sandbox/movements',
        '/sandbox/counterparts',
        '/sandbox/products',
        '/sandbox/f24',
        '/sandbox/payments',
        '/sandbox/events',
        '/sandbox/mails',
        '/api/reference',
      ]);
      expect(nav).toContain(`href="${path}" aria-current="page"`);
    },
  );

  const cells: readonly (readonly [path: string, column: string, italian: string, english: string])[] = [
    ['/sandbox/movements?text=STIPENDI', 'date', '18 nov 2026', '18 Nov 2026'],
    ['/sandbox/movements?text=STIPENDI', 'amount', '−1.487,92 EUR', '−1,487.92 EUR'],
    ['/sandbox/movements?text=STIPENDI', 'account', 'Conto ordinario', 'Conto ordinario'],
    ['/sandbox/movements?text=STIPENDI', 'matched', 'Da abbinare', 'Not matched'],
    ['/sandbox/counterparts?text=lamone', 'vatNumber', '01414213569', '01414213569'],
    ['/sandbox/counterparts?text=lamone', 'city', 'Faenza (RA)', 'Faenza (RA)'],
    ['/sandbox/counterparts?text=lamone', 'recipientCode', 'KRRH6B9', 'KRRH6B9'],
    ['/sandbox/counterparts?text=PNCLRA', 'taxNumber', 'PNCLRA85C52F205Y', 'PNCLRA85C52F205Y'],
    ['/sandbox/counterparts?text=PNCLRA', 'vatNumber', '–', '–'],
    ['/sandbox/counterparts?text=titano', 'city', 'San Marino, SM', 'San Marino, SM'],
    ['/sandbox/products?text=LIB-17', 'price', '4,85 EUR', '4.85 EUR'],
    ['/sandbox/products?text=LIB-17', 'vat', '4%', '4%'],
    ['/sandbox/products?text=COR-TIP', 'vat', '0% · N4', '0% · N4'],
    ['/sandbox/payments?text=lamone', 'iban', IBAN, IBAN],
    ['/sandbox/payments?text=lamone', 'amount', '1.234,50 EUR', '1,234.50 EUR'],
    ['/sandbox/payments?text=lamone', 'status', 'Bozza', 'Draft'],
    ['/sandbox/payments?text=bottega', 'amount', '3,105 EUR', '3.105 EUR'],
  ];
  it.each(cells)('%s: %s is %j in Italian and %j in English', async (path, column, italian, english) => {
    for (const [language, text] of [
      ['it', italian],
      ['en', english],
    ]) {
      expect(rowsIn(await show(path, language))[0]?.cells[column]).toBe(text);
    }
  });

  it('an F24 is shown as being read, then with its sections and amount', async () => {
    await expect
      .poll(async () => rowsIn(await show('/sandbox/f24?text=ravenna'))[0]?.cells['status'])
      .toBe('Letto');
    const [row] = rowsIn(await show('/sandbox/f24?text=ravenna'));
    expect(row?.cells).toMatchObject({
      due: expect.stringMatching(/^16 \w{3} \d{4}$/),
      sections: expect.stringMatching(/^Erario \d{4}/),
      amount: expect.stringMatching(/^[\d.]+,\d{2} EUR$/),
    });
    const live = JSON.parse(await show('/sandbox/f24?live=1')) as Record<string, string>;
    expect(Object.keys(live)).toEqual(['rows']);
    expect(await show('/sandbox/f24')).toContain(live['rows']);
  });

  it('a settling movement links to its document', async () => {
    const { data } = (await call('/reconciliations', { query: { expand: 'flow,transaction' } })).body;
    const [{ transaction, flow }] = data;
    const { description } = transaction;
    const page = await show(`/sandbox/movements?${new URLSearchParams({ text: description })}`);
    const row = rowsIn(page).find(({ id }) => id === transaction.id);
    const documents = (await call('/documents', { query: { page_size: '50', expand: 'flows' } })).body.data;
    const settled = documents.find(({ flows }: { flows: readonly { id: string }[] }) =>
      flows.some(({ id }) => id === flow.id),
    );
    expect(row?.links).toEqual([`/sandbox/documents/${settled.id}`]);
    expect(row?.cells['matched']).toBe(`Abbinato ${settled.number}`);
  });

  it('a counterpart links to its documents, a payee to all payments of the draft', async () => {
    const [counterpart] = rowsIn(await show('/sandbox/counterparts?text=lamone'));
    expect(counterpart?.links).toEqual(['/?customer=01414213569']);
    expect(await show(counterpart?.links[0] ?? '')).toContain('Cartiera del Lamone');
    const [payment] = rowsIn(await show('/sandbox/payments?text=bottega'));
    expect(payment?.links).toEqual([`/sandbox/payments/${payment?.id}`]);
    expect(await show(payment?.links[0] ?? '')).toContain('href="/sandbox/payments" aria-current="page"');
  });

  const searches: readonly (readonly [path: string, count: number, narrowed: boolean])[] = [
    ['/sandbox/counterparts', 12, false],
    ['/sandbox/products', 6, false],
    ['/sandbox/f24', 1, false],
    ['/sandbox/payments', 2, false],
    ['/sandbox/movements?text=BON. STIPENDI', 10, true],
    ['/sandbox/movements?text=bon. stipendi', 10, true],
    ['/sandbox/movements?text=%25', 0, true],
    ['/sandbox/movements?text=%00', 25, false],
    ['/sandbox/movements?from=2026-11-19&to=2026-11-19', 2, true],
    ['/sandbox/movements?from=2026-11-20', 0, true],
    ['/sandbox/movements?from=2026-02-30', 25, false],
    ['/sandbox/counterparts?text=FAENZA', 1, true],
    ['/sandbox/counterparts?text=01414213569', 1, true],
    ['/sandbox/products?text=a5', 1, true],
    ['/sandbox/f24?text=.PDF', 1, true],
    ['/sandbox/payments?text=vino', 1, true],
    [`/sandbox/payments?text=${IBAN}`, 2, true],
    ['/sandbox/payments?text=payee_name', 0, true],
    ['/sandbox/payments?from=2999-01-01', 2, false],
  ];
  it.each(searches)('%s finds %i', async (path, count, narrowed) => {
    const page = await show(path);
    expect(rowsIn(page)).toHaveLength(count);
    expect(page.includes('data-empty="found"')).toBe(count === 0);
    expect(page.includes('id="clear"')).toBe(narrowed);
  });

  it('all pages together have each movement once, newest first', async () => {
    const seen: string[] = [];
    const days: string[] = [];
    for (let path: string | null = '/sandbox/movements'; path !== null; ) {
      const page = await show(path);
      seen.push(...rowsIn(page).map(({ id }) => id));
      days.push(...[...page.matchAll(/<time datetime="([^"]+)"/g)].map(([, at = '']) => at));
      expect(page.includes('id="first"')).toBe(path.includes('cursor='));
      path = following(page);
    }
    const all: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: Result = await call('/transactions', {
        query: { page_size: '50', ...(cursor === null ? {} : { cursor }) },
      });
      all.push(...body.data.map(({ id }: { id: string }) => id));
      cursor = body.page.cursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(120);
    expect([...seen].sort()).toEqual(all.sort());
    expect(days).toEqual([...days].sort().reverse());
  });

  it('drafts have pages too', async () => {
    for (let count = 0; count < 30; count += 1)
      await draft(call, [[`Pagina ${count}`, IBAN, 'Pagine', '1.00']]);
    const first = await show('/sandbox/payments?text=pagine');
    const second = await show(following(first) ?? '');
    const payees = [...rowsIn(first), ...rowsIn(second)].map(({ cells }) => cells['payee'] ?? '');
    expect([rowsIn(first).length, new Set(payees).size, following(second)]).toEqual([25, 30, null]);
  });

  it.each(LIST_NAMES)('%s: a cursor of another list restarts the list', async (name) => {
    const rows = rowsIn(await show(`/sandbox/${name}`));
    expect(rowsIn(await show(`/sandbox/${name}?cursor=x%00`))).toEqual(rows);
  });

  it.each(LIST_NAMES)('%s: no code is shown as text', async (name) => {
    const page = await show(`/sandbox/${name}`, 'en');
    const coded = [...page.matchAll(/ data-code="([^"]+)"[^>]*>([^<]+)</g)];
    // POS is the word in both languages.
    expect(coded.filter(([, code, text]) => code === text && code !== 'POS')).toEqual([]);
  });
});

describe('rows with equal creation times', () => {
  it('are on one page each', async () => {
    const { context, close } = await openTestContext('pglite');
    const app = createApp(context);
    const made = Array.from({ length: 60 }, (_, index) => ({
      company_id: SEED.companyId,
      kind: 'f24' as const,
      status: 'WAITING_OCR',
      file_name: `${index}.pdf`,
      created_at: new Date('2026-11-01T00:00:00Z'),
    }));
    await context.db.insert(requests).values(made);
    const files: (string | undefined)[] = [];
    for (let path: string | null = '/sandbox/f24'; path !== null; ) {
      const { payload }: { payload: string } = await app.inject({
        url: path,
        headers: { host: new URL(context.url).host },
      });
      files.push(...rowsIn(payload).map(({ cells }) => cells['file']));
      path = following(payload);
    }
    expect(files).toHaveLength(60);
    expect(new Set(files)).toEqual(new Set(made.map(({ file_name }) => file_name)));
    await app.close();
    await close();
  }, 60_000);
});

describe('lists with several companies, and without any', () => {
  let sandbox: Sandbox;
  const show = pageOf(() => sandbox);
  beforeAll(async () => {
    sandbox = await startTestSandbox({ sdiDelay: 3_600_000 });
  }, 60_000);
  afterAll(() => sandbox.close());

  it('the company is a column and a filter if there are several', async () => {
    expect(await show('/sandbox/movements')).not.toContain('name="company"');
    const { id = '' } = await control(sandbox, '/companies', {
      name: 'Prova <&>',
      vat_number: '01234567897',
    });
    const own = { ...sandbox, companyId: id };
    await makes.movements(own, 'PROVA');
    const all = await show('/sandbox/movements?text=prova');
    expect(columnsIn(all).at(-1)).toBe('company');
    expect(rowsIn(all).map(({ cells }) => cells['company'])).toEqual(['Prova <&>']);
    const chosen = await show(`/sandbox/movements?company=${id}`);
    expect([rowsIn(chosen).length, columnsIn(chosen).includes('company')]).toEqual([1, false]);
    expect(chosen).toContain(`<option value="${id}" selected>`);
    expect(rowsIn(await show('/sandbox/movements?company=x'))).toHaveLength(25);
  });

  it.each(LIST_NAMES)('%s: hostile texts stay texts', async (name) => {
    await makes[name](sandbox, HOSTILE);
    const page = await show(`/sandbox/${name}?${new URLSearchParams({ text: '"><img src=x' })}`);
    const shown = rowsIn(page).flatMap(({ cells }) => Object.values(cells));
    expect(shown.filter((text) => text.includes(HOSTILE.replace('\u202e', '\ufffd'))).length).toBeGreaterThan(
      0,
    );
    expect(page).not.toMatch(/<img|<script(?! src=")|\u202e/);
    expect(page).toContain('value="&quot;&gt;&lt;img src=x"');
  });

  const ways: readonly (readonly [ListName, way: string])[] = [
    ['movements', 'POST /control/companies/{company_id}/transactions'],
    ['counterparts', 'POST /api/v1/companies/{company_id}/counterparts'],
    ['products', 'POST /api/v1/companies/{company_id}/products'],
    ['f24', 'POST /api/v1/companies/{company_id}/requests/f24/ocr'],
    ['payments', 'POST /api/v1/companies/{company_id}/requests/bulk-payment'],
  ];
  it.each(ways)('an empty list of %s says how to fill it: %s', async (name, way) => {
    await control(sandbox, '/reset', { seed: false });
    for (const language of ['it', 'en']) {
      const page = await show(`/sandbox/${name}`, language);
      const [, sentence = ''] = /<p class="empty" data-empty="all">(.*?)<\/p>/s.exec(page) ?? [];
      expect(sentence).toContain(`<code>${way}</code>`);
      expect(page).not.toContain('<table');
      const reference = await show('/api/reference', language);
      const [, operation] = /href="\/api\/reference#([^"]+)"/.exec(sentence) ?? [];
      expect(reference.includes(` id="${operation}"`)).toBe(way.includes('/api/'));
    }
    await control(sandbox, '/reset', {});
    await makes[name](sandbox, 'made as it says');
    expect(rowsIn(await show(`/sandbox/${name}?text=made as it says`))).toHaveLength(1);
  });
});
