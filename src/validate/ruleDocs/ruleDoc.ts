/** Documentation of codes for `fattura explain` and docs/controls, in addition to the rules. */
import type { InvoiceKind } from '../../model/problem.ts';

/**
 * A part of an invoice, as XML of one or several neighbouring blocks. Tests insert its elements into a valid invoice of
 * the kind, replacing those with the same name, and check the result (test/support/samples.ts).
 */
export interface SampleFacts {
  readonly xml: string;
  /** Default FPR12. */
  readonly kind?: InvoiceKind;
  /** The name of the file, if the code depends on it. */
  readonly file?: string;
  /** The date of receipt. */
  readonly asOf?: string;
  /** True for an FPA12 without its usual signature. */
  readonly unsigned?: true;
}

export interface Sample extends SampleFacts {
  /** The point to look at in the sample. */
  readonly note?: string;
}

/** The language-independent part of the documentation of a code; the sentences are in `src/text`. */
export interface RuleDocFacts {
  readonly code: string;
  /** Codes that fill the parameters of the sentences, by parameter. */
  readonly codes?: Readonly<Record<string, readonly string[]>>;
  /** Formula in field names and symbols. */
  readonly formula?: string;
  /** Absent only if a file cannot show the error. */
  readonly wrong?: SampleFacts;
  readonly right?: SampleFacts;
  /** Other SdI codes that the wrong sample inevitably has, in order. */
  readonly alsoFinds?: readonly string[];
  /** Document and paragraph. */
  readonly sources: readonly string[];
}

/** The documentation of a code, in one language. */
export interface RuleDoc {
  /** The check of SdI and the condition for rejection; for advice, the check of fattura. */
  readonly checks: string;
  /** The purpose of the rule. */
  readonly why: string;
  /** Formula in field names and symbols, the same in every language. */
  readonly formula?: string;
  readonly tolerance?: string;
  readonly exceptions?: readonly string[];
  /** Absent only if a file cannot show the error. */
  readonly wrong?: Sample;
  readonly right?: Sample;
  /** Other SdI codes that the wrong sample inevitably has, in order. */
  readonly alsoFinds?: readonly string[];
  readonly remedy: string;
  /** The part that the file alone does not decide, and who can decide it. */
  readonly undecided?: string;
  /** Points on which sources disagree, with the interpretation chosen. */
  readonly readings?: string;
  /** Document and paragraph. */
  readonly sources: readonly string[];
}
