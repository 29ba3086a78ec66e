/** Inputs in containers, as plain data that worker threads receive. */
import type {
  ContainerEntry,
  ContainerFlaw,
  ContainerKind,
  ContainerReason,
} from '../../envelope/container/index.ts';

/** The position of an input in its outermost container, which is the file at its path. */
export interface Inside {
  /** The name of the outermost container. */
  readonly root: string;
  /** The entries from there down to the input. */
  readonly steps: readonly ContainerEntry[];
  /** The same for the file with its date of receipt: its metadata, or a message about it. */
  readonly reception?: readonly ContainerEntry[];
  /** For a rejection, the same for the invoice. */
  readonly invoice?: InvoiceInside;
}

export interface InvoiceInside {
  /** The file name, without folders. */
  readonly name: string;
  readonly steps: readonly ContainerEntry[];
}

/** Facts about a container itself, apart from the files in it. */
export interface ContainerFacts {
  readonly kind: ContainerKind;
  readonly size: number;
  readonly flaws: readonly ContainerFlaw[];
  readonly reason: ContainerReason | null;
  /** Number of files that are checked, plus the nested containers. */
  readonly files: number;
  readonly junk: number;
  /** Number of files that are not invoices; `named` has the names of the first ones. */
  readonly others: number;
  readonly named: readonly string[];
  /** Names of files that occur more than once. */
  readonly duplicates: readonly string[];
  /** Names of metadata whose file is missing. */
  readonly orphans: readonly string[];
  /** The number of files that the package declares, and the number found; null if they are equal. */
  readonly quadratura: { readonly stated: number; readonly found: number } | null;
  /** True for an archive in a signed envelope, unless it is an SDIFTP package. */
  readonly signedArchive: boolean;
  /** The entries from the outermost container down to this one, if it is in a signed envelope; otherwise null. */
  readonly signedAt: readonly ContainerEntry[] | null;
}

/** True if the facts are worth a report. */
export function isNotable(facts: ContainerFacts): boolean {
  const { kind, junk, others, files } = facts;
  if (isFailed(facts) || hasWarning(facts) || facts.signedAt !== null) return true;
  // Every mail has texts and signatures, every PDF its pages: they need no report.
  if (kind === 'pdf') return false;
  return kind === 'mail' ? files === 0 : junk > 0 || others > 0;
}

function hasWarning({ flaws, duplicates, orphans, quadratura }: ContainerFacts): boolean {
  return flaws.length > 0 || duplicates.length > 0 || orphans.length > 0 || quadratura !== null;
}

/** True if the container is damaged or not accepted, or an archive without a file to check. */
export function isFailed({ kind, reason, files, signedArchive }: ContainerFacts): boolean {
  return reason !== null || (kind === 'zip' && files === 0) || signedArchive;
}
