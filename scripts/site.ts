/** Builds the page: `npm run site` writes it to `.site/`, `npm run site -- --serve` also shows it. */

import { optionsOf } from './optionsOf.ts';
import { buildSite, SITE_FOLDER } from './site/build.ts';
import { serveSite } from './site/serve.ts';

const asked = optionsOf({
  serve: { type: 'boolean', default: false },
  port: { type: 'string', default: '4173' },
});

await buildSite(SITE_FOLDER);
process.stdout.write(`built ${SITE_FOLDER}\n`);
if (asked.serve) {
  const { url } = await serveSite(SITE_FOLDER, Number(asked.port));
  process.stdout.write(`${url}\n`);
}
