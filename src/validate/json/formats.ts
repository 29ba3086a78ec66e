/** What a pattern of JSON Schema cannot state: named formats of ours, each one of the schema's simple types. */
import { applyWhitespace, checkValue, type SimpleType } from '../../model/lexical.ts';
import {
  DataFattura,
  Email,
  EmailContatti,
  XsBase64Binary,
  XsDate,
  XsDateTime,
} from '../../model/simpleTypes.ts';

/** The types that need a format: calendar days, base64's padding, and e-mail patterns in linear time. */
export const formattedTypes: Readonly<Record<string, SimpleType>> = {
  'fattura-date': XsDate,
  'fattura-date-from-1970': DataFattura,
  'fattura-date-time': XsDateTime,
  'fattura-base64': XsBase64Binary,
  'fattura-email': Email,
  'fattura-email-contact': EmailContatti,
};

/**
 * The named formats of `fattura/schemas/fattura.schema.json` as tests of a JSON string, ready for a validator of JSON
 * Schema: `new Ajv2020({ formats: jsonSchemaFormats })`. The generated validator calls them too.
 */
export const jsonSchemaFormats: Readonly<Record<string, (text: string) => boolean>> = Object.fromEntries(
  Object.entries(formattedTypes).map(([name, type]) => [
    name,
    (text: string) => checkValue(type, applyWhitespace(type.whitespace, text)) === undefined,
  ]),
);

/** The length that JSON Schema and XML Schema mean: code points, a lone surrogate counting as one. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let i = 0; i + 1 < text.length; i += 1) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      count -= 1;
      i += 1;
    }
  }
  return count;
}
