/** Connects commands to the service: address, key and company, from any source. */
import { ConfigurationError, FatturaClient, type RequestEvent } from '../../api/index.ts';
import { UsageError } from '../command/usageError.ts';
import type { Io } from '../process/io.ts';
import { fetchFor } from './proxy.ts';
import { readLogin, type SavedLogin } from './savedLogin.ts';
import { parseTimeout } from './timeout.ts';

export interface ConnectSettings {
  /** The value of --company. */
  readonly company?: string | undefined;
  /** The value of --rate: requests per second. */
  readonly rate?: string | undefined;
  /** The value of --timeout: how long one request may take. */
  readonly timeout?: string | undefined;
  /** Whether the command cannot do without a company. */
  readonly companyNeeded?: boolean;
  /** Told of every step of every call. */
  readonly onRequest?: (event: RequestEvent) => void;
}

export interface Connection {
  readonly client: FatturaClient;
  readonly baseUrl: string;
  readonly companyId: string | null;
}

/** The required parts of a call; every command's call has them. */
interface ServiceCall {
  readonly io: Io;
}

/**
 * A client by the options, then the environment, then the saved login.
 *
 * @throws UsageError naming what is missing, and where it could come from.
 */
export async function connect({ io }: ServiceCall, settings: ConnectSettings = {}): Promise<Connection> {
  const rateLimit = parseRate(settings.rate);
  const timeout = parseTimeout(settings.timeout);
  const access = resolveAccess(io.env, await savedWhereNeeded(io.env, settings));
  const companyId = settings.company ?? access.companyId;
  if (settings.companyNeeded === true && companyId === null)
    throw new UsageError(({ service }) => service.noCompany);
  const client = clientFor(
    { ...access, companyId },
    { rateLimit, timeout, onRequest: settings.onRequest, env: io.env },
  );
  return { client, baseUrl: client.baseUrl, companyId };
}

interface ClientSettings {
  /** The proxy settings. */
  readonly env: Io['env'];
  readonly rateLimit?: number | null;
  /** Milliseconds for one request. */
  readonly timeout?: number | null;
  readonly onRequest?: ConnectSettings['onRequest'] | undefined;
}

/** @throws UsageError when the client cannot work with what it is given, such as an address without TLS. */
export function clientFor(
  { baseUrl, apiKey, companyId }: Access,
  { env, rateLimit = null, timeout = null, onRequest }: ClientSettings,
): FatturaClient {
  try {
    return new FatturaClient({
      baseUrl,
      apiKey,
      ...(companyId === null ? {} : { companyId }),
      ...(rateLimit === null ? {} : { rateLimit }),
      ...(timeout === null ? {} : { timeout }),
      fetch: fetchFor(env),
      onRequest,
      userAgent: 'cli',
    });
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    throw new UsageError(({ service }) => service.badAccess(error.message));
  }
}

/** The file is not opened by who does not need it: it may be unreadable, and that would not matter. */
async function savedWhereNeeded(env: Io['env'], { company }: ConnectSettings): Promise<SavedLogin | null> {
  const known = env['FATTURA_BASE_URL'] && env['FATTURA_API_KEY'] && (company || env['FATTURA_COMPANY_ID']);
  return known ? null : await readLogin(env);
}

export interface Access {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly companyId: string | null;
}

/**
 * A saved key goes to the address it was saved with and to no other; a saved company belongs to its key.
 *
 * @throws UsageError
 */
export function resolveAccess(env: Io['env'], saved: SavedLogin | null): Access {
  const baseUrl = env['FATTURA_BASE_URL'] || saved?.baseUrl;
  if (baseUrl === undefined) throw new UsageError(({ service }) => service.noBaseUrl);
  const own = saved !== null && sameAddress(saved.baseUrl, baseUrl) ? saved : null;
  const apiKey = env['FATTURA_API_KEY'] || own?.apiKey;
  if (apiKey === undefined) {
    throw new UsageError(({ service }) =>
      saved === null ? service.noKey : service.keyOfOtherAddress(saved.baseUrl, baseUrl),
    );
  }
  const companyId = env['FATTURA_COMPANY_ID'] || (own?.apiKey === apiKey ? own.companyId : null);
  return { baseUrl, apiKey, companyId };
}

function sameAddress(one: string, other: string): boolean {
  const plain = (address: string): string =>
    (URL.canParse(address) ? new URL(address).href : address).replace(/\/+$/, '');
  return plain(one) === plain(other);
}

/** Above it, a rate is a slip of the hand. */
const HIGHEST_RATE = 100_000;

/** @throws UsageError when it is no number over 0. */
export function parseRate(text: string | undefined): number | null {
  if (text === undefined) return null;
  const rate = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(rate > 0 && rate <= HIGHEST_RATE)) throw new UsageError(({ service }) => service.noRate(text));
  return rate;
}
