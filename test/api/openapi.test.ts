import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { openapi } from '../../scripts/generate/apiOpenapi.ts';
import { ALWAYS, endpoints, events } from '../../src/api/contract/index.ts';
import { jsonSchemaFormats } from '../../src/validate/json/formats.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { type OpenapiDocument, openapiFlaws, operationsOf } from '../support/openapiFlaws.ts';
import { projectRoot } from '../support/shared.ts';

const document = JSON.parse(JSON.stringify(openapi())) as OpenapiDocument;

const ajv = new Ajv2020({ strict: false, validateFormats: true });
addFormats.default(ajv);
for (const [name, validate] of Object.entries(jsonSchemaFormats)) ajv.addFormat(name, validate);
ajv.addSchema({ $id: 'https://service.example/', ...document });

function accepts(pointer: string, value: unknown): boolean {
  const validate = ajv.getSchema(`https://service.example/#${pointer}`);
  if (validate === undefined) throw new Error(`no schema at ${pointer}`);
  return validate(value) === true;
}

describe('docs/openapi.json', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    expect(validator.version).toBe('3.1');
  });

  it('has every endpoint, by name, verb and path', () => {
    const ids = operationsOf(document).map(({ path, verb, operation }) => [
      operation.operationId,
      verb,
      path,
    ]);
    expect(ids.sort()).toEqual(
      endpoints
        .map(({ resource, name, method, path }) => [`${resource}.${name}`, method.toLowerCase(), path])
        .sort(),
    );
    expect(Object.keys(document.webhooks)).toEqual(events.map((event) => event.event));
  });

  it('has every status of each endpoint', () => {
    for (const { operation } of operationsOf(document)) {
      const endpoint = endpoints.find(
        ({ resource, name }) => operation.operationId === `${resource}.${name}`,
      );
      expect(Object.keys(operation.responses).sort()).toEqual(
        [
          ...new Set([endpoint?.answer.status, ...(endpoint?.errors ?? []), ...ALWAYS].map(String)),
          'default',
        ].sort(),
      );
    }
  });

  it('has no broken references, unused parts, duplicate ids or undeclared path parameters', () => {
    expect(openapiFlaws(document)).toEqual([]);
  });

  const broken: readonly [name: string, from: string, to: string, flaw: string][] = [
    [
      'a reference to nothing',
      '"#/components/schemas/FlowCreate"',
      '"#/components/schemas/Lost"',
      'leads nowhere: #/components/schemas/Lost',
    ],
    [
      'a schema for nobody',
      '"#/components/schemas/FlowCreate"',
      '"#/components/schemas/Flow"',
      'unused: #/components/schemas/FlowCreate',
    ],
    [
      'an id twice',
      '"operationId":"flows.get"',
      '"operationId":"flows.list"',
      'operationId twice: flows.list',
    ],
    [
      'an undeclared id',
      '/flows/{flow_id}"',
      '/flows/{id}"',
      'flows.get: path company_id,document_id,id, declared company_id,document_id,flow_id',
    ],
  ];

  it.each(broken)('the check detects %s', (_, from, to, flaw) => {
    const text = JSON.stringify(document);
    expect(text).toContain(from);
    expect(openapiFlaws(JSON.parse(text.replaceAll(from, to)))).toContain(flaw);
  });
});

const money = { amount: '12.30', currency: 'EUR' };
const id = '019f8035-d717-7c8c-ad92-c47177ad60c3';
const flow = {
  amount: money,
  expected_payment_date: '2026-01-31',
  payment_date: '2026-01-31',
  payment_status: 'PAID',
};
const payment = {
  amount: money,
  payee_identifier: 'IT60X0542811101000000123456',
  payee_name: 'A',
  reason: 'B',
};

