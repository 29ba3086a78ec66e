/**
 * Decides which requests for pages are allowed. There is no password: the server listens on this machine only, and
 * the remaining risk is another page in the same browser.
 */

import { hostsWithPort, isLoopbackHost, isOwnName, type ServerNames } from '../http/hosts.ts';

export interface PageOrigin {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site`, which browsers send and pages cannot forge. */
  readonly site: string | undefined;
}

/** The port that an address omits. */
const HTTP_PORT = '80';

/**
 * The reason why a request is refused; null if it is allowed.
 * - `host`: it was sent to another host name, which may have been pointed at this machine (DNS rebinding).
 * - `origin`: a change that does not come from a page of this server (cross-site request forgery).
 *
 * @param url Address of the server
 * @param names Names under which other machines reach it, possibly on other ports
 */
export function refusalReason(
  { method, host, origin, site }: PageOrigin,
  url: string,
  names: ServerNames,
): 'host' | 'origin' | null {
  const isReached = !isLoopbackHost(names.host) || names.name !== null;
  if (
    host === undefined ||
    !(isReached ? isOwnName(host, names) : ownHosts(url).includes(host.toLowerCase()))
  )
    return 'host';
  if (method === 'GET' || method === 'HEAD') return null;
  if (origin === undefined && site === undefined) return 'origin';
  if (origin !== undefined && origin !== `http://${host.toLowerCase()}`) return 'origin';
  return site === undefined || site === 'same-origin' ? null : 'origin';
}

function ownHosts(url: string): readonly string[] {
  const port = URL.canParse(url) ? new URL(url).port || HTTP_PORT : HTTP_PORT;
  return hostsWithPort(port, HTTP_PORT);
}
