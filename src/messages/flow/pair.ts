/** Pairs files that belong together, by SdI's names, hashes and identifiers. */
import type {
  FlowDirection,
  FlowFile,
  FlowInvoice,
  FlowMessage,
  FlowMetadata,
  FlowReceipt,
} from './files.ts';
import { formOf, formOfUnnamed, hashesOf, keyOf } from './keys.ts';
import { byPath, compare } from './order.ts';

/** An invoice file, or none, with the files about it. */
export interface Pairing {
  readonly key: string;
  readonly invoice: FlowInvoice | null;
  /** Further files with the same name and content. */
  readonly copies: FlowInvoice[];
  readonly messages: FlowMessage[];
  readonly metadata: FlowMetadata[];
  readonly receipts: FlowReceipt[];
  /** Paths of messages and metadata whose hash is that of another file. */
  readonly otherHash: string[];
  /** Paths of messages that name the signed form of the file, or the reverse. */
  readonly otherForm: string[];
  /** Paths of other files of the same name. */
  readonly sameName: string[];
}

type Subject = {
  readonly fileName: string | null;
  readonly hash: string | null;
  readonly archive: string | null;
};

/** Other files of a name that are listed. */
const MOST_NAMES = 20;

/** Pairs all files; the result does not depend on their order. */
export function pairFiles(files: readonly FlowFile[]): readonly Pairing[] {
  const pairs = new Pairs();
  const sorted = [...files].sort((a, b) => byPath(a, b) || compare(a.kind, b.kind));
  for (const file of sorted) if (file.kind === 'invoice') pairs.addInvoice(file);
  pairs.markNames();
  // Messages that name a file first: EC and SE are found by the identifier that those state.
  for (const file of sorted) if (file.kind === 'metadata') pairs.addMetadata(file);
  const unnamed: FlowMessage[] = [];
  for (const file of sorted) {
    if (file.kind !== 'message') continue;
    if (file.facts.fileName === null) unnamed.push(file);
    else pairs.addMessage(file, file.facts.fileName);
  }
  pairs.indexIdentifiers();
  for (const file of unnamed) pairs.addUnnamed(file);
  for (const file of sorted) if (file.kind === 'receipt') pairs.addReceipt(file);
  return pairs.all;
}

class Pairs {
  readonly all: Pairing[] = [];
  readonly #byContent = new Map<string, Pairing>();
  readonly #byName = new Map<string, Pairing[]>();
  readonly #byForm = new Map<string, Pairing[]>();
  readonly #byHash = new Map<string, Pairing[]>();
  readonly #byArchive = new Map<string, Pairing[]>();
  readonly #orphans = new Map<string, Pairing>();
  readonly #bySdiId = new Map<string, Pairing[]>();

