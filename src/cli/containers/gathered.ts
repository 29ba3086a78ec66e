/** The files of one container, sorted into invoices, metadata and others. */
import { posix } from 'node:path';
import type { ContainerEntry, WalkedContainer, WalkedEntry } from '../../envelope/container/index.ts';
import { INVOICE_FILE, kindInName, unsignedName } from '../../envelope/index.ts';
import {
  HEAD_OF_MESSAGE,
  type InvoiceMetadata,
  isChannelName,
  isMetadataName,
  isQuadraturaName,
  mayBeRenamed,
  metadataNames,
  readMetadata,
  readQuadratura,
  receivedSubject,
  statedSubject,
  subjectOf,
} from '../../envelope/metadata/index.ts';
import { looksLikeFileName, parseFileName } from '../../model/index.ts';
import { MOST_OPENED } from '../files/companions.ts';
import type { ContainerFacts, InvoiceInside } from './inside.ts';

/** A file to check, with the entries that lead to its metadata and messages. */
export interface GatheredFile {
  readonly walked: WalkedEntry;
  /** Its metadata, or a message with its date of receipt. */
  readonly reception: readonly ContainerEntry[] | null;
  /** The invoice of a message. */
  readonly invoice: InvoiceInside | null;
}

/** Larger files are not messages. */
const MAX_MESSAGE = 200_000;

/** Maximum number of other files that a report names. */
const MOST_NAMED = 5;

export class Gathered {
  readonly container: WalkedContainer;
  readonly #files: WalkedEntry[] = [];
  readonly #metadata: WalkedEntry[] = [];
  readonly #others: string[] = [];
  #quadratura: WalkedEntry | null = null;
  #junk = 0;
  #inner = 0;

  constructor(container: WalkedContainer) {
    this.container = container;
  }

  add(walked: WalkedEntry): void {
    const { name, role } = walked.entry;
    const last = posix.basename(name);
    if (role === 'junk') this.#junk += 1;
    else if (isMetadataName(last)) this.#metadata.push(walked);
    else if (isQuadraturaName(last)) this.#quadratura = walked;
    else if (!isChannelName(last) && isCandidate(last)) this.#files.push(walked);
    else this.#others.push(name);
  }

  /** Counts a nested container, which has facts of its own. */
  addContainer(): void {
    this.#inner += 1;
  }

