/** What `fattura explain` and docs/controls say of a code, beyond what the rule itself says. */
import type { InvoiceKind } from '../../model/problem.ts';

/**
 * A piece of an invoice, as XML of one or several neighbouring blocks. Its elements take the place of those of the
 * same name in a valid invoice of the kind (test/support/samples.ts); the tests check it there.
 */
export interface SampleFacts {
  readonly xml: string;
  /** Default FPR12. */
  readonly kind?: InvoiceKind;
  /** The name of the file, where that is what matters. */
  readonly file?: string;
  /** The day of reception. */
  readonly asOf?: string;
  /** An FPA12 without the signature that it has otherwise. */
  readonly unsigned?: true;
}

export interface Sample extends SampleFacts {
  /** What to look at. */
  readonly note?: string;
}

/** The documentation of a code, as far as it is the same in every language; `src/text` has the sentences. */
export interface RuleDocFacts {
  readonly code: string;
  /** Codes of the lists that the sentences name, by their parameter. */
  readonly codes?: Readonly<Record<string, readonly string[]>>;
  /** In field names and signs. */
  readonly formula?: string;
  /** Absent only where a file cannot show it. */
  readonly wrong?: SampleFacts;
  readonly right?: SampleFacts;
  /** Other codes of SdI that the wrong sample cannot do without, in order. */
  readonly alsoFinds?: readonly string[];
  /** Document and paragraph. */
  readonly sources: readonly string[];
}

/** The documentation of a code, in one language. */
export interface RuleDoc {
  /** What SdI looks at and when it rejects; of an advice, what we look at. */
  readonly checks: string;
  /** Why: what the rule protects. */
  readonly why: string;
  /** In field names and signs, the same in every language. */
  readonly formula?: string;
  readonly tolerance?: string;
  readonly exceptions?: readonly string[];
  /** Absent only where a file cannot show it. */
  readonly wrong?: Sample;
  readonly right?: Sample;
  /** Other codes of SdI that the wrong sample cannot do without, in order. */
  readonly alsoFinds?: readonly string[];
  readonly remedy: string;
  /** What the file alone cannot tell, and who can. */
  readonly undecided?: string;
  /** Where sources disagree: the other reading, and the one we chose. */
  readonly readings?: string;
  /** Document and paragraph. */
  readonly sources: readonly string[];
}
