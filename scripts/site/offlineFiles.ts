import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fonts of PDF are three times as large as everything else: they are kept after the first PDF. */
const LATER = /\.ttf$/;

/**
 * Completes the service worker of a build with the list of its files, which only the finished build knows, and with
 * their version: a change of any file makes browsers load all of them again.
 *
 * @param later files that are not kept on the first visit
 */
export function listOfflineFiles(folder: string, later: ReadonlySet<string>): void {
  const worker = join(folder, 'offline.js');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'offline.js')
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  const version = createHash('sha256');
  for (const file of files) version.update(file).update(readFileSync(join(folder, file)));
  const listed = files
    .filter((file) => !LATER.test(file) && !later.has(file))
    .map((file) => file.replace(/(?:^|(?<=\/))index\.html$/, ''));
  const source = readFileSync(worker, 'utf8')
    .replace("'FILES'", JSON.stringify(listed.map((file) => `./${file}`)))
    .replace('VERSION', version.digest('hex').slice(0, 16));
  writeFileSync(worker, source);
}
