/**
 * The lower bound: fastify in as many processes as the server, which reads the body and always responds with the same
 * report. The time that it takes is the cost of HTTP. Prints its address.
 */
import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';

const [, , report = '', processes = ''] = process.argv;
if (cluster.isPrimary) {
  const workers = Array.from({ length: Number(processes) }, () => cluster.fork());
  let waiting = workers.length;
  cluster.on('listening', (_worker, { port }) => {
    waiting -= 1;
    if (waiting === 0) process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`);
  });
} else {
  const answer = readFileSync(report);
  const server = fastify();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post('/v1/validate', async (_request, reply) => reply.type('application/json').send(answer));
  await server.listen({ port: 0 });
}
