/** What every part of the server works with. */
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { FaultRules } from './faults/rules.ts';
import type { Settings } from './options.ts';

export interface Context {
  readonly db: Database;
  readonly settings: Settings;
  /** Where the server listens, such as `http://127.0.0.1:4010`; links of answers begin with it. */
  readonly url: string;
  /** Signs cursors and temporary addresses; the same for all servers on one database. */
  readonly secret: string;
  readonly log: Log;
  readonly clock: Clock;
  readonly faults: FaultRules;
  /** Says that there is work for the worker, so that it need not wait for its next look. */
  wake(): void;
}

export interface Log {
  info(entry: Readonly<Record<string, unknown>>): void;
  error(entry: Readonly<Record<string, unknown>>): void;
}
