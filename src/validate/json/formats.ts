/** Named formats for constraints that JSON Schema patterns cannot express; each is a simple type of the schema. */
import { applyWhitespace, checkValue, type SimpleType } from '../../model/lexical.ts';
import {
  DataFattura,
  Email,
  EmailContatti,
  XsBase64Binary,
  XsDate,
  XsDateTime,
} from '../../model/simpleTypes.ts';

/** Types that need a format, for calendar days, base64 padding, and e-mail patterns in linear time. */
export const formattedTypes: Readonly<Record<string, SimpleType>> = {
  'fattura-date': XsDate,
  'fattura-date-from-1970': DataFattura,
  'fattura-date-time': XsDateTime,
  'fattura-base64': XsBase64Binary,
  'fattura-email': Email,
  'fattura-email-contact': EmailContatti,
};

/**
 * The named formats of `fattura/schemas/fattura.schema.json`, as tests of a JSON string for use with a JSON Schema
 * validator: `new Ajv2020({ formats: jsonSchemaFormats })`. The generated validator also calls them.
 */
export const jsonSchemaFormats: Readonly<Record<string, (text: string) => boolean>> = Object.fromEntries(
  Object.entries(formattedTypes).map(([name, type]) => [
    name,
    (text: string) => checkValue(type, applyWhitespace(type.whitespace, text)) === undefined,
  ]),
);

/** Length as defined by JSON Schema and XML Schema: code points; a lone surrogate counts as one. */
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