  addInvoice(invoice: FlowInvoice): void {
    const name = keyOf(invoice.name);
    const content = `${name}\n${invoice.archive === null ? '' : keyOf(invoice.archive)}\n${invoice.hash ?? invoice.path}`;
    // The same file may be in an archive and next to it, unpacked.
    const same = invoice.hash === null ? content : `${name}\n${invoice.hash}`;
    const known = this.#byContent.get(same);
    if (known !== undefined) {
      known.copies.push(invoice);
      return;
    }
    const pairing = newPairing(content, invoice);
    this.all.push(pairing);
    this.#byContent.set(same, pairing);
    add(this.#byName, name, pairing);
    add(this.#byForm, formOf(invoice.name), pairing);
    for (const hash of new Set(hashesOf(invoice))) add(this.#byHash, hash, pairing);
    if (invoice.archive !== null) add(this.#byArchive, keyOf(invoice.archive), pairing);
  }

  markNames(): void {
    for (const pairings of this.#byName.values()) {
      if (pairings.length < 2) continue;
      const shown = pairings.slice(0, MOST_NAMES);
      for (const pairing of pairings) {
        const others = shown.filter((other) => other !== pairing);
        pairing.sameName.push(...others.flatMap(({ invoice }) => invoice?.path ?? []));
      }
    }
  }

  addMetadata(file: FlowMetadata): void {
    const subject = { fileName: file.fileName, hash: file.hash, archive: null };
    for (const pairing of this.#about(subject, file.path)) pairing.metadata.push(file);
  }

  addMessage(file: FlowMessage, fileName: string): void {
    const { hash, archive } = file.facts;
    const subject = { fileName, hash, archive: archive?.fileName ?? null };
    for (const pairing of this.#about(subject, file.path)) pairing.messages.push(file);
  }

  /** Indexes what the messages say about SdI's identifiers. */
  indexIdentifiers(): void {
    for (const pairing of this.all) {
      for (const id of identifiersOf(pairing)) add(this.#bySdiId, id, pairing);
    }
  }

  /** EC and SE have the identifier only; without another file that states it, the name of their own file decides. */
  addUnnamed(file: FlowMessage): void {
    const { sdiId } = file.facts;
    const found = sdiId === null ? undefined : this.#bySdiId.get(sdiId);
    const own = formOfUnnamed(file.name);
    const named = own === null ? undefined : this.#byForm.get(own);
    for (const pairing of found ?? named ?? [this.#orphan(sdiId === null ? file.path : `#${sdiId}`)]) {
      pairing.messages.push(file);
    }
  }

  addReceipt(file: FlowReceipt): void {
    const about = new Set<Pairing>();
    for (const { name, hash } of file.files) {
      const archived = this.#byArchive.get(keyOf(name));
      const exact = this.#byName.get(keyOf(name));
      const matched = exact?.filter(
        ({ invoice }) => hash === null || invoice === null || hasHash(invoice, hash),
      );
      const named = matched !== undefined && matched.length > 0 ? matched : exact;
      for (const pairing of named ?? archived ?? []) about.add(pairing);
    }
    for (const pairing of about) pairing.receipts.push(file);
  }

  /** The pairings that a message is about; a new one without an invoice if there is none. */
  #about({ fileName, hash, archive }: Subject, path: string): readonly Pairing[] {
    const name = fileName === null ? null : keyOf(fileName);
    const named = name === null ? [] : (this.#byName.get(name) ?? []);
    const inArchive = archive === null ? [] : named.filter((pairing) => isIn(pairing, archive));
    const candidates = inArchive.length > 0 ? inArchive : named;
    if (candidates.length > 0) {
      const exact = candidates.filter(
        ({ invoice }) => invoice !== null && hash !== null && hasHash(invoice, hash),
      );
      if (exact.length > 0) return exact;
      if (hash !== null) {
        for (const pairing of candidates) if (pairing.invoice?.hash != null) pairing.otherHash.push(path);
      }
      return candidates;
    }
    const byHash = hash === null ? undefined : this.#byHash.get(hash);
    if (byHash !== undefined) return byHash;
    // A message about a whole archive.
    const whole = name === null ? undefined : this.#byArchive.get(name);
    if (whole !== undefined) return whole;
    const form = fileName === null ? undefined : this.#byForm.get(formOf(fileName));
    if (form !== undefined) {
      for (const pairing of form) pairing.otherForm.push(path);
      return form;
    }
    return [this.#orphan(name ?? path, archive)];
  }

  #orphan(name: string, archive: string | null = null): Pairing {
    const key = `${name}\n${archive === null ? '' : keyOf(archive)}`;
    const known = this.#orphans.get(key);
    if (known !== undefined) return known;
    const pairing = newPairing(`\n${key}`, null);
    this.#orphans.set(key, pairing);
    this.all.push(pairing);
    return pairing;
  }
}

function newPairing(key: string, invoice: FlowInvoice | null): Pairing {
  const lists = { copies: [], messages: [], metadata: [], receipts: [] };
  return { key, invoice, ...lists, otherHash: [], otherForm: [], sameName: [] };
}

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

function isIn({ invoice }: Pairing, archive: string): boolean {
  return invoice?.archive != null && keyOf(invoice.archive) === keyOf(archive);
}

function hasHash(invoice: FlowInvoice, hash: string): boolean {
  return hashesOf(invoice).includes(hash);
}

function identifiersOf({ messages, metadata }: Pairing): ReadonlySet<string> {
  const ids = [...messages.map(({ facts }) => facts.sdiId), ...metadata.map(({ sdiId }) => sdiId)];
  return new Set(ids.flatMap((id) => id ?? []));
}

/** The directions that messages and origin indicate: both if the files of seller and buyer are together. */
export function directionsOf(pairing: Pairing): ReadonlySet<FlowDirection> {
  const found = new Set<FlowDirection>();
  for (const { facts } of pairing.messages) {
    if (SENT.has(facts.kind)) found.add('sent');
    else if (RECEIVED.has(facts.kind)) found.add('received');
  }
  for (const { direction } of [pairing.invoice, ...pairing.copies].filter((invoice) => invoice !== null)) {
    if (direction !== null) found.add(direction);
  }
  if (pairing.receipts.length > 0) found.add('sent');
  return found;
}

/** DT goes to both sides. */
const SENT: ReadonlySet<string> = new Set(['RC', 'NS', 'MC', 'NE', 'AT']);
const RECEIVED: ReadonlySet<string> = new Set(['MT', 'EC', 'SE']);
