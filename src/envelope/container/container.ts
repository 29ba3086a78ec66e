/**
 * The contract of files that contain others: archives, mail, and PDF files with XML attached. The description of the
 * files is plain data, which can be sent to a worker; the content is read later, one file at a time.
 */

/** Bytes that are read by offset, so that a large file is never completely in memory. */
export interface ByteSource {
  /** Total size in bytes. */
  readonly size: number;
  /** Reads `length` bytes at `offset`; fewer only at the end of the source. */
  read(offset: number, length: number): Uint8Array | Promise<Uint8Array>;
}

/** A kind of file that contains others. */
export type ContainerKind = 'zip' | 'mail' | 'pdf';

/**
 * Decompresses raw deflate data (RFC 1951) of at most `size` bytes. `size`: there are more. `data`: it is damaged.
 */
export type Inflate = (
  packed: Uint8Array,
  size: number,
) => Uint8Array | 'size' | 'data' | Promise<Uint8Array | 'size' | 'data'>;

/** The facilities of the platform that containers need. */
export interface ContainerPorts {
  readonly inflate: Inflate;
  /** A clock in milliseconds, for the time limit; without a clock, there is no time limit. */
  readonly now?: (() => number) | undefined;
}

/**
 * Reason why the content of an entry is damaged.
 *
 * - `header`: the archive describes it inconsistently, or nothing is at its stated start.
 * - `outside`: it would extend beyond the end of the file.
 * - `overlap`: it overlaps another entry.
 * - `data`: the compressed or encoded data are damaged.
 * - `size`: the content is shorter or longer than declared.
 * - `checksum`: the checksum differs.
 */
export type EntryDamage = 'header' | 'outside' | 'overlap' | 'data' | 'size' | 'checksum';

/**
 * Reason why an entry that may be whole is not read.
 *
 * - `method`: an unsupported compression method.
 * - `encrypted`: it needs a password.
 * - `special`: a link or a device instead of a file.
 * - `large`, `ratio`, `total`, `time`: beyond a limit of {@link CONTAINER_LIMITS}.
 * - `nesting`: too many levels of containers.
 */
export type EntryRefusal =
  | 'method'
  | 'encrypted'
  | 'special'
  | 'large'
  | 'ratio'
  | 'total'
  | 'time'
  | 'nesting';

/** Reason why an entry of a container has no content. */
export type EntryReason = EntryDamage | EntryRefusal;

/** One file in a container, as the container describes it. Plain data; a kind of container may add facts. */
export interface ContainerEntry {
  /** The path in the container, with `/` between folders; as stated there, so unsafe to write to. */
  readonly name: string;
  /** Size of the content in bytes; null if it is known only after reading. */
  readonly size: number | null;
  /** `junk`: a folder, a file that operating systems add, or the text, signature or certified data of a mail. */
  readonly role: 'file' | 'junk';
  /** Null if the content can be read, as far as the container says. */
  readonly reason: EntryReason | null;
}

/**
 * A defect of a container that leaves its files readable.
 *
 * - `leading`, `trailing`: other bytes precede or follow it.
 * - `count`: it states a wrong number of files.
 */
export type ContainerFlaw = 'leading' | 'trailing' | 'count';

/**
 * Reason why the files of a container cannot be listed, or not all of them.
 *
 * - `structure`: it is damaged, so that no list of its files can be found.
 * - `directory`: a part of the list is damaged.
 * - `volumes`: a part of an archive in several files.
 * - `entries`: more files than {@link CONTAINER_LIMITS} allow.
 */
export type ContainerReason = 'structure' | 'directory' | 'volumes' | 'entries';

/** The files of a container. */
export interface Listing<Entry extends ContainerEntry = ContainerEntry> {
  readonly entries: readonly Entry[];
  readonly flaws: readonly ContainerFlaw[];
  /** Null if all files are listed. */
  readonly reason: ContainerReason | null;
}

/** The content of an entry, or the reason why there is none. */
export type EntryContent =
  | { readonly bytes: Uint8Array; readonly reason: null }
  | { readonly bytes: null; readonly reason: EntryReason };

/** A kind of container. Bad input never throws; errors of the source do. */
export interface ContainerReader<Entry extends ContainerEntry = ContainerEntry> {
  list(source: ByteSource, ports: ContainerPorts): Promise<Listing<Entry>>;
  /** Reads an entry that `list` returned for the same source. */
  read(source: ByteSource, entry: Entry, ports: ContainerPorts): Promise<EntryContent>;
}

/** Limits for each outermost container, against archives that are built to exhaust memory or time. */
export const CONTAINER_LIMITS = {
  /** Entries of one container. */
  entries: 20_000,
  /** Entries in total, including those of nested containers. */
  allEntries: 100_000,
  /**
   * Bytes of the outermost container for each entry, if it has more than `entries` in all. A file in an archive takes
   * more; archives of empty archives take a few bytes.
   */
  bytesPerEntry: 250,
  /** Bytes of one entry. */
  entryBytes: 50_000_000,
  /** Bytes of all entries. */
  allBytes: 1_000_000_000,
  /** Milliseconds for reading all entries. */
  milliseconds: 30_000,
  /** Largest ratio of an entry's size to its compressed size. */
  ratio: 250,
  /** Size in bytes up to which any ratio is accepted. */
  anyRatio: 1_000_000,
  /** Levels of nested containers. */
  nesting: 4,
} as const;
