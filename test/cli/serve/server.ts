/** A server of this process, closed after the tests of the file. */
import { afterAll } from 'vitest';
import type { Call } from '../../../src/cli/command/definition.ts';
import { memoryIo } from '../../../src/cli/inMemory/memoryCall.ts';
import { main } from '../../../src/cli/main.ts';
import { commands } from '../../../src/cli/registry.ts';
import { type Server, startServer } from '../../../src/cli/serve/server.ts';
import type { ServeSettings } from '../../../src/cli/serve/settings.ts';

export const usual: ServeSettings = {
  port: 0,
  host: '127.0.0.1',
  names: [],
  token: null,
  processes: 1,
  threads: 2,
  queue: 8,
  timeout: 30_000,
  idle: 30_000,
  maxBytes: 1_000_000,
  bodyBytes: 8_000_000,
  log: true,
  json: false,
};

export interface Started extends Server {
  /** The log so far. */
  logged(): string;
}

const started: Server[] = [];
afterAll(async () => {
  await Promise.all(started.map((server) => server.close()));
});

export async function start(
  settings: Partial<ServeSettings> = {},
  worker: URL | null = null,
  asked: Call['asked'] = {},
): Promise<Started> {
  const { io, outcome } = memoryIo([]);
  const call = { io: { ...io, worker }, asked, language: 'it' as const, commands, main };
  const server = await startServer(call, { ...usual, ...settings });
  started.push(server);
  return { ...server, logged: () => outcome().stderr };
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly type: string;
  readonly text: string;
}

export async function post(
  { url }: Pick<Server, 'url'>,
  path: string,
  body: BodyInit | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const response = await fetch(`${url}${path}`, { method: 'POST', body, headers });
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, headers: response.headers, type, text: await response.text() };
}

/** The code of a problem, with its parameters. */
export function problemIn({ text, type }: Answered): { readonly code: string; readonly params?: unknown } {
  if (!type.startsWith('application/problem+json')) throw new Error(`no problem: ${type}`);
  return JSON.parse(text) as { code: string; params?: unknown };
}
