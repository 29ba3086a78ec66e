/** Messages of `submit`. */
import type { Outcome } from '../../submit/outcome.ts';

/** The known identity of a sent invoice. */
export interface SentInvoice {
  /** Null if the service assigns it. */
  readonly number: string | null;
  readonly date: string | null;
}

export interface SubmitWords {
  readonly usage: {
    readonly yesNeeded: string;
    /** An option that requires --issue. */
    issueNeeded(option: string): string;
    readonly oneForReconciliation: string;
    /** Two files of one call are the same invoice. */
    sameInvoice(one: string, other: string, number: string | null): string;
  };
  readonly journal: {
    line(name: string, number: number): string;
    newer(name: string, number: number): string;
    unreadable(name: string, reason: string): string;
    unwritable(name: string, reason: string): string;
    /** @param holder `host` is null for a process on this machine and in this container; `pid` is 0 if unknown. */
    locked(
      name: string,
      holder: { readonly pid: number; readonly host: string | null; readonly file: string },
    ): string;
    /** Another process took it over while this one was suspended. @param file The lock. */
    lost(name: string, file: string): string;
    /** A line could not be written while invoices were being sent. */
    broken(name: string, reason: string): string;
  };
  /** The confirmation before issuing; {@link isYes} interprets the answer. */
  question(about: { readonly count: number; readonly company: string; readonly service: string }): string;
  isYes(answer: string): boolean;
  readonly declined: string;
  progress(done: number, total: number, waiting: number): string;
  readonly stopping: string;
  readonly interrupted: string;

  /** The outcome of a file, in short. */
  readonly outcome: Readonly<Record<Outcome, string>>;
  /** Replaces `accepted` for an invoice found by a look-up after a lost response. */
  readonly found: string;
  number(number: string): string;
  lookUpFailed(why: string): string;

  /** Explanations of outcomes, with the suggested action. */
  readonly advice: {
    readonly deleted: string;
    readonly draft: string;
    otherContent(earlier: { readonly file: string; readonly day: string } | null): string;
    readonly otherDraft: string;
    readonly discarded: string;
    readonly recipientRefused: string;
    readonly changed: string;
    readonly waiting: string;
    /** The outcome of the last attempt is unknown. */
    unknown(invoice: SentInvoice): string;
    /** A look-up is ambiguous. */
    undecided(invoice: SentInvoice): string;
    readonly unknownWithoutNumber: string;
    unknownSince(day: string): string;
    /** With --dry-run. */
    readonly lookedUpFirst: string;
    /** The discarded document was deleted, but no new one was created. */
    readonly discardedGone: string;
    readonly several: string;
    readonly simplified: string;
    readonly envelope: string;
  };
  /** The reasons why files were not sent. */
  readonly unsent: {
    invalid(count: number): string;
    readonly paths: string;
    readonly service: string;
    /** @param until ISO 8601; null if unknown. */
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