const values: readonly [schema: string, value: unknown, accepted: boolean][] = [
  ['Money', money, true],
  ['Money', { amount: '-.5', currency: 'XXX' }, true],
  ['Money', { amount: 12.3, currency: 'EUR' }, false],
  ['Money', { amount: '1,5', currency: 'EUR' }, false],
  ['Money', { amount: '1' }, false],
  ['Document', { id }, true],
  ['Document', { id, status: 'A_LATER_CODE', later: { field: true } }, true],
  ['Document', { id, status: 1 }, false],
  ['Document', { id, format: null, counterpart: null, notes: null }, true],
  ['Document', { id, number: null }, false],
  ['Document', { id: 'no uuid' }, false],
  ['FlowCreate', flow, true],
  ['FlowCreate', { ...flow, external_id: null, account_id: id }, true],
  ['FlowCreate', { ...flow, unknown: 1 }, false],
  ['FlowCreate', { ...flow, payment_date: '31/01/2026' }, false],
  ['FlowCreate', { ...flow, amount: undefined }, false],
  ['FlowUpdate', {}, true],
  ['BulkPayment', { payments: [payment] }, true],
  ['BulkPayment', { payments: [] }, false],
  ['InvoiceShare', { to: 'a@example.it', reply_to: 'b@example.it' }, true],
  ['InvoiceShare', { to: ['a@example.it'], reply_to: 'b@example.it' }, true],
  ['InvoiceShare', { to: [], reply_to: 'b@example.it' }, false],
  ['DocumentUpdate', { notes: 'x'.repeat(1000) }, true],
  ['DocumentUpdate', { notes: 'x'.repeat(1001) }, false],
  [
    'DocumentsFilter',
    { creation_date__gte: '2026-01-01', status__in: 'DRAFT,SENT', notes__ilike: 'x' },
    true,
  ],
  ['DocumentsFilter', { delivery_status__empty: true }, true],
  ['DocumentsFilter', { creation_date__ilike: '2026' }, false],
  ['DocumentsFilter', { status__gt: 'DRAFT' }, false],
  ['DocumentsFilter', { colour__eq: 'red' }, false],
  ['FlowsFilter', { any_field__eq: 'x' }, true],
  ['FlowsFilter', { any_field__near: 'x' }, false],
  [
    'ErrorBody',
    { errors: [{ code: 'bad_request', title: 'x', detail: null, source: { pointer: '/page_size' } }] },
    true,
  ],
  ['ErrorBody', {}, false],
  ['Page', { cursor: null, size: 25 }, true],
  ['EventEnvelope', { id, company_id: id, event: 'document.updated', data: { id } }, true],
];

describe('the schemas of docs/openapi.json', () => {
  it.each(values)('%s: %j is accepted: %s', (name, value, accepted) => {
    expect(accepts(`/components/schemas/${name}`, JSON.parse(JSON.stringify(value)))).toBe(accepted);
  });

  it.each([
    ['FPR12-complete', 'OrdinaryInvoice'],
    ['FPA12-split-payment', 'OrdinaryInvoice'],
    ['FSM10-complete', 'SimplifiedInvoice'],
  ])('match the invoice %s as %s', (name, format) => {
    const invoice = parseInvoice(readFileSync(join(projectRoot, `fixtures/valid/${name}.xml`)));
    expect(accepts('/components/schemas/Invoice', invoice)).toBe(true);
    expect(accepts(`/components/schemas/${format}`, invoice)).toBe(true);
    expect(accepts('/components/schemas/Invoice', { ...invoice, fattura_elettronica_body: [] })).toBe(false);
  });

  it('all compile', () => {
    for (const name of Object.keys(document.components['schemas'] ?? {}))
      expect(ajv.getSchema(`https://service.example/#/components/schemas/${name}`)).toBeTypeOf('function');
  });

  const answer = (path: string, verb: string, status: string) =>
    `/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${verb}/responses/${status}/content/application~1json/schema`;
  const company = '/api/v1/companies/{company_id}';
  const answers: readonly [pointer: string, value: unknown, accepted: boolean][] = [
    [answer(`${company}/documents`, 'get', '200'), { data: [{ id }], page: { cursor: 'x', size: 1 } }, true],
    [answer(`${company}/documents`, 'get', '200'), { data: { id } }, false],
    [answer(`${company}/documents/invoice`, 'post', '200'), { data: { id } }, true],
    [answer(`${company}/documents/invoice`, 'post', '200'), { data: [{ id }] }, true],
    [answer(`${company}/documents/invoice`, 'post', '200'), { data: [] }, false],
    [answer(`${company}/requests/f24/ocr`, 'post', '202'), { data: { request_id: 'x' } }, true],
    [answer(`${company}/requests/f24/ocr`, 'post', '202'), { request_id: 'x' }, true],
    [answer(`${company}/requests/f24/ocr`, 'post', '202'), { data: {} }, false],
  ];
  it.each(answers)('%s: %j is accepted: %s', (pointer, value, accepted) => {
    expect(accepts(pointer, value)).toBe(accepted);
  });
});
