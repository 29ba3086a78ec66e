import { readFileSync } from 'node:fs';
import { peakMemory } from './peakMemory.ts';
import { job } from './protocol.ts';

/** From the start to the first verdict on an invoice in JSON, with the precompiled validator. */
const text = readFileSync(job.files[0] ?? '', 'utf8');
const before = performance.now();
const { validate } = await import('fattura/validate');
const valid = validate(text).verdict === 'valid' ? 1 : 0;
const ms = [performance.now() - before];
process.stdout.write(JSON.stringify({ ms, valid, rssMB: peakMemory() }));
