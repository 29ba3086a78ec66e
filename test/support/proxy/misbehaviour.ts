/** The ways in which the service can be told to go wrong: a closed list, plain data, so that another process can ask. */
import type { RecordedRequest } from './request.ts';

export type Misbehaviour =
  /** The connection is cut before anything is done. */
  | { readonly kind: 'drop-before' }
  /** The work is done, then the connection is cut without an answer. */
  | { readonly kind: 'drop-after' }
  /** The work is done and half of the answer sent, then the connection is cut. */
  | { readonly kind: 'drop-in-body' }
  /** The answer's body comes in pieces of so many bytes (default 8), one every so many milliseconds (default 50). */
  | { readonly kind: 'slow-body'; readonly every?: number; readonly bytes?: number }
  /** Never answers. The work is done only when told so. */
  | { readonly kind: 'hang'; readonly handled?: boolean }
  /** Does the work and answers, but only after so many milliseconds. */
  | { readonly kind: 'late-answer'; readonly delay: number }
  /** Answers nothing, or `status` at once, and does the work so many milliseconds later. */
  | { readonly kind: 'late-create'; readonly delay: number; readonly status?: number }
  /** Answers this status, before (default) or after the work was done. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly when?: 'before' | 'after';
      /** An error body (default), the page of a proxy, or nothing. */
      readonly body?: 'errors' | 'html' | 'none';
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Too many requests. `retryAfter` is the header as it is to be sent; seconds where it is a number. */
  | { readonly kind: '429'; readonly retryAfter?: number | string }
  /** The work is done; the answer is no JSON. */
  | { readonly kind: 'wrong-json' }
  /** The work is done; the answer is JSON of another shape: `data` is called `result`, or is this. */
  | { readonly kind: 'wrong-shape'; readonly body?: unknown }
  /** The work is done; the answer has no body. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'redirect'; readonly to?: string; readonly status?: number }
  /** The last page goes back to an earlier one: that of the first cursor given, once so many were (default 1). */
  | { readonly kind: 'cursor-loop'; readonly length?: number }
  /** The page has no cursor, an empty one, or there is no page at all. */
  | { readonly kind: 'cursor-missing'; readonly how?: 'no-cursor' | 'empty' | 'null' | 'no-page' }
  /** A cursor, or a page, that is none. */
  | { readonly kind: 'cursor-wrong'; readonly page: unknown }
  /** A page of nothing with a new cursor for the same place. */
  | { readonly kind: 'empty-page' }
  /** A body of so many bytes. */
  | { readonly kind: 'huge-body'; readonly bytes: number; readonly announced?: boolean }
  /** An error that quotes the request's headers, the key among them, wherever an error can hold text. */
  | { readonly kind: 'echo-authorization'; readonly status?: number };

export interface Rule {
  /** Name of an operation such as `documents.list`, or a test of the request; every request without it. */
  readonly on?: string | ((request: RecordedRequest) => boolean);
  /** Requests that it lets through first; default none. */
  readonly after?: number;
  /** Requests that it strikes; default all. */
  readonly times?: number;
  readonly do: Misbehaviour;
}

export interface Strike {
  readonly misbehaviour: Misbehaviour;
  /** What the rule remembers from one strike to the next. */
  readonly memory: Map<string, string>;
  /** How often the rule struck before. */
  readonly number: number;
}

interface Standing {
  readonly rule: Rule;
  readonly memory: Map<string, string>;
  matched: number;
}

/** The rules in force. The first that matches and is not used up strikes. */
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
