/** docs/sandbox.md against the sandbox: its samples are run, its table has every endpoint of the control API. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { controlEndpoints } from '../../src/sandbox/control/register.ts';
import { printed, samples } from '../meta/readme.ts';
import { projectRoot } from '../support/shared.ts';

const page = await readFile(join(projectRoot, 'docs/sandbox.md'), 'utf8');
const typescript = samples(page).filter(({ language }) => language === 'ts');

describe('docs/sandbox.md', () => {
  let folder: string;
  beforeAll(async () => {
    // Within the project, where its packages are found.
    folder = await mkdtemp(join(projectRoot, 'node_modules/.cache/sandbox-docs-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('has samples', () => expect(typescript.length).toBeGreaterThan(1));

  it.each(typescript)(
    'the sample at line $line prints what it says',
    async ({ code, line }) => {
      const file = join(folder, `${line}.mts`);
      await writeFile(
        file,
        code.replaceAll("'fattura/sandbox'", `'${join(projectRoot, 'src/sandbox/index.ts')}'`),
      );
      const jiti = join(projectRoot, 'node_modules/jiti/lib/jiti-cli.mjs');
      const { stdout } = await promisify(execFile)(process.execPath, [jiti, file], { cwd: projectRoot });
      expect(stdout.trim().split('\n')).toEqual(printed(code));
    },
    60_000,
  );

  it('has every endpoint of the control API, and no other', () => {
    const shown = [...page.matchAll(/^\| `([A-Z]+ \/control\/\S+)` \|/gm)].map((match) => match[1]);
    const there = controlEndpoints.map(
      ({ method, path }) => `${method} /control${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect(shown).toEqual(there);
  });
});
