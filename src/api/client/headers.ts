/** Additional headers from the caller. */
import { ConfigurationError } from './errors.ts';

/** Headers that the client sets itself. */
const OWN_HEADERS = new Set([
  'authorization',
  'connection',
  'content-length',
  'content-type',
  'host',
  'transfer-encoding',
]);

/**
 * The headers with lower-case names, without undefined members.
 * @param option Name of the option that contains them
 * @throws ConfigurationError without the value, which may be secret
 */
export function readHeaders(
  option: 'defaultHeaders' | 'headers',
  headers: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  if (typeof headers !== 'object' || headers === null)
    throw new ConfigurationError(`${option} must be an object with names and values`);
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) checkHeader(option, name, value);
  return Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), value]));
}

function checkHeader(option: string, name: string, value: string): void {
  if (OWN_HEADERS.has(name.toLowerCase()))
    throw new ConfigurationError(`${option}: ${name} is set by the client and cannot be replaced`);
  try {
    new Headers([[name, value]]);
  } catch {
    throw new ConfigurationError(
      `${option}: ${JSON.stringify(name)} has a name or value that is not valid in a header`,
    );
  }
}
