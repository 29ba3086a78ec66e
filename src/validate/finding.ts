/** Findings of a check, and the report that contains them: a public contract. */
import type { FileKind, ProblemId } from '../model/problem.ts';
import type { Edition } from '../model/specifications.ts';
import type { EnvelopeReport } from './envelopeReport.ts';
import type { MessageReport } from './message/messageReport.ts';
import type { FixKind } from './rule.ts';

/** Severity of a finding: SdI rejects a file with an `error` of a control. */
export type Severity = 'error' | 'warning' | 'info';
/** Stages of a check, in order. */
export type Stage = 'envelope' | 'wellformed' | 'structure' | 'controls' | 'quality';
/** Result of a stage: `skipped` if an earlier stage failed, or if the stage was not requested. */
export type StageResult = 'pass' | 'fail' | 'skipped';
/** Verdict on a file: SdI would accept it, reject it, or the file cannot be read as an invoice. */
export type Verdict = 'valid' | 'rejected' | 'unreadable';

/** A mechanical suggestion, in terms of the JSON form. */
export interface Fix {
  readonly kind: FixKind;
  /**
   * `split` replaces one list item with several; `order` puts the elements of a block into the order of the schema, and
   * exists for XML only.
   */
  readonly op: 'add' | 'replace' | 'remove' | 'split' | 'order';
  readonly path: string;
  readonly from?: string;
  /** The text of a leaf; for a block, and for the items of `split`, the JSON form as text. */
  readonly to?: string;
}

/** Ids of findings that do not come from a single problem. */
type OwnFindingId =
  /** More schema errors than SdI reports individually (00201). */
  | 'structure.too_many'
  /** The system refused to open or read the file. */
  | 'source.file'
  /** The check itself failed: a bug in fattura. */
  | 'internal.bug'
  /** An archive or mail: damaged, with too many files, without any to check, signed, or with other defects. */
  | 'archive.damaged'
  | 'archive.entries'
  | 'archive.empty'
  | 'archive.signed'
  | 'archive.flaw'
  | 'archive.others'
  | 'archive.duplicate'
  | 'archive.quadratura'
  /** A file in an archive: damaged, or not read for another reason. */
  | 'entry.damaged'
  | 'entry.refused'
  | 'source.companion'
  /** Metadata of the Agenzia: for another file, or without their file. */
  | 'metadata.hash'
  | 'metadata.orphan'
  /** The signature of an SdI message is broken, or the given lists do not confirm its signer. */
  | 'message.signature'
  | 'message.signer'
  /** A finding of libxml2, in its own words. */
  | 'libxml2.error';

/** The code of a control or an advice, and the name of the finding. */
export type RuleFindingId = `0${string}.${string}` | `Q-${string}.${string}`;

/** Stable id of a finding, for programs; never displayed. */
export type FindingId = ProblemId | OwnFindingId | RuleFindingId;

/** One finding of a check. */
export interface Finding {
  /** The five-digit SdI code if there is one (00200 for the structure), otherwise a code of fattura. */
  readonly code: string;
  readonly id: FindingId;
  readonly severity: Severity;
  readonly stage: Stage;
  /** JSON Pointer into the JSON form; null where it does not apply. */
  readonly path: string | null;
  readonly xpath: string | null;
  /** Official number of the field, such as 2.2.1.11; null where it does not apply. */
  readonly field: string | null;
  /** From 1; null without a place in a text. */
  readonly line: number | null;
  /** From 1, in characters; null without a place in a text. */
  readonly column: number | null;
  readonly message: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The suggestion; null if there is none. */
  readonly help: string | null;
  readonly fix?: Fix;
}

/** A finding without sentences, line and column, as comparisons and fixes need it. */
export interface OutlinedFinding extends Pick<Finding, 'code' | 'id' | 'severity' | 'stage' | 'path'> {
  readonly fix?: Fix | undefined;
  /** Null for a finding of a rule, whose path identifies its place. */
  readonly xpath: string | null;
  /**
   * The part of the source that the finding is about, in UTF-16 units; null without a place, absent if it has to be
   * looked up.
   */
  readonly span?: { readonly offset: number; readonly end: number } | null;
}

/** Reason why a code was not checked, or only in part. */
export type CoverageReason =
  /** Requires a register (Anagrafe Tributaria, IPA, the codes assigned by SdI). */
  | 'registry'
  /** Requires the earlier transmissions, which only SdI knows. */
  | 'history'
  /** Requires the verification of the signature: `verifySignatures`. */
  | 'verification'
  /** The signature cannot be verified: the file has no certificate of the signer, or its key is not supported. */
  | 'signer'
  | 'key'
  /** Requires a trusted list that covers the certificate. */
  | 'trust'
  /** Requires the revocation list of the certification authority. */
  | 'revocation'
  /** Requires the date of receipt: `asOf`. */
  | 'date'
  /** No file name was given, or it was not meant for SdI. */
  | 'name'
  /** The code does not apply to this format. */
  | 'format'
  /** The file carries no signature. */
  | 'unsigned'
  /** The input is not an XML file, so controls on files do not apply. */
  | 'form'
  /** Inside an envelope (p7m, zip) that is not opened. */
  | 'envelope'
  /** An earlier stage failed. */
  | 'structure'
  | 'malformed'
  | 'unreadable'
  /** The selected specification does not have the code. */
  | 'not_in_force'
  /** Turned off, or not requested. */
  | 'off'
  | 'not_asked'
  /** The verdict comes from libxml2, which does not check this code. */
  | 'other_engine';

/** A code, and the reason why it was not checked. */
export interface CoverageGap {
  readonly code: string;
  readonly reason: CoverageReason;
  /**
   * Reason why the given lists do not decide `trust` or `revocation` (`TrustGap` of `checkTrust`), or `own-list` if only your own certificates do; absent
   * without lists.
   */
  readonly detail?: string;
}

/** Codes that were checked and codes that were not, with the reason: all SdI codes and all advice. */
export interface Coverage {
  readonly ran: readonly string[];
  /** Checked as far as the file alone allows: a finding is certain, the absence of one is not. */
  readonly partial: readonly CoverageGap[];
  readonly skipped: readonly CoverageGap[];
}

/** The report of one file. */
export interface FileReport {
  readonly file: string;
  readonly kind: FileKind | null;
  /** The signed envelopes that contained the document; null without one. The findings refer to the document. */
  readonly envelope: EnvelopeReport | null;
  readonly verdict: Verdict;
  /**
   * The edition of the specification whose controls were applied. Null if no day determines it (no `asOf`, no `spec`
   * and no date in the file), or if the day precedes all known editions.
   */
  readonly spec: Edition | null;
  /** The date of receipt that was applied; null without `asOf`. */
  readonly asOf: string | null;
  readonly stages: Readonly<Record<Stage, StageResult>>;
  readonly coverage: Coverage;
  readonly findings: readonly Finding[];
  /** Number of findings beyond the limit, which are not listed. Readers stop counting at 20,000. */
  readonly omitted: number;
  /** Number of omitted findings that are not errors. */
  readonly omittedWarnings: number;
  /** The values of an SdI message; absent for other files. */
  readonly message?: MessageReport;
}

/** The report of several files. */
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
