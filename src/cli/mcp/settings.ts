/** Checks the options of `mcp` before anything is started. */
import { isLoopbackHost } from '../../hosts/index.ts';
import { UsageError } from '../command/usageError.ts';
import { parseSize } from '../files/size.ts';
import { countOf, hostName, LOOPBACK_ADDRESS, portOf, tokenOf } from '../listen/options.ts';
import type { McpCall } from './definition.ts';
import { Roots } from './roots.ts';

export interface McpSettings {
  readonly roots: Roots;
  /** True if the tool `submit` exists. */
  readonly submits: boolean;
  readonly maxBytes: number;
  /** Maximum time of a call, in milliseconds. */
  readonly timeout: number;
  /** Null for standard input and output. */
  readonly http: HttpSettings | null;
}

export interface HttpSettings {
  readonly port: number;
  readonly host: string;
  /** Further host names under which the server may be addressed. */
  readonly names: readonly string[];
  readonly token: string | null;
  readonly json: boolean;
}

/** Size of a message relative to its document, which is in base64 or escaped in JSON. */
const MESSAGE_PER_DOCUMENT = 2;
const OTHER_ARGUMENTS = 100_000;

/** Maximum size of a message from the assistant, in bytes. */
export const longestMessage = ({ maxBytes }: McpSettings): number =>
  maxBytes * MESSAGE_PER_DOCUMENT + OTHER_ARGUMENTS;

/** Next to the ports of the sandbox (4010) and of `serve` (4020). */
const PORT = 4030;

/** Seconds: several times the duration of the largest file. */
const TIMEOUT = 30;

/** @throws UsageError */
export async function settingsOf({ options, io }: McpCall): Promise<McpSettings> {
  return {
    roots: await Roots.open(options.root ?? [], io.cwd),
    submits: options['allow-submit'] === true,
    maxBytes: parseSize(options['max-size']),
    timeout: (countOf('--timeout', options.timeout, { least: 1, most: 3600 }) ?? TIMEOUT) * 1000,
    http: httpOf(options, io),
  };
}

function httpOf(options: McpCall['options'], { env }: McpCall['io']): HttpSettings | null {
  if (options.http !== true) {
    const given = (['port', 'host', 'name', 'token-env', 'json'] as const).find(
      (name) => options[name] !== undefined,
    );
    if (given !== undefined) throw new UsageError(({ mcp }) => mcp.httpNeeded(`--${given}`));
    return null;
  }
  const host = options.host ?? LOOPBACK_ADDRESS;
  const token = tokenOf(options['token-env'], env);
  if (token === null && !isLoopbackHost(host)) throw new UsageError(({ mcp }) => mcp.tokenNeeded(host));
  return {
    port: portOf(options.port) ?? PORT,
    host,
    names: (options.name ?? []).map(hostName),
    token,
    json: options.json === true,
  };
}
