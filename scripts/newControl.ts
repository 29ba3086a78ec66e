/**
 * Starts controls and advice: `npm run new-control 00328 Q-NAME`. Writes the rule, its table and its page for each, and
 * registers them in order. Their tests fail until the three files are completed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newControl } from './newControl/newControl.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const asked = process.argv.slice(2);

function read(path: string): string | undefined {
  try {
    return readFileSync(resolve(root, path), 'utf8');
  } catch {
    return undefined;
  }
}

for (const code of asked.length === 0 ? [''] : asked) {
  const result = newControl(code, read);
  if (!result.ok) {
    console.error(`new-control: ${result.refused}`);
    process.exitCode = 2;
    break;
  }
  for (const { path, content } of result.files) {
    mkdirSync(dirname(resolve(root, path)), { recursive: true });
    writeFileSync(resolve(root, path), content);
    console.log(`wrote ${path}`);
  }
}
if (process.exitCode === undefined) console.log('Fill them; then npm run generate, and npm test.');
