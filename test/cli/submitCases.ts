/** Helpers shared by the tests of `submit`: invoices, a call, and its output. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { journalName } from '../../src/cli/submit/journal/place.ts';
import type { Reachable } from '../support/proxy/clients.ts';
import { startService, type TestService } from '../support/proxy/server.ts';
import { fixture } from './fixtures.ts';
import { type Run, type RunSettings, runCli, stateOf } from './runCli.ts';

/** A valid invoice with this number. */
export function invoice(number: string, from = '', to = ''): string {
  const numbered = fixture.valid.replace('<Numero>2025/118<', `<Numero>${number}<`);
  if (numbered === fixture.valid || !numbered.includes(from)) throw new Error('the fixture has changed');
  return numbered.replace(from, () => to);
}

/** An output as pages show it: with placeholders for the service's address and the journal in the state folder. */
export function asShown(output: string, { url, companyId }: Reachable, state: string): string {
  const baseUrl = 'https://service.example';
  return output
    .replaceAll(url, baseUrl)
    .replaceAll(journalName({ baseUrl: url, companyId }), journalName({ baseUrl, companyId }))
    .replaceAll(state, '~/.local/state');
}

/** The same invoice with another description. */
export const altered = (number: string): string =>
  invoice(number, '>Composizione grafica', '>Composizione e bozze');

/** The journal of the only service called from a folder. */
export function journalOf(cwd: string): string {
  const folder = join(stateOf(cwd), 'fattura/submissions');
  const [name, ...others] = readdirSync(folder).filter((one) => one.endsWith('.ndjson'));
  if (name === undefined || others.length > 0) throw new Error(`not one journal in ${folder}`);
  return join(folder, name);
}

export function lines(cwd: string, path = journalOf(cwd)): readonly Record<string, unknown>[] {
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

export const events = (cwd: string): readonly unknown[] => lines(cwd).map(({ event }) => event);

/** Calls `submit` in a folder, against a service. */
export function submitIn(
  cwd: string,
  service: Reachable,
  args: readonly string[],
  settings: RunSettings = {},
): Promise<Run> {
  const { url, key, companyId } = service;
  const env = {
    LANG: 'en_GB.UTF-8',
    FATTURA_BASE_URL: url,
    FATTURA_API_KEY: key,
    FATTURA_COMPANY_ID: companyId,
    ...settings.env,
  };
  return runCli(['submit', '--rate', '1000', ...args], { cwd, ...settings, env });
}

export interface Told {
  readonly code: number;
  /** Outcome and status of each file, as `name outcome STATUS`. */
  readonly files: readonly string[];
  readonly json: Json;
  readonly stderr: string;
}

interface Json {
  readonly files: readonly {
    readonly file: string;
    readonly outcome: string;
    readonly document: { readonly id: string; readonly number: string; readonly status: string } | null;
    readonly [more: string]: unknown;
  }[];
  readonly summary: Readonly<Record<string, number>>;
  readonly [more: string]: unknown;
}

/** Like submitIn, with the result as JSON. */
export async function told(
  cwd: string,
  service: Reachable,
  args: readonly string[],
  settings: RunSettings = {},
): Promise<Told> {
  const { code, stdout, stderr } = await submitIn(cwd, service, ['--format', 'json', ...args], settings);
  if (stdout === '') throw new Error(stderr);
  const json = JSON.parse(stdout) as Json;
  const files = json.files.map(({ file, outcome, document }) =>
    [file, outcome, ...(document === null ? [] : [document.status])].join(' '),
  );
  return { code, files, json, stderr };
}

/**
 * A service, filled, with whose clients nobody waits long: quickWaits applies from here on. It does so only when the
 * service answers, for the time that a client gives it is divided, too.
 */
export async function startQuickService(from = 1_000): Promise<TestService> {
  const service = await startService();
  await service.state.documents();
  quickWaits(from);
  return service;
}

/** Divides waits of at least this many milliseconds by fifty: they wait for the service, which is quick here. */
export function quickWaits(from: number): void {
  const { setTimeout: real } = globalThis;
  vi.stubGlobal('setTimeout', (work: () => void, delay = 0, ...rest: unknown[]) =>
    real(work, delay >= from ? delay / 50 : delay, ...(rest as [])),
  );
}
