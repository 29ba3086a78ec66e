/** A session with the SDK's own client, in this process. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { memoryIo } from '../../../src/cli/inMemory/memoryCall.ts';
import { singleWorkforce, type Workforce } from '../../../src/cli/inMemory/workforce.ts';
import { main } from '../../../src/cli/main.ts';
import { loadSdk } from '../../../src/cli/mcp/packages.ts';
import { Roots } from '../../../src/cli/mcp/roots.ts';
import { createServer, REFUSAL } from '../../../src/cli/mcp/server.ts';
import type { McpSettings } from '../../../src/cli/mcp/settings.ts';

export interface Answered {
  readonly summary: Readonly<Record<string, unknown>>;
  readonly result: string;
  readonly messages: readonly string[];
  readonly data: unknown;
  readonly omitted: readonly { readonly pointer: string; readonly shown: number; readonly total: number }[];
}

export interface Refused {
  readonly code: string;
  readonly params: readonly unknown[];
  readonly report?: unknown;
  readonly omitted?: Answered['omitted'];
}

export interface Session {
  readonly client: Client;
  answer(tool: string, given?: Readonly<Record<string, unknown>>): Promise<Answered>;
  refusal(tool: string, given?: Readonly<Record<string, unknown>>): Promise<Refused>;
}

export async function sessionOver(transport: Transport): Promise<Session> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  // The client checks results against the output schemas of listed tools.
  await client.listTools();
  const call = (name: string, given: Readonly<Record<string, unknown>> = {}): Promise<CallToolResult> =>
    client.callTool({ name, arguments: { ...given } }) as Promise<CallToolResult>;
  return {
    client,
    async answer(tool, given) {
      const { isError, structuredContent, content } = await call(tool, given);
      if (isError === true) throw new Error(JSON.stringify(content));
      return structuredContent as unknown as Answered;
    },
    async refusal(tool, given) {
      const { isError, _meta } = await call(tool, given);
      if (isError !== true) throw new Error(`no refusal: ${tool}`);
      return _meta?.[REFUSAL] as Refused;
    },
  };
}

interface Wanted {
  readonly roots?: readonly string[];
  readonly submits?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly threads?: Workforce;
}

export async function contextOf({ roots = [], submits = false, env = {}, threads }: Wanted = {}) {
  const settings: McpSettings = {
    roots: await Roots.open(roots, process.cwd()),
    submits,
    maxBytes: 1_000_000,
    timeout: 30_000,
    http: null,
  };
  const { io } = memoryIo([], { env });
  const here = singleWorkforce(main);
  const workplaces = { threads: threads ?? here, here };
  return { call: { main, language: 'en' as const, io }, settings, sdk: await loadSdk(), workplaces };
}

export async function session(wanted: Wanted = {}): Promise<Session> {
  const server = await createServer(await contextOf(wanted));
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await server.connect(ours);
  return await sessionOver(theirs);
}
