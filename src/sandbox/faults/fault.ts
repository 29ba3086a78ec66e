/** The faults that the sandbox can inject. */

export type ApiFault =
  /** Responds with this status, before the request is processed (default) or after. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly when?: 'before' | 'after';
      /** Value of the header Retry-After for 429 and 503, in seconds. */
      readonly retry_after?: number;
    }
  /** Waits before the request is processed. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** Closes the connection: before the request is processed (default), after it, or in the middle of the response. */
  | { readonly kind: 'cut'; readonly when?: 'before' | 'after' | 'body' }
  /** Processes the request; the response is incomplete JSON, or empty. */
  | { readonly kind: 'wrong-json' | 'empty' };

export type WebhookFault =
  /** Treats the delivery as if the target had responded with this status, without sending it: it is retried. */
  | { readonly kind: 'status'; readonly status: number }
  /** Sends the delivery later; later events of the same document wait. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** Sends the delivery additional times, with the same id. */
  | { readonly kind: 'repeat'; readonly count: number }
  /** Sends the delivery after the next one. */
  | { readonly kind: 'reorder' }
  /** Never sends the delivery, and counts it as delivered. */
  | { readonly kind: 'lose' };

export type Fault = ApiFault | WebhookFault;

/** Milliseconds: shorter than the timeout of most clients, and than the lease of a delivery (webhooks/claim.ts). */
const MAX_DELAY = { api: 120_000, webhooks: 4_000 } as const;
const MAX_REPEATS = 20;

type FaultInput = Readonly<Record<string, unknown>>;

/** @returns The error in a fault, in English; undefined if it is valid */
export function faultFlaw(given: FaultInput, of: 'api' | 'webhooks'): string | undefined {
  const { kind, ...rest } = given;
  const members = typeof kind === 'string' && Object.hasOwn(KINDS[of], kind) ? KINDS[of][kind] : undefined;
  if (members === undefined) return `kind: expected one of ${Object.keys(KINDS[of]).join(', ')}`;
  const unknown = Object.keys(rest).find((name) => !Object.hasOwn(members, name));
  if (unknown !== undefined) return `${String(kind)} has no ${unknown}`;
  for (const [name, { expects, fits, optional }] of Object.entries(members)) {
    if (rest[name] === undefined ? optional !== true : !fits(rest[name]))
      return `${name}: expected ${expects}`;
  }
  return undefined;
}

interface Member {
  readonly expects: string;
  readonly fits: (value: unknown) => boolean;
  readonly optional?: true;
}

const integer = (least: number, most: number): Member => ({
  expects: `an integer from ${least} to ${most}`,
  fits: (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
});
const one = (...of: readonly string[]): Member => ({
  expects: of.join(' or '),
  fits: (value) => of.includes(String(value)),
  optional: true,
});

const KINDS: Readonly<
  Record<'api' | 'webhooks', Readonly<Record<string, Readonly<Record<string, Member>>>>>
> = {
  api: {
    status: {
      status: integer(400, 599),
      when: one('before', 'after'),
      retry_after: { ...integer(0, 3_600), optional: true },
    },
    delay: { milliseconds: integer(0, MAX_DELAY.api) },
    cut: { when: one('before', 'after', 'body') },
    'wrong-json': {},
    empty: {},
  },
  webhooks: {
    status: { status: integer(300, 599) },
    delay: { milliseconds: integer(0, MAX_DELAY.webhooks) },
    repeat: { count: integer(1, MAX_REPEATS) },
    reorder: {},
    lose: {},
  },
};
