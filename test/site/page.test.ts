/** The page in a browser: what it shows for a file, and that no request leaves it. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Download, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRun, type FileReport, validate } from '../../src/index.ts';
import { open, verifySignatures } from '../../src/public/envelope.ts';
import { describeWithChromium, launch } from '../support/chromium.ts';
import { corpusFiles } from '../support/corpus.ts';
import { servedSite } from '../support/servedSite.ts';
import { projectRoot, shared } from '../support/shared.ts';
import { signedP7m } from '../support/signedFile.ts';
import { SELLER } from '../support/typedSeller.ts';

const fixture = (name: string): string => join(projectRoot, 'fixtures', name);
const VALID = fixture('valid/FPR12-simple.xml');
const WRONG = fixture('invalid/00423/sample.xml');
const PICTURE = join(projectRoot, 'docs/page.png');

/** Every fixture but those that are made to be slow, and those of a folder with its own rules. */
function fixtures(): readonly string[] {
  return readdirSync(fixture(''), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:xml|json|p7m)$/i.test(file) && !/^(?:hostile|inbox)/.test(file))
    .sort()
    .map(fixture);
}

function corpus(): readonly string[] {
  return corpusFiles().map(({ file }) => join(shared.corpus, 'files', file));
}

/** Typed values for an invoice to a company. */
const SALE = {
  ...SELLER,
  '/cessionario/partita_iva': '12345678903',
  '/cessionario/denominazione': 'Beta S.p.A.',
  '/cessionario/sede/indirizzo': 'Via Po 2',
  '/cessionario/sede/cap': '10124',
  '/cessionario/sede/comune': 'Torino',
  '/cessionario/sede/provincia': 'TO',
  '/numero': '2026/1',
  '/linee/0/descrizione': 'Sedie',
  '/linee/0/quantita': '2',
  '/linee/0/prezzo_unitario': '50,00',
  '/linee/0/aliquota_iva': '22',
};

async function kept(download: Promise<Download>): Promise<Uint8Array> {
  return readFileSync(await (await download).path());
}

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

