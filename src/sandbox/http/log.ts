/** One line per request, without headers, query and body, which may contain secrets. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { loggableTrace } from '../database/failure.ts';
import { splitTarget } from './paths.ts';

export const pathOf = (request: FastifyRequest): string => splitTarget(request.raw.url ?? '')[0];

export function logRequests(app: FastifyInstance, { log }: Context): void {
  app.addHook('onResponse', async (request, reply) => {
    log.info({
      event: 'request',
      id: request.id,
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
}

/** Logs an unexpected error with its stack. */
export function logFailure({ log }: Context, request: FastifyRequest, error: unknown): void {
  log.error({
    event: 'failure',
    id: request.id,
    method: request.method,
    path: pathOf(request),
    error: loggableTrace(error),
  });
}
