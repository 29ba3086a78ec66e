/** Hostile JSON, by name, each of at most {@link LIMIT} bytes. */
import { fill, fillNumbered, LIMIT } from './build.ts';

/** An invoice in JSON with something in one place; not valid, since most fields are missing. */
function invoice(inDocument: string, more = ''): string {
  return `{"versione":"FPR12","fattura_elettronica_header":{},"fattura_elettronica_body":[{"dati_generali":{"dati_generali_documento":{${inDocument}}}}]${more}}`;
}

function list(part: string): string {
  return fill(`${part},`) + part;
}

/** As many parts as fit under the limit of values, which the inputs named after millions exceed. */
function listUnderLimit(part: string): string {
  return `${`${part},`.repeat(599_900)}${part}`;
}

export const json: Readonly<Record<string, () => string>> = {
  'arrays that are never closed': () => fill('[', LIMIT),
  'objects that are never closed': () => fill('{"a":', LIMIT),
  'arrays in arrays': () => '['.repeat(LIMIT / 2) + ']'.repeat(LIMIT / 2),
  'objects in objects': () => `${'{"a":'.repeat(800_000)}1${'}'.repeat(800_000)}`,
  'arrays in an invoice': () => invoice(`"causale":${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`),
  'objects in an invoice': () => invoice(`"dati_bollo":${'{"a":'.repeat(600_000)}1${'}'.repeat(600_000)}`),
  'a text of 5 MB': () => invoice(`"numero":"${fill('x')}"`),
  'a text of escapes': () => invoice(`"numero":"${fill('\\u0041')}"`),
  'a text of control characters': () => invoice(`"numero":"${fill('\\u0001')}"`),
  'a text of surrogates': () => invoice(`"numero":"${fill('\\ud83d')}"`),
  'a text that never ends': () => `{"versione":"${fill('\\\\')}`,
  'a number of figures': () => invoice(`"numero":${fill('9')}`),
  'a number of zeros': () => invoice(`"numero":0.${fill('0')}1`),
  'a number with a huge exponent': () => invoice(`"numero":1e${fill('9')}`),
  'a million keys': () => `{${fillNumbered((n) => `"k${n}":1,`)}"z":1}`,
  'keys that are near misses': () => invoice(`${fillNumbered((n) => `"tipo_documento${n}":1,`)}"z":1`),
  'a key of 5 MB': () => invoice(`"${fill('a')}":1`),
  'near misses with long names': () =>
    invoice(`${fillNumbered((n) => `"tipo_documento${'x'.repeat(10_000)}${n}":1,`)}"z":1`),
  'the same key again and again': () => invoice(`${fill('"numero":"1",')}"numero":"1"`),
  prototypes: () => invoice(`${fill('"__proto__":{"x":1},')}"constructor":{"prototype":{}}`),
  'a million nulls': () => invoice(`"causale":[${list('null')}]`),
  'a million wrong kinds': () => invoice(`"causale":[${list('1')}]`),
  'a million empty objects': () => invoice(`"dati_ritenuta":[${list('{}')}]`),
  'a million empty texts': () => invoice(`"causale":[${list('""')}]`),
  'empty objects under the limit': () => invoice(`"dati_ritenuta":[${listUnderLimit('{}')}]`),
  'empty texts under the limit': () => invoice(`"causale":[${listUnderLimit('""')}]`),
  'wrong kinds under the limit': () => invoice(`"causale":[${listUnderLimit('1')}]`),
  'misspelt objects under the limit': () => invoice(`"dati_riternuta":[${listUnderLimit('{}')}]`),
  'empty bodies under the limit': () =>
    `{"versione":"FPR12","fattura_elettronica_body":[${listUnderLimit('{}')}]}`,
  'wrong codes under the limit': () =>
    invoice(`"tipo_documento":"TD01","causale":[${listUnderLimit('"\u20ac"')}]`),
  'objects of shapes of their own': () =>
    invoice(`"dati_ritenuta":[${fillNumbered((n) => `{"k${n}":1},`)}{}]`),
  'blocks of shapes of their own': () =>
    invoice(`"dati_ritenuta":[${fillNumbered((n) => `{"tipo_ritenuta":"RT01","k${n}":[]},`)}{}]`),
  'unknown keys in objects': () => invoice(`"dati_ritenuta":[${list('{"a":1}')}]`),
  'bodies without number': () => `{"versione":"FPR12","fattura_elettronica_body":[${list('{}')}]}`,
  'a code of 5 MB': () => invoice(`"tipo_documento":"${fill('TD')}"`),
  'a date of figures': () => invoice(`"data":"${fill('2')}"`),
  'an amount of figures': () => invoice(`"importo_totale_documento":"${fill('9')}"`),
  'base64, wrong at its end': () => invoice('', `,"allegati":[{"attachment":"${fill('QUJD')}!"}]`),
  'nothing but blanks': () => `{${fill(' ')}`,
  'nothing but commas': () => `[${fill(',')}`,
  'nothing but quotes': () => `{${fill('"')}`,
  'nothing but backslashes': () => `{"${fill('\\')}`,
  'one line and problems at its end': () =>
    invoice(`"numero":"${fill('x', 4_000_000)}"`, `,"x":[${fill('{"a":1},', 900_000)}1]`),
};
