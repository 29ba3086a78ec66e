/** The service's documented rules for requests, checked before sending. */
import { describe, expect, it } from 'vitest';
import { endpoints, objectNamed, requestFaults } from '../../src/api/contract/index.ts';
import { requestObjects } from '../../src/api/generated/requests.ts';
import { FatturaClient, InvalidRequestError } from '../../src/api/index.ts';
import { scriptedFetch } from '../support/scriptedFetch.ts';

const A = '5c0a8f3e-6b1d-4c27-9e4f-2a7d1b3c9e60';
const B = '5c0a8f3e-6b1d-4c27-9e4f-2a7d1b3c9e61';
const EUR = { amount: '1.00', currency: 'EUR' };
const PDF = new TextEncoder().encode('%PDF-1.7');

const category = { name: 'n' };
const counterpart = { country: 'IT' };
const sectional = { year: 2026, prefix: 'A' };
const product = { description: 'd', unit_price: EUR, vat_percentage: 22 };
const flow = {
  amount: EUR,
  expected_payment_date: '2026-01-31',
  payment_date: '2026-01-31',
  payment_status: 'PAID',
};
const row = { amount: EUR, payee_identifier: 'IT60X', payee_name: 'n', reason: 'r' };
const share = { to: 'a@b.example', reply_to: 'c@d.example' };

type Args = readonly unknown[];

/**
 * A call, and the violated rules as `rule pointer`; none if the service may accept it. The contract quotes the source
 * of each rule in the service's document, as `source` or in the field's description.
 */
