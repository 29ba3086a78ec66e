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
  /** The value of --timeout: maximum time of one request. */
  readonly timeout?: string | undefined;
  /** True if the command requires a company. */
  readonly companyNeeded?: boolean;
  /** Called for every step of every request. */
  readonly onRequest?: (event: RequestEvent) => void;
}

export interface Connection {
  readonly client: FatturaClient;
  readonly baseUrl: string;
  readonly companyId: string | null;
}

/** The part of a call that is used here. */
interface ServiceCall {
  readonly io: Io;
}

/**
 * Creates a client from the options, the environment and the saved login, in this order of precedence.
 *
 * @throws UsageError for missing settings, with their possible sources.
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
  /** Maximum time of one request, in milliseconds. */
  readonly timeout?: number | null;
  readonly onRequest?: ConnectSettings['onRequest'] | undefined;
}

/** @throws UsageError for settings that the client refuses, such as an address without TLS. */
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

/** Opens the saved login only if needed, so that an unreadable one does not matter otherwise. */
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
 * Resolves address, key and company. A saved key is only sent to the address it was saved with; a saved company is only
 * used with its key.
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

/** A higher rate is certainly a typing error. */
const HIGHEST_RATE = 100_000;

/** @throws UsageError if it is not a positive number. */
export function parseRate(text: string | undefined): number | null {
  if (text === undefined) return null;
  const rate = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(rate > 0 && rate <= HIGHEST_RATE)) throw new UsageError(({ service }) => service.noRate(text));
  return rate;
}
