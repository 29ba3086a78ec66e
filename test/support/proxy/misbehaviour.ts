/** The ways in which the service can misbehave: a closed list of plain data, so that another process can use it. */
import type { RecordedRequest } from './request.ts';

export type Misbehaviour =
  /** The connection is cut before any work is done. */
  | { readonly kind: 'drop-before' }
  /** The work is done, then the connection is cut without an answer. */
  | { readonly kind: 'drop-after' }
  /** The work is done and half of the answer sent, then the connection is cut. */
  | { readonly kind: 'drop-in-body' }
  /** The answer's body arrives in pieces of `bytes` bytes (default 8), one every `every` milliseconds (default 50). */
  | { readonly kind: 'slow-body'; readonly every?: number; readonly bytes?: number }
  /** Never answers. The work is done only if `handled` is true. */
  | { readonly kind: 'hang'; readonly handled?: boolean }
  /** Does the work, and answers after this many milliseconds. */
  | { readonly kind: 'late-answer'; readonly delay: number }
  /** Answers nothing, or `status` at once, and does the work this many milliseconds later. */
  | { readonly kind: 'late-create'; readonly delay: number; readonly status?: number }
  /** Answers with this status, before (default) or after the work. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly when?: 'before' | 'after';
      /** An error body (default), the page of a proxy, or nothing. */
      readonly body?: 'errors' | 'html' | 'none';
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Too many requests. `retryAfter` is the header as sent; a number is in seconds. */
  | { readonly kind: '429'; readonly retryAfter?: number | string }
  /** The work is done; the answer is not JSON. */
  | { readonly kind: 'wrong-json' }
  /** The work is done; the answer is JSON of another shape: `data` is renamed `result`, or the body is replaced. */
  | { readonly kind: 'wrong-shape'; readonly body?: unknown }
  /** The work is done; the answer has no body. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'redirect'; readonly to?: string; readonly status?: number }
  /** The last page goes back to an earlier one: the first cursor given, once `length` cursors were sent (default 1). */
  | { readonly kind: 'cursor-loop'; readonly length?: number }
  /** The page has no cursor, an empty one, or there is no page at all. */
  | { readonly kind: 'cursor-missing'; readonly how?: 'no-cursor' | 'empty' | 'null' | 'no-page' }
  /** An invalid cursor, or an invalid page. */
  | { readonly kind: 'cursor-wrong'; readonly page: unknown }
  /** An empty page with a new cursor for the same place. */
  | { readonly kind: 'empty-page' }
  /** A body of this many bytes. */
  | { readonly kind: 'huge-body'; readonly bytes: number; readonly announced?: boolean }
  /** An error that quotes the request's headers, including the key, wherever an error can hold text. */
  | { readonly kind: 'echo-authorization'; readonly status?: number };

export interface Rule {
  /** Name of an operation such as `documents.list`, or a predicate on the request; default every request. */
  readonly on?: string | ((request: RecordedRequest) => boolean);
  /** Number of matching requests let through first; default none. */
  readonly after?: number;
  /** Number of requests that it strikes; default all. */
  readonly times?: number;
  readonly do: Misbehaviour;
}

export interface Strike {
  readonly misbehaviour: Misbehaviour;
  /** State that the rule keeps between strikes. */
  readonly memory: Map<string, string>;
  /** Number of previous strikes of the rule. */
  readonly number: number;
}

interface Standing {
  readonly rule: Rule;
  readonly memory: Map<string, string>;
  matched: number;
}

/** The active rules. The first one that matches and is not used up strikes. */
export class Rules {
  #standing: Standing[] = [];

  add(rule: Rule): void {
    this.#standing.push({ rule, memory: new Map(), matched: 0 });
  }

  clear(): void {
    this.#standing = [];
  }

  strike(request: RecordedRequest): Strike | undefined {
    for (const standing of this.#standing) {
      const { on, after = 0, times = Number.POSITIVE_INFINITY, do: misbehaviour } = standing.rule;
      if (typeof on === 'string' && on !== request.operation) continue;
      if (typeof on === 'function' && !on(request)) continue;
      const number = standing.matched - after;
      if (number >= times) continue;
      standing.matched += 1;
      if (number >= 0) return { misbehaviour, memory: standing.memory, number };
    }
    return undefined;
  }
}
