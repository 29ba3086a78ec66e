/** Messages of `sandbox`. */
import type { SandboxErrorParams, WebhookReport } from '../../../sandbox/index.ts';

/** Errors of the sandbox, by code. */
export type SandboxTroubles = {
  readonly [Code in keyof SandboxErrorParams]: (params: SandboxErrorParams[Code]) => string;
};

export interface SandboxWords {
  noTask(found: string, tasks: readonly string[]): string;
  /** An option of another task. */
  onlyFor(option: string, tasks: readonly string[]): string;
  needs(option: string, other: string): string;
  /** The environment variable with the secret of webhooks is not set. */
  noSecret(name: string): string;
  missing(packages: readonly string[], lines: { readonly install: string; readonly once: string }): string;
  unsuitable(packages: readonly { readonly name: string; readonly found: string }[], install: string): string;
  readonly troubles: SandboxTroubles;
  running(url: string): string;
  /** @param place Null for a database in memory. */
  database(place: string | null): string;
  /** An invalid host name. */
  readonly noHostName: (option: string, found: string) => string;
  readonly stop: string;
  /** The sandbox is reachable from other machines. */
  readonly open: (host: string) => string;
  seeded(place: string): string;
  notSeeded(place: string): string;
  company(id: string): string;
  key(key: string): string;
  limitedKey(key: string): string;
  counts(counts: WebhookReport['counts']): string;
  retried(count: number): string;
  readonly heads: Readonly<
    Record<'created' | 'event' | 'subject' | 'url' | 'state' | 'attempts' | 'last', string>
  >;
}
