/**
 * `npm run build`: creates dist/ by tsdown.config.ts, without output. tsdown's own command announces in every run
 * that it will drop Node 20; package.json pins the last versions that support it.
 */
import { build } from 'tsdown';

await build({ logLevel: 'warn' });