  /** Pairs the files with their metadata, and returns the facts about the container. */
  async finish(size: number): Promise<{
    readonly files: readonly GatheredFile[];
    readonly facts: ContainerFacts;
  }> {
    const pairs = await this.#pairs();
    const paired = new Set(pairs.values());
    const { kind, flaws, reason, signed, path, steps } = this.container;
    const isPackage =
      parseFileName(unsignedName(posix.basename(steps.at(-1)?.name ?? path))).kind === 'package';
    const facts: ContainerFacts = {
      kind,
      size,
      flaws,
      reason,
      files: this.#files.length + this.#inner,
      junk: this.#junk,
      others: this.#others.length,
      named: this.#others.slice(0, MOST_NAMED),
      duplicates: duplicatesAmong(this.#files),
      orphans: this.#metadata.filter((one) => !paired.has(one)).map(({ entry }) => entry.name),
      quadratura: await this.#difference(),
      signedArchive: signed && kind === 'zip' && !isPackage,
      signedAt: signed ? steps : null,
    };
    const { messages, invoices } = await this.#related();
    const files = this.#files.map((walked) => ({
      walked,
      reception: (pairs.get(walked) ?? messages.get(walked))?.steps ?? null,
      invoice: invoices.get(walked) ?? null,
    }));
    return { files, facts };
  }

  /** Invoices and the messages about them, in any folder of the container. */
  async #related(): Promise<{
    readonly messages: ReadonlyMap<WalkedEntry, WalkedEntry>;
    readonly invoices: ReadonlyMap<WalkedEntry, InvoiceInside>;
  }> {
    const messages = new Map<WalkedEntry, WalkedEntry>();
    const invoices = new Map<WalkedEntry, InvoiceInside>();
    const subjects = await this.#subjects();
    if (subjects.every((subject) => subject === null)) return { messages, invoices };
    const named = new Map<string, WalkedEntry>();
    for (const [at, file] of this.#files.entries()) {
      if (subjects[at] === null) named.set(subjectOf(posix.basename(file.entry.name)), file);
    }
    for (const [at, message] of this.#files.entries()) {
      const invoice = named.get(subjects[at] ?? '');
      if (invoice === undefined) continue;
      if (!messages.has(invoice)) messages.set(invoice, message);
      invoices.set(message, { name: posix.basename(invoice.entry.name), steps: invoice.steps });
    }
    return { messages, invoices };
  }

  /** For each file, the invoice whose receipt it documents: from its name, or from its content if it was renamed. */
  async #subjects(): Promise<readonly (string | null)[]> {
    const names = this.#files.map(({ entry }) => posix.basename(entry.name));
    const subjects = names.map(receivedSubject);
    const renamed = this.#files.flatMap((walked, at) =>
      mayBeRenamed(names[at] ?? '') && (walked.entry.size ?? 0) <= MAX_MESSAGE ? [{ walked, at }] : [],
    );
    if (renamed.length > MOST_OPENED) return subjects;
    for (const { walked, at } of renamed) {
      const { bytes } = await walked.read();
      if (bytes === null) continue;
      subjects[at] = statedSubject(new TextDecoder().decode(bytes.subarray(0, HEAD_OF_MESSAGE)));
    }
    return subjects;
  }

  /** The metadata of each file, found by their file name, otherwise by the name of the file in their content. */
  async #pairs(): Promise<ReadonlyMap<WalkedEntry, WalkedEntry>> {
    const pairs = new Map<WalkedEntry, WalkedEntry>();
    if (this.#metadata.length === 0) return pairs;
    const named = new Map(this.#metadata.map((one) => [one.entry.name.toLowerCase(), one]));
    const left = new Set(this.#metadata);
    for (const file of this.#files) {
      const beside = metadataNames(file.entry.name).map((name) => named.get(name));
      const found = beside.find((one) => one !== undefined && left.has(one));
      if (found === undefined) continue;
      pairs.set(file, found);
      left.delete(found);
    }
    const unpaired = new Map<string, WalkedEntry>();
    for (const file of left.size === 0 ? [] : this.#files) {
      if (!pairs.has(file)) unpaired.set(posix.basename(file.entry.name).toLowerCase(), file);
    }
    for (const metadata of left) {
      const name = (await read(metadata))?.fileName?.toLowerCase() ?? '';
      const file = unpaired.get(name);
      if (file === undefined) continue;
      pairs.set(file, metadata);
      unpaired.delete(name);
    }
    return pairs;
  }

  async #difference(): Promise<ContainerFacts['quadratura']> {
    const content = await this.#quadratura?.read();
    const quadratura = content?.bytes == null ? null : readQuadratura(content.bytes);
    if (quadratura === null) return null;
    const found = this.#files.length + this.#others.length + this.#metadata.length + this.#inner;
    return quadratura.total === found ? null : { stated: quadratura.total, found };
  }
}

async function read(metadata: WalkedEntry): Promise<InvoiceMetadata | null> {
  const { bytes } = await metadata.read();
  return bytes === null ? null : readMetadata(bytes);
}

/** True for the names of files that are checked in a folder, and for SdI file names without an extension. */
function isCandidate(name: string): boolean {
  if (INVOICE_FILE.test(name)) return true;
  const kind = kindInName(name);
  if (kind !== null) return kind !== 'yaml';
  return looksLikeFileName(name) && !/\.[a-z]{1,5}$/i.test(name);
}

function duplicatesAmong(files: readonly WalkedEntry[]): readonly string[] {
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const { entry } of files) (seen.has(entry.name) ? again : seen).add(entry.name);
  return [...again];
}
