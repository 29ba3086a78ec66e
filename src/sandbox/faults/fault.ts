/** The ways in which the sandbox can be told to go wrong. */

export type ApiFault =
  /** Answers this status, before the work (default) or after it was done. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly when?: 'before' | 'after';
      /** The header of 429 and 503, in seconds. */
      readonly retry_after?: number;
    }
  /** Waits before the work. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** Ends the connection: before the work (default), after it, or in the middle of the answer. */
  | { readonly kind: 'cut'; readonly when?: 'before' | 'after' | 'body' }
  /** The work is done; the answer is half a JSON, or empty. */
  | { readonly kind: 'wrong-json' | 'empty' };

export type WebhookFault =
  /** The target counts as having answered this, and is not asked: it is tried again. */
  | { readonly kind: 'status'; readonly status: number }
  /** Sent so much later; what follows for the same document waits. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** Sent so many times more, with the same id. */
  | { readonly kind: 'repeat'; readonly count: number }
  /** Sent after what follows it. */
  | { readonly kind: 'reorder' }
  /** Never sent, and counted as delivered. */
  | { readonly kind: 'lose' };

export type Fault = ApiFault | WebhookFault;

/** Milliseconds: shorter than most clients wait, and than another process waits for a delivery (webhooks/claim.ts). */
const MAX_DELAY = { api: 120_000, webhooks: 4_000 } as const;
const MAX_REPEATS = 20;

type FaultInput = Readonly<Record<string, unknown>>;

/** @returns what is wrong with it, in English; undefined where it is one. */
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
