/** `npm run reproducible`: builds the project in two folders, and compares all files byte for byte. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The current files of the project and its packages, without caches of an earlier build. */
function copyTo(folder: string): void {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
  for (const file of list.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  execFileSync('cp', ['-al', 'node_modules', join(folder, 'node_modules')]);
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true });
}

function digests(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

function built(folder: string): ReadonlyMap<string, string> {
  copyTo(folder);
  execFileSync(process.execPath, [join(folder, 'node_modules/tsdown/dist/run.mjs'), '--log-level', 'error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return digests(join(folder, 'dist'));
}

const temporary = mkdtempSync(join(tmpdir(), 'fattura-reproducible-'));
try {
  const first = built(join(temporary, 'a'));
  const second = built(join(temporary, 'another-place/of-another-length'));
  const names = [...new Set([...first.keys(), ...second.keys()])].sort();
  const different = names.filter((name) => first.get(name) !== second.get(name));
  for (const name of different) console.log(`different: ${name}`);
  console.log(`${names.length} files, ${different.length} differ`);
  process.exitCode = different.length === 0 && names.length > 0 ? 0 : 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
