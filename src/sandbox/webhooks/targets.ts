/** The webhook targets of a company. */
import { eq } from 'drizzle-orm';
import { isUuid } from '../../api/contract/index.ts';
import type { Database } from '../database/database.ts';
import { companies, webhookEndpoints } from '../database/tables/index.ts';
import type { WebhookTarget } from '../options.ts';
import { SEED } from '../seed/seed.ts';
import { checkAddress, type WebhookReach, WebhookTargetError } from './address.ts';

/**
 * Adds targets, or updates the secret of existing ones. Other targets in the database stay: another server on it may
 * have registered them.
 * @throws WebhookTargetError before anything is stored
 */
export async function registerTargets(
  db: Database,
  targets: readonly WebhookTarget[],
  settings: WebhookReach,
): Promise<void> {
  const rows = targets.map(({ url, secret, companyId }) => ({
    // In the parser's notation, so that one address is one target; the fragment is never sent.
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
  const found = isUuid(id)
    ? await db.select({ id: companies.id }).from(companies).where(eq(companies.id, id))
    : [];
  if (found.length === 0)
    throw new WebhookTargetError(
      'no_company',
      `no company ${id} in the database: a webhook target needs an existing company; seed it first, or specify another one`,
    );
}
