/** The facts of one file on the disk: of a document, or of everything in an archive or a mail. */
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
import { documentFacts } from './documentFacts.ts';

/** A file that should have had facts, and the reason why it has none: an id, or a code of the system. */
export interface Unread {
  readonly path: string;
  readonly reason: string;
}

/** Plain data, which the index keeps. Paths begin with that of the file. */
export interface FileFacts {
  readonly files: readonly FlowFile[];
  readonly unread: readonly Unread[];
}

/** @param name The path in reports. */
export async function fileFacts(path: string, name: string, maxBytes: number): Promise<FileFacts> {
  const kind = kindInName(unsignedName(name));
  if (kind !== 'xml' && kind !== 'json') {
    const facts = await containerFacts(path, name, maxBytes);
    if (facts !== null) return facts;
  }
  const found = await readFileUpTo(path, maxBytes);
  if (!found.ok) return failed(name, found.reason === 'size' ? 'size' : found.code);
  const own = { bytes: found.bytes, path: name, name: basename(name), direction: null, archive: null };
  const facts = documentFacts(own);
  if (facts === null) return { files: [], unread: [] };
  return facts.file === null ? failed(name, facts.reason) : { files: [facts.file], unread: [] };
}

function failed(path: string, reason: string): FileFacts {
  return { files: [], unread: [{ path, reason }] };
}

/** Null for a file that is not a container. */
async function containerFacts(path: string, name: string, maxBytes: number): Promise<FileFacts | null> {
  try {
    const source = fileSource(path);
    try {
      const gathering = new Gathering(maxBytes);
      const ports = { inflate: nodeInflate, now: milliseconds };
      for await (const walked of walkContainer(source, name, ports)) {
        if (walked.is === 'container') gathering.container(walked);
        else if (walked.is === 'entry') await gathering.entry(walked);
      }
      return gathering.facts();
    } finally {
      source.close();
    }
  } catch (error) {
    const code = codeOf(error);
    if (!isOfSystem(code)) throw error;
    return failed(name, code);
  }
}

/** The receipt in a mail, while its parts are read. */
interface Receipt {
  readonly type: string;
  readonly at: string | null;
  readonly subject: string;
  readonly files: { readonly name: string; readonly hash: string | null }[];
}

class Gathering {
  readonly #maxBytes: number;
  readonly #files: FlowFile[] = [];
  readonly #unread: Unread[] = [];
  readonly #receipts = new Map<string, Receipt>();
  /** The containers around the current entry, by path. */
  readonly #kinds = new Map<string, WalkedContainer['kind']>();

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  container({ path, kind, reason }: WalkedContainer): void {
    this.#kinds.set(path, kind);
    if (reason !== null) this.#unread.push({ path, reason });
  }

  async entry(walked: WalkedEntry): Promise<void> {
    const { path, entry } = walked;
    const container = path.slice(0, path.length - entry.name.length - 1);
    const mail = mailFactsOf(entry);
    if (mail !== null) this.#receipt(container, mail, entry.name);
    if (entry.role === 'junk') return;
    const name = posix.basename(entry.name.slice(entry.name.lastIndexOf('!') + 1));
    // Attachments of mail may be anything: only those that could be a document are read.
    if (kindInName(name) === null && !/^part-\d+$/.test(name)) return;
    if (entry.reason !== null) return void this.#unread.push({ path, reason: entry.reason });
    if ((entry.size ?? 0) > this.#maxBytes) return void this.#unread.push({ path, reason: 'size' });
    const { bytes, reason } = await walked.read();
    if (bytes === null) return void this.#unread.push({ path, reason });
    const archive = this.#kinds.get(container) === 'zip' ? archiveName(container) : null;
    const found = documentFacts({ bytes, path, name, direction: directionOf(mail), archive });
    if (found === null) return;
    if (found.file === null) this.#unread.push({ path, reason: found.reason });
    else this.#files.push(found.file);
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

  facts(): FileFacts | null {
    if (this.#kinds.size === 0) return null;
    for (const [path, { type, at, subject, files }] of this.#receipts) {
      // Many programs send each file under its name as the subject; receipts of acceptance contain nothing else.
      const named =
        files.length === 0 && parseFileName(subject).kind === 'invoice'
          ? [{ name: subject, hash: null }]
          : files;
      this.#files.push({ kind: 'receipt', path, type, at, files: named });
    }
    return { files: this.#files, unread: this.#unread };
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
