/**
 * Writes everything that is derived from the grammar and the contract. Run it with `npm run generate`; with
 * `--check`, it writes nothing and fails if a file is stale. Some outputs are derived from others (schemas of briefs
 * from the types of the model), so it runs again until nothing changes.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outputs } from './generate/outputs.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const check = process.argv.includes('--check');

/** A run that still writes after this many others is a bug: two outputs disagree. */
const MAX_RUNS = 4;
const run = Number(process.env['FATTURA_GENERATE_RUN'] ?? 1);

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
} else if (run === MAX_RUNS) {
  console.error(`files still change after ${MAX_RUNS} runs`);
  process.exitCode = 1;
} else {
  // A new process, because this one has loaded the previous files.
  const env = { ...process.env, FATTURA_GENERATE_RUN: String(run + 1) };
  const jiti = resolve(root, 'node_modules/jiti/lib/jiti-cli.mjs');
  const args = [jiti, fileURLToPath(import.meta.url)];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
}
