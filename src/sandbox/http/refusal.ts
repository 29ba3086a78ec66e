/** A response as data, and the errors that refuse a request. */
import { type SandboxRefusalTexts, sandboxRefusals } from '../../text/sandboxRefusals.ts';

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; undefined: no body. */
  readonly body?: unknown;
}

export interface Fault {
  readonly code: string;
  readonly title: string;
  readonly detail: string | null;
  /** The detail as a sentence of the catalogue, for pages; the API responds in English. */
  readonly sentence?: Sentence;
  /** Position in the request, such as `/page_size`; null if there is none. */
  readonly pointer: string | null;
}

/** Refuses the current request. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly faults: readonly Fault[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status}: ${faults.map(({ title, pointer }) => `${title} ${pointer ?? ''}`).join(', ')}`);
    this.name = 'Refusal';
  }
}

/** The service's code and title for each status; its documentation shows those of 400, 401, 403 and 500. */
const STATUSES: Readonly<Record<number, readonly [code: string, title: string]>> = {
  400: ['bad_request', 'Invalid value'],
  401: ['unauthorized', 'Unauthorized'],
  402: ['request_failed', 'Request failed'],
  403: ['forbidden', 'Forbidden'],
  404: ['not_found', 'Not found'],
  405: ['method_not_allowed', 'Method not allowed'],
  422: ['unprocessable_entity', 'Unprocessable'],
  429: ['too_many_requests', 'Too many requests'],
  500: ['internal_server_error', 'Internal server error'],
  503: ['service_unavailable', 'Service unavailable'],
};

/** Selects a sentence that a page may show too, in its language. */
export type Sentence = (texts: SandboxRefusalTexts) => string;

export function fault(
  status: number,
  detail: string | Sentence | null,
  pointer: string | null = null,
): Fault {
  const [code, title] = STATUSES[status] ?? [`status_${status}`, `Status ${status}`];
  if (detail === null || typeof detail === 'string') return { code, title, detail, pointer };
  return { code, title, detail: detail(sandboxRefusals.in('en')), sentence: detail, pointer };
}

export function refuse(
  status: number,
  detail: string | Sentence | null,
  pointer: string | null = null,
): Refusal {
  return new Refusal(status, [fault(status, detail, pointer)]);
}

export function errorAnswer({
  status,
  faults,
  headers = {},
}: Pick<Refusal, 'status' | 'faults'> & Partial<Pick<Refusal, 'headers'>>): Answer {
  const errors = faults.map(({ code, title, detail, pointer }) => ({
    code,
    title,
    detail,
    source: pointer === null ? null : { pointer },
  }));
  return { status, headers, body: { errors } };
}
