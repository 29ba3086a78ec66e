import type { StandardSchemaV1 } from '@standard-schema/spec';
import { describe, expect, it } from 'vitest';
import type { Finding, Invoice } from '../../src/index.ts';
import {
  createInvoiceSchema,
  invoiceSchema,
  ordinaryInvoiceSchema,
  simplifiedInvoiceSchema,
  validate,
  validateInvoice,
} from '../../src/validate/index.ts';
import { type Edits, editedInvoice } from '../support/ruleInvoice.ts';

/** Validates like a library that accepts any Standard Schema. */
function parse<Schema extends StandardSchemaV1>(schema: Schema, value: unknown) {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('the check is synchronous');
  if (result.issues === undefined) return { value: result.value as StandardSchemaV1.InferOutput<Schema> };
  const paths = result.issues.map(({ path = [] }) => path.join('.'));
  return { codes: result.issues.map(({ message }) => message.slice(0, 5)), paths };
}

const total = 'fattura_elettronica_body.0.dati_beni_servizi.dettaglio_linee.0.prezzo_totale';

describe('~standard', () => {
  it.each([
    ['a wrong line total', { 'linee.0.prezzo_unitario': '25.01' }, ['00423'], [total]],
    ['a value against the schema', { 'linee.0.prezzo_totale': '90' }, ['00200'], [total]],
    ['a missing block', { cedente: null }, ['00200'], ['fattura_elettronica_header.cedente_prestatore']],
  ])('%s', (_, set: Edits, codes, paths) => {
    expect(parse(invoiceSchema, editedInvoice('FPR12', set))).toEqual({ codes, paths });
  });

  it.each([null, undefined, 7, 'x', [], {}, { versione: 'FPR12' }])('rejects %j', (value) => {
    expect(parse(invoiceSchema, value)).toHaveProperty('codes');
  });

  it('returns the invoice in its canonical form, typed', () => {
    const loose = { ...editedInvoice('FPR12', {}), sistema_emittente: null };
    const { value } = parse(invoiceSchema, loose) as { value: Invoice };
    expect(value.namespace).toMatch(/v1\.2$/);
    expect('sistema_emittente' in value).toBe(false);
    const typed: StandardSchemaV1.InferOutput<typeof invoiceSchema> = value;
    expect(typed.versione).toBe('FPR12');
  });

  it.each([
    ['ordinary', ordinaryInvoiceSchema, 'FPR12', true],
    ['ordinary', ordinaryInvoiceSchema, 'FSM10', false],
    ['simplified', simplifiedInvoiceSchema, 'FSM10', true],
    ['simplified', simplifiedInvoiceSchema, 'FPA12', false],
  ] as const)('the %s schema takes its own: %#', (_, schema, kind, taken) => {
    const result = schema['~standard'].validate(editedInvoice(kind, {}));
    expect(result.issues === undefined).toBe(taken);
    expect(result.issues?.map(({ path }) => path)).toEqual(taken ? undefined : [['versione']]);
  });

  it('accepts options', () => {
    const wrong = editedInvoice('FPR12', { 'linee.0.prezzo_totale': '90.00' });
    expect(parse(createInvoiceSchema({ only: 'structure' }), wrong)).toHaveProperty('value');
    const english = createInvoiceSchema({ language: 'en' })['~standard'].validate(wrong).issues?.[0]?.message;
    const italian = invoiceSchema['~standard'].validate(wrong).issues?.[0]?.message;
    expect(english).not.toBe(italian);
  });
});

const key = ({ id, path }: Finding): string => `${id} ${path}`;

describe('validateInvoice', () => {
  it.each([
    ['valid', {}],
    ['a wrong line total', { 'linee.0.prezzo_totale': '90.00' }],
    ['against the schema', { 'linee.0.prezzo_totale': '90', 'documento.divisa': 'euro' }],
  ])('gives the same result for a value as validate for its text, except lines: %s', (_, set: Edits) => {
    const invoice = editedInvoice('FPA12', set);
    const ofText = validate(JSON.stringify(invoice), { asOf: '2026-06-15' });
    const ofValue = validateInvoice(invoice, { asOf: '2026-06-15' });
    const bare = ofText.findings.map((finding) => ({ ...finding, line: null, column: null }));
    // Without a text, findings have no order of the text.
    const inOrder = (findings: readonly Finding[]) =>
      [...findings].sort((a, b) => (key(a) < key(b) ? -1 : 1));
    expect({ ...ofValue, findings: inOrder(ofValue.findings) }).toEqual({
      ...ofText,
      findings: inOrder(bare),
    });
  });
});
