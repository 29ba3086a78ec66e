/** A slow network: data arrives some milliseconds after it was sent, even if the sender has died since. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DelayingProxy {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a delaying proxy in front of a server on this machine.
 * @param delay Milliseconds for each piece of data; pieces in one direction keep their order.
 */
export async function delayingProxy(target: string, delay: () => number): Promise<DelayingProxy> {
  const { port, hostname } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // A killed client resets its connection; the data it had sent still arrives.
      socket.on('error', () => {});
    }
    pass(client, upstream, delay);
    pass(upstream, client, delay);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function pass(from: Socket, to: Socket, delay: () => number): void {
  let last = Promise.resolve();
  const later = (work: () => void): void => {
    const due = new Promise<void>((resolve) => setTimeout(resolve, delay()));
    last = Promise.all([last, due]).then(work);
  };
  from.on('data', (chunk) => later(() => void to.write(chunk)));
  from.on('close', () => later(() => to.end()));
}
