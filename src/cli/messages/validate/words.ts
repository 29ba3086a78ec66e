/** What `validate` says beside its reports. */
import type { CoverageReason } from '../../../validate/index.ts';

export interface ValidateWords {
  /** What `--explain-coverage` says below a file. */
  readonly coverage: {
    readonly ran: string;
    readonly partial: string;
    readonly skipped: string;
    readonly reasons: Readonly<Record<CoverageReason, string>>;
  };
  tooManyWarnings(found: number, allowed: number): string;
  /** Said where libxml2 was asked for and `count` files were JSON. */
  engineNotForJson(count: number): string;
  progress(done: number, seconds: number): string;
}
