/**
 * Fastify in as many processes as the server, without its limits, options and other operations. With a file as the
 * second argument it reads the body and always responds with the report in that file: the time that it takes is the cost
 * of HTTP. Without, it responds with the report of the library. Prints its address.
 */
import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';
import { validate } from 'fattura/validate';

const [, , processes = '', report] = process.argv;
if (cluster.isPrimary) {
  const workers = Array.from({ length: Number(processes) }, () => cluster.fork());
  let waiting = workers.length;
  cluster.on('listening', (_worker, { port }) => {
    waiting -= 1;
    if (waiting === 0) process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`);
  });
} else {
  const same = report === undefined ? null : readFileSync(report);
  const answerTo = (body: unknown): Buffer =>
    same ?? Buffer.from(JSON.stringify(validate(body as Uint8Array, { asOf: '2026-01-01' })));
  const server = fastify();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post('/v1/validate', async ({ body }, reply) => reply.type('application/json').send(answerTo(body)));
  await server.listen({ port: 0 });
}
