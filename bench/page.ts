/** The page in headless Chromium: from the drop of files to the first frame that shows the result. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { buildSite } from '../scripts/site/build.ts';
import { serveSite } from '../scripts/site/serve.ts';
import { launch } from '../test/support/chromium.ts';
import type { InputSet } from './inputs.ts';

export interface PageRun {
  readonly name: string;
  /** Milliseconds of each drop after the first. */
  readonly ms: readonly number[];
  /** Longest time without a frame in all drops, in milliseconds. */
  readonly pause: number;
}

export interface PageRuns {
  readonly runs: readonly PageRun[];
  /** Milliseconds of the first drop after loading. */
  readonly first: number;
  /** Bytes of the scripts that a first visit loads, compressed with gzip. */
  readonly scripts: number;
}

interface Drop {
  readonly name: string;
  readonly files: readonly string[];
  /** Selector of the element that shows the result. */
  readonly shown: string;
}

export async function page(sets: readonly InputSet[], repeats: number): Promise<PageRuns> {
  const named = (name: string): readonly string[] => sets.find((set) => set.name === name)?.files ?? [];
  const one = named('invoices').find((file) => Math.abs(readFileSync(file).length - 12_000) < 1_000);
  if (one === undefined) throw new Error('no invoice of 12 kB');
  const drops: readonly Drop[] = [
    { name: '12 kB: verdict', files: [one], shown: '.result h1' },
    { name: '12 kB: the invoice shown', files: [one], shown: '.document' },
    { name: '5 MB, 9,800 lines: verdict', files: named('large'), shown: '.result h1' },
    { name: '5 MB: the invoice shown', files: named('large'), shown: '.document' },
    {
      name: '1,000 files of 12.7 kB, all in the table',
      files: named('invoices'),
      shown: '.tools button:enabled',
    },
  ];
  const folder = mkdtempSync(join(tmpdir(), 'fattura-bench-'));
  try {
    await buildSite(folder);
    const { url, server } = await serveSite(folder, 0);
    const browser = await launch();
    try {
      const shown = await browser.newPage({
        viewport: { width: 1440, height: 900 },
        serviceWorkers: 'block',
      });
      const scripts = new Set<string>();
      shown.on('request', (request) => {
        if (request.url().endsWith('.js')) scripts.add(new URL(request.url()).pathname);
      });
      await shown.goto(url, { waitUntil: 'networkidle' });
      const sizes = [...scripts].map((path) => gzipSync(readFileSync(join(folder, path))).length);
      const runs: PageRun[] = [];
      let first = Number.NaN;
      for (const drop of drops) {
        await offer(shown, drop.files);
        const before = await dropped(shown, drop.shown);
        if (runs.length === 0) first = before.ms;
        const measured: Dropped[] = [];
        for (let count = 0; count < repeats; count += 1) measured.push(await dropped(shown, drop.shown));
        runs.push({
          name: drop.name,
          ms: measured.map(({ ms }) => ms),
          pause: Math.max(...measured.map(({ pause }) => pause)),
        });
      }
      return { runs, first, scripts: sizes.reduce((sum, size) => sum + size, 0) };
    } finally {
      await browser.close();
      server.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Gives the page the files that it is about to receive: reading them from the disk is not measured. */
async function offer(page: Page, files: readonly string[]): Promise<void> {
  const contents = files.map((file) => [basename(file), readFileSync(file, 'utf8')] as const);
  await page.evaluate((given) => {
    Object.assign(globalThis, { given: given.map(([name, text]) => new File([text], name)) });
  }, contents);
}

interface Dropped {
  readonly ms: number;
  readonly pause: number;
}

async function dropped(page: Page, shown: string): Promise<Dropped> {
  const measured = await page.evaluate(
    (selector) =>
      new Promise<Dropped>((resolve) => {
        const data = new DataTransfer();
        for (const file of (globalThis as unknown as { given: File[] }).given) data.items.add(file);
        const start = performance.now();
        let last = start;
        let pause = 0;
        let isThere = false;
        const frame = (now: number): void => {
          pause = Math.max(pause, now - last);
          last = now;
          // The frame that shows it is the one after this callback.
          if (isThere) resolve({ ms: performance.now() - start, pause });
          else {
            isThere = document.querySelector(selector) !== null;
            requestAnimationFrame(frame);
          }
        };
        requestAnimationFrame(frame);
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
      }),
    shown,
  );
  await page.locator('.tools button:enabled, .document').first().waitFor();
  await page.locator('.top button').click();
  await page.locator('.dropzone').waitFor();
  return measured;
}
