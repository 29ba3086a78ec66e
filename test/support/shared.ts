import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';

/** The project's root folder. */
export const projectRoot: string = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

const folder = resolve(projectRoot, '../shared');

/** The official material next to the project, available only during development. */
export const shared = {
  present: existsSync(join(folder, 'corpus/manifest.json')),
  folder,
  corpus: join(folder, 'corpus'),
  official: join(folder, 'official'),
};

/** A suite that needs `../shared`; without it, a single skipped test states the reason. */
export function describeShared(name: string, body: () => void): void {
  if (shared.present) describe(name, body);
  else {
    describe(name, () => {
      it.skip('needs ../shared, which is not here', () => {});
    });
  }
}
