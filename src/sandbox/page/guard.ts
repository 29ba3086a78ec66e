/**
 * Who may ask for a page. There is no password: the server listens on this machine only, and what is left to fear is
 * another page in the same browser.
 */

import { hostsWithPort, isLoopbackHost, isOwnName, type ServerNames } from '../http/hosts.ts';

export interface PageOrigin {
  readonly method: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site`, which browsers send and no page can forge. */
  readonly site: string | undefined;
}

/** The port that an address does without. */
const HTTP_PORT = '80';

/**
 * Why a request is refused; null: it is not.
 * - `host`: it was sent to another name, which somebody may have pointed at this machine (DNS rebinding).
 * - `origin`: a change that no page of this server asked for (cross-site request forgery).
 *
 * @param url where the server listens.
 * @param reach where others reach it, should it listen to more than this machine; their ports may be others.
 */
export function refusalOf(
  { method, host, origin, site }: PageOrigin,
  url: string,
  reach: ServerNames = { host: '127.0.0.1', name: null },
): 'host' | 'origin' | null {
  const isReached = !isLoopbackHost(reach.host) || reach.name !== null;
  if (
    host === undefined ||
    !(isReached ? isOwnName(host, reach) : ownHosts(url).includes(host.toLowerCase()))
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
