import { readFileSync } from 'node:fs';
import { ParseOption, XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { job, measure } from './protocol.ts';

xmlRegisterFsInputProviders();
const schema = XmlDocument.fromBuffer(readFileSync(job.schema), { url: job.schema });
const validator = XsdValidator.fromDoc(schema);
const option = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_HUGE;

measure((files) => {
  let valid = 0;
  for (const bytes of files) {
    let document: XmlDocument | undefined;
    try {
      document = XmlDocument.fromBuffer(bytes, { option });
      validator.validate(document);
      valid += 1;
    } catch {
      // Not well-formed, or invalid.
    } finally {
      document?.dispose();
    }
  }
  return valid;
});
