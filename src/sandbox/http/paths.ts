/** The paths of the contract: as router patterns, and with their methods. */
import { endpoints } from '../../api/contract/index.ts';

/** The prefix of the contract's paths. */
export const ROOT = '/api/v1';

export const isOfContract = (path: string): boolean => path === ROOT || path.startsWith(`${ROOT}/`);

/** `/a/{b}` as `/a/:b`. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const patterns = endpoints.map(({ path, method }) => ({
  method,
  expression: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The methods of a path; empty if the contract does not have it. */
export function methodsOf(path: string): readonly string[] {
  const methods = patterns.filter(({ expression }) => expression.test(path)).map(({ method }) => method);
  return [...new Set(methods)];
}

/** Splits a request target into path and query, without `?`. */
export function splitTarget(target: string): readonly [path: string, search: string] {
  const at = target.indexOf('?');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)];
}
