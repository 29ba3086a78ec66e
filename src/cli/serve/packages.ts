/** Loads fastify, the only package that the server needs. */
import { loadOptional } from '../listen/optionalPackage.ts';

/** @throws UsageError with the command that installs it. */
export const loadFastify = (): Promise<Pick<typeof import('fastify'), 'fastify'>> =>
  loadOptional('serve', ['fastify'], () => import('fastify'));