describeWithChromium('the page', () => {
  let browser: Browser;
  let folder = '';
  let url = '';
  /** Shared by the tests that need no settings of their own: loaded files stay in its cache. */
  let desk: BrowserContext;
  let context: BrowserContext | undefined;
  /** The browser's complaints: errors of scripts, of the policy, of resources. */
  let complaints: string[] = [];
  let requests: string[] = [];

  beforeAll(async () => {
    ({ folder, url } = await servedSite());
    browser = await launch();
    desk = await browser.newContext({ ...DESK, serviceWorkers: 'block' });
  }, 60_000);

  afterAll(async () => {
    await browser.close();
  });

  afterEach(async () => {
    if (context === desk) await Promise.all(desk.pages().map((page) => page.close()));
    else await context?.close();
    expect(complaints).toEqual([]);
  });

  async function opened(path = '', options?: BrowserContextOptions): Promise<Page> {
    complaints = [];
    requests = [];
    context =
      options === undefined
        ? desk
        : await browser.newContext({ ...DESK, serviceWorkers: 'block', ...options });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${url}${path}`);
    await page.locator('h1').waitFor();
    return page;
  }

  async function choose(page: Page, ...files: readonly string[]): Promise<void> {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([...files]);
  }

  /** A file with two mistakes that can be repaired, and the same file without them. */
  async function chooseDamaged(page: Page): Promise<void> {
    const damaged = readFileSync(VALID, 'utf8')
      .replace('<Divisa>EUR<', '<Divisa>eur<')
      .replace(/<Data>(\d{4})-(\d\d)-(\d\d)</, '<Data>$3/$2/$1<');
    const file = (name: string, content: string) => ({ name, mimeType: '', buffer: Buffer.from(content) });
    const files = [file('a.xml', damaged), file('b.xml', readFileSync(VALID, 'utf8'))];
    await page.locator('input[type=file]').first().setInputFiles(files);
  }

  async function fillAll(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
    for (const [path, value] of Object.entries(typed)) {
      const field = page.locator(`#field${path.replaceAll('/', '-')}`);
      const isChoice = (await field.evaluate((one) => one.tagName)) === 'SELECT';
      await (isChoice ? field.selectOption(value) : field.fill(value));
    }
  }

  /** From any view, with a file alone. */
  async function chooseAnew(page: Page, ...files: readonly string[]): Promise<void> {
    await page.locator('.top button').click();
    await choose(page, ...files);
    await page.locator('.result').waitFor();
  }

  const codes = (page: Page): Promise<string[]> =>
    page
      .locator('.finding')
      .evaluateAll((list) =>
        list.map(
          (one) =>
            /\b(?:\d{5}|[A-Z]-[A-Z-]+)\b/.exec(one.querySelector('.place')?.textContent ?? '')?.[0] ?? '',
        ),
      );

  it('shows the verdict, the finding and its place in the source', async () => {
    const page = await opened();
    await choose(page, WRONG);
    await page.locator('.result.rejected .finding').first().waitFor();
    expect(await codes(page)).toContain('00423');
    await page.locator('.finding .link').first().click();
    await page.locator('.source mark').waitFor();
    const line = await page.locator('.source .row.marked .number').first().textContent();
    const finding = await page.locator('.finding.marked .place span').first().textContent();
    expect(/\d+/.exec(finding ?? '')?.[0]).toBe(line);
  });

  it.each([
    ['', 'it'],
    ['en/', 'en'],
  ])('at /%s, has the language %s', async (path, language) => {
    const page = await opened(path);
    await choose(page, VALID);
    await page.locator('.result.valid .document').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.locator('.invoice').getAttribute('lang')).toBe(language);
  });

  it('explains the code of a finding', async () => {
    const page = await opened();
    await choose(page, WRONG);
    await page.locator('.finding .place .link').last().click();
    await page.locator('dialog .parts dd').first().waitFor();
    expect(await page.locator('dialog h2').textContent()).toContain(':');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  });

  it('looks as in the picture of the README', async () => {
    const page = await opened('en/', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
    await choose(page, WRONG);
    await page.locator('.finding .link').first().click();
    await page.locator('.source mark').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    // Fonts differ between machines: the picture is made on request, and only its size is compared.
    if (process.env['FATTURA_UPDATE_DOCS'] === '1') await page.screenshot({ path: PICTURE });
    const size = (bytes: Buffer): readonly number[] => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect(size(readFileSync(PICTURE))).toEqual(size(await page.screenshot()));
  });

  it('keeps PDF, XML, JSON and attachments', async () => {
    const page = await opened();
    await choose(page, fixture('valid/FPR12-attachment.xml'));
    await page.locator('.keep').waitFor();
    const buttons = page.locator('.keep button');
    const files: Uint8Array[] = [];
    for (const index of [0, 1, 3]) {
      const download = page.waitForEvent('download');
      await buttons.nth(index).click();
      files.push(await kept(download));
    }
    const [pdf = new Uint8Array(), xml, json = new Uint8Array()] = files;
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(xml).toEqual(readFileSync(fixture('valid/FPR12-attachment.xml')));
    expect(Object.keys(JSON.parse(Buffer.from(json).toString()))).toContain('fattura_elettronica_body');
    const download = page.waitForEvent('download');
    await page.locator('[aria-labelledby=attachments] button').first().click();
    expect((await kept(download)).length).toBeGreaterThan(0);
  });

  it('repairs what is chosen, anonymizes and compares', async () => {
    const page = await opened();
    await chooseDamaged(page);
    await page.locator('tbody a').first().click();
    await expect.poll(() => page.locator('.repairs input').count()).toBe(2);
    await page.locator('.repairs input').first().uncheck();
    await expect.poll(() => page.locator('.repairs [role=status]').textContent()).toContain('1');
    const saved = page.waitForEvent('download');
    await page.locator('.repairs button').click();
    const repaired = Buffer.from(await kept(saved)).toString();
    expect([repaired.includes('<Divisa>eur<'), repaired.includes('<Data>2025-03-17<')]).toEqual([true, true]);

    await page.locator('.compare select').selectOption('1');
    await expect.poll(() => page.locator('.compare li').count()).toBe(2);

    const copied = page.waitForEvent('download');
    await page.locator('.keep button').last().click();
    const anonymous = Buffer.from(await kept(copied)).toString();
    expect([anonymous.includes('<Divisa>eur<'), anonymous.includes('Tre Pini')]).toEqual([true, false]);
  });

  it('loads at most 180 kB of scripts, compressed, before the first file', async () => {
    const page = await opened('', {});
    await page.waitForLoadState('networkidle');
    const scripts = requests.filter((one) => one.startsWith(url) && one.endsWith('.js'));
    const sizes = scripts.map((one) => gzipSync(readFileSync(join(folder, new URL(one).pathname))).length);
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(180_000);
  });

  it('works without a network after the first visit', async () => {
    const page = await opened('', { serviceWorkers: 'allow' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context?.setOffline(true);
    for (const path of ['', 'en/']) {
      await page.goto(`${url}${path}`);
      await choose(page, WRONG);
      await page.locator('.finding').first().waitFor();
      expect(await codes(page)).toContain('00423');
    }
  });

  it('creates an invoice from the input, and remembers the seller only on request', async () => {
    const page = await opened('en/', {});
    await page.locator('.start > p button:not(.link)').click();
    await page.locator('.make button[type=submit]').waitFor();
    // Nothing is created while something is missing, and each field says what.
    await page.locator('.make button[type=submit]').click();
    await page.locator('#field-numero-problem').waitFor();
    await fillAll(page, SALE);
    await page.locator('.make-preview .document').waitFor();
    await page.locator('.make .group input[type=checkbox]').first().check();
    await page.locator('.make button[type=submit]').click();
    await page.locator('.result.valid .document').waitFor();
    expect(await page.locator('.verdict .file').textContent()).toContain('IT02718281823_00001.xml');
    // A note of it: the seller and the next number of the file are known.
    await page.locator('.document-column > p .link').click();
    await fillAll(page, { '/numero': 'NC1' });
    await page.locator('.make-preview .document').waitFor();
    await page.locator('.make button[type=submit]').click();
    await page.locator('.result.valid .document').waitFor();
    expect(await page.locator('.verdict .file').textContent()).toContain('IT02718281823_00002.xml');
    const known = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('fattura.supplier'));
    expect(JSON.parse((await known()) ?? '')).toMatchObject({
      fields: { '/partita_iva': '02718281823' },
      progressive: '00002',
    });
    await page.locator('.top button').click();
    await page.locator('.start > p button:not(.link)').click();
    await page.locator('.make .group input[type=checkbox]').first().uncheck();
    expect(await known()).toBeNull();
  });

  it('takes pasted text', async () => {
    const page = await opened();
    await page.locator('.dropzone .buttons button').nth(2).click();
    await page.locator('textarea').fill(readFileSync(VALID, 'utf8'));
    await page.locator('.paste button.strong').click();
    await page.locator('.result.valid .document').waitFor();
  });

  it('takes dropped files, and the sample', async () => {
    const page = await opened();
    const transfer = await page.evaluateHandle(
      (text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'a.xml'));
        data.items.add(new File([text], 'b.xml'));
        return data;
      },
      readFileSync(VALID, 'utf8'),
    );
    await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
    await expect.poll(() => page.locator('.table tbody tr').count()).toBe(2);
    await page.locator('.top button').click();
    await page.locator('.start > p .link').click();
    await page.locator('.result.rejected').waitFor();
  });

  it('opens a PDF with its invoice, as it makes one, and no other PDF', async () => {
    const page = await opened();
    await choose(page, VALID);
    await page.locator('.keep').waitFor();
    const download = page.waitForEvent('download');
    await page.locator('.keep button').first().click();
    const buffer = Buffer.from(await kept(download));
    await page.locator('.top button').click();
    const files = [
      { name: 'a.pdf', mimeType: '', buffer },
      { name: 'b.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7\n%%EOF') },
    ];
    await page.locator('input[type=file]').first().setInputFiles(files);
    await page.locator('.tools button:enabled').first().waitFor();
    expect(await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.className))).toEqual([
      'valid',
      'unreadable',
    ]);
    expect(await page.locator('tbody th').first().textContent()).toMatch(/^a\.pdf!/);
  });

  it('shows the invoices of archives and mail in a table, which is filtered, sorted and kept', async () => {
    const page = await opened();
    await choose(page, fixture('inbox/download.zip'), fixture('inbox/pec.mbox'), WRONG);
    await page.locator('.tools button:enabled').first().waitFor();
    const names = (): Promise<string[]> => page.locator('tbody th').allTextContents();
    const all = await names();
    expect(all).toEqual([
      'download.zip!IT12345678903_00001.xml',
      'download.zip!IT01234567897_00001.xml',
      'pec.mbox!1.eml!IT01234567897_00002_MT_001.xml',
      'pec.mbox!1.eml!IT01234567897_00002.xml',
      'pec.mbox!2.eml!IT12345678903_00002.xml',
      'sample.xml',
    ]);
    await page.locator('.tools select').selectOption('rejected');
    expect(await names()).toEqual(['sample.xml']);
    await page.locator('.tools select').selectOption('all');
    await page.locator('.tools input').fill('A-11');
    expect(await names()).toEqual([all[1], all[3]]);
    await page.locator('.tools input').fill('');
    // By keyboard: the second column, then again for the opposite order.
    await page.locator('thead button').nth(1).focus();
    await page.keyboard.press('Enter');
    const byName = [1, 0, 2, 3, 4, 5].map((index) => all[index]);
    expect(await names()).toEqual(byName);
    await page.keyboard.press('Enter');
    expect(await names()).toEqual(byName.toReversed());
    const download = page.waitForEvent('download');
    await page.locator('.tools .buttons button').first().click();
    const csv = Buffer.from(await kept(download)).toString();
    const cells = csv
      .trim()
      .split('\r\n')
      .map((line) => line.split(';')[1]);
    expect(cells.slice(1)).toEqual(all);
  });

  it('sends no request to another origin, also from its worker', async () => {
    const page = await opened();
    await choose(page, WRONG);
    await page.locator('.finding').first().waitFor();
    const refused = await page.workers()[0]?.evaluate(() =>
      fetch('https://example.com/').then(
        () => 'sent',
        () => 'refused',
      ),
    );
    const inPage = await page.evaluate(() =>
      fetch('https://example.com/').then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect([refused, inPage]).toEqual(['refused', 'refused']);
    const elsewhere = requests.filter((one) => !one.startsWith(url) && !one.startsWith(`blob:${url}`));
    expect(elsewhere).toEqual([]);
    expect(complaints.filter((one) => one.includes('Content Security Policy')).length).toBeGreaterThan(0);
    complaints = [];
  });

  /** Every view, as the steps that lead to it; each continues from the one before. */
  const VIEWS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['start', async () => {}],
    [
      'form',
      async (page) => {
        await page.locator('.start > p button:not(.link)').click();
        await page.locator('.make button[type=submit]').click();
        await page.locator('#field-numero-problem').waitFor();
      },
    ],
    [
      'paste',
      async (page) => {
        await page.locator('.make button[type=submit] + button').click();
        await page.locator('.dropzone .buttons button').nth(2).click();
      },
    ],
    [
      'table',
      async (page) => {
        await chooseDamaged(page);
        await page.locator('.tools button:enabled').first().waitFor();
      },
    ],
    [
      'file',
      async (page) => {
        await page.locator('tbody a').first().click();
        await page.locator('.document').waitFor();
      },
    ],
    ['source', (page) => page.locator('.finding .link').first().click()],
    [
      'repairs',
      async (page) => {
        await page.locator('.repairs').waitFor();
        await page.locator('.compare select').selectOption({ index: 1 });
        await page.locator('.compare li').first().waitFor();
      },
    ],
    [
      'coverage',
      (page) =>
        page.locator('details').evaluateAll((all) => {
          for (const one of all) one.setAttribute('open', '');
        }),
    ],
    [
      'explanation',
      async (page) => {
        await page.locator('.finding .place .link').last().click();
        await page.locator('dialog .parts').waitFor();
      },
    ],
    [
      'json',
      async (page) => {
        await page.keyboard.press('Escape');
        await page.locator('.back').click();
        await page.locator('tbody a').last().click();
        await page.locator('#view-json').click();
        await page.locator('.source').waitFor();
      },
    ],
    ['message', (page) => chooseAnew(page, fixture('messages/IT01234567897_00001_NS_001.xml'))],
    ['old format', (page) => chooseAnew(page, fixture('retired/SDI11.xml'))],
    ['batch', (page) => chooseAnew(page, fixture('valid/FPR12-lotto.xml'))],
    [
      'signed',
      async (page) => {
        await page.locator('.top button').click();
        const buffer = Buffer.from(await signedP7m(readFileSync(VALID)));
        await page
          .locator('input[type=file]')
          .first()
          .setInputFiles([{ name: 'a.xml.p7m', mimeType: '', buffer }]);
        await page.locator('[aria-labelledby=signatures]').waitFor();
      },
    ],
    [
      'unreadable',
      async (page) => {
        await page.locator('.top button').click();
        const file = { name: 'a.zip', mimeType: '', buffer: Buffer.from('PK\x03\x04 damaged') };
        await page.locator('input[type=file]').first().setInputFiles([file]);
        await page.locator('.result').waitFor();
      },
    ],
    [
      'form with preview',
      async (page) => {
        await page.locator('.top button').click();
        await page.locator('.start > p button:not(.link)').click();
        await page.locator('#kind').selectOption('deferred');
        await fillAll(page, { ...SALE, '/ddt/0/numero': '118', '/ddt/0/data': '2026-11-03' });
        await page.locator('.make-preview .document').waitFor();
      },
    ],
  ];

  it.each([
    ['a desk', 1440, 'light', true],
    ['a phone in the dark', 390, 'dark', true],
    // The accessibility of the other two is that of this one.
    ['a desk at 200 %', 720, 'light', false],
  ] as const)('on %s, every view is accessible and fits', async (_, width, colorScheme, isRead) => {
    const page = await opened('', { viewport: { width, height: 844 }, colorScheme });
    if (isRead) await page.evaluate(axe.source);
    const found: Record<string, unknown> = {};
    for (const [view, show] of VIEWS) {
      await show(page);
      const wrong = !isRead
        ? []
        : await page.evaluate(async () => {
            const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
            return violations.map(
              ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
            );
          });
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      found[view] = [...wrong, ...(isWider ? ['wider than the window'] : [])];
    }
    expect(found).toEqual(Object.fromEntries(VIEWS.map(([view]) => [view, []])));
  });

  describe.each([
    ['fixture', fixtures],
    ['corpus file', corpus],
  ])('every %s', (kind, all) => {
    it.skipIf(kind === 'corpus file' && !shared.present)('has the findings of the library', async () => {
      const page = await opened();
      const files = all();
      await choose(page, ...files);
      await page.locator('.tools button:enabled').first().waitFor();
      const download = page.waitForEvent('download');
      await page.locator('.tools .buttons button').last().click();
      const report = JSON.parse(Buffer.from(await kept(download)).toString()) as { files: FileReport[] };
      const run = createRun();
      const day = report.files[0]?.asOf ?? '';
      const expected: unknown[] = [];
      for (const path of files) {
        const [file, bytes] = [basename(path), readFileSync(path)];
        const signatures = await verifySignatures(open(bytes, file));
        const known = signatures.length === 0 ? {} : { signatures };
        const options = { file, language: 'it', asOf: day, asOfIsToday: true, run, ...known } as const;
        expected.push(JSON.parse(JSON.stringify(outline(validate(bytes, options)))));
      }
      expect(report.files.map(outline)).toEqual(expected);
      expect(expected.length).toBeGreaterThan(100);
    });
  });
});

function outline({ file, verdict, kind, findings, coverage }: FileReport): object {
  return {
    file,
    verdict,
    kind,
    findings: findings.map(({ code, id, path, line, column, message }) => ({
      code,
      id,
      path,
      line,
      column,
      message,
    })),
    ran: coverage.ran.length,
  };
}
