/** The service and company of a submission; both identify an invoice in the journal. */
import { UsageError } from '../command/usageError.ts';
import { type Connection, connect, parseRate } from '../service/connect.ts';
import { parseTimeout } from '../service/timeout.ts';
import type { SubmitCall } from './definition.ts';
import type { Submission } from './journal/entry.ts';
import type { Prepared } from './prepare.ts';
import type { SubmitSettings } from './settings.ts';

export type Service = Pick<Connection, 'client' | 'baseUrl'> & { readonly companyId: string };

/** @returns null if they are unknown with --dry-run: the files can still be checked. */
export async function serviceOf(call: SubmitCall, { dryRun }: SubmitSettings): Promise<Service | null> {
  const { company, rate, timeout } = call.options;
  parseRate(rate);
  parseTimeout(timeout);
  try {
    const connection = await connect(call, { company, rate, timeout, companyNeeded: true });
    const { companyId } = connection;
    return companyId === null ? null : { ...connection, companyId };
  } catch (error) {
    if (dryRun && error instanceof UsageError) return null;
    throw error;
  }
}

export function submissionOf(
  { name, path, identity, sha256 }: Prepared,
  { baseUrl, companyId }: Pick<Service, 'baseUrl' | 'companyId'>,
): Submission {
  // Absolute path: the journal is shared by all folders.
  return { service: baseUrl, company: companyId, invoice: identity, sha256, file: path ?? name };
}
