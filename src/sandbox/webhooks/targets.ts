/** Where the events of a company are sent to. */
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { companies, webhookEndpoints } from '../database/tables/index.ts';
import type { WebhookTarget } from '../options.ts';
import { SEED } from '../seed/seed.ts';
import { checkAddress, type WebhookReach, WebhookTargetError } from './address.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Adds targets, or changes the secret of those that are there. Others of the database stay: another server on it
 * may have brought them.
 * @throws WebhookTargetError before anything is written
 */
export async function registerTargets(
  db: Database,
  targets: readonly WebhookTarget[],
  settings: WebhookReach,
): Promise<void> {
  const rows = targets.map(({ url, secret, companyId }) => ({
    // As the parser writes it, so that one address is one target; what follows a # is never sent.
    url: withoutFragment(checkAddress(url, settings)),
    secret: secret ?? SEED.apiKey,
    company_id: companyId ?? SEED.companyId,
  }));
  for (const { company_id } of rows) await checkCompany(db, company_id);
  for (const row of rows) {
    await db
      .insert(webhookEndpoints)
      .values(row)
      .onConflictDoUpdate({
        target: [webhookEndpoints.company_id, webhookEndpoints.url],
        set: { secret: row.secret, active: true },
      });
  }
}

function withoutFragment(url: URL): string {
  url.hash = '';
  return url.href;
}

async function checkCompany(db: Database, id: string): Promise<void> {
  const found = UUID.test(id)
    ? await db.select({ id: companies.id }).from(companies).where(eq(companies.id, id))
    : [];
  if (found.length === 0)
    throw new WebhookTargetError(
      'no_company',
      `no company ${id} in the database: a webhook target belongs to one that is there; seed it first, or name another`,
    );
}
