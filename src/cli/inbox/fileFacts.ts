/** The facts of one file on disk: of a document, or of everything in an archive or a mail. */
import { basename, posix } from 'node:path';
import { type WalkedContainer, type WalkedEntry, walkContainer } from '../../envelope/container/index.ts';
import { kindInName, unsignedName } from '../../envelope/index.ts';
import { type MailEntryFacts, mailFactsOf } from '../../envelope/mail/index.ts';
import type { FlowDirection, FlowFile } from '../../messages/index.ts';
import { parseFileName } from '../../model/index.ts';
import { fileSource } from '../containers/fileSource.ts';
import { readFileUpTo } from '../files/read.ts';
import { codeOf, isOfSystem } from '../files/systemCode.ts';
import { milliseconds } from '../process/clock.ts';
import { nodeInflate } from '../process/nodeInflate.ts';
import { documentFacts, type FoundDocument } from './documentFacts.ts';

/** An invoice or message without facts, and the reason: an id, or the system's error code. */
export interface Unread {
  readonly path: string;
  readonly reason: string;
}

/** Facts, or the reason why there are none: plain data for the index. The path begins with that of the file. */
export type Fact =
  | { readonly file: FlowFile; readonly unread: null }
  | { readonly file: null; readonly unread: Unread };

/**
 * The facts of everything in a file, one at a time: an archive may have any number of files.
 *
 * @param name The path in the facts.
 */
export async function* factsIn(path: string, name: string, maxBytes: number): AsyncGenerator<Fact> {
  const kind = kindInName(unsignedName(name));
  if (kind !== 'xml' && kind !== 'json') {
    let isContainer = false;
    for await (const fact of containerFacts(path, name, maxBytes)) {
      isContainer = true;
      if (fact !== null) yield fact;
    }
    if (isContainer) return;
  }
  const fact = await fileFact(path, name, maxBytes);
  if (fact !== null) yield fact;
}

/** Null for a file that is ignored. */
async function fileFact(path: string, name: string, maxBytes: number): Promise<Fact | null> {
  const found = await readFileUpTo(path, maxBytes);
  if (!found.ok) return failed(name, found.reason === 'size' ? 'size' : found.code);
  return factOf({ bytes: found.bytes, path: name, name: basename(name), direction: null, archive: null });
}

function factOf(found: FoundDocument): Fact | null {
  const facts = documentFacts(found);
  if (facts === null) return null;
  return facts.file === null ? failed(found.path, facts.reason) : { file: facts.file, unread: null };
}

function failed(path: string, reason: string): Fact {
  return { file: null, unread: { path, reason } };
}

/** Yields null for entries without facts, and nothing for a file that is not a container. */
async function* containerFacts(path: string, name: string, maxBytes: number): AsyncGenerator<Fact | null> {
  try {
    const source = fileSource(path);
    try {
      const gathering = new Gathering(maxBytes);
      const ports = { inflate: nodeInflate, now: milliseconds };
      for await (const walked of walkContainer(source, name, ports)) {
        if (walked.is === 'container') yield gathering.begin(walked);
        else if (walked.is === 'entry') yield await gathering.entry(walked);
        else yield gathering.end(walked.path);
      }
    } finally {
      source.close();
    }
  } catch (error) {
    const code = codeOf(error);
    if (!isOfSystem(code)) throw error;
    yield failed(name, code);
  }
}

/** A receipt of certified mail, while its parts are read. */
interface Receipt {
  readonly type: string;
  readonly at: string | null;
  readonly subject: string;
  readonly files: { readonly name: string; readonly hash: string | null }[];
}

class Gathering {
  readonly #maxBytes: number;
  /** Receipts and kinds of the containers around the current entry, by path. */
  readonly #receipts = new Map<string, Receipt>();
  readonly #kinds = new Map<string, WalkedContainer['kind']>();

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  begin({ path, kind, reason }: WalkedContainer): Fact | null {
    this.#kinds.set(path, kind);
    return reason === null ? null : failed(path, reason);
  }

  async entry(walked: WalkedEntry): Promise<Fact | null> {
    const { path, entry } = walked;
    const container = path.slice(0, path.length - entry.name.length - 1);
    const mail = mailFactsOf(entry);
    if (mail !== null) this.#receipt(container, mail, entry.name);
    if (entry.role === 'junk') return null;
    const name = posix.basename(entry.name.slice(entry.name.lastIndexOf('!') + 1));
    // Attachments of mail may be anything: only those that could be a document are read.
    if (kindInName(name) === null && !/^part-\d+$/.test(name)) return null;
    if (entry.reason !== null) return failed(path, entry.reason);
    if ((entry.size ?? 0) > this.#maxBytes) return failed(path, 'size');
    const { bytes, reason } = await walked.read();
    if (bytes === null) return failed(path, reason);
    const archive = this.#kinds.get(container) === 'zip' ? archiveName(container) : null;
    return factOf({ bytes, path, name, direction: directionOf(mail), archive });
  }

  #receipt(
    container: string,
    { purpose, role, postacert, date, subject, hash }: MailEntryFacts,
    name: string,
  ): void {
    if (purpose !== 'receipt') return;
    const receipt = this.#receipts.get(container) ?? { type: postacert ?? '', at: date, subject, files: [] };
    this.#receipts.set(container, receipt);
    if (hash !== null) receipt.files.push(hash);
    else if (role === 'sent') receipt.files.push({ name: posix.basename(name), hash: null });
  }

  /** The facts of a mail that is a receipt, once its parts have been read; null for any other mail. */
  end(path: string): Fact | null {
    this.#kinds.delete(path);
    const receipt = this.#receipts.get(path);
    if (receipt === undefined) return null;
    this.#receipts.delete(path);
    const { type, at, subject, files } = receipt;
    // Many programs send each file under its name as the subject; receipts of acceptance contain nothing else.
    const named =
      files.length === 0 && parseFileName(subject).kind === 'invoice'
        ? [{ name: subject, hash: null }]
        : files;
    return { file: { kind: 'receipt', path, type, at, files: named }, unread: null };
  }
}

/** The name under which an archive was sent. */
function archiveName(path: string): string {
  return unsignedName(posix.basename(path.slice(path.lastIndexOf('!') + 1)));
}

function directionOf(mail: MailEntryFacts | null): FlowDirection | null {
  if (mail?.role === 'sent') return 'sent';
  return mail?.role === 'invoice' ? 'received' : null;
}
