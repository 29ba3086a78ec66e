/** Messages of `validate` other than its reports. */
import type { CoverageReason } from '../../../validate/index.ts';

export interface ValidateWords {
  /** Texts of `--explain-coverage`. */
  readonly coverage: {
    readonly ran: string;
    readonly partial: string;
    readonly skipped: string;
    readonly reasons: Readonly<Record<CoverageReason, string>>;
  };
  tooManyWarnings(found: number, allowed: number): string;
  /** @param count Number of JSON files in a run with libxml2. */
  engineNotForJson(count: number): string;
  progress(done: number, seconds: number): string;
}
