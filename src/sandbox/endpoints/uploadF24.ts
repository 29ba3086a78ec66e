import { isPdf } from '../../envelope/index.ts';
import { requests } from '../database/tables/index.ts';
import { companyIdOf } from '../http/ids.ts';
import { refuse } from '../http/refusal.ts';
import { schedule } from '../worker/schedule.ts';
import type { Handler } from './handler.ts';
import { requestReceipt } from './requestReceipt.ts';

export const uploadF24: Handler = async (request) => {
  const { context, ids, query, body } = request;
  if (!isPdf(body)) throw refuse(422, 'not a PDF: no %PDF- in its first kilobyte');
  const id = await context.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(requests)
      .values({
        company_id: companyIdOf(ids),
        kind: 'f24',
        status: 'WAITING_OCR',
        file_name: String(query.own['file_name'] ?? ''),
        label: query.own['label'] === undefined ? null : String(query.own['label']),
        content: body,
      })
      .returning({ id: requests.id });
    if (made === undefined) throw new Error('the request was not stored');
    await schedule(tx, { kind: 'f24', subjectId: made.id, delay: context.settings.ocrDelay });
    return made.id;
  });
  context.wake();
  return requestReceipt(request, id);
};
