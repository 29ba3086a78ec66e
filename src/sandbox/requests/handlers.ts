/** Work that the service takes to do later: readings of F24 forms, drafts of payments. */
import { requests } from '../database/tables/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { type Answer, refuse } from '../http/refusal.ts';
import { schedule } from '../worker/schedule.ts';

export const requestHandlers: Handlers = {
  async 'requests.uploadF24'(call) {
    const { context, ids, query, body } = call;
    if (!isPdf(body)) throw refuse(422, 'not a PDF: it does not begin with %PDF-');
    const id = await context.db.transaction(async (tx) => {
      const [made] = await tx
        .insert(requests)
        .values({
          company_id: ids['company_id'] ?? '',
          kind: 'f24',
          status: 'WAITING_OCR',
          file_name: String(query.own['file_name'] ?? ''),
          label: query.own['label'] === undefined ? null : String(query.own['label']),
          content: body,
        })
        .returning({ id: requests.id });
      if (made === undefined) throw new Error('a request was not written');
      await schedule(tx, { kind: 'f24', subjectId: made.id, delay: context.settings.ocrDelay });
      return made.id;
    });
    context.wake();
    return receipt(call, id, []);
  },

  async 'requests.createBulkPayment'(call) {
    const { context, ids, json } = call;
    const payments = json['payments'] as readonly unknown[];
    const [made] = await context.db
      .insert(requests)
      .values({ company_id: ids['company_id'] ?? '', kind: 'bulk_payment', status: 'DRAFT', payments })
      .returning({ id: requests.id });
    if (made === undefined) throw new Error('a request was not written');
    // The page of the sandbox, in the place of the service's web application.
    const href = `${context.url}/sandbox/payments/${made.id}`;
    return receipt(call, made.id, [{ rel: 'externalLink', href }]);
  },
};

function receipt({ endpoint }: Call, request_id: string, links: readonly unknown[]): Answer {
  return { status: endpoint.answer.status, body: { data: { request_id }, links } };
}

const PDF = new TextEncoder().encode('%PDF-');

const isPdf = (body: Uint8Array): boolean => PDF.every((byte, index) => body[index] === byte);
