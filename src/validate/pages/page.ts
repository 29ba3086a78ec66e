/** What `fattura explain` and docs/controls say of a code, beyond what the rule itself says. */
import type { Bilingual } from '../../model/grammar.ts';
import type { InvoiceKind } from '../../model/problem.ts';

/**
 * A piece of an invoice, as XML of one or several neighbouring blocks. Its elements take the place of those of the
 * same name in a valid invoice of the kind (test/support/samples.ts); the tests check it there.
 */
export interface Sample {
  readonly xml: string;
  /** Default FPR12. */
  readonly kind?: InvoiceKind;
  /** The name of the file, where that is what matters. */
  readonly file?: string;
  /** The day of reception. */
  readonly asOf?: string;
  /** An FPA12 without the signature that it has otherwise. */
  readonly unsigned?: true;
  /** What to look at. */
  readonly note?: Bilingual;
}

export interface Page {
  readonly code: string;
  /** What SdI looks at and when it rejects; of an advice, what we look at. */
  readonly checks: Bilingual;
  /** Why: what the rule protects. */
  readonly why: Bilingual;
  /** In field names and signs, the same in every language. */
  readonly formula?: string;
  readonly tolerance?: Bilingual;
  readonly exceptions?: readonly Bilingual[];
  /** Absent only where a file cannot show it. */
  readonly wrong?: Sample;
  readonly right?: Sample;
  /** Other codes of SdI that the wrong sample cannot do without, in order. */
  readonly alsoFinds?: readonly string[];
  readonly remedy: Bilingual;
  /** What the file alone cannot tell, and who can. */
  readonly undecided?: Bilingual;
  /** Where sources disagree: the other reading, and the one we chose. */
  readonly readings?: Bilingual;
  /** Document and paragraph. */
  readonly sources: readonly string[];
}
