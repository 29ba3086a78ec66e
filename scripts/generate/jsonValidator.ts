/**
 * The validator of `schemas/fattura.schema.json`, compiled by ajv in advance: starting ajv at run time would cost a
 * command 77 to 90 ms. It only decides whether a value is valid; `src/validate/json/explainJson.ts` explains the
 * errors.
 */

import { _, Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { commonSchema } from '../../src/model/editions.ts';
import { formats as ours } from '../../src/model/formats.ts';
import type { Format } from '../../src/model/grammar.ts';
import { jsonSchemaFormats } from '../../src/validate/json/formats.ts';
import { invoiceSchema } from './jsonSchema.ts';
import type { Schema } from './jsonType.ts';

const HEAD = [
  '// Generated from the grammar by `npm run generate` (ajv, standalone); do not edit.',
  '// @ts-nocheck',
  "import { codePoints, jsonSchemaFormats } from '../json/formats.ts';",
  '',
].join('\n');

/** @param formats The grammar; elements of only some versions of the schema are rejected, and explained by date. */
export function jsonValidator(formats: readonly Format[] = ours): string {
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: true, formats: _`jsonSchemaFormats` },
    formats: jsonSchemaFormats,
    messages: false,
    // One function per type: inlining it at every field would make the code ten times as long.
    inlineRefs: false,
  });
  const validate = ajv.compile(compact(invoiceSchema(formats.map(commonSchema))));
  const code = verdictOnly(standaloneCode.default(ajv, validate));
  const leftover = /\brequire\(|\beval\(|new Function|instancePath|schemaPath|\.errors\b/.exec(code);
  if (leftover !== null)
    throw new Error(
      `the code of ajv has changed: ${leftover[0]} is left in it: ${code.slice(leftover.index - 80, leftover.index + 80)}`,
    );
  return HEAD + code;
}

/** ajv's code without its unused lists of errors and its run-time helpers. */
function verdictOnly(code: string): string {
  const bare = code
    .replace(/^"use strict";\n?/, '')
    .replace(/^export default .*\n/m, '')
    .replaceAll(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/g, 'codePoints')
    .replaceAll(/, ?\{instancePath="".*?\}=\{\}\)\{/g, '){')
    .replaceAll(/, ?\{instancePath[:,].*?\}\)/g, ')')
    .replaceAll(/^vErrors = vErrors === null \? .*;\nerrors = vErrors\.length;$/gm, 'errors++;')
    .replaceAll(
      /^const err[0-9]+ = \{.*\};\nif\(vErrors === null\)\{\n.*\n\}\nelse \{\n.*\n\}\nerrors\+\+;$/gm,
      'errors++;',
    )
    .replaceAll(/^if\(vErrors !== null\)\{\nif\(_errs[0-9]+\)\{\n.*\n\}\nelse \{\n.*\n\}\n\}\n/gm, '')
    .replaceAll(/^validate[0-9]+\.errors = .*;\n/gm, '')
    .replaceAll(/^let vErrors = null;\n/gm, '');
  // The text of the schemas is needed only if ajv looks up a property in it.
  return bare.replaceAll(/^const (schema[0-9]+) = .*\n/gm, (line, name: string) =>
    bare.includes(`${name}.`) ? line : '',
  );
}

/**
 * Annotations and the name of the draft: for plain ajv, which generates half the code, the used keywords mean the
 * same.
 */
const LEFT_OUT: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$comment',
  'title',
  'description',
  'default',
]);

/**
 * The schema to compile: without annotations, and with one definition for each "this or absent", which the published
 * schema repeats at every field.
 */
function compact(schema: Schema): Schema {
  const optional = new Map<string, Schema>();
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const { anyOf, ...rest } = value as Schema;
    const entries = Object.entries(rest)
      .filter(([key]) => !LEFT_OUT.has(key))
      .map(([key, one]) => [key, NAMING.has(key) ? named(one) : visit(one)]);
    if (anyOf === undefined) return Object.fromEntries(entries);
    const alternatives = visit(anyOf);
    const key = JSON.stringify(alternatives);
    const name = optional.get(key)?.['name'] ?? `Optional${optional.size}`;
    optional.set(key, { name, anyOf: alternatives });
    return Object.fromEntries([...entries, ['$ref', `#/$defs/${name}`]]);
  };
  // Below `properties`, keys are field names of the invoice, never keywords.
  const named = (value: unknown): unknown =>
    Object.fromEntries(Object.entries(value as Schema).map(([key, one]) => [key, visit(one)]));
  const { $defs, ...rest } = visit(schema) as Schema;
  const hoisted = [...optional.values()].map(({ name, anyOf }) => [name, { anyOf }]);
  return { ...rest, $defs: { ...($defs as Schema), ...Object.fromEntries(hoisted) } };
}

const NAMING: ReadonlySet<string> = new Set(['properties', '$defs']);
