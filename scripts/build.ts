/**
 * `npm run build`: dist/ by tsdown.config.ts, quietly. tsdown's own command says in every run that
 * it will drop Node 20; package.json holds the last line of versions that has it.
 */
import { build } from 'tsdown';

await build({ logLevel: 'warn' });
