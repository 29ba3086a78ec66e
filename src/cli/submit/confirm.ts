/** The question before invoices are issued. */
import { AuthenticationError, type FatturaClient } from '../../api/index.ts';
import { visible } from '../../validate/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { Io } from '../process/io.ts';

export interface Issuing {
  readonly count: number;
  readonly client: FatturaClient;
  readonly companyId: string;
}

/**
 * Asks the person at the terminal; no is what an empty line means.
 * @throws AuthenticationError: nobody is asked what cannot be done.
 */
export async function confirm(
  { count, client, companyId }: Issuing,
  io: Pick<Io, 'ask' | 'interrupted'>,
  { submit }: Messages,
): Promise<boolean> {
  const company = visible(await nameOf(companyId, client, io.interrupted));
  const answer = await io.ask(submit.question({ count, company, service: visible(client.baseUrl) }));
  return answer !== null && submit.isYes(answer);
}

/** An id says nothing to a person. */
async function nameOf(id: string, client: FatturaClient, signal: AbortSignal): Promise<string> {
  try {
    const { data } = await client.companies.list({}, { signal });
    const name = data.find((company) => company.id === id)?.name;
    return name === undefined || name === null ? id : `${name} (${id})`;
  } catch (error) {
    if (error instanceof AuthenticationError) throw error;
    // A key need not be allowed to list companies, and the invoices may go all the same.
    return id;
  }
}
