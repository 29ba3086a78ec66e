/**
 * Under which names the server answers. A browser sends the name that stands in its address bar: one that somebody else
 * has pointed at this machine (DNS rebinding) would let any page read everything with the key that all know.
 */
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../options.ts';
import { refuse } from './refusal.ts';

/** This machine, as a name or as an address. */
const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

export type ServerNames = Pick<Settings, 'host' | 'name'>;

export const isLoopbackHost = (host: string): boolean =>
  LOOPBACK.includes(host.toLowerCase()) || host === '::1';

/** Programs that send no name are no browsers. */
export function isOwnName(given: string | undefined, { host, name }: ServerNames): boolean {
  if (given === undefined) return true;
  const asked = given.toLowerCase().replace(/:\d{1,5}$/, '');
  if (LOOPBACK.includes(asked) || asked === name?.toLowerCase()) return true;
  // An address is no name: nobody can point it elsewhere. It is of use only where others can reach the server.
  return !isLoopbackHost(host) && isIP(asked.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

/** With the port that the server listens on; `usual` is the one that an address does without. */
export function hostsWithPort(port: string, usual: string): readonly string[] {
  return LOOPBACK.flatMap((name) => (port === usual ? [name, `${name}:${port}`] : [`${name}:${port}`]));
}

/** @throws Refusal 403, before anything else is looked at. */
export function checkHostHeader(app: FastifyInstance, reach: ServerNames): void {
  app.addHook('onRequest', async ({ headers: { host } }) => {
    if (isOwnName(host, reach)) return;
    const own = [...LOOPBACK, ...(reach.name === null ? [] : [reach.name])].join(', ');
    throw refuse(
      403,
      `this server answers to ${own}: a page may have pointed another name at it (see --name)`,
    );
  });
}
