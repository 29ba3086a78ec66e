/** A session over standard input and output: one message on each line. */
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { inputOf, outputOf } from '../listen/streams.ts';
import { createServer, type SessionContext } from './server.ts';
import { longestMessage } from './settings.ts';

/** Resolves when the assistant has closed standard input and received its answers, or on Ctrl-C. */
export async function serveStdio(context: SessionContext, stopped: Promise<void>): Promise<void> {
  const { io } = context.call;
  const input = inputOf(io);
  const output = outputOf(io);
  const server = await createServer(context);
  const transport = new context.sdk.StdioServerTransport(input, output, {
    maxBufferSize: longestMessage(context.settings),
  });
  const requests = new Requests();
  // The server chains this handler: it is called before the server's own.
  transport.onmessage = (message) => requests.received(message);
  const send = transport.send.bind(transport);
  transport.send = async (message) => {
    await send(message);
    requests.sent(message);
  };
  const ended = new Promise<void>((resolve) => {
    input.once('end', () => requests.whenAnswered(resolve));
    input.once('error', () => resolve());
    // The assistant has closed its end.
    output.once('error', () => resolve());
  });
  await server.connect(transport);
  await Promise.race([ended, stopped]);
  await server.close();
  input.destroy();
}

/** The requests that have not been answered yet. */
class Requests {
  readonly #open = new Set<string | number>();
  #then: (() => void) | null = null;

  received(message: JSONRPCMessage): void {
    if ('method' in message && 'id' in message) this.#open.add(message.id);
  }

  sent(message: JSONRPCMessage): void {
    if (!('method' in message) && message.id !== undefined) this.#open.delete(message.id);
    if (this.#open.size === 0) this.#then?.();
  }

  whenAnswered(then: () => void): void {
    if (this.#open.size === 0) then();
    this.#then = then;
  }
}
