/** The address of the service, as the user gives it. */
import { ConfigurationError } from './errors.ts';

/** Hosts that are this machine: nobody listens on the way to them. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The prefix of the service's paths; it belongs to them, not to the base address. */
const VERSION_PREFIX = /\/api\/v1$/;

/**
 * The address without a slash at its end.
 * @throws ConfigurationError when it is missing, no address, or one to which a key must not be sent
 */
export function baseAddress(given: string | undefined): string {
  if (given === undefined)
    throw new ConfigurationError(
      'the address of the service is missing: give the option baseUrl or set FATTURA_BASE_URL',
    );
  const url = parse(given);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.test(url.hostname)))
    throw new ConfigurationError(
      'baseUrl must begin with https: (http: is taken for localhost, 127.0.0.0/8 and [::1] only): the key goes with every request',
    );
  if (url.username !== '' || url.password !== '')
    throw new ConfigurationError('baseUrl must have no user name and no password');
  if (url.search !== '' || url.hash !== '' || /[?#]/.test(given))
    throw new ConfigurationError('baseUrl must have no query and no fragment');
  const path = url.pathname.replace(/\/+$/, '');
  if (VERSION_PREFIX.test(path))
    throw new ConfigurationError('baseUrl must not end in /api/v1: every path of the service begins with it');
  return `${url.origin}${path}`;
}

function parse(given: string): URL {
  if (typeof given === 'string') {
    try {
      return new URL(given);
    } catch {
      // Said below, without the text: it may hold a password.
    }
  }
  throw new ConfigurationError('baseUrl must be an address such as https://service.example');
}
