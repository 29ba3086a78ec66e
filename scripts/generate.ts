/**
 * Writes everything that is derived from the grammar and the contract. Run it with `npm run generate`; with
 * `--check`, it writes nothing and fails if a file is stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outputs } from './generate/outputs.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const check = process.argv.includes('--check');

function current(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

let changed = 0;
for (const { file, content } of outputs()) {
  const path = resolve(root, file);
  if (current(path) === content) continue;
  changed += 1;
  console.log(`${check ? 'stale' : 'wrote'} ${file}`);
  if (check) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

if (changed === 0) console.log('all generated files are up to date');
else if (check) {
  console.error('run `npm run generate`');
  process.exitCode = 1;
}
