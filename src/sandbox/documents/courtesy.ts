/** Content of a courtesy copy: the text and attachments of the mail. */
import type { OrdinaryInvoice } from '../../model/index.ts';
import { contentOf, renderHtml } from '../../render/index.ts';
import { normalizeInvoice } from '../../validate/index.ts';
import { writeInvoice } from '../../xml/index.ts';
import type { IssuingCompany } from './companyOf.ts';
import { withTransmission } from './fillIn.ts';
import type { Attachment } from './mail.ts';
import type { DocumentRow } from './row.ts';

/** In Italian, like the service's own mails; the wording is ours. */
export function defaultSubject({ number, creation_date }: DocumentRow, { name }: IssuingCompany): string {
  return `${name}: documento n. ${number} del ${italianDate(creation_date)}`;
}

export function defaultBody({ number, creation_date }: DocumentRow, { name }: IssuingCompany): string {
  return [
    'Buongiorno,',
    '',
    `in allegato trovate la copia di cortesia del documento n. ${number} del ${italianDate(creation_date)}.`,
    "L'originale è il file XML trasmesso al Sistema di Interscambio.",
    '',
    'Cordiali saluti',
    name,
  ].join('\n');
}

const italianDate = (day: string): string => day.split('-').reverse().join('/');

/** The readable page and the XML: as sent, or for a DRAFT as it would be sent. */
export function attachmentsOf(
  row: DocumentRow,
  invoice: OrdinaryInvoice,
  { transmitter }: IssuingCompany,
): readonly Attachment[] {
  const whole = normalizeInvoice(
    withTransmission(invoice, { transmitter, progressivo: '00001', override: false }),
  ) as OrdinaryInvoice;
  const html = renderHtml(contentOf(whole, { language: 'it' }));
  return [
    { type: 'text/html; charset=utf-8', name: `${row.id}.html`, bytes: new TextEncoder().encode(html) },
    {
      type: 'application/xml',
      name: row.file_name ?? `${row.id}.xml`,
      bytes: row.xml ?? writeInvoice(whole, { as: 'bytes' }),
    },
  ];
}
