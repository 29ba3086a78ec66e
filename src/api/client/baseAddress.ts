/** The base address of the service. */
import { ConfigurationError } from './errors.ts';

/** Host names of this machine: the traffic cannot be intercepted. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Prefix of the service's paths, which is not part of the base address. */
const VERSION_PREFIX = /\/api\/v1$/;

/**
 * The address without a trailing slash.
 * @throws ConfigurationError if it is missing, invalid, or not safe for sending a key
 */
export function baseAddress(given: string | undefined): string {
  if (given === undefined)
    throw new ConfigurationError(
      'the address of the service is missing: set the option baseUrl or the variable FATTURA_BASE_URL',
    );
  const url = parse(given);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.test(url.hostname)))
    throw new ConfigurationError(
      'baseUrl must start with https: (http: is allowed for localhost, 127.0.0.0/8 and [::1] only): every request contains the key',
    );
  if (url.username !== '' || url.password !== '')
    throw new ConfigurationError('baseUrl must not contain a user name or password');
  if (url.search !== '' || url.hash !== '' || /[?#]/.test(given))
    throw new ConfigurationError('baseUrl must not contain a query or fragment');
  const path = url.pathname.replace(/\/+$/, '');
  if (VERSION_PREFIX.test(path))
    throw new ConfigurationError('baseUrl must not end with /api/v1: the client adds it to every path');
  return `${url.origin}${path}`;
}

function parse(given: string): URL {
  if (typeof given === 'string') {
    try {
      return new URL(given);
    } catch {
      // Reported below, without the text: it may contain a password.
    }
  }
  throw new ConfigurationError('baseUrl must be an address such as https://service.example');
}
