import type { Run } from '../domain/duplicates.ts';
import type { Registry } from '../domain/registry.ts';
import type { Language, Severity } from './finding.ts';
import type { Spec } from './judge/spec.ts';
import type { Limits } from './read.ts';

export interface ValidateOptions extends Limits {
  /** The name the report gives the input; default `-`. */
  readonly file?: string;
  /** Language of messages; default `it`. */
  readonly language?: Language;
  /** `structure` stops after the schema's verdict, `controls` leaves the advice out. */
  readonly only?: 'structure' | 'controls';
  /** The day on which SdI receives the file, as YYYY-MM-DD; without it what needs the day is skipped. */
  readonly asOf?: string;
  /** The edition of the specification; `auto` is the one in force at `asOf`, else at the document's date. */
  readonly spec?: Spec;
  /** Runs what can run although the structure is wrong: SdI would stop there. */
  readonly keepGoing?: boolean;
  /** Judges any file name; by default only those that were meant as names for SdI. */
  readonly strictName?: boolean;
  /** Other severities, by code. The verdict stays SdI's; `off` is for advice only. */
  readonly severities?: Readonly<Record<string, Severity | 'off'>>;
  /** What a user knows of registers; without it nothing is asked. */
  readonly registry?: Registry;
  /** The run of which the file is a part ({@link createRun}): a document that an earlier file has is found (00404). */
  readonly run?: Run;
  /** Findings listed per file; the rest is counted. Default 1,000. */
  readonly maxFindings?: number;
}
