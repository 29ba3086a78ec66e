import type { Endpoint, UnplacedOperation } from './endpoint.ts';
import {
  boolean,
  code,
  date,
  dateTime,
  either,
  email,
  invoice,
  list,
  may,
  must,
  type NamedObject,
  nullable,
  reference,
  text,
  uri,
  uuid,
} from './shape.ts';

/** Maximum length of a document's notes, in characters. */
const NOTES_LENGTH = 1000;

export const objects: readonly NamedObject[] = [
  {
    name: 'Document',
    description: 'An invoice, credit note or similar',
    use: 'answer',
    fields: {
      id: must(uuid, 'Id of the document'),
      number: may(text, 'Number of the invoice'),
      progressive: nullable(text, 'Progressive number in the sectional'),
      sectional: nullable(reference('DocumentSectionalReference'), 'Numbering series of the number'),
      type: may(code('DocumentType'), 'Type'),
      direction: may(code('DocumentDirection'), 'Issuer'),
      status: may(code('DocumentStatus'), 'Status'),
      format: nullable(code('DocumentFormat'), 'Format of the e-invoice'),
      is_e_invoice: nullable(boolean, 'True for an e-invoice for SdI'),
      creation_date: may(date, 'Date of the document'),
      created_at: may(dateTime, 'Creation time in the service'),
      updated_at: may(dateTime, 'Time of the last change'),
      delivery_date: nullable(text, 'Time of delivery'),
      delivery_status: nullable(text, 'Delivery status; its values are not documented'),
      file_name: nullable(text, 'Name of the file sent to SdI'),
      gross_amount: may(reference('Money'), 'Total, VAT included'),
      vat_amount: may(reference('Money'), 'VAT'),
      notes: nullable({ kind: 'text', maxLength: NOTES_LENGTH }, `Notes, at most ${NOTES_LENGTH} characters`),
      reasons_and_remarks: may(list(text), 'Causale and remarks'),
      external_id: nullable(text, 'Id assigned by the caller'),
      counterpart: nullable(reference('Counterpart'), 'Customer or supplier'),
      counterpart_name: nullable(text, 'Name as free text, if there is no counterpart'),
      category: nullable(reference('CategoryReference'), 'Category'),
      subcategory: nullable(reference('SubcategoryReference'), 'Subcategory'),
      flows: may(list(reference('Flow')), 'Payments'),
    },
  },
  {
    name: 'DocumentUpdate',
    description: 'Changes to a document',
    use: 'request',
    fields: {
      category_id: nullable(uuid, 'Category; null clears the subcategory too'),
      subcategory_id: nullable(
        uuid,
        'Subcategory of the category in this request, or otherwise of the current one',
      ),
      notes: nullable({ kind: 'text', maxLength: NOTES_LENGTH }, `Notes, at most ${NOTES_LENGTH} characters`),
    },
    rules: [
      {
        rule: 'part_of',
        field: 'subcategory_id',
        of: 'category_id',
        source: 'DocumentUpdate, category_id and subcategory_id',
      },
    ],
  },
  {
    name: 'DocumentInvoice',
    description: 'The e-invoice of a document',
    use: 'answer',
    fields: {
      invoice: may(
        invoice,
        'The e-invoice in the JSON form. The service accepts a few codes that the official schema lacks, and may omit fields that it fills in itself',
      ),
      xml_url: nullable(
        uri,
        'Signed address of the XML, valid for a limited time; null until the invoice has been sent to SdI',
      ),
    },
  },
  {
    name: 'InvoiceShare',
    description: 'A courtesy copy by e-mail',
    use: 'request',
    fields: {
      to: must(either(email, list(email, { minItems: 1 })), 'Recipients'),
      reply_to: must(email, 'Reply address'),
      subject: may(text, 'Subject; default: an Italian text'),
      body: may(text, 'Text; default: an Italian text'),
    },
  },
];

const PATH = '/api/v1/companies/{company_id}/documents';
const ITEM = `${PATH}/{document_id}` as const;
const EXPAND = ['category', 'counterpart', 'flows', 'subcategory'];

