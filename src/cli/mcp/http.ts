/** Sessions over HTTP (the transport "streamable HTTP"), each with its own server. */
import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { isOwnName, type ServerNames } from '../../hosts/index.ts';
import { explainListening } from '../listen/explain.ts';
import { bearerCheck } from '../listen/token.ts';
import { createServer, type SessionContext } from './server.ts';
import { type HttpSettings, longestMessage } from './settings.ts';

export interface HttpServer {
  /** The address for the assistant. */
  readonly url: string;
  close(): Promise<void>;
}

const PATH = '/mcp';

/** Maximum number of concurrent sessions; beyond it, the least recently used session ends. */
const SESSIONS = 64;

const METHODS: readonly (string | undefined)[] = ['POST', 'GET', 'DELETE'];

/** @throws UsageError if it cannot listen. */
export async function serveHttp(context: SessionContext, settings: HttpSettings): Promise<HttpServer> {
  const { StreamableHTTPServerTransport } = await import(
    '@modelcontextprotocol/sdk/server/streamableHttp.js'
  );
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const isBearer = bearerCheck(settings.token);

  const begin = async (): Promise<StreamableHTTPServerTransport> => {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      enableJsonResponse: true,
      maxRequestBodySize: longestMessage(context.settings),
      onsessioninitialized: (id) => {
        sessions.set(id, transport);
        const [oldest] = sessions.values();
        if (sessions.size > SESSIONS) void oldest?.close();
      },
    });
    transport.onclose = () => {
      if (transport.sessionId !== undefined) sessions.delete(transport.sessionId);
    };
    const server = await createServer(context);
    await server.connect(transport as Parameters<typeof server.connect>[0]);
    return transport;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = refusalOf(request, settings, isBearer);
    if (refusal !== null) return refuse(response, refusal);
    const { 'mcp-session-id': id } = request.headers;
    if (typeof id === 'string') {
      const session = sessions.get(id);
      if (session === undefined) return refuse(response, { status: 404, message: 'Session not found' });
      // The most recently used session is the last of the map.
      sessions.delete(id);
      sessions.set(id, session);
      return await session.handleRequest(request, response);
    }
    const transport = await begin();
    await transport.handleRequest(request, response);
    if (transport.sessionId === undefined) await transport.close();
  };

  const http = createHttpServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, { status: 500, message: 'Internal error' });
    });
  });
  await new Promise<void>((resolve, reject) => {
    // The listener stays: if a connection cannot be accepted later, the server continues with the others.
    http.on('error', (error) => reject(explainListening(error, settings)));
    http.listen(settings.port, settings.host, resolve);
  });
  const { address, family, port } = http.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}${PATH}`,
    async close() {
      await Promise.all([...sessions.values()].map((session) => session.close()));
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

interface HttpRefusal {
  readonly status: number;
  /** In English, like the messages of the protocol. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function refusalOf(
  { headers, url, method }: IncomingMessage,
  names: ServerNames,
  isBearer: (authorization: string | undefined) => boolean,
): HttpRefusal | null {
  if (!isOwnName(headers.host, names)) return { status: 403, message: 'Unknown host name' };
  if (!isOwnOrigin(headers.origin, names)) return { status: 403, message: 'Foreign origin' };
  if ((url ?? '').split('?', 1)[0] !== PATH) return { status: 404, message: `The server is at ${PATH}` };
  if (!METHODS.includes(method))
    return { status: 405, message: 'Method not allowed', headers: { allow: METHODS.join(', ') } };
  if (!isBearer(headers.authorization))
    return { status: 401, message: 'Unauthorized', headers: { 'www-authenticate': 'Bearer' } };
  return null;
}

/** False for a page of another site: browsers send the origin of a page, other programs send none. */
function isOwnOrigin(origin: string | undefined, names: ServerNames): boolean {
  if (origin === undefined) return true;
  try {
    return isOwnName(new URL(origin).host, names);
  } catch {
    return false;
  }
}

function refuse(response: ServerResponse, { status, message, headers = {} }: HttpRefusal): void {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null });
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}
