/** A proxy on loopback that only opens tunnels (CONNECT) and records the requested targets. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export class ConnectProxy {
  /** `host:port` of each requested tunnel. */
  readonly targets: string[] = [];
  /** The Proxy-Authorization header of each request; null if absent. */
  readonly credentials: (string | null)[] = [];
  /** All data that passed through, both ways, as Latin-1. */
  seen = '';
  /** The response status for CONNECT. */
  status = 200;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor() {
    this.#server = createServer((_, response) => response.writeHead(405).end());
    this.#server.on('connect', (request, socket: Socket, head) => this.#open(request, socket, head));
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  reset(): void {
    this.targets.length = 0;
    this.credentials.length = 0;
    this.seen = '';
    this.status = 200;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #open({ url = '', headers }: IncomingMessage, socket: Socket, head: Buffer): void {
    this.targets.push(url);
    this.credentials.push(headers['proxy-authorization'] ?? null);
    this.#keep(socket);
    if (this.status !== 200) {
      socket.end(`HTTP/1.1 ${this.status} No\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    const { hostname, port } = new URL(`http://${url}`);
    const target = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      target.write(head);
      socket.pipe(target).pipe(socket);
    });
    this.#keep(target);
    for (const side of [socket, target])
      side.on('data', (chunk: Buffer) => {
        this.seen += chunk.toString('latin1');
      });
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }
}