export const endpoints = [
  {
    resource: 'documents',
    name: 'list',
    method: 'GET',
    path: PATH,
    summary: 'Lists documents',
    remarks: ['Unordered without `sort`.'],
    list: {
      filter: {
        creation_date: date,
        delivery_date: date,
        direction: code('DocumentDirection'),
        status: code('DocumentStatus'),
        type: code('DocumentType'),
        number: text,
        counterpart_company_name: text,
        notes: text,
        progressive: text,
        sectional_id: uuid,
        source_id: text,
        delivery_status: text,
      },
      sort: ['created_at', 'creation_date', 'delivery_date', 'number', 'progressive'],
      paginated: true,
    },
    expand: EXPAND,
    answer: { status: 200, wrapped: 'list', of: 'Document' },
    errors: [400, 404],
    repeat: 'safe',
  },
  {
    resource: 'documents',
    name: 'createInvoice',
    method: 'POST',
    path: `${PATH}/invoice`,
    summary: 'Creates a document from one e-invoice, and issues it on request',
    remarks: [
      'Exactly one invoice: a lotto is rejected.',
      'The caller chooses numero, unless automatic_number is true; the service assigns the file name and the progressivo invio.',
      'There is no idempotency key: `submitInvoice` looks up the invoice and retries only if nothing was created.',
      'A DISCARDED document keeps its number until it is deleted (`reissueDiscarded`).',
      'The response contains an array in one version of the documentation, a single document in the other; the client reads both.',
    ],
    query: {
      issue: may(boolean, 'Issues the invoice after its creation; otherwise it is a DRAFT'),
      reconciliation_identifier: may(
        text,
        'Id of the payment at a payment provider, for matching the bank movement',
      ),
      sectional_id: may(uuid, 'Numbering series of the document'),
      automatic_number: may(
        boolean,
        'Sets numero to the next number of sectional_id, or to the next without a series',
      ),
    },
    body: {
      contentTypes: ['application/json', 'application/xml'],
      shape: invoice,
      description: 'The e-invoice: the object in the JSON form, or the XML file',
    },
    answer: { status: 200, wrapped: 'one-or-list', of: 'Document' },
    errors: [400, 404, 422],
    repeat: 'look-up',
  },
  {
    resource: 'documents',
    name: 'get',
    method: 'GET',
    path: ITEM,
    summary: 'Reads a document',
    expand: ['category', 'counterpart', 'flows', 'sectional', 'subcategory'],
    answer: { status: 200, wrapped: 'one', of: 'Document' },
    errors: [404],
    repeat: 'safe',
  },
  {
    resource: 'documents',
    name: 'update',
    method: 'PATCH',
    path: ITEM,
    summary: 'Updates category, subcategory or notes of a document',
    remarks: ['422 if the subcategory does not belong to the category.'],
    expand: EXPAND,
    body: {
      contentTypes: ['application/json'],
      shape: reference('DocumentUpdate'),
      description: 'Changes',
    },
    answer: { status: 200, wrapped: 'one', of: 'Document' },
    errors: [400, 404, 422],
    repeat: 'idempotent',
  },
  {
    resource: 'documents',
    name: 'delete',
    method: 'DELETE',
    path: ITEM,
    summary: 'Deletes a document',
    answer: { status: 204, wrapped: 'none' },
    errors: [400, 404],
    repeat: 'idempotent',
  },
  {
    resource: 'documents',
    name: 'getInvoice',
    method: 'GET',
    path: `${ITEM}/invoice`,
    summary: 'Reads the e-invoice of a document',
    answer: { status: 200, wrapped: 'one', of: 'DocumentInvoice' },
    file: {
      method: 'getInvoiceXml',
      field: 'xml_url',
      summary: 'Downloads the XML of the e-invoice, unchanged',
      remarks: [
        'null while `xml_url` is null: the XML exists once the invoice has been sent to SdI.',
        'The address is signed and valid for a limited time. The client downloads it immediately, without the key.',
      ],
    },
    errors: [400, 404],
    repeat: 'safe',
  },
  {
    resource: 'documents',
    name: 'shareInvoice',
    method: 'POST',
    path: `${ITEM}/share-invoice`,
    summary: 'Sends a courtesy copy of the invoice by e-mail',
    remarks: ['Success means that the mail was accepted, not that it was delivered.'],
    body: {
      contentTypes: ['application/json'],
      shape: reference('InvoiceShare'),
      description: 'Recipients and text',
    },
    answer: { status: 200, wrapped: 'none' },
    errors: [400, 404, 422],
    repeat: 'never',
  },
] as const satisfies readonly Endpoint[];

export const unplaced: readonly UnplacedOperation[] = [
  {
    resource: 'documents',
    summary: 'Creates a document from structured fields',
    known: [
      'counterpart_id: an existing counterpart',
      'external_id: optional idempotency key; the id of an existing document is refused with 422',
      'path and other fields: not documented; use client.request() once you know them',
    ],
  },
];
