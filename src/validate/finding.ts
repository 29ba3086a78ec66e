/** The findings of a check and the report they stand in: the contract of design.md §3. */
import type { Language } from '../model/language.ts';
import type { FileKind, ProblemId } from '../model/problem.ts';
import type { Edition } from '../model/specifications.ts';
import type { FixKind } from './rule.ts';

export type { FixKind, Language };

export type Severity = 'error' | 'warning' | 'info';
export type Stage = 'envelope' | 'wellformed' | 'structure' | 'controls' | 'quality';
export type StageResult = 'pass' | 'fail' | 'skipped';
export type Verdict = 'valid' | 'rejected' | 'unreadable';

/** A mechanical remedy, in terms of the JSON form. */
export interface Fix {
  readonly kind: FixKind;
  /**
   * `split` puts several items of a list in the place of one; `order` puts what is in a block into the order of the
   * schema, and is of XML only.
   */
  readonly op: 'add' | 'replace' | 'remove' | 'split' | 'order';
  readonly path: string;
  readonly from?: string;
  /** The text of a leaf; of a block, and of the items of `split`, its JSON form as text. */
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

/** Of a control or an advice: its code and which of its findings. */
export type RuleFindingId = `0${string}.${string}` | `Q-${string}.${string}`;

/** What a finding is about: stable, for programs; never shown. */
export type FindingId = ProblemId | OwnFindingId | RuleFindingId;

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

/** Why a code was not judged, or only in part. */
export type CoverageReason =
  /** Only a register knows (Anagrafe Tributaria, IPA, SdI's own codes). */
  | 'registry'
  /** Only SdI knows what was sent before. */
  | 'history'
  /** Needs the signature's mathematics and the list of trusted certifiers. */
  | 'trust'
  /** Needs the day of reception: `asOf`. */
  | 'date'
  /** No file name was given, or none that was meant for SdI. */
  | 'name'
  /** The code is none of this format. */
  | 'format'
  /** The file carries no signature. */
  | 'unsigned'
  /** The input is no XML file: what is about files does not apply. */
  | 'form'
  /** Inside an envelope (p7m, zip) that is not opened. */
  | 'envelope'
  /** An earlier stage failed. */
  | 'structure'
  | 'malformed'
  | 'unreadable'
  /** The specification chosen does not have it. */
  | 'not_in_force'
  /** Turned off, or not asked for. */
  | 'off'
  | 'not_asked'
  /** libxml2 gave the verdict, which has no such code. */
  | 'other_engine';

/** A code and why it was not judged. */
export interface CoverageGap {
  readonly code: string;
  readonly reason: CoverageReason;
}

/** What was checked and what was not, and why: all codes of SdI, and ours for advice. */
export interface Coverage {
  readonly ran: readonly string[];
  /** Judged as far as the file alone goes: a finding is certain, the absence of one is not. */
  readonly partial: readonly CoverageGap[];
  readonly skipped: readonly CoverageGap[];
}

export interface FileReport {
  readonly file: string;
  readonly kind: FileKind | null;
  readonly verdict: Verdict;
  /**
   * The edition of the specification whose controls were applied; null when no day decided it (no `asOf`, no
   * `spec`, and no date in the file), or the day precedes the editions known.
   */
  readonly spec: Edition | null;
  /** The day of reception that was applied; null without `asOf`. */
  readonly asOf: string | null;
  readonly stages: Readonly<Record<Stage, StageResult>>;
  readonly coverage: Coverage;
  readonly findings: readonly Finding[];
  /** Findings beyond the limit, counted and not listed; a reader counts up to 20,000 and then stops. */
  readonly omitted: number;
  /** How many of these are no errors. */
  readonly omittedWarnings: number;
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
