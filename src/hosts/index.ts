/**
 * The host names under which a local server responds. A browser sends the name in its address bar: if another name that
 * points to this machine (DNS rebinding) were accepted, any page could read the answers.
 */
import { isIP } from 'node:net';

/** This machine, as a name or an address. */
export const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

export interface ServerNames {
  /** The address that the server listens on. */
  readonly host: string;
  /** Further names under which it may be addressed, such as that of its container. */
  readonly names: readonly string[];
}

export const isLoopbackHost = (host: string): boolean =>
  LOOPBACK.includes(host.toLowerCase()) || host === '::1';

/** A program that sends no host name is not a browser. */
export function isOwnName(given: string | undefined, { host, names }: ServerNames): boolean {
  if (given === undefined) return true;
  const asked = given.toLowerCase().replace(/:\d{1,5}$/, '');
  if (LOOPBACK.includes(asked) || names.some((name) => name.toLowerCase() === asked)) return true;
  // An IP address cannot be pointed elsewhere. It is accepted only if other machines can reach the server.
  return !isLoopbackHost(host) && isIP(asked.replace(/^\[(.*)\]$/, '$1')) !== 0;
}
