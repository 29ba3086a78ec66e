/** `fattura login`: checks the key and lists its companies. */
import type { Company } from '../../api/index.ts';
import { visible } from '../../validate/index.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { ExitCode } from '../process/exitCode.ts';
import { clientFor } from '../service/connect.ts';
import { forgetLogin, loginPath, writeLogin } from '../service/savedLogin.ts';
import { reportWaits } from '../service/waits.ts';
import { tableFor, tableLook } from '../terminal/table.ts';
import { chooseCompany } from './choose.ts';
import { findBaseUrl, findKey } from './credentials.ts';
import type { LoginCall } from './definition.ts';
import { type LoginSettings, settingsOf } from './settings.ts';

export async function run(call: LoginCall): Promise<number> {
  const settings = settingsOf(call);
  const messages = await messagesIn(call.language);
  return settings.forget ? await forget(call, messages) : await check(call, settings, messages);
}

async function forget({ io }: LoginCall, { login }: Messages): Promise<number> {
  const path = loginPath(io.env);
  const found = await forgetLogin(io.env);
  await io.stdout.write(`${visible(found ? login.forgotten(path) : login.nothingSaved(path))}\n`);
  return ExitCode.ok;
}

async function check(call: LoginCall, settings: LoginSettings, messages: Messages): Promise<number> {
  const { io } = call;
  const { login } = messages;
  const baseUrl = await findBaseUrl(settings.baseUrl, io, messages);
  const apiKey = await findKey(io, messages);
  const client = clientFor(
    { baseUrl, apiKey, companyId: null },
    { env: io.env, timeout: settings.timeout, onRequest: reportWaits(io, messages) },
  );
  const { data: companies } = await client.companies.list({}, { signal: io.interrupted });
  await io.stdout.write(`${visible(login.accepted(client.baseUrl))}\n${list(companies, call, messages)}`);
  const company = await chooseCompany(companies, settings, { io, messages });
  if (company !== null && companies.length > 1) {
    await io.stdout.write(`${visible(login.chosen(company.name ?? company.id))}\n`);
  }
  if (settings.save) {
    const path = await writeLogin(io.env, {
      baseUrl: client.baseUrl,
      apiKey,
      companyId: company?.id ?? null,
    });
    await io.stdout.write(`${visible(login.done(path))}\n`);
  } else {
    await io.stdout.write(variables(client.baseUrl, company, messages));
  }
  return ExitCode.ok;
}

/** A numbered list of the companies, for choosing one. */
function list(companies: readonly Company[], { io, colour }: LoginCall, { login }: Messages): string {
  if (companies.length === 0) return `  ${login.noCompanies}\n`;
  const { name, vatNumber, id } = login.heads;
  const rows = companies.map((company, index) => [
    `${index + 1}`,
    company.name ?? '',
    company.vat_number ?? '',
    company.id,
  ]);
  const table = tableFor(
    [{ head: '', right: true }, { head: name }, { head: vatNumber, whole: true }, { head: id, whole: true }],
    rows,
    tableLook(io.stdout, colour),
  );
  return `${table.head()}${table.rows(rows)}`;
}

/** Prints the variables for other commands; the key appears only by name. */
function variables(baseUrl: string, company: Company | null, { login }: Messages): string {
  const lines = [
    login.variables,
    `  FATTURA_BASE_URL=${baseUrl}`,
    `  FATTURA_API_KEY=<${login.yourKey}>`,
    `  FATTURA_COMPANY_ID=${company?.id ?? `<${login.yourCompany}>`}`,
    login.orSave,
  ];
  return lines.map((line) => `${visible(line)}\n`).join('');
}
