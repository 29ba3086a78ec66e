import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { LIST_NAMES } from '../../src/sandbox/page/words/lists.ts';
import { describeWithChromium, launch } from '../support/chromium.ts';
import { startTestSandbox } from '../support/sandbox.ts';
import { callerOf } from '../support/sandboxCalls.ts';
import { projectRoot } from '../support/shared.ts';
import { sampled } from '../support/thorough.ts';

const XML = readFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.xml'), 'utf8');
const JSON_TEXT = readFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.json'), 'utf8');

/** A word that is longer than a line, for every cell. */
async function fillWithLongWords(sandbox: Sandbox): Promise<void> {
  const call = callerOf(sandbox);
  const word = 'ABCDEFGHIJ'.repeat(12);
  const amount = { amount: '123456789012.12', currency: 'EUR' };
  const made = [
    await call('/counterparts', {
      body: { country: 'IT', company_name: ` ${word}`, vat_number: word, tax_number: word, city: word },
    }),
    await call('/products', {
      body: {
        ...{ code: word, description: ` ${word}`, unit_of_measure: word, unit_price: amount },
        ...{ vat_percentage: 0, tax_exemption: 'N2.2' },
      },
    }),
    await call('/requests/bulk-payment', {
      body: { payments: [{ amount, payee_identifier: word, payee_name: word, reason: word }] },
    }),
  ];
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
  const control = async (path: string, body: object) =>
    fetch(`${sandbox.url}/control/companies/${sandbox.companyId}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const account = (await (await control('accounts', { nickname: word })).json()).data.id;
  await control('transactions', {
    ...{ account_id: account, date: '2027-01-01', amount: '-123456789012.12' },
    ...{ description: word, counterpart_name: word },
  });
}

const numbered = (number: string, xml = XML): string => xml.replace(/<Numero>[^<]*/, `<Numero>${number}`);

describeWithChromium('the page in a browser', () => {
  let browser: Browser;
  let sandbox: Sandbox;
  let receiver: Server;
  const answers = { status: 500 };
  let context: BrowserContext;
  let page: Page;
  /** The browser's complaints: errors of scripts, of the policy, of resources. */
  let complaints: string[] = [];

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      request.resume();
      request.on('end', () => response.writeHead(answers.status).end());
    });
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
    const { port } = receiver.address() as AddressInfo;
    sandbox = await startTestSandbox({
      sdiDelay: 200,
      webhooks: [{ url: `http://127.0.0.1:${port}/` }],
      webhookRetries: [10],
    });
    browser = await launch();
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await sandbox.close();
    await new Promise((done) => receiver.close(done));
  });

  const open = async (options: BrowserContextOptions = {}): Promise<void> => {
    await context?.close();
    complaints = [];
    context = await browser.newContext({ locale: 'en-GB', ...options });
    page = await context.newPage();
    page.setDefaultTimeout(10_000);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
  };

  beforeEach(() => open());
  afterEach(() => expect(complaints).toEqual([]));

  const drop = async (text: string, name: string, action: 'issue' | 'draft' = 'issue'): Promise<void> => {
    await page.goto(sandbox.url);
    await page.check(`input[value=${action}]`);
    const answered = page.waitForNavigation();
    await page.evaluate(
      ([content = '', file = '']) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], file));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      [text, name],
    );
    await answered;
  };

  const pathname = (): string => new URL(page.url()).pathname;
  const status = (): Promise<string | null> => page.getAttribute('.state .badge', 'data-code');
  const reaches = (wanted: string) =>
    page.waitForFunction(
      (text) => document.querySelector('.state .badge')?.getAttribute('data-code') === text,
      wanted,
    );

  it.each([
    ['XML', numbered('WEB-1'), 'a.xml'],
    ['JSON', JSON_TEXT.replace(/("numero": ")[^"]*/, '$1WEB-2'), 'a.json'],
    ['JSON whose name says nothing', JSON_TEXT.replace(/("numero": ")[^"]*/, '$1WEB-3'), 'a'],
  ])('a dropped %s becomes a document, whose delivery is shown live', async (_form, text, name) => {
    await drop(text, name);
    expect(pathname()).toMatch(/^\/sandbox\/documents\/[\da-f-]{36}$/);
    await reaches('DELIVERED');
    expect(
      await page
        .locator('.history .badge')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-code'))),
    ).toEqual(['DRAFT', 'CREATED', 'SENT', 'DELIVERED']);
    const invoice = page.frameLocator('iframe.invoice');
    expect(await invoice.locator('article').count()).toBe(1);
    // Its style is applied: the page's policy allows it.
    expect(await invoice.locator('article').evaluate((one) => getComputedStyle(one).borderStyle)).toBe(
      'solid',
    );
  });

  it('a file with errors shows each with its position', async () => {
    const wrong = numbered('WEB-4').replace('<PrezzoTotale>200.00', '<PrezzoTotale>201.00');
    await drop(wrong, 'wrong.xml');
    // A refused form is shown correctly, but Chromium logs its status.
    complaints = complaints.filter((text) => !text.includes('422'));
    expect(await page.locator('.findings a').allTextContents()).toContain('00423');
    const line = wrong.slice(0, wrong.indexOf('<PrezzoTotale>201')).split('\n').length;
    expect(await page.locator('.place b').first().textContent()).toContain(String(line));
  });

  it('a draft is issued with its button', async () => {
    await drop(numbered('WEB-5'), 'a.xml', 'draft');
    expect(await status()).toBe('DRAFT');
    await page.click('#issue');
    await reaches('DELIVERED');
    expect(await page.locator('#issue').count()).toBe(0);
  });

  it('a document is deleted after a confirmation', async () => {
    await drop(numbered('WEB-6'), 'a.xml', 'draft');
    const path = pathname();
    expect(await page.locator('.danger').isVisible()).toBe(false);
    await page.click('#delete summary');
    await page.click('.danger');
    await page.waitForURL(`${sandbox.url}/`);
    expect(await page.locator(`a[href="${path}"]`).count()).toBe(0);
  });

  it('the content of an invoice is text, and no code runs', async () => {
    const evil =
      '&lt;/iframe&gt;&lt;img src=x onerror="window.ran=1"&gt;&lt;script&gt;window.ran=1&lt;/script&gt;';
    const xml = numbered('&lt;b&gt;1&lt;/b&gt;')
      .replaceAll(/<Denominazione>[^<]*/g, `<Denominazione>${evil.slice(0, 140)}`)
      .replaceAll(/<Descrizione>[^<]*/g, `<Descrizione>${evil}`);
    await drop(xml, '<img src=x>.xml');
    expect(await page.textContent('h1')).toContain('<b>1</b>');
    expect(await page.locator('main img, main script, main h1 b').count()).toBe(0);
    const invoice = page.frameLocator('iframe.invoice');
    expect(await invoice.locator('img, script').count()).toBe(0);
    expect(await invoice.locator('body').textContent()).toContain('<script>window.ran=1</script>');
    await reaches('DELIVERED');
    await page.goto(sandbox.url);
    expect(await page.locator('td img, td script').count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
    await drop('<a/>', '<img src=x onerror=alert(1)>.xml');
    complaints = complaints.filter((text) => !text.includes('400') && !text.includes('422'));
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.textContent('h1')).toContain('<img src=x onerror=alert(1)>.xml');
  });

  it('the frame of an invoice is restricted', async () => {
    await drop(numbered('WEB-7'), 'a.xml');
    const frame = page.locator('iframe.invoice');
    // No script, no form, no window; the origin lets the surrounding page set its height.
    expect(await frame.getAttribute('sandbox')).toBe('allow-same-origin');
  });

  it.each([1280, 360])('the invoice has its full height, %i wide, also after resizing', async (width) => {
    await open({ viewport: { width, height: 700 } });
    const line = /<DettaglioLinee>[\s\S]*?<\/DettaglioLinee>/.exec(XML)?.[0] ?? '';
    const many = Array.from({ length: 60 }, (_, index) =>
      line
        .replace(/<NumeroLinea>\d+/, `<NumeroLinea>${index + 10}`)
        .replace(/<PrezzoUnitario>[^<]*/, '<PrezzoUnitario>0.00')
        .replace(/<PrezzoTotale>[^<]*/, '<PrezzoTotale>0.00'),
    );
    await drop(numbered(`HIGH-${width}`, XML.replace(line, line + many.join(''))), 'a.xml', 'draft');
    const hidden = () =>
      page.evaluate(() => {
        const frame = document.querySelector<HTMLIFrameElement>('iframe.invoice');
        const inside = frame?.contentDocument?.documentElement;
        return inside ? inside.scrollHeight - inside.clientHeight : null;
      });
    await page.waitForFunction(() => (document.querySelector('iframe.invoice')?.clientHeight ?? 0) > 1500);
    expect(await hidden()).toBe(0);
    await page.setViewportSize({ width: 700, height: 500 });
    await page.waitForTimeout(300);
    expect(await hidden()).toBe(0);
    await page.click('#whole');
    expect(await page.locator('article').count()).toBe(1);
  });

  it('a dead event is sent again with its button', async () => {
    answers.status = 500;
    await drop(numbered('WEB-8'), 'a.xml', 'draft');
    const again = page.locator('[data-part=events] button').first();
    await again.waitFor();
    answers.status = 204;
    const before = await page.locator('[data-part=events] .badge.bad').count();
    await again.click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('[data-part=events] .badge.bad').length < count,
      before,
    );
    await page.locator('[data-part=events] .badge.good').first().waitFor();
  });

  it('a hidden tab sends no requests', async () => {
    await page.goto(sandbox.url);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('live=1')) asked += 1;
    });
    await page.waitForTimeout(2500);
    expect(asked).toBe(1);
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await page.waitForTimeout(2500);
    expect(asked).toBe(1);
    await hide(false);
    await page.waitForTimeout(300);
    expect(asked).toBe(2);
  });

  it('the reference can be searched', async () => {
    await page.goto(`${sandbox.url}/api/reference`);
    const entries = page.locator('.entry:visible');
    const all = await entries.count();
    await page.fill('input[data-filter]', 'share-invoice post');
    expect(await entries.count()).toBe(1);
    await page.fill('input[data-filter]', 'no such thing');
    expect(await page.locator('[data-nothing]').isVisible()).toBe(true);
    await page.fill('input[data-filter]', '');
    expect(await entries.count()).toBe(all);
  });

  it('without script, buttons send, issue and delete', async () => {
    await open({ javaScriptEnabled: false });
    await page.goto(sandbox.url);
    await page.setInputFiles('input[type=file]', {
      name: 'a.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(numbered('WEB-9')),
    });
    await page.check('input[value=draft]');
    await page.click('.drop button');
    expect(await status()).toBe('DRAFT');
    await page.click('#decide summary');
    await page.selectOption('#outcome', 'missed');
    await page.click('#decide button');
    expect(await page.getAttribute('#planned', 'data-code')).toBe('missed');
    await page.click('#issue');
    expect(await status()).not.toBe('DRAFT');
    await page.fill('[id^=paid-]', '2026-11-05');
    await page.click('[id^=pay-]');
    expect(await page.locator('[id^=unpay-]').count()).toBe(1);
    await page.click('#delete summary');
    await page.click('.danger');
    expect(pathname()).toBe('/');
  });

  const looks = [
    ['a screen', 'light', { width: 1280, height: 900 }],
    ['a tablet', 'light', { width: 768, height: 1024 }],
    ['a phone', 'dark', { width: 360, height: 740 }],
  ] as const;
  it.each(looks)(
    '%s, %s: no page overflows or causes complaints of the browser',
    async (_name, colorScheme, viewport) => {
      await open({ viewport, colorScheme, locale: 'it-IT' });
      await fillWithLongWords(sandbox);
      await page.goto(sandbox.url);
      const document = await page.locator('td a').first().getAttribute('href');
      const lists = LIST_NAMES.map((name) => `/sandbox/${name}`);
      const paths = [
        '/',
        document,
        ...lists,
        '/sandbox/events',
        '/sandbox/events?state=dead',
        '/sandbox/mails',
      ];
      // The narrowest shows first what is too wide: all pages on it, a quarter of them on the others.
      const all = [...paths, '/sandbox/codes/00423', '/api/reference'];
      for (const path of viewport.width === 360 ? all : sampled(all, viewport.width === 768 ? 1 : 0)) {
        await page.goto(`${sandbox.url}${path}`);
        expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth)).toBe(
          0,
        );
        expect(await page.getAttribute('html', 'lang')).toBe('it');
      }
    },
  );
});
