/** `fattura mcp` over standard input and output, and over HTTP, with the SDK's own clients. */
import { request } from 'node:http';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, describe, expect, it } from 'vitest';
import { type HttpServer, serveHttp } from '../../../src/cli/mcp/http.ts';
import type { HttpSettings } from '../../../src/cli/mcp/settings.ts';
import { programs } from '../../support/programs/index.ts';
import { fixture } from '../fixtures.ts';
import { folderWith, runCli } from '../runCli.ts';
import { contextOf, sessionOver } from './session.ts';

const open: HttpServer[] = [];
afterAll(() => Promise.all(open.map((server) => server.close())));

async function listening(settings: Partial<HttpSettings> = {}): Promise<HttpServer> {
  const usual = { port: 0, host: '127.0.0.1', names: [], token: null, json: false };
  const server = await serveHttp(await contextOf(), { ...usual, ...settings });
  open.push(server);
  return server;
}

const overHttp = ({ url }: HttpServer, headers: Readonly<Record<string, string>> = {}) =>
  new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { ...headers } } });

describe('standard input and output', () => {
  it('of a process that an assistant starts', async () => {
    const { command } = await programs();
    const root = folderWith({ 'a.xml': fixture.rejected });
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [command, 'mcp', '--root', root, '--lang', 'en'],
      stderr: 'pipe',
    });
    const { client, answer } = await sessionOver(transport);
    expect((await answer('validate', { path: 'a.xml' })).summary).toMatchObject({ rejected: 1 });
    expect(client.getServerVersion()?.name).toBe('fattura');
    await client.close();
  }, 60_000);

  it('end with the input, after the answers', async () => {
    const message = (id: number, method: string, params: object = {}): string =>
      `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
    const clientInfo = { name: 'test', version: '1' };
    const stdin =
      message(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }) +
      'no JSON\n' +
      message(2, 'tools/call', { name: 'explain', arguments: { codes: ['00423'] } });
    const { code, stdout, stderr } = await runCli(['mcp'], { stdin });
    const ids = stdout
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: unknown }).id);
    expect({ code, stderr, ids }).toEqual({ code: 0, stderr: '', ids: [1, 2] });
  });
});

describe('HTTP', () => {
  it('has a session for each client', async () => {
    const server = await listening();
    const [one, two] = [
      await sessionOver(overHttp(server) as Transport),
      await sessionOver(overHttp(server) as Transport),
    ];
    const { result } = await one.answer('explain', { codes: ['00423'] });
    expect((await one.answer('details', { result, pointer: '/0/code' })).data).toBe('00423');
    expect(await two.refusal('details', { result })).toMatchObject({ code: 'noResult' });
    await Promise.all([one.client.close(), two.client.close()]);
  });

  it('takes a token', async () => {
    const server = await listening({ token: 'a-token-of-the-test' });
    await expect(sessionOver(overHttp(server) as Transport)).rejects.toThrow();
    const authorization = 'Bearer a-token-of-the-test';
    const { client } = await sessionOver(overHttp(server, { authorization }) as Transport);
    expect(client.getServerVersion()?.name).toBe('fattura');
    await client.close();
  });

  it.each<[method: string, path: string, headers: Readonly<Record<string, string>>, status: number]>([
    ['POST', '/mcp', { host: 'evil.example' }, 403],
    ['POST', '/mcp', { origin: 'https://evil.example' }, 403],
    ['POST', '/mcp', { origin: 'null' }, 403],
    ['POST', '/mcp', { origin: 'http://localhost:5173' }, 200],
    ['POST', '/', {}, 404],
    ['PUT', '/mcp', {}, 405],
    ['POST', '/mcp', { 'mcp-session-id': 'none' }, 404],
    ['GET', '/mcp', {}, 400],
  ])('%s %s with %j: %i', async (method, path, headers, status) => {
    const server = await listening();
    const accept = 'application/json, text/event-stream';
    const body = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    };
    const found = await new Promise((resolve, reject) => {
      const sent = request(
        new URL(path, server.url),
        { method, headers: { 'content-type': 'application/json', accept, ...headers } },
        (response) => resolve(response.resume().statusCode),
      );
      sent.on('error', reject);
      sent.end(method === 'GET' ? undefined : JSON.stringify(body));
    });
    expect(found).toBe(status);
  });
});

describe('wrong usage', () => {
  it.each([
    [['--port', '1']],
    [['--json']],
    [['--http', '--host', '0.0.0.0']],
    [['--http', '--port', 'x']],
    [['--http', '--token-env', 'NONE']],
    [['--root', 'none']],
    [['--max-size', 'x']],
  ])('%j', async (args) => {
    const { code, stdout, stderr } = await runCli(['mcp', ...args], { cwd: folderWith() });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('fattura mcp: ');
  });

  it('a port in use', async () => {
    const { url } = await listening();
    const { code, stderr } = await runCli(['mcp', '--http', '--port', new URL(url).port]);
    expect(code).toBe(2);
    expect(stderr).toContain('--port');
  });
});
