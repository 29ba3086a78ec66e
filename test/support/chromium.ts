/** Headless Chromium for tests of the page: must be installed, is never downloaded. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { describe, it } from 'vitest';

/** The one without windows takes little more than half of the processor time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

function executable(): string | undefined {
  const { CHROMIUM_PATH, PATH } = process.env;
  const folders = ['/usr/bin', ...(PATH ?? '').split(delimiter)];
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [CHROMIUM_PATH, ...found].find((path) => path !== undefined && existsSync(path));
}

const path = executable();

/** A suite that needs a browser: skipped with an explanation if there is none. */
export function describeWithChromium(name: string, body: () => void): void {
  if (path !== undefined) describe(name, body);
  else {
    describe(name, () => {
      it.skip('needs Chromium: set CHROMIUM_PATH or install it', () => {});
    });
  }
}

export function launch(): Promise<Browser> {
  // In a container, the sandbox is unnecessary: the pages belong to the test.
  return chromium.launch({ ...(path === undefined ? {} : { executablePath: path }), args: ['--no-sandbox'] });
}
