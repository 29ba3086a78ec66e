import type { Run } from '../domain/duplicates.ts';
import type { Registry } from '../domain/registry.ts';
import type { Language } from '../model/language.ts';
import type { SignatureFacts } from '../model/signatureFacts.ts';
import type { Spec } from './engine/spec.ts';
import type { Severity } from './finding.ts';
import type { Limits } from './read.ts';

/** Options of `validate`. */
export interface ValidateOptions extends Limits {
  /** Name of the input in the report; default `-`. */
  readonly file?: string;
  /** Language of messages; default `it`. */
  readonly language?: Language;
  /** `structure` checks only against the schema, `controls` omits the advice. */
  readonly only?: 'structure' | 'controls';
  /** The day on which SdI receives the file, as YYYY-MM-DD; without it, controls that need the day are skipped. */
  readonly asOf?: string;
  /**
   * True if `asOf` is only the current day: a certificate that was valid at the signing time and has expired since is a
   * warning, because the file may have been received in between.
   */
  readonly asOfIsToday?: boolean;
  /** Checks the file as SdI would receive it now: a missing signature on an FPA12 is an error. */
  readonly asSent?: boolean;
  /** The result of `verifySignatures` for the same input; without it, only their form and signing times are checked. */
  readonly signatures?: readonly SignatureFacts[];
  /** The edition of the specification; `auto` is the one in force at `asOf`, otherwise at the date of the document. */
  readonly spec?: Spec;
  /** Runs the controls that can run in spite of structure errors, at which SdI would stop. */
  readonly keepGoing?: boolean;
  /**
   * False to report the formats 1.0 and 1.1 as unreadable. By default, their structure is checked against the schema of
   * their time, and `Q-OLD-FORMAT` reports that SdI no longer accepts them.
   */
  readonly retired?: boolean;
  /** Checks any file name; by default only names that were meant for SdI. */
  readonly strictName?: boolean;
  /** Other severities, by code. They do not change the verdict; `off` is for advice only. */
  readonly severities?: Readonly<Record<string, Severity | 'off'>>;
  /** Access to registers; without it, no register is queried. */
  readonly registry?: Registry;
  /** The run that includes the file ({@link createRun}): a document that repeats one of an earlier file is 00404. */
  readonly run?: Run;
  /** Maximum number of findings listed per file; the rest are counted. Default: 1,000. */
  readonly maxFindings?: number;
}
