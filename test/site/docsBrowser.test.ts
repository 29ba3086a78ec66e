/** The documentation in a browser: accessible, searchable, with playgrounds that check, readable without a network. */
import axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeWithChromium, launch } from '../support/chromium.ts';
import { servedSite } from '../support/servedSite.ts';

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations: all } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return all.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 120))
          .join(' | ')}`,
    );
  });
}

describeWithChromium('the documentation', () => {
  let browser: Browser;
  let url = '';
  let context: BrowserContext | undefined;
  let complaints: string[] = [];
  let requests: string[] = [];

  beforeAll(async () => {
    ({ url } = await servedSite());
    browser = await launch();
  }, 60_000);

  afterAll(() => browser.close());

  afterEach(async () => {
    await context?.close();
    expect(complaints).toEqual([]);
    expect(requests.filter((one) => !one.startsWith(url) && !one.startsWith(`blob:${url}`))).toEqual([]);
  });

  async function opened(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    [complaints, requests] = [[], []];
    const viewport = { width: 1440, height: 900 };
    context = await browser.newContext({ viewport, serviceWorkers: 'block', ...options });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${url}${path}`);
    return page;
  }

  const codes = (page: Page): Promise<string[]> =>
    page
      .locator('.try-result .place')
      .evaluateAll((all) => all.map((one) => one.textContent?.slice(0, 5) ?? ''));

  /** A page of each kind, and true if axe checks it: the largest pages have nothing that the others lack. */
  const PATHS: readonly (readonly [path: string, isRead: boolean])[] = [
    ['guida/', true],
    ['en/guide/professional.html', false],
    ['controlli/', false],
    ['en/controls/00423.html', true],
    ['campi/2.2.1.html', true],
    ['codici/Natura.html', false],
    ['comandi/explain.html', true],
    ['en/commands/', false],
    ['en/library/checking.html', true],
    ['en/library/reference-fattura.html', false],
    ['en/service/api.html', false],
    ['en/decisions/measurements.html', false],
  ];

  it.each([
    ['a desk', 1440, 'light'],
    ['a phone in the dark', 390, 'dark'],
  ] as const)(
    'on %s, every kind of page is accessible and fits',
    { timeout: 60_000 },
    async (_, width, colorScheme) => {
      const page = await opened('guida/', { viewport: { width, height: 844 }, colorScheme });
      const found: Record<string, unknown> = {};
      for (const [path, isRead] of PATHS) {
        await page.goto(`${url}${path}`);
        const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        found[path] = [
          ...(isRead ? await violations(page) : []),
          ...(isWider ? ['wider than the window'] : []),
        ];
      }
      expect(found).toEqual(Object.fromEntries(PATHS.map(([path]) => [path, []])));
    },
  );

  it('a playground shows the error of its file until it is corrected', async () => {
    const page = await opened('en/controls/00423.html');
    await page.locator('.playground').scrollIntoViewIfNeeded();
    await expect.poll(() => codes(page)).toEqual(['00423']);
    const text = page.locator('.playground textarea');
    const wrong = await text.inputValue();
    await text.fill(wrong.replace('<PrezzoTotale>100.00<', '<PrezzoTotale>90.00<'));
    await expect.poll(() => codes(page)).not.toContain('00423');
    await page.locator('.playground .reset').click();
    await expect.poll(() => codes(page)).toEqual(['00423']);
  });

  it('is searched by keyboard', async () => {
    const page = await opened('guida/');
    await page.keyboard.press('/');
    await page.locator('dialog.search input').waitFor();
    await page.keyboard.type('bollo forfettario');
    await page.locator('dialog.search li').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/forfettario/);
  });

  it('is read and searched without a network after the first visit', async () => {
    const page = await opened('controlli/', { serviceWorkers: 'allow' });
    const isKept = (): Promise<boolean> =>
      page.evaluate(
        async () => (await caches.match(new URL('../pages-it.json', location.href).href)) !== undefined,
      );
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
    await context?.setOffline(true);
    await page.goto(`${url}campi/2.2.1.html`);
    await page.locator('h1').waitFor();
    await page.locator('.open-search').click();
    await page.keyboard.type('00423');
    await page.locator('dialog.search li a').first().waitFor();
  });
});
