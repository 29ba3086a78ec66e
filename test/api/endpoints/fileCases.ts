/** Bodies that are files: invoices and F24 forms. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Invoice } from '../../../src/api/index.ts';
import { SEEDED as S } from '../../support/proxy/server.ts';
import { projectRoot } from '../../support/shared.ts';
import { type EndpointCase, NEW } from './case.ts';

const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(join(projectRoot, 'fixtures/valid', name)));
const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

export const xml = fixture('FPR12-simple.xml');
/** In the year of the seeded sectional. */
const thisYear = new TextEncoder().encode(text(xml).replaceAll('2025-', '2026-'));
const marked = fixture('FPR12-utf-8-bom.xml');
const latin = fixture('FPR12-iso-8859-1.xml');
const utf16 = fixture('FPR12-utf-16le.xml');
const json = fixture('FPR12-simple.json');
const invoice = JSON.parse(text(json)) as Invoice;
const pdf = new Uint8Array([...new TextEncoder().encode('%PDF-1.7\n'), 0, 255, 10, 13, 128]);

const POST = 'POST /documents/invoice';
const XML = 'application/xml';
const JSON_TYPE = 'application/json';

/** @param sent The expected body, if it differs from the given one */
const invoiceCase = (
  given: Invoice | Uint8Array | string,
  contentType: string,
  sent: Uint8Array,
): EndpointCase => ({
  endpoint: 'documents.createInvoice',
  call: (client) => client.documents.createInvoice(given),
  line: POST,
  bytes: sent,
  contentType,
  value: { id: NEW, status: 'DRAFT' },
});

export const fileCases: readonly EndpointCase[] = [
  invoiceCase(xml, XML, xml),
  invoiceCase(text(xml), XML, xml),
  invoiceCase(marked, XML, marked),
  invoiceCase(text(marked), XML, marked),
  invoiceCase(latin, XML, latin),
  invoiceCase(utf16, XML, utf16),
  invoiceCase(json, JSON_TYPE, json),
  invoiceCase(text(json), JSON_TYPE, json),
  invoiceCase(`\ufeff \n${text(json)}`, JSON_TYPE, new TextEncoder().encode(` \n${text(json)}`)),
  invoiceCase(invoice, JSON_TYPE, new TextEncoder().encode(JSON.stringify(invoice))),
  {
    endpoint: 'documents.createInvoice',
    call: (client) =>
      client.documents.createInvoice(thisYear, {
        issue: true,
        automatic_number: true,
        sectional_id: S.sectional,
        reconciliation_identifier: 'pay 1&2',
      }),
    line: POST,
    query: [
      ['issue', 'true'],
      ['automatic_number', 'true'],
      ['sectional_id', S.sectional],
      ['reconciliation_identifier', 'pay 1&2'],
    ],
    bytes: thisYear,
    contentType: XML,
    value: { id: NEW, status: 'CREATED', number: '0001/W', progressive: '1' },
  },
  {
    endpoint: 'documents.createInvoice',
    call: (client) => client.documents.createInvoice(xml, { issue: false }),
    line: POST,
    query: [['issue', 'false']],
    bytes: xml,
    contentType: XML,
    value: { id: NEW, status: 'DRAFT', number: '2025/118', type: 'INVOICE' },
  },
  {
    endpoint: 'documents.getInvoice',
    before: (client) => client.documents.createInvoice(xml),
    call: (client, made) => client.documents.getInvoice(made),
    line: `GET /documents/${NEW}/invoice`,
    value: { invoice, xml_url: null },
  },
  ...[pdf, pdf.buffer, new Blob([pdf])].map(
    (given): EndpointCase => ({
      endpoint: 'requests.uploadF24',
      call: (client) =>
        client.requests.uploadF24(given, { file_name: 'F24 giugno.pdf', label: 'IVA + IRES' }),
      line: 'POST /requests/f24/ocr',
      query: [
        ['file_name', 'F24 giugno.pdf'],
        ['label', 'IVA + IRES'],
      ],
      bytes: pdf,
      contentType: 'application/pdf',
      value: { request_id: NEW },
    }),
  ),
];
