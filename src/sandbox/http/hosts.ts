/** The host names under which the sandbox responds. */
import type { FastifyInstance } from 'fastify';
import { isLoopbackHost, isOwnName as isNameOf, LOOPBACK } from '../../hosts/index.ts';
import type { Settings } from '../options.ts';
import { refuse } from './refusal.ts';

export { isLoopbackHost };

export type ServerNames = Pick<Settings, 'host' | 'name'>;

export function isOwnName(given: string | undefined, { host, name }: ServerNames): boolean {
  return isNameOf(given, { host, names: name === null ? [] : [name] });
}

/** Adds the server's port; `usual` is the port that an address omits. */
export function hostsWithPort(port: string, usual: string): readonly string[] {
  return LOOPBACK.flatMap((name) => (port === usual ? [name, `${name}:${port}`] : [`${name}:${port}`]));
}

/** @throws Refusal 403, before any other check */
export function checkHostHeader(app: FastifyInstance, names: ServerNames): void {
  app.addHook('onRequest', async ({ headers: { host } }) => {
    if (isOwnName(host, names)) return;
    const own = [...LOOPBACK, ...(names.name === null ? [] : [names.name])].join(', ');
    throw refuse(
      403,
      `this server responds only to ${own}: another name may have been pointed at it by a malicious page (see --name)`,
    );
  });
}
