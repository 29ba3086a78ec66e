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

/** Longest notes of a document, in characters. */
export const NOTES_LENGTH = 1000;

export const objects: readonly NamedObject[] = [
  {
    name: 'Document',
    description: 'An invoice, credit note or similar',
    use: 'answer',
    fields: {
      id: must(uuid, 'Id of the document'),
      number: may(text, 'Number of the invoice'),
      progressive: nullable(text, 'Progressive number inside the sectional'),
      sectional: nullable(reference('DocumentSectionalReference'), 'Numbering series of the number'),
      type: may(code('DocumentType'), 'What it is'),
      direction: may(code('DocumentDirection'), 'Who issued it'),
      status: may(code('DocumentStatus'), 'Where it stands'),
      format: nullable(code('DocumentFormat'), 'Format of the e-invoice'),
      is_e_invoice: nullable(boolean, 'Whether it is an e-invoice for SdI'),
      creation_date: may(date, 'Date of the document'),
      created_at: may(dateTime, 'When the service took it'),
      updated_at: may(dateTime, 'When it last changed'),
      delivery_date: nullable(text, 'When it was delivered'),
      delivery_status: nullable(text, 'State of the delivery; the values are not documented'),
      file_name: nullable(text, 'Name of the file sent to SdI'),
      gross_amount: may(reference('Money'), 'Total, VAT included'),
      vat_amount: may(reference('Money'), 'VAT'),
      notes: nullable({ kind: 'text', maxLength: NOTES_LENGTH }, `Notes, at most ${NOTES_LENGTH} characters`),
      reasons_and_remarks: may(list(text), 'Causale and remarks'),
      external_id: nullable(text, "The caller's id"),
      counterpart: nullable(reference('Counterpart'), 'Customer or supplier'),
      counterpart_name: nullable(text, 'Name in free text, where there is no counterpart'),
      category: nullable(reference('CategoryReference'), 'Its category'),
      subcategory: nullable(reference('SubcategoryReference'), 'Its subcategory'),
      flows: may(list(reference('Flow')), 'Its payments'),
    },
  },
  {
    name: 'DocumentUpdate',
    description: 'What to change in a document',
    use: 'request',
    fields: {
      category_id: nullable(uuid, 'Category; null clears the subcategory too'),
      subcategory_id: nullable(
        uuid,
        'Subcategory of the category in this request, or else of the one that it has',
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
        'The e-invoice in the JSON form. The service knows a few codes that the official schema lacks, and may leave out what it fills in itself',
      ),
      xml_url: nullable(uri, 'Signed address of the XML, for a limited time; only once it was sent to SdI'),
    },
  },
  {
    name: 'InvoiceShare',
    description: 'A courtesy copy by e-mail',
    use: 'request',
    fields: {
      to: must(either(email, list(email, { minItems: 1 })), 'To whom it goes'),
      reply_to: must(email, 'Where answers go'),
      subject: may(text, 'Subject; there is one in Italian by default'),
      body: may(text, 'Text; there is one in Italian by default'),
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
    remarks: ['In no order unless `sort` gives one.'],
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
    summary: 'Makes a document of one e-invoice, and issues it when asked to',
    remarks: [
      'Exactly one invoice; a lotto is not taken.',
      'The caller chooses numero, unless automatic_number is true; the service makes the name of the file and the progressivo invio.',
      'It has no idempotency key: `submitInvoice` looks the invoice up and repeats only on proof.',
      'A number stays taken while a DISCARDED document has it: delete that first (`reissueDiscarded`).',
      'The answer holds an array in one version of the documentation, one document in the other: both are read.',
    ],
    query: {
      issue: may(boolean, 'Issues the invoice after making it; otherwise it is a DRAFT'),
      reconciliation_identifier: may(
        text,
        'Id of the payment at a payment service, by which the bank movement is matched',
      ),
      sectional_id: may(uuid, 'Numbering series of the document'),
      automatic_number: may(
        boolean,
        'Sets numero to the next of sectional_id, or to the next without a series',
      ),
    },
    body: {
      contentTypes: ['application/json', 'application/xml'],
      shape: invoice,
      description: 'The e-invoice: the bare object in the JSON form, or the XML of the file',
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
    summary: 'Changes category, subcategory or notes of a document',
    remarks: ['422 when the subcategory is not one of the category.'],
    expand: EXPAND,
    body: {
      contentTypes: ['application/json'],
      shape: reference('DocumentUpdate'),
      description: 'What to change',
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
      summary: 'Reads the XML of the e-invoice, byte by byte as the service has it',
      remarks: [
        'null while `xml_url` is: the service has the XML once the invoice was sent to SdI.',
        'The address is signed and valid for a limited time. It is fetched at once and without the key.',
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
    remarks: ['Success says that the mail was taken, not that it arrived.'],
    body: {
      contentTypes: ['application/json'],
      shape: reference('InvoiceShare'),
      description: 'To whom, and what it says',
    },
    answer: { status: 200, wrapped: 'none' },
    errors: [400, 404, 422],
    repeat: 'never',
  },
] as const satisfies readonly Endpoint[];

export const unplaced: readonly UnplacedOperation[] = [
  {
    resource: 'documents',
    summary: 'Makes a document from structured fields',
    known: [
      'counterpart_id: an existing counterpart',
      'external_id: optional idempotency key; an id that a document already has is refused with 422',
      'path and other fields: not shown; use client.request() once you know them',
    ],
  },
];
