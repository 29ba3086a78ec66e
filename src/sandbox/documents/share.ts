/** Courtesy copies: mails that are written to a folder instead of being sent. */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../folders/index.ts';
import type { Context } from '../context.ts';
import { shares } from '../database/tables/index.ts';
import { type Fault, fault, Refusal, refuse } from '../http/refusal.ts';
import { companyOf } from './companyOf.ts';
import { attachmentsOf, defaultBody, defaultSubject } from './courtesy.ts';
import { isAddress, writeMail } from './mail.ts';
import { type DocumentKey, documentRow } from './row.ts';

/** The body of share-invoice, valid by its shape. */
export interface ShareRequest {
  readonly to: string | readonly string[];
  readonly reply_to: string;
  readonly subject?: string;
  readonly body?: string;
}

/** @throws Refusal 404 for a document without an e-invoice, 422 for invalid addresses */
export async function shareInvoice(context: Context, key: DocumentKey, request: ShareRequest): Promise<void> {
  const { db, settings } = context;
  const row = await documentRow(db, key);
  if (row.invoice === null) throw refuse(404, 'the document is not an e-invoice');
  const company = await companyOf(db, key.companyId);
  const to = typeof request.to === 'string' ? [request.to] : request.to;
  checkAddresses(request, to);
  const subject = request.subject ?? defaultSubject(row, company);
  const body = request.body ?? defaultBody(row, company);
  const id = randomUUID();
  const file = `${row.id}-${id}.eml`;
  const mail = writeMail({
    to,
    replyTo: request.reply_to,
    fromName: company.name,
    subject,
    body,
    attachments: attachmentsOf(row, row.invoice, company),
    date: new Date(),
  });
  await db.transaction(async (tx) => {
    await tx.insert(shares).values({
      id,
      document_id: row.id,
      recipients: to,
      reply_to: request.reply_to,
      subject,
      body,
      file,
    });
    // Last, so that a failed write leaves no row behind.
    makeFolder(settings.outboxFolder, { mode: 0o700 });
    await writeFile(join(settings.outboxFolder, file), mail, { flag: 'wx' });
  });
}

function checkAddresses({ to: given, reply_to }: ShareRequest, to: readonly string[]): void {
  const faults: Fault[] = to.flatMap((address, index) =>
    isAddress(address)
      ? []
      : [fault(422, 'not an e-mail address', typeof given === 'string' ? '/to' : `/to/${index}`)],
  );
  if (!isAddress(reply_to)) faults.push(fault(422, 'not an e-mail address', '/reply_to'));
  if (faults.length > 0) throw new Refusal(422, faults);
}
