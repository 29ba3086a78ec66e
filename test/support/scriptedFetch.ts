/** A `fetch` with scripted answers, for tests of how the client handles them. */

/** One scripted answer. */
export type Scripted =
  | {
      readonly status: number;
      readonly json?: unknown;
      readonly text?: string;
      readonly headers?: HeaderList;
    }
  /** Throws, as a platform does when there is no connection. */
  | { readonly throws: unknown }
  /** Never answers; the signal ends it. `meanwhile` runs once it hangs. */
  | { readonly hangs: true; readonly meanwhile?: () => void }
  /** Sends the headers and the first bytes; then the body breaks off or stalls. */
  | {
      readonly status: number;
      readonly breaks: 'off' | 'never';
      readonly start?: string;
      readonly meanwhile?: () => void;
    }
  | { readonly response: () => Response };

type HeaderList = Readonly<Record<string, string>>;

export interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal;
}

export interface ScriptedFetch {
  readonly fetch: typeof globalThis.fetch;
  /** Every request, in order. */
  readonly sent: Sent[];
}

/** The last answer is repeated. */
export function scriptedFetch(...answers: readonly Scripted[]): ScriptedFetch {
  const sent: Sent[] = [];
  const fetch = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    if (answer === undefined) throw new Error('the script is empty');
    const { method = 'GET', body } = init;
    const signal = init.signal as AbortSignal;
    sent.push({ url: String(input), method, headers: new Headers(init.headers), body, signal });
    return give(answer, signal);
  };
  return { fetch: fetch as typeof globalThis.fetch, sent };
}

async function give(answer: Scripted, signal: AbortSignal): Promise<Response> {
  if ('throws' in answer) throw answer.throws;
  if ('hangs' in answer)
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      if (answer.meanwhile !== undefined) setImmediate(answer.meanwhile);
    });
  if ('response' in answer) return answer.response();
  if ('breaks' in answer) return broken(answer, signal);
  const { status, json, text, headers = {} } = answer;
  const body = json === undefined ? (text ?? null) : JSON.stringify(json);
  return new Response(status === 204 ? null : body, { status, headers });
}

function broken(
  { status, breaks, start = '{"data":', meanwhile }: Extract<Scripted, { breaks: string }>,
  signal: AbortSignal,
): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(start));
        signal.addEventListener('abort', () => controller.error(signal.reason));
        if (meanwhile !== undefined) setImmediate(meanwhile);
      },
      pull: (controller) => {
        if (breaks === 'off') controller.error(new TypeError('terminated'));
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { status });
}

/** Fails like Node's fetch, with the error code in the cause. */
export function failed(code: string, message = 'it failed'): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });
}
