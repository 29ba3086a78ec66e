import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { job, measure } from './protocol.ts';

interface Document {
  validate(schema: Document): boolean;
}

interface Libxmljs {
  parseXml(text: string, options?: object): Document;
}

// Not one of our dependencies (it compiles on installation): `npm i --no-save libxmljs2` to measure it.
const { parseXml } = createRequire(import.meta.url)('libxmljs2') as Libxmljs;

const text = readFileSync(job.schema, 'utf8');
const schema = parseXml(text, { baseUrl: `${dirname(job.schema)}/` });

measure((files) => {
  let valid = 0;
  for (const bytes of files) {
    try {
      if (parseXml(bytes.toString('utf8'), { huge: true }).validate(schema)) valid += 1;
    } catch {
      // Not well-formed.
    }
  }
  return valid;
});
