/**
 * The host names under which the server responds. A browser sends the name in its address bar: if another name that
 * points to this machine (DNS rebinding) were accepted, any page could read everything with the well-known key.
 */
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../options.ts';
import { refuse } from './refusal.ts';

/** This machine, as a name or an address. */
const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

export type ServerNames = Pick<Settings, 'host' | 'name'>;

export const isLoopbackHost = (host: string): boolean =>
  LOOPBACK.includes(host.toLowerCase()) || host === '::1';

/** A program that sends no host name is not a browser. */
export function isOwnName(given: string | undefined, { host, name }: ServerNames): boolean {
  if (given === undefined) return true;
  const asked = given.toLowerCase().replace(/:\d{1,5}$/, '');
  if (LOOPBACK.includes(asked) || asked === name?.toLowerCase()) return true;
  // An IP address cannot be pointed elsewhere. It is accepted only if other machines can reach the server.
  return !isLoopbackHost(host) && isIP(asked.replace(/^\[(.*)\]$/, '$1')) !== 0;
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
