/** The paths of the contract: as the router writes them, and which methods one takes. */
import { endpoints } from '../../api/contract/index.ts';

/** Where the paths of the contract begin. */
export const ROOT = '/api/v1';

export const isOfContract = (path: string): boolean => path === ROOT || path.startsWith(`${ROOT}/`);

/** `/a/{b}` as `/a/:b`. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const patterns = endpoints.map(({ path, method }) => ({
  method,
  expression: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The methods that a path takes; empty for a path that the contract does not have. */
export function methodsOf(path: string): readonly string[] {
  const methods = patterns.filter(({ expression }) => expression.test(path)).map(({ method }) => method);
  return [...new Set(methods)];
}

/** A request's target in two, without `?`. */
export function splitTarget(target: string): readonly [path: string, search: string] {
  const at = target.indexOf('?');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)];
}
