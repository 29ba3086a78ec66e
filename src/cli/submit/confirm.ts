/** The confirmation before issuing invoices. */
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
 * Asks the user at the terminal; an empty line means no.
 * @throws AuthenticationError if the key is invalid, before the question.
 */
export async function confirm(
  { count, client, companyId }: Issuing,
  io: Pick<Io, 'ask' | 'interrupted'>,
  { service, submit }: Messages,
): Promise<boolean> {
  const company = visible(await nameOf(companyId, client, io.interrupted));
  const answer = await io.ask(submit.question({ count, company, service: visible(client.baseUrl) }));
  return answer !== null && service.agrees(answer);
}

/** The company's name with its id, because an id alone is not recognizable. */
async function nameOf(id: string, client: FatturaClient, signal: AbortSignal): Promise<string> {
  try {
    const { data } = await client.companies.list({}, { signal });
    const name = data.find((company) => company.id === id)?.name;
    return name === undefined || name === null ? id : `${name} (${id})`;
  } catch (error) {
    if (error instanceof AuthenticationError) throw error;
    // The key may lack permission to list companies and still be able to submit.
    return id;
  }
}
