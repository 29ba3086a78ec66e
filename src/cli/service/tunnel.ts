/** Sends requests through a proxy with CONNECT: the `fetch` of Node 20 and 22 does not support proxies. */
import { fetch, ProxyAgent } from 'undici';
import { codeOf } from '../files/systemCode.ts';

/** Like `fetch`, through a proxy whose URL may contain user and password. */
export type FetchThrough = (
  proxy: URL,
  input: Parameters<typeof globalThis.fetch>[0],
  init?: RequestInit,
) => Promise<Response>;

/**
 * Creates a fetch function that reuses connections, as `fetch` does.
 *
 * It throws an Error with the code ERR_PROXY_TUNNEL if the proxy cannot be reached or refuses the tunnel: then nothing
 * was sent to the service.
 */
export function createTunnel(): FetchThrough {
  const agents = new Map<string, ProxyAgent>();
  return async (proxy, input, init = {}) => {
    const dispatcher = agents.get(proxy.href) ?? agentFor(proxy);
    agents.set(proxy.href, dispatcher);
    try {
      const options = { ...init, dispatcher } as Parameters<typeof fetch>[1];
      // undici's types and the platform's describe the same objects.
      return (await fetch(input as string, options)) as unknown as Response;
    } catch (error) {
      throw tunnelError(error, proxy.host) ?? error;
    }
  };
}

/** Passes user and password as a token, not in the address, so that the agent's errors cannot reveal them. */
function agentFor({ protocol, host, username, password }: URL): ProxyAgent {
  const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const token = `Basic ${Buffer.from(user).toString('base64')}`;
  return new ProxyAgent({ uri: `${protocol}//${host}`, ...(user === ':' ? {} : { token }) });
}

/** The message of undici if the proxy responds to CONNECT with a status other than 200. */
const REFUSED = /^Proxy response \((\d+)\)/;

/** Errors of a connection that was not established. In a tunnel, this can only be the connection to the proxy. */
const UNREACHABLE: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** @returns null if the error occurred beyond the proxy. */
function tunnelError(error: unknown, host: string): Error | null {
  for (const one of chainOf(error)) {
    const status = REFUSED.exec(one.message)?.[1];
    if (status !== undefined) return failure(`the proxy ${host} answered ${status}`);
    const code = codeOf(one);
    if (UNREACHABLE.includes(code))
      return failure(`the proxy ${host} cannot be reached: ${one.message || code}`);
  }
  return null;
}

/** The error and its causes. */
function chainOf(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}

/** Uses the code that Node itself has since 24.5. */
const failure = (message: string): Error => Object.assign(new Error(message), { code: 'ERR_PROXY_TUNNEL' });
