/** Plain requests to a sandbox, for tests that count statuses and need no retries. */
import type { Sandbox } from '../../src/sandbox/index.ts';

export interface Result {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of all kinds
  readonly body: any;
  readonly headers: Headers;
}

export interface Ask {
  readonly method?: string;
  /** Sent as JSON; a string is sent as XML. */
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
}

export interface Caller {
  readonly url: string;
  /** Path after the company's. */
  (path: string, ask?: Ask): Promise<Result>;
}

export function callerOf({ url, apiKey, companyId }: Omit<Sandbox, 'close'>): Caller {
  const call = async (path: string, { method, body, query }: Ask = {}): Promise<Result> => {
    const search = new URLSearchParams(query).toString();
    const xml = typeof body === 'string';
    const response = await fetch(`${url}/api/v1/companies/${companyId}${path}${search && `?${search}`}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        authorization: `Bearer ${apiKey}`,
        // The server may close an idle connection just as the next request is being sent.
        connection: 'close',
        ...(body === undefined ? {} : { 'content-type': xml ? 'application/xml' : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: xml ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    };
  };
  return Object.assign(call, { url });
}

/** Runs at most this many at the same time, in order; returns their results. */
export async function inParallel<T>(
  count: number,
  most: number,
  work: (index: number) => Promise<T>,
): Promise<readonly T[]> {
  const results: T[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: most }, async () => {
      for (let index = next++; index < count; index = next++) results[index] = await work(index);
    }),
  );
  return results;
}

/** Counts each value. */
export function tally(values: readonly (string | number)[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
