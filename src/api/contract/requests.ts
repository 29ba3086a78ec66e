import type { Endpoint } from './endpoint.ts';
import { list, may, must, type NamedObject, reference, text, uri } from './shape.ts';

export const objects: readonly NamedObject[] = [
  {
    name: 'BulkPayment',
    description: 'Payments for a draft operation',
    use: 'request',
    fields: {
      payments: must(list(reference('BulkPaymentRow'), { minItems: 1 }), 'The payments, at least one'),
    },
  },
  {
    name: 'BulkPaymentRow',
    description: 'A payment of a draft operation',
    use: 'request',
    fields: {
      amount: must(reference('Money'), 'Amount in EUR'),
      payee_identifier: must(text, 'Destination, such as an IBAN'),
      payee_name: must(text, 'Recipient'),
      reason: must(text, 'Reason'),
    },
    rules: [
      {
        rule: 'only',
        object: 'amount',
        field: 'currency',
        value: 'EUR',
        source: 'Bulk payment request, the codes of amount.currency',
      },
    ],
  },
  {
    name: 'RequestReceipt',
    description: 'Confirmation of an asynchronous request',
    use: 'answer',
    fields: {
      request_id: must(text, 'Id of the request, which a later webhook contains'),
      links: may(list(reference('Link')), 'Next steps'),
    },
  },
  {
    name: 'Link',
    description: 'An address with its meaning',
    use: 'answer',
    fields: {
      rel: may(text, 'Meaning, such as externalLink'),
      href: may(uri, 'Address'),
    },
  },
];

const PATH = '/api/v1/companies/{company_id}/requests';

export const endpoints = [
  {
    resource: 'requests',
    name: 'createBulkPayment',
    method: 'POST',
    path: `${PATH}/bulk-payment`,
    summary: 'Creates a draft payment operation',
    remarks: [
      'The link `externalLink` in the response leads to the web application, where the operation is approved.',
    ],
    body: {
      contentTypes: ['application/json'],
      shape: reference('BulkPayment'),
      description: 'The payments',
    },
    answer: { status: 201, wrapped: 'request', of: 'RequestReceipt' },
    errors: [400, 404, 422],
    repeat: 'never',
  },
  {
    resource: 'requests',
    name: 'uploadF24',
    method: 'POST',
    path: `${PATH}/f24/ocr`,
    summary: 'Uploads the PDF of an F24 form for asynchronous reading',
    remarks: [
      'The result arrives by webhook, with the request_id of the response.',
      'The documentation calls label required in one place and optional in another.',
    ],
    query: {
      file_name: must(text, 'File name'),
      label: may(text, 'Description for display'),
    },
    body: { contentTypes: ['application/pdf'], shape: null, description: 'The bytes of the PDF' },
    answer: { status: 202, wrapped: 'request', of: 'RequestReceipt' },
    errors: [400, 404, 422],
    permission: 'payments:f24:write',
    repeat: 'never',
  },
] as const satisfies readonly Endpoint[];
