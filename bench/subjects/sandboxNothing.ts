/** The baseline of submissions: accepts a body, stores nothing, and responds that it is delivered. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const document = { id: '00000000-0000-4000-8000-000000000000', number: '1', status: 'DELIVERED' };

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const isList = request.method === 'GET';
    const body = isList ? { data: [], page: { cursor: null, size: 1 } } : { data: [document] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}`, apiKey: 'key', companyId: document.id });
});
process.on('message', () => process.exit(0));
