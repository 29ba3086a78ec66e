import type { Endpoint } from './endpoint.ts';
import type { RequestRule } from './requestRule.ts';
import {
  code,
  type Field,
  must,
  type NamedObject,
  nullable,
  reference,
  text,
  upperCase,
  uuid,
} from './shape.ts';

/** The fields that can be given on creation and changed later. */
const editable: Readonly<Record<string, Field>> = {
  address: nullable(text, 'Street and number'),
  bank_identifier: nullable(text, 'Account for payments, such as an IBAN'),
  city: nullable(text, 'City'),
  company_name: nullable(text, 'Name'),
  destination_code: nullable(
    upperCase,
    'Recipient code of SdI in upper case: seven characters, six for a public administration; 0000000 if unknown and for persons, XXXXXXX for foreign parties, 2R4GTO8 for San Marino, 999999 for an administration without a code',
  ),
  payment_date: nullable(code('PaymentInterval'), 'Due date of received invoices'),
  payment_method: nullable(code('PaymentMethod'), 'Payment method'),
  postal_code: nullable(text, 'Postal code'),
  province_code: nullable(text, 'Province'),
};

/** The fields that can be given on creation only. */
const identity: Readonly<Record<string, Field>> = {
  identity_type: nullable(code('IdentityType'), 'Type'),
  tax_number: nullable(text, 'Tax number (codice fiscale)'),
  vat_number: nullable(text, 'VAT number (partita IVA)'),
};

const categories: Readonly<Record<string, Field>> = {
  issued_category_id: nullable(uuid, 'Category of documents issued to it'),
  issued_subcategory_id: nullable(uuid, 'Subcategory of issued_category_id'),
  received_category_id: nullable(uuid, 'Category of documents received from it'),
  received_subcategory_id: nullable(uuid, 'Subcategory of received_category_id'),
};

/** Source of the lengths: the description of destination_code, which says "must" for these three. */
const destination = (length: number, ...identities: readonly string[]): RequestRule => ({
  rule: 'length_when',
  field: 'destination_code',
  length,
  when: { field: 'identity_type', in: identities },
  source: 'Counterpart, destination_code',
});

const subcategoryOf = (side: 'issued' | 'received'): RequestRule => ({
  rule: 'part_of',
  field: `${side}_subcategory_id`,
  of: `${side}_category_id`,
  source: 'Counterpart, input-only fields: a subcategory belongs to the matching category',
});

const rules: readonly RequestRule[] = [
  destination(7, 'COMPANY', 'CONTRACTOR'),
  destination(6, 'PA'),
  subcategoryOf('issued'),
  subcategoryOf('received'),
];

const found = ['address', 'city', 'company_name', 'postal_code', 'province_code'] as const;

export const objects: readonly NamedObject[] = [
  {
    name: 'Counterpart',
    description: 'A customer or supplier',
    use: 'answer',
    fields: {
      id: must(uuid, 'Id of the counterpart'),
      country: nullable(text, 'Country, ISO code'),
      ...editable,
      ...identity,
      issued_category: nullable(reference('Category'), 'Category of documents issued to it'),
      issued_subcategory: nullable(reference('SubcategoryReference'), 'Subcategory of issued_category_id'),
      received_category: nullable(reference('Category'), 'Category of documents received from it'),
      received_subcategory: nullable(
        reference('SubcategoryReference'),
        'Subcategory of received_category_id',
      ),
    },
  },
  {
    name: 'CounterpartCreate',
    description: 'A new counterpart',
    use: 'request',
    fields: { country: must(text, 'Country, ISO code'), ...editable, ...identity, ...categories },
    rules,
  },
  {
    name: 'CounterpartUpdate',
    description: 'Changes to a counterpart; its identity and numbers cannot be changed',
    use: 'request',
    fields: { country: nullable(text, 'Country, ISO code'), ...editable, ...categories },
    rules,
    createOnly: Object.keys(identity),
  },
  {
    name: 'CounterpartSearchResult',
    description: 'Register data for a VAT number',
    use: 'answer',
    fields: {
      ...Object.fromEntries(found.map((name) => [name, editable[name] as Field])),
      country: nullable(text, 'Country, ISO code'),
      tax_number: identity['tax_number'] as Field,
      vat_number: identity['vat_number'] as Field,
    },
  },
];

const PATH = '/api/v1/companies/{company_id}/counterparts';
const ITEM = `${PATH}/{counterpart_id}` as const;
const EXPAND = 'The names accepted by `expand` are not documented: any name is allowed.';

export const endpoints = [
  {
    resource: 'counterparts',
    name: 'list',
    method: 'GET',
    path: PATH,
    summary: 'Lists counterparts',
    remarks: [EXPAND],
    list: {
      filter: { vat_number: text, tax_number: text, company_name: text },
      sort: ['company_name'],
      paginated: true,
    },
    expand: 'open',
    answer: { status: 200, wrapped: 'list', of: 'Counterpart' },
    errors: [400, 404],
    repeat: 'safe',
  },
  {
    resource: 'counterparts',
    name: 'create',
    method: 'POST',
    path: PATH,
    summary: 'Creates a counterpart',
    remarks: [EXPAND],
    expand: 'open',
    body: {
      contentTypes: ['application/json'],
      shape: reference('CounterpartCreate'),
      description: 'The counterpart',
    },
    answer: { status: 201, wrapped: 'one', of: 'Counterpart' },
    errors: [400, 404, 422],
    repeat: 'never',
  },
  {
    resource: 'counterparts',
    name: 'get',
    method: 'GET',
    path: ITEM,
    summary: 'Reads a counterpart',
    remarks: [EXPAND],
    expand: 'open',
    answer: { status: 200, wrapped: 'one', of: 'Counterpart' },
    errors: [404],
    repeat: 'safe',
  },
  {
    resource: 'counterparts',
    name: 'update',
    method: 'PATCH',
    path: ITEM,
    summary: 'Updates a counterpart',
    remarks: [EXPAND],
    expand: 'open',
    body: {
      contentTypes: ['application/json'],
      shape: reference('CounterpartUpdate'),
      description: 'Changes',
    },
    answer: { status: 200, wrapped: 'one', of: 'Counterpart' },
    errors: [400, 404, 422],
    repeat: 'idempotent',
  },
  {
    resource: 'counterparts',
    name: 'search',
    method: 'GET',
    path: '/api/v1/counterparts/search',
    summary: 'Looks up a VAT number in third-party data',
    query: { vat_number: must(text, 'VAT number to look up') },
    answer: { status: 200, wrapped: 'one', of: 'CounterpartSearchResult' },
    errors: [400, 404],
    repeat: 'safe',
  },
] as const satisfies readonly Endpoint[];
