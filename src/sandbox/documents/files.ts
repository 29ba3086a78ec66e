/** Serves the XML of documents at the signed addresses that `getInvoice` returns. */

import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../api/contract/index.ts';
import type { Context } from '../context.ts';
import { documents } from '../database/tables/index.ts';
import { refuse } from '../http/refusal.ts';
import { isValidAddress } from './address.ts';

export function registerFiles(app: FastifyInstance, context: Context): void {
  app.get('/files/:name', async (request, reply) => {
    const { name } = request.params as { readonly name: string };
    const { expires, signature } = request.query as Readonly<Record<string, unknown>>;
    const [, documentId = ''] = FILE.exec(name) ?? [];
    const given = { documentId, expires: textOf(expires), signature: textOf(signature) };
    if (!isUuid(documentId) || !isValidAddress(context, given)) {
      throw refuse(403, 'the address has expired or does not belong to this server: request a new one');
    }
    const [row] = await context.db
      .select({ xml: documents.xml, file_name: documents.file_name })
      .from(documents)
      .where(eq(documents.id, documentId));
    if (row?.xml === undefined || row.xml === null) throw refuse(404, 'no such file');
    return reply
      .type('application/xml')
      .headers({
        'content-disposition': `attachment; filename="${safeName(row.file_name ?? name)}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(Buffer.from(row.xml));
  });
}

const FILE = /^(.+)\.xml$/;

/** A query parameter that occurs exactly once. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Characters that are safe in a quoted header value; file names for SdI have no others. */
const safeName = (name: string): string => name.replace(/[^A-Za-z0-9._-]/g, '_');
