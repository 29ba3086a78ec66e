/** Checks the options of a client and adds the defaults. */
import { given } from '../../model/given.ts';
import { VERSION } from '../generated/version.ts';
import { baseAddress } from './baseAddress.ts';
import { environmentVariable } from './environment.ts';
import { ConfigurationError } from './errors.ts';
import { readHeaders } from './headers.ts';
import type { ClientOptions, RequestOptions } from './options.ts';
import { LONGEST_TIMER } from './timing.ts';

/** All settings except the key. */
export interface ClientSettings {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly companyId: string | undefined;
  readonly fetch: typeof globalThis.fetch | undefined;
  readonly timeout: number;
  readonly maxRetries: number;
  readonly rateLimit: number;
  readonly maxRetryDelay: number;
  readonly userAgent: string;
  /** Names in lower case. */
  readonly defaultHeaders: Readonly<Record<string, string>>;
  readonly logger: ClientOptions['logger'];
  readonly onRequest: ClientOptions['onRequest'];
}

const DEFAULT_TIMEOUT = 60_000;
const DEFAULT_RETRIES = 2;
const DEFAULT_RETRY_DELAY = 60_000;

/** The service's rate limit; see RATE_LIMIT in the contract, which the client does not load. */
const DEFAULT_RATE = 10;

/** The characters that a header value can contain without encoding, except spaces. */
const VISIBLE_ASCII = /^[\x21-\x7e]+$/;
const HEADER_TEXT = /^[\x20-\x7e]+$/;

/** @throws ConfigurationError with the name of the option and its variable */
export function readClientSettings(options: ClientOptions): ClientSettings {
  const { timeout = DEFAULT_TIMEOUT, maxRetries = DEFAULT_RETRIES } = options;
  const { rateLimit = DEFAULT_RATE, maxRetryDelay = DEFAULT_RETRY_DELAY } = options;
  checkTimeout(timeout);
  checkRetries(maxRetries);
  check(
    'rateLimit',
    rateLimit,
    'a number of requests per second above 0',
    isNumber(rateLimit) && rateLimit > 0,
  );
  checkMilliseconds('maxRetryDelay', maxRetryDelay, 0);
  const { fetch, logger, onRequest } = options;
  check('fetch', fetch, 'a function', fetch === undefined || typeof fetch === 'function');
  check('onRequest', onRequest, 'a function', onRequest === undefined || typeof onRequest === 'function');
  check('logger', logger, 'an object with debug, warn and error', logger === undefined || isLogger(logger));
  return {
    baseUrl: baseAddress(options.baseUrl ?? environmentVariable('FATTURA_BASE_URL')),
    companyId: readCompanyId(options.companyId ?? environmentVariable('FATTURA_COMPANY_ID')),
    fetch,
    timeout,
    maxRetries,
    rateLimit,
    maxRetryDelay,
    userAgent: readUserAgent(options.userAgent),
    defaultHeaders: readHeaders('defaultHeaders', options.defaultHeaders),
    logger,
    onRequest,
  };
}

/** Methods may be inherited from a class, as in loggers. */
function isLogger(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { debug, warn, error } = value as Readonly<Record<string, unknown>>;
  return [debug, warn, error].every((method) => typeof method === 'function');
}

/** @throws ConfigurationError if it is missing or malformed; the message does not contain it */
export function readApiKey(options: ClientOptions): string {
  given('options', options, 'object');
  const { apiKey = environmentVariable('FATTURA_API_KEY') } = options;
  if (apiKey === undefined)
    throw new ConfigurationError(
      'the API key is missing: set the option apiKey or the variable FATTURA_API_KEY',
    );
  if (typeof apiKey !== 'string') throw new ConfigurationError('apiKey must be a string');
  if (apiKey === '') throw new ConfigurationError('apiKey is empty');
  if (!VISIBLE_ASCII.test(apiKey)) {
    const place = [...apiKey].findIndex((character) => !VISIBLE_ASCII.test(character)) + 1;
    throw new ConfigurationError(
      `apiKey contains an invalid character (a space, a line break, a non-ASCII letter) at position ${place} of ${apiKey.length}`,
    );
  }
  return apiKey;
}

/** Checks the options of a single call. */
export function checkRequestOptions(options: RequestOptions): void {
  given('options', options, 'object');
  const { timeout, maxRetries, companyId } = options;
  if (timeout !== undefined) checkTimeout(timeout);
  if (maxRetries !== undefined) checkRetries(maxRetries);
  readCompanyId(companyId);
}

function checkTimeout(timeout: number): void {
  checkMilliseconds('timeout', timeout, 1);
}

function checkRetries(maxRetries: number): void {
  check('maxRetries', maxRetries, 'a whole number from 0', Number.isInteger(maxRetries) && maxRetries >= 0);
}

function checkMilliseconds(name: string, value: number, least: number): void {
  const right = isNumber(value) && value >= least && value <= LONGEST_TIMER;
  check(name, value, `a number of milliseconds from ${least} to ${LONGEST_TIMER}`, right);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(value);
}

function readCompanyId(companyId: string | undefined): string | undefined {
  if (companyId !== undefined && typeof companyId !== 'string')
    throw new ConfigurationError('companyId must be a string');
  return companyId;
}

function readUserAgent(added: string | undefined): string {
  const own = `fattura/${VERSION}`;
  if (added === undefined || added === '') return own;
  check('userAgent', added, 'text in ASCII without line breaks', HEADER_TEXT.test(String(added)));
  return `${own} ${added}`;
}

function check(name: string, value: unknown, expected: string, right: boolean): void {
  if (right) return;
  const found = typeof value === 'number' ? String(value) : value === null ? 'null' : `a ${typeof value}`;
  throw new ConfigurationError(`${name} must be ${expected}; found ${found}`);
}