const cases: readonly (readonly [call: string, args: Args, ...broken: string[]])[] = [
  // Lengths.
  ['documents.update', [A, { notes: 'x'.repeat(1000) }]],
  ['documents.update', [A, { notes: '\u{1F600}'.repeat(1000) }]],
  ['documents.update', [A, { notes: 'x'.repeat(1001) }], 'length /notes'],
  ['documents.update', [A, { notes: null }]],
  ['requests.createBulkPayment', [{ payments: [] }], 'items /payments'],
  ['documents.shareInvoice', [A, { ...share, to: [] }], 'items /to'],
  // Required fields.
  ['categories.create', [{}], 'required /name'],
  ['subcategories.create', [{ name: 'n' }], 'required /category_id'],
  ['counterparts.create', [{}], 'required /country'],
  ['documentSectionals.create', [{ prefix: 'A' }], 'required /year'],
  ['products.create', [{}], 'required /description', 'required /unit_price', 'required /vat_percentage'],
  ['flows.create', [A, { ...flow, payment_date: undefined }], 'required /payment_date'],
  ['flows.create', [A, { ...flow, amount: { amount: '1' } }], 'required /amount/currency'],
  ['reconciliations.create', [{ flow_id: A }], 'required /transaction_id'],
  [
    'requests.createBulkPayment',
    [{ payments: [row, { ...row, reason: undefined }] }],
    'required /payments/1/reason',
  ],
  ['documents.shareInvoice', [A, { to: share.to }], 'required /reply_to'],
  ['counterparts.search', [{ vat_number: '' }], 'required /vat_number'],
  ['requests.uploadF24', [PDF, {}], 'required /file_name'],
  // An update contains only changes.
  ...['categories', 'counterparts', 'documentSectionals', 'products', 'documents', 'transactions'].map(
    (resource) => [`${resource}.update`, [A, {}]] as const,
  ),
  // Formats.
  ['categories.create', [{ ...category, color: '#ff00Aa' }]],
  ['categories.create', [{ ...category, color: '#fff' }]],
  ['categories.create', [{ ...category, color: 'red' }], 'format /color'],
  ['categories.update', [A, { color: 'ff0000' }], 'format /color'],
  ['flows.create', [A, { ...flow, amount: { amount: '-12.3', currency: 'EUR' } }]],
  ['flows.create', [A, { ...flow, amount: { amount: '.5', currency: 'EUR' } }]],
  ['flows.create', [A, { ...flow, amount: { amount: '12,30', currency: 'EUR' } }], 'format /amount/amount'],
  ['flows.create', [A, { ...flow, amount: { amount: '', currency: 'EUR' } }], 'format /amount/amount'],
  ['flows.create', [A, { ...flow, amount: { amount: '1e3', currency: 'EUR' } }], 'format /amount/amount'],
  ['flows.create', [A, { ...flow, amount: { amount: 12.3, currency: 'EUR' } }], 'type /amount/amount'],
  ['flows.update', [A, B, { payment_date: '31/01/2026' }], 'format /payment_date'],
  ['flows.update', [A, B, { payment_date: '2026-02-30' }], 'format /payment_date'],
  ['flows.create', [A, { ...flow, account_id: 'main' }], 'format /account_id'],
  ['reconciliations.create', [{ flow_id: A, transaction_id: 'x' }], 'format /transaction_id'],
  ['documents.shareInvoice', [A, { ...share, reply_to: '' }], 'format /reply_to'],
  ['documents.shareInvoice', [A, { ...share, to: ['a@b.example', 'nobody'] }], 'format /to/1'],
  ['requests.uploadF24', [PDF, { file_name: 'a.pdf' }]],
  ['requests.uploadF24', [new TextEncoder().encode('PK'), { file_name: 'a.pdf' }], 'format '],
  ['requests.uploadF24', [new Blob(['PK']), { file_name: 'a.pdf' }]],
  // At least one field.
  ['documentSectionals.create', [sectional]],
  ['documentSectionals.create', [{ year: 2026, suffix: '/A' }]],
  ['documentSectionals.create', [{ year: 2026 }], 'one_of /prefix'],
  ['documentSectionals.create', [{ year: 2026, prefix: null, suffix: '' }], 'one_of /prefix'],
  ['documentSectionals.update', [A, { prefix: null }]],
  // Required if another field has a value.
  ['products.create', [{ ...product, vat_percentage: 0, tax_exemption: 'N4' }]],
  ['products.create', [{ ...product, vat_percentage: 0 }], 'needed_when /tax_exemption'],
  ['products.create', [{ ...product, vat_percentage: 0, tax_exemption: null }], 'needed_when /tax_exemption'],
  ['products.update', [A, { vat_percentage: 0, tax_exemption: null }], 'needed_when /tax_exemption'],
  // The value may already be stored.
  ['products.update', [A, { vat_percentage: 0 }]],
  ['products.update', [A, { tax_exemption: null }]],
  // Length of a code by type of the counterpart.
  ['counterparts.create', [{ ...counterpart, identity_type: 'COMPANY', destination_code: 'ABC1234' }]],
  [
    'counterparts.create',
    [{ ...counterpart, identity_type: 'COMPANY', destination_code: 'ABC123' }],
    'length_when /destination_code',
  ],
  [
    'counterparts.create',
    [{ ...counterpart, identity_type: 'CONTRACTOR', destination_code: 'ABC123' }],
    'length_when /destination_code',
  ],
  ['counterparts.create', [{ ...counterpart, identity_type: 'PA', destination_code: 'ABC123' }]],
  [
    'counterparts.create',
    [{ ...counterpart, identity_type: 'PA', destination_code: 'ABC1234' }],
    'length_when /destination_code',
  ],
  ['counterparts.create', [{ ...counterpart, identity_type: 'PERSON', destination_code: 'ABC123' }]],
  ['counterparts.create', [{ ...counterpart, destination_code: 'ABC123' }]],
  ['counterparts.create', [{ ...counterpart, destination_code: 'abc1234' }], 'format /destination_code'],
  ['counterparts.update', [A, { destination_code: 'ABC123' }]],
  ['counterparts.update', [A, { destination_code: 'abc1234' }], 'format /destination_code'],
  // A dependent field without the other.
  ['documents.update', [A, { category_id: A, subcategory_id: B }]],
  ['documents.update', [A, { subcategory_id: B }]],
  ['documents.update', [A, { category_id: null }]],
  ['documents.update', [A, { category_id: null, subcategory_id: B }], 'part_of /subcategory_id'],
  ['transactions.update', [A, { category_id: null, subcategory_id: B }], 'part_of /subcategory_id'],
  ['counterparts.create', [{ ...counterpart, issued_subcategory_id: B }], 'part_of /issued_subcategory_id'],
  ['counterparts.create', [{ ...counterpart, issued_category_id: A, issued_subcategory_id: B }]],
  ['counterparts.update', [A, { received_subcategory_id: B }]],
  [
    'counterparts.update',
    [A, { received_category_id: null, received_subcategory_id: B }],
    'part_of /received_subcategory_id',
  ],
  // A constant value.
  ['requests.createBulkPayment', [{ payments: [row] }]],
  [
    'requests.createBulkPayment',
    [{ payments: [row, { ...row, amount: { amount: '1', currency: 'USD' } }] }],
    'only /payments/1/amount/currency',
  ],
  // Fields for creation only.
  ['counterparts.update', [A, { vat_number: 'x', city: 'c' }], 'create_only /vat_number'],
  [
    'counterparts.update',
    [A, { identity_type: null, tax_number: 'x' }],
    'create_only /identity_type',
    'create_only /tax_number',
  ],
  ['subcategories.update', [A, { name: 'n', category_id: A }], 'create_only /category_id'],
  // Filters.
  ['documents.list', [{ filter: { status: 'DRAFT', number: 'abc' } }]],
  ['documents.list', [{ filter: { status: 'draft' } }], 'format /filter/status/eq'],
  ['documents.list', [{ filter: { type: { in: ['INVOICE', 'bill'] } } }], 'format /filter/type/in'],
  ['transactions.list', [{ filter: { type: { neq: 'Cards' } } }], 'format /filter/type/neq'],
  ['documents.list', [{ filter: { delivery_status: { empty: true } } }]],
  [
    'documents.list',
    [{ filter: { delivery_status: { empty: 'yes' } } }],
    'type /filter/delivery_status/empty',
  ],
  // One invoice.
  ['documents.createInvoice', [{ fattura_elettronica_body: [{}] }]],
  ['documents.createInvoice', [{ fattura_elettronica_body: [{}, {}] }], 'items /fattura_elettronica_body'],
  // Undocumented rules are left to the service.
  ['categories.create', [{ ...category, icon: 'x' }]],
  ['counterparts.create', [{ country: 'Italy', identity_type: 'CLUB', payment_method: 'SHELLS' }]],
  ['flows.create', [A, { ...flow, amount: { amount: '1', currency: 'ABC' } }]],
];

