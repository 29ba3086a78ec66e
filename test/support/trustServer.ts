/** A server on loopback with a list of lists at /eu and the Italian list at /it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signXades } from './signXades.ts';
import { italianList, listOfLists } from './trustFiles.ts';

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** True to send nothing. */
  readonly silent?: true;
}

export interface ListServer {
  readonly base: string;
  /** Address of the list of lists. */
  readonly url: string;
  /** Restores both lists, with other answers in place of some. */
  answer(changes?: Readonly<Record<string, Answer>>): void;
  close(): void;
}

export async function startLists(): Promise<ListServer> {
  let answers: Readonly<Record<string, Answer>> = {};
  const server = createServer((request, response) => {
    const { status = 200, headers = {}, body = '', silent } = answers[request.url ?? ''] ?? { status: 404 };
    if (silent !== true) response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lists = { '/eu': { body: signXades(listOfLists(base)) }, '/it': { body: signXades(italianList()) } };
  const started: ListServer = {
    base,
    url: `${base}/eu`,
    answer(changes = {}) {
      answers = { ...lists, ...changes };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  started.answer();
  return started;
}
