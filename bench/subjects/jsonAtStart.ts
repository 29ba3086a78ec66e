import { readFileSync } from 'node:fs';
import { peakMemory } from './peakMemory.ts';
import { job } from './protocol.ts';

/** From the start to the first verdict on an invoice in JSON, with ajv compiling the schema. */
const text = readFileSync(job.files[0] ?? '', 'utf8');
const schema = readFileSync(job.schema, 'utf8');
const before = performance.now();
const { Ajv2020 } = await import('ajv/dist/2020.js');
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
const valid = ajv.compile(JSON.parse(schema) as object)(JSON.parse(text)) ? 1 : 0;
const ms = [performance.now() - before];
process.stdout.write(JSON.stringify({ ms, valid, rssMB: peakMemory() }));
