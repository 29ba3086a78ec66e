/** The findings of a check and the report they stand in: the contract of design.md §3. */
import type { FileKind, ProblemId } from '../model/problem.ts';

export type Severity = 'error' | 'warning' | 'info';
export type Stage = 'envelope' | 'wellformed' | 'structure' | 'controls' | 'quality';
export type StageResult = 'pass' | 'fail' | 'skipped';
export type Verdict = 'valid' | 'rejected' | 'unreadable';
export type Language = 'it' | 'en';

/** A mechanical remedy, in terms of the JSON form. */
export interface Fix {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly from?: string;
  readonly to?: string;
}

/** What findings are about that a check makes of no single problem. */
type OwnFindingId =
  /** More errors against the schema than SdI takes. */
  | 'structure.too_many'
  /** The system refused to open or read the file. */
  | 'source.file'
  /** The check itself broke: a bug of ours. */
  | 'internal.bug'
  /** A finding of libxml2, in its own words. */
  | 'libxml2.error';

/** What a finding is about: stable, for programs; never shown. */
export type FindingId = ProblemId | OwnFindingId;

export interface Finding {
  /** SdI's five digits where SdI has a code (00200 for the structure), else ours. */
  readonly code: string;
  readonly id: FindingId;
  readonly severity: Severity;
  readonly stage: Stage;
  /** JSON Pointer into the JSON form; null where it does not apply. */
  readonly path: string | null;
  readonly xpath: string | null;
  /** Official number of the field, such as 2.2.1.11; null where it does not apply. */
  readonly field: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** What to do; null when nothing is clear. */
  readonly help: string | null;
  readonly fix?: Fix;
}

/** What was checked and what was not, and why. */
export interface Coverage {
  readonly ran: readonly string[];
  readonly skipped: readonly { readonly code: string; readonly reason: string }[];
}

export interface FileReport {
  readonly file: string;
  readonly kind: FileKind | null;
  readonly verdict: Verdict;
  readonly stages: Readonly<Record<Stage, StageResult>>;
  readonly coverage: Coverage;
  readonly findings: readonly Finding[];
  /** Findings beyond the limit, counted and not listed; a reader counts up to 20,000 and then stops. */
  readonly omitted: number;
}

export interface Report {
  readonly tool: { readonly name: string; readonly version: string; readonly spec: string };
  readonly files: readonly FileReport[];
  readonly summary: {
    readonly files: number;
    readonly valid: number;
    readonly rejected: number;
    readonly unreadable: number;
    readonly errors: number;
    readonly warnings: number;
  };
}
