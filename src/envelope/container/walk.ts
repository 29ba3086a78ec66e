/** Lists the files of a container and of those inside it, depth first, within limits for the whole. */

import { PDF_FILE, unsignedName, XML_FILE } from '../names.ts';
import {
  type ByteSource,
  CONTAINER_LIMITS,
  type ContainerEntry,
  type ContainerFlaw,
  type ContainerKind,
  type ContainerPorts,
  type ContainerReason,
  type EntryContent,
  type EntryReason,
  type Listing,
} from './container.ts';
import { listEntries, namesContainer, type OpenContainer, openContainer } from './openContainer.ts';
import { readEntry } from './readers.ts';
import { memorySource } from './source.ts';
import { Stopwatch } from './stopwatch.ts';

/** Separates the name of a container from that of a file in it. */
const INSIDE = '!';

/** A container that was opened, before its files. */
export interface WalkedContainer {
  readonly is: 'container';
  readonly path: string;
  readonly kind: ContainerKind;
  /** True if it is in a signed envelope. */
  readonly signed: boolean;
  /** The entries from the outermost container down to this one; none for the outermost. */
  readonly steps: readonly ContainerEntry[];
  readonly flaws: readonly ContainerFlaw[];
  readonly reason: ContainerReason | null;
}

/** A file in a container. */
export interface WalkedEntry {
  readonly is: 'entry';
  /** The path with those of its containers: `a.zip!folder/b.xml.p7m`. */
  readonly path: string;
  readonly entry: ContainerEntry;
  /** The entries from the outermost container down to this one. */
  readonly steps: readonly ContainerEntry[];
  /** Reads the content and checks it. */
  read(): Promise<EntryContent>;
}

/** The end of the files of a container. */
export interface WalkedEnd {
  readonly is: 'end';
  readonly path: string;
}

export type Walked = WalkedContainer | WalkedEntry | WalkedEnd;

/**
 * Lists everything in a container; nothing if the source is not a container. Bad input never throws; errors of the
 * source do.
 */
export async function* walkContainer(
  source: ByteSource,
  name: string,
  ports: ContainerPorts,
): AsyncGenerator<Walked> {
  const root = await openContainer(source, name, ports);
  if (root !== null) yield* new Walk(ports, source.size).container(root, name, []);
}

class Walk {
  readonly #ports: ContainerPorts;
  readonly #watch: Stopwatch;
  #entries = 0;
  #bytes = 0;
  readonly #mostEntries: number;

  /** @param size Bytes of the outermost container. */
  constructor(ports: ContainerPorts, size: number) {
    this.#ports = ports;
    const { entries, allEntries, bytesPerEntry } = CONTAINER_LIMITS;
    this.#mostEntries = Math.min(allEntries, Math.max(entries, size / bytesPerEntry));
    this.#watch = new Stopwatch(ports.now);
  }

  async *container(
    opened: OpenContainer,
    path: string,
    above: readonly ContainerEntry[],
  ): AsyncGenerator<Walked> {
    const { kind, signed } = opened;
    const { entries, flaws, reason } = await this.#listed(opened);
    yield { is: 'container', path, kind, signed, steps: above, flaws, reason };
    const documents = stemsOfXml(entries);
    for (const stated of entries) {
      const entry = this.#within(stated);
      const steps = [...above, entry];
      const walked: WalkedEntry = {
        is: 'entry',
        path: `${path}${INSIDE}${entry.name}`,
        entry,
        steps,
        read: () => this.#read(opened, entry),
      };
      const inner = await this.#innerOf(walked, documents);
      if (typeof inner === 'string') yield refused(walked, inner);
      else if (inner === null) yield walked;
      else yield* this.container(inner, walked.path, steps);
    }
    yield { is: 'end', path };
  }

  /** Refuses containers with too many entries in all; once there are too many, without listing them. */
  async #listed(opened: OpenContainer): Promise<Listing> {
    if (this.#entries > this.#mostEntries) return TOO_MANY;
    const listed = await this.#watch.measure(() => listEntries(opened, this.#ports));
    this.#entries += listed.entries.length;
    return this.#entries > this.#mostEntries ? TOO_MANY : listed;
  }

  /** Adds up the sizes of the entries, and refuses an entry beyond the limit for all of them. */
  #within(entry: ContainerEntry): ContainerEntry {
    if (entry.role === 'junk' || entry.reason !== null) return entry;
    this.#bytes += entry.size ?? 0;
    return this.#bytes > CONTAINER_LIMITS.allBytes ? { ...entry, reason: 'total' } : entry;
  }

  /** Opens an entry that is a container itself; null for any other, or the reason why it cannot be read. */
  async #innerOf(
    walked: WalkedEntry,
    documents: ReadonlySet<string>,
  ): Promise<OpenContainer | EntryReason | null> {
    const { entry, steps, read } = walked;
    if (entry.role === 'junk' || entry.reason !== null) return null;
    if (PDF_FILE.test(entry.name)) return await this.#pdfOf(walked, documents);
    if (!namesContainer(entry.name)) return null;
    if (steps.length >= CONTAINER_LIMITS.nesting) return 'nesting';
    const { bytes, reason } = await read();
    return bytes === null ? reason : await openContainer(memorySource(bytes), entry.name, this.#ports);
  }

  /** A PDF with XML attached, unless an XML file of the same name is next to it: the PDF is then its readable copy. */
  async #pdfOf(
    { entry, steps, read }: WalkedEntry,
    documents: ReadonlySet<string>,
  ): Promise<OpenContainer | null> {
    if (documents.has(documentStem(entry.name)) || steps.length >= CONTAINER_LIMITS.nesting) return null;
    const { bytes } = await read();
    return bytes === null ? null : await openContainer(memorySource(bytes), entry.name, this.#ports);
  }

  async #read({ kind, source }: OpenContainer, entry: ContainerEntry): Promise<EntryContent> {
    if (entry.reason !== null) return { bytes: null, reason: entry.reason };
    if (this.#watch.isOver) return { bytes: null, reason: 'time' };
    return await this.#watch.measure(() => readEntry(kind, source, entry, this.#ports));
  }
}

/** The path of a document without its extensions. */
const documentStem = (name: string): string =>
  unsignedName(name)
    .replace(/\.(?:xml|pdf)$/i, '')
    .toLowerCase();

/** The stems of the XML files of a container, also signed ones. */
const stemsOfXml = (entries: readonly ContainerEntry[]): ReadonlySet<string> =>
  new Set(
    entries.filter(({ name }) => XML_FILE.test(unsignedName(name))).map(({ name }) => documentStem(name)),
  );

const TOO_MANY = { entries: [], flaws: [], reason: 'entries' } as const;

function refused(walked: WalkedEntry, reason: EntryReason): WalkedEntry {
  const entry = { ...walked.entry, reason };
  const read = async (): Promise<EntryContent> => ({ bytes: null, reason });
  return { ...walked, entry, read, steps: [...walked.steps.slice(0, -1), entry] };
}
