/** What `submit` says. */
import type { Outcome } from '../../submit/outcome.ts';

/** What is known of an invoice that was sent. */
export interface SentInvoice {
  /** Null where the service chooses it. */
  readonly number: string | null;
  readonly date: string | null;
}

export interface SubmitWords {
  readonly usage: {
    readonly yesNeeded: string;
    /** `option` makes sense for invoices that are issued. */
    issueNeeded(option: string): string;
    readonly oneForReconciliation: string;
    /** Two files of one call that are one invoice. */
    sameInvoice(one: string, other: string, number: string | null): string;
  };
  readonly journal: {
    line(name: string, number: number): string;
    newer(name: string, number: number): string;
    unreadable(name: string, reason: string): string;
    unwritable(name: string, reason: string): string;
    /** `host` is null where the process runs on this machine, and in this container; `pid` is 0 where nobody knows. */
    locked(
      name: string,
      holder: { readonly pid: number; readonly host: string | null; readonly file: string },
    ): string;
    /** Another process took it over while this one was suspended; `file` is the lock. */
    lost(name: string, file: string): string;
    /** A line could not be written while invoices were on their way. */
    broken(name: string, reason: string): string;
  };
  /** Asked before invoices are issued; {@link isYes} judges the answer. */
  question(about: { readonly count: number; readonly company: string; readonly service: string }): string;
  isYes(answer: string): boolean;
  readonly declined: string;
  progress(done: number, total: number, waiting: number): string;
  readonly stopping: string;
  readonly interrupted: string;

  /** What came of a file, in a word or two. */
  readonly outcome: Readonly<Record<Outcome, string>>;
  /** Said instead of `accepted` where no answer came and the look-up found it. */
  readonly found: string;
  number(number: string): string;
  lookUpFailed(why: string): string;

  /** What it means and what to do. */
  readonly advice: {
    readonly deleted: string;
    readonly draft: string;
    otherContent(earlier: { readonly file: string; readonly day: string } | null): string;
    readonly otherDraft: string;
    readonly discarded: string;
    readonly recipientRefused: string;
    readonly changed: string;
    readonly waiting: string;
    /** The last attempt left a doubt. */
    unknown(invoice: SentInvoice): string;
    /** A look-up found too much to decide. */
    undecided(invoice: SentInvoice): string;
    readonly unknownWithoutNumber: string;
    unknownSince(day: string): string;
    /** With --dry-run. */
    readonly lookedUpFirst: string;
    /** The discarded document was deleted, and no new one was made. */
    readonly discardedGone: string;
    readonly several: string;
    readonly simplified: string;
    readonly envelope: string;
  };
  /** Why files were not sent. */
  readonly unsent: {
    invalid(count: number): string;
    readonly paths: string;
    readonly service: string;
    /** `until`: ISO 8601, null where the service did not say. */
    rate(until: string | null): string;
    readonly journal: string;
  };
  readonly dryRun: string;
  readonly journalUnasked: string;
  journalAt(name: string): string;
  /** A journal of an earlier version in the current folder was read as history. */
  journalOfBefore(name: string): string;
  summary(files: number, outcomes: readonly (readonly [Outcome, number])[]): string;
}
