/** The table of routes, derived from the contract. */
import { type Endpoint, endpoints, pathParameters } from '../../../src/api/contract/index.ts';

export interface Route {
  readonly endpoint: Endpoint;
  /** The ids in the path, decoded. */
  readonly ids: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly endpoint: Endpoint;
  readonly expression: RegExp;
  readonly names: readonly string[];
}

/** Fewest ids first: `/documents/invoice` is no document of that id. */
const patterns: readonly Pattern[] = endpoints
  .map((endpoint) => ({
    endpoint,
    expression: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`),
    names: pathParameters(endpoint.path),
  }))
  .sort((a, b) => a.names.length - b.names.length);

export function match(method: string, path: string): Route | undefined {
  for (const { endpoint, expression, names } of patterns) {
    if (endpoint.method !== method) continue;
    const found = expression.exec(path);
    if (found === null) continue;
    const ids = Object.fromEntries(names.map((name, index) => [name, decode(found[index + 1] ?? '')]));
    return { endpoint, ids };
  }
  return undefined;
}

/** The methods that a path takes; empty for a path that the contract does not have. */
export function methodsOf(path: string): readonly string[] {
  return patterns.filter(({ expression }) => expression.test(path)).map(({ endpoint }) => endpoint.method);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
