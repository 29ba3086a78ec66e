import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { job, measure } from './protocol.ts';

/** `JSON.parse` and the schema compiled once; without the formats of dates and base64, which the schema names. */
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const fits = ajv.compile(JSON.parse(readFileSync(job.schema, 'utf8')) as object);

measure((files) => {
  let valid = 0;
  for (const bytes of files) if (fits(JSON.parse(bytes.toString()))) valid += 1;
  return valid;
});
