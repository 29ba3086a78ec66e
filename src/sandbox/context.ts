/** The dependencies that every part of the server needs. */
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { FaultRules } from './faults/rules.ts';
import type { Settings } from './options.ts';

export interface Context {
  readonly db: Database;
  readonly settings: Settings;
  /** Address of the server, such as `http://127.0.0.1:4010`; the base of links in responses. */
  readonly url: string;
  /** Signs cursors and temporary addresses; identical for all servers on one database. */
  readonly secret: string;
  readonly log: Log;
  readonly clock: Clock;
  readonly faults: FaultRules;
  /** Requests in progress, to which the worker gives precedence. */
  readonly traffic: { requests: number };
  /** Tells the worker that there is work, so that it does not wait for its next poll. */
  wake(): void;
}

export interface Log {
  info(entry: Readonly<Record<string, unknown>>): void;
  error(entry: Readonly<Record<string, unknown>>): void;
}