function client() {
  const { fetch, sent } = scriptedFetch({ status: 200, json: { data: { id: A, request_id: A } } });
  const made = new FatturaClient({
    baseUrl: 'https://service.example',
    apiKey: 'k',
    companyId: A,
    fetch,
    rateLimit: 1e6,
  });
  return {
    sent,
    resources: made as unknown as Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>>,
  };
}

describe('the documented rules of the service', () => {
  it.each(cases.map(([call, args, ...broken]) => ({ call, args, broken })))(
    '$call $args',
    async ({ call, args, broken }) => {
      const { sent, resources } = client();
      const [resource = '', method = ''] = call.split('.');
      const error = await resources[resource]![method]!(...args).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      const faults = error instanceof InvalidRequestError ? error.faults : [];
      expect(faults.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual(broken);
      expect(sent).toHaveLength(broken.length === 0 ? 1 : 0);
      if (!(error instanceof InvalidRequestError)) return;
      expect(error).toMatchObject({ code: 'configuration', operation: call });
      expect(error.toJSON()).toMatchObject({ faults });
    },
  );

  it('name their source', () => {
    for (const name of Object.keys(requestObjects))
      for (const { source } of objectNamed(name).rules ?? []) expect(source.length).toBeGreaterThan(10);
  });

  it('each have a case that violates them and one that does not', () => {
    const broken = new Set(cases.flatMap((row) => row.slice(2).map((fault) => String(fault).split(' ')[0])));
    const documented = Object.values(requestObjects).flatMap(({ rules = [] }) =>
      rules.map(({ rule }) => rule),
    );
    expect([...new Set(documented)].filter((rule) => !broken.has(rule))).toEqual([]);
  });

  it('are the same in the client and in the sandbox', () => {
    for (const { body } of endpoints) {
      if (body?.shape?.kind !== 'reference') continue;
      const { fields, rules = [] } = objectNamed(body.shape.to);
      const generated = requestObjects[body.shape.to];
      expect(Object.keys(generated?.fields ?? {})).toEqual(Object.keys(fields));
      expect(generated?.rules ?? []).toHaveLength(rules.length);
      const faultsWith = (named: Parameters<typeof requestFaults>[2]['named']) =>
        requestFaults({}, body.shape!, { named, partial: false });
      expect(faultsWith((name) => requestObjects[name]!)).toEqual(faultsWith(objectNamed));
    }
  });
});
