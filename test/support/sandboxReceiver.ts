/** A webhook receiver on 127.0.0.1 that verifies each event as a user would, and answers as the test requires. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { verifyWebhook, type WebhookEvent } from '../../src/api/index.ts';
import { SEED } from '../../src/sandbox/seed/seed.ts';

export interface Arrival {
  readonly event: WebhookEvent;
  readonly body: Buffer;
  readonly headers: IncomingMessage['headers'];
  /** Milliseconds, as `Date.now`. */
  readonly at: number;
}

/** A status, or a function that handles the connection. */
export type Reaction = number | ((response: ServerResponse, request: IncomingMessage) => unknown);

export interface Receiver {
  readonly url: string;
  readonly arrivals: readonly Arrival[];
  /** Reasons why deliveries failed verification. */
  readonly refusals: readonly unknown[];
  /** Resolves when this many have arrived. */
  arrived(count: number, within?: number): Promise<void>;
  close(): Promise<void>;
}

export interface ReceiverChoice {
  readonly secret?: string;
  /** Reaction to the n-th arrival, from 0; default 204. */
  readonly react?: (index: number, event: WebhookEvent) => Reaction;
  readonly host?: string;
}

const LOOK = 10;

export async function startReceiver({
  secret = SEED.apiKey,
  react = () => 204,
  host = '127.0.0.1',
}: ReceiverChoice = {}): Promise<Receiver> {
  const arrivals: Arrival[] = [];
  const refusals: unknown[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    try {
      const event = await verifyWebhook(body, request.headers, {
        secret,
        header: 'X-Sibill-Signature',
        scheme: 'timestamped-hmac-sha256',
      });
      arrivals.push({ event, body, headers: request.headers, at: Date.now() });
      const reaction = react(arrivals.length - 1, event);
      if (typeof reaction === 'number') response.writeHead(reaction).end();
      else await reaction(response, request);
    } catch (error) {
      refusals.push(error);
      response.writeHead(401).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}/hook`,
    arrivals,
    refusals,
    async arrived(count, within = 10_000) {
      for (let waited = 0; arrivals.length < count; waited += LOOK) {
        if (waited > within) throw new Error(`${arrivals.length} of ${count} arrived within ${within} ms`);
        await pause(LOOK);
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
