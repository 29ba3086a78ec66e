/** Webhook targets, while the server is running. */
import { eq } from 'drizzle-orm';
import { may, must, object, text, uuid } from '../../api/contract/shape.ts';
import { webhookEndpoints } from '../database/tables/index.ts';
import { readIds } from '../http/ids.ts';
import { refuse } from '../http/refusal.ts';
import { WebhookTargetError } from '../webhooks/address.ts';
import { registerTargets } from '../webhooks/targets.ts';
import { type ControlEndpoint, textOr } from './endpoint.ts';

/** Responses never include the secret. */
const SHOWN = { id: webhookEndpoints.id, company_id: webhookEndpoints.company_id, url: webhookEndpoints.url };

export const targetEndpoints: readonly ControlEndpoint[] = [
  {
    method: 'GET',
    path: '/webhook-targets',
    run: async ({ context: { db } }) => db.select(SHOWN).from(webhookEndpoints).orderBy(webhookEndpoints.url),
  },
  {
    method: 'POST',
    path: '/webhook-targets',
    body: object({
      url: must(text, 'Address'),
      secret: may(
        { ...text, minLength: 1 },
        'Secret that signs the deliveries; default: the key of the seed',
      ),
      company_id: may(uuid, 'Company; default: that of the seed'),
    }),
    async run({ context: { db, settings }, json }) {
      const [url, secret, companyId] = [json['url'], json['secret'], json['company_id']];
      const target = {
        url: textOr(url, ''),
        ...(typeof secret === 'string' ? { secret } : {}),
        ...(typeof companyId === 'string' ? { companyId } : {}),
      };
      await registerTargets(db, [target], settings).catch((error: unknown) => {
        throw error instanceof WebhookTargetError ? refuse(422, error.message, '/url') : error;
      });
      const [made] = await db
        .select(SHOWN)
        .from(webhookEndpoints)
        .where(eq(webhookEndpoints.url, new URL(target.url).href.replace(/#.*$/, '')));
      return made;
    },
  },
  {
    method: 'DELETE',
    path: '/webhook-targets/:id',
    async run({ context: { db }, params }) {
      const { id = '' } = readIds(params);
      const gone = await db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id)).returning(SHOWN);
      if (gone.length === 0) throw refuse(404, 'no such target');
      return undefined;
    },
  },
];
