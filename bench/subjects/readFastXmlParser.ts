import { XMLParser } from 'fast-xml-parser';
import { measure } from './protocol.ts';

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, trimValues: false });

/** Parses only: no schema, no encodings, no types. */
measure((files) => {
  let parsed = 0;
  for (const bytes of files) {
    parser.parse(bytes.toString('utf8'));
    parsed += 1;
  }
  return parsed;
});
