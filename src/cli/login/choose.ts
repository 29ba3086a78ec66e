/** Chooses the default company of later commands. */
import type { Company } from '../../api/index.ts';
import { UsageError } from '../command/usageError.ts';
import type { Messages } from '../messages/messages.ts';
import type { Io } from '../process/io.ts';
import type { LoginSettings } from './settings.ts';

/**
 * @returns null without companies, or with several if the login is not saved.
 * @throws UsageError if the requested company does not exist, or several exist and the user cannot be asked.
 */
export async function chooseCompany(
  companies: readonly Company[],
  { company: wanted, save }: LoginSettings,
  { io, messages }: { readonly io: Io; readonly messages: Messages },
): Promise<Company | null> {
  if (wanted !== null) {
    const found = companies.find(({ id }) => id === wanted);
    const ids = companies.map(({ id }) => id);
    if (found === undefined) throw new UsageError(({ login }) => login.unknownCompany(wanted, ids));
    return found;
  }
  const [first, second] = companies;
  if (first === undefined || second === undefined) return first ?? null;
  return save ? await ask(companies, io, messages) : null;
}

async function ask(companies: readonly Company[], io: Io, { login }: Messages): Promise<Company> {
  for (;;) {
    const answer = await io.ask(login.askCompany(companies.length));
    if (answer === null) throw new UsageError((messages) => messages.login.severalCompanies);
    const found = /^\d+$/.test(answer.trim()) ? companies[Number(answer) - 1] : undefined;
    if (found !== undefined) return found;
    await io.stderr.write(`${login.noNumber(companies.length)}\n`);
  }
}
