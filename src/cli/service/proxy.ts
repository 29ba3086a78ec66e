/** Selects the proxy for a request: HTTPS_PROXY, HTTP_PROXY and NO_PROXY, with the rules of curl. */
import { BlockList, isIP } from 'node:net';
import { UsageError } from '../command/usageError.ts';
import type { Io } from '../process/io.ts';
import type { FetchThrough } from './tunnel.ts';

type Environment = Io['env'];

/** The variable of each scheme; its lower-case spelling takes precedence. */
const VARIABLES: Readonly<Record<string, string>> = { 'https:': 'HTTPS_PROXY', 'http:': 'HTTP_PROXY' };

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' };

/**
 * A `fetch` through the proxies of the environment; undefined if there are none.
 *
 * @throws UsageError if a variable is not a valid proxy address.
 */
export function fetchFor(env: Environment): typeof fetch | undefined {
  const named = Object.keys(VARIABLES).filter((protocol) => proxyOf(protocol, env) !== null);
  if (named.length === 0) return undefined;
  let tunnel: Promise<FetchThrough> | undefined;
  return async (input, init) => {
    const proxy = proxyFor(new URL(input instanceof Request ? input.url : input), env);
    if (proxy === null) return fetch(input, init);
    // The package is loaded on the first request that needs it.
    tunnel ??= import('./tunnel.ts').then(({ createTunnel }) => createTunnel());
    return (await tunnel)(proxy, input, init);
  };
}

/**
 * The proxy for a request; null for a direct connection.
 *
 * @throws UsageError
 */
export function proxyFor(url: URL, env: Environment): URL | null {
  const proxy = proxyOf(url.protocol, env);
  return proxy === null || isExempt(url, read(env, 'NO_PROXY')) ? null : proxy;
}

/** The error message omits the value, which may contain a password. */
function proxyOf(protocol: string, env: Environment): URL | null {
  const variable = VARIABLES[protocol];
  const text = variable === undefined ? '' : read(env, variable);
  if (variable === undefined || text === '') return null;
  const address = text.includes('://') ? text : `http://${text}`;
  const proxy = URL.canParse(address) ? new URL(address) : null;
  if (proxy === null || !isUsable(proxy)) throw new UsageError(({ service }) => service.badProxy(variable));
  return proxy;
}

function isUsable({ protocol, hostname, username, password }: URL): boolean {
  if (hostname === '' || DEFAULT_PORTS[protocol] === undefined) return false;
  try {
    decodeURIComponent(`${username}${password}`);
    return true;
  } catch {
    return false;
  }
}

/** An empty variable counts as unset. */
function read(env: Environment, name: string): string {
  return (env[name.toLowerCase()] || env[name] || '').trim();
}

/** True if NO_PROXY covers the host: by name, parent domain, network, or `*`. */
function isExempt(url: URL, list: string): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const port = url.port || DEFAULT_PORTS[url.protocol];
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => {
      const { name, port: own } = split(entry);
      return (own === undefined || own === port) && covers(name, host);
    });
}

interface Entry {
  readonly name: string;
  readonly port?: string | undefined;
}

/** Splits `host:port`; an IPv6 address with a port is in brackets. */
function split(entry: string): Entry {
  if (isIP(entry) !== 0) return { name: entry };
  const [, bracketed, plain, port] = /^(?:\[(.+)\]|([^:]*))(?::(\d+))?$/.exec(entry) ?? [];
  return { name: bracketed ?? plain ?? entry, port };
}

function covers(name: string, host: string): boolean {
  if (name === '*') return true;
  const kind = isIP(host);
  if (kind !== 0) return isInside(name, host, kind === 4 ? 'ipv4' : 'ipv6');
  const domain = name.replace(/^\*?\./, '').replace(/\.$/, '');
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}

/** True if the host is the address, or in a network such as `10.0.0.0/8`. */
function isInside(name: string, host: string, family: 'ipv4' | 'ipv6'): boolean {
  const [network = '', bits = family === 'ipv4' ? '32' : '128'] = name.split('/');
  const length = /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  if (isIP(network) !== (family === 'ipv4' ? 4 : 6) || !(length <= (family === 'ipv4' ? 32 : 128)))
    return false;
  const list = new BlockList();
  list.addSubnet(network, length, family);
  return list.check(host, family);
}
