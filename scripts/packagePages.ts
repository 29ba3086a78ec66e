/**
 * `prepack` and `postpack`: the pages of the package, with links that work there. `publish` refuses to send the
 * repository's README to the registry: `npm publish` of a folder reads it after `postpack`.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restorePages, writePages } from './packagePages/pages.ts';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const [verb] = process.argv.slice(2);

if (verb === 'write') writePages(root);
else if (verb === 'restore') restorePages(root);
else {
  console.error(
    'Publish the packed file, whose README has working links: npm pack && npm publish ./fattura-*.tgz',
  );
  process.exitCode = 1;
}
