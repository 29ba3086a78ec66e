/** What `sandbox` says. */
import type { SandboxErrorParams, WebhookReport } from '../../../sandbox/index.ts';

/** What stands in the way of a start, by the code of the error. */
export type SandboxTroubles = {
  readonly [Code in keyof SandboxErrorParams]: (params: SandboxErrorParams[Code]) => string;
};

export interface SandboxWords {
  noTask(found: string, tasks: readonly string[]): string;
  /** An option that another task has. */
  onlyFor(option: string, tasks: readonly string[]): string;
  needs(option: string, other: string): string;
  /** The environment variable with the secret of webhooks is not set. */
  noSecret(name: string): string;
  missing(packages: readonly string[], lines: { readonly install: string; readonly once: string }): string;
  unsuitable(packages: readonly { readonly name: string; readonly found: string }[], install: string): string;
  readonly troubles: SandboxTroubles;
  running(url: string): string;
  /** null: in memory. */
  database(place: string | null): string;
  /** What was given is no name of a host. */
  readonly noHostName: (option: string, found: string) => string;
  readonly stop: string;
  /** It listens to others too. */
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
