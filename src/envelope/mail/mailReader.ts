/** Mail as a container of files. */
import {
  type ByteSource,
  CONTAINER_LIMITS,
  type ContainerEntry,
  type ContainerReader,
  type EntryContent,
  type EntryReason,
  type Listing,
} from '../container/container.ts';
import {
  type ClassifiedMail,
  classifyMail,
  type MailFile,
  type MailPurpose,
  type MailRole,
} from './classify.ts';
import { MAIL_LIMITS } from './limits.ts';
import { type Mail, type MailDamage, type MailPart, readMail } from './mail.ts';
import { type BoxedMail, isMbox, MailboxSplitter, mailsInBox } from './mbox.ts';

/** Facts from the mail about one of its files. */
export interface MailEntryFacts {
  readonly purpose: MailPurpose;
  readonly role: MailRole;
  /** The type of certified mail or of a receipt; null for ordinary mail. */
  readonly postacert: string | null;
  readonly date: string | null;
  /** The subject of the certified mail that a receipt is about, otherwise of the mail. */
  readonly subject: string;
  /** The hash in a brief receipt, of the file of that name. */
  readonly hash: { readonly name: string; readonly hash: string } | null;
}

/** A file in a mail, or a mail in a mailbox. */
export interface MailEntry extends ContainerEntry {
  /** Index of the part; null for a mail in a mailbox. */
  readonly part: number | null;
  /** Position of a mail in a mailbox. */
  readonly start: number;
  readonly end: number;
  /** Null for a mail in a mailbox. */
  readonly mail: MailEntryFacts | null;
}

/** The mail's facts about an entry; null for entries of other containers. */
export function mailFactsOf(entry: ContainerEntry): MailEntryFacts | null {
  return 'mail' in entry ? (entry as MailEntry).mail : null;
}

/** Bytes of a mailbox that are read at once. */
const PIECE = 1024 * 1024;

/** Bytes that show whether a mail is a mailbox. */
const HEAD = 4_096;

/** Parts of a mail that are not files: left out of checks, and counted. */
const NO_FILES: ReadonlySet<MailRole> = new Set(['text', 'signature', 'certificate', 'hash']);

const REASONS: Readonly<Record<MailDamage, EntryReason>> = {
  base64: 'data',
  'quoted-printable': 'data',
  boundary: 'data',
  encoding: 'method',
  limit: 'nesting',
};

export const mailReader: ContainerReader<MailEntry> = {
  async list(source) {
    return isMbox(await source.read(0, Math.min(HEAD, source.size)))
      ? await listBox(source)
      : await listMail(source);
  },
  async read(source, entry): Promise<EntryContent> {
    if (entry.reason !== null) return { bytes: null, reason: entry.reason };
    if (entry.part === null) return await readBoxed(source, entry);
    const part = (await mailOf(source)).mail.parts[entry.part];
    if (part === undefined) return { bytes: null, reason: 'header' };
    const { content } = part;
    return content.ok
      ? { bytes: content.bytes, reason: null }
      : { bytes: null, reason: REASONS[content.damage] };
  },
};

interface ReadMail {
  readonly mail: Mail;
  readonly classified: ClassifiedMail;
}

/** The last mail read from each source: its files are read one after the other. */
const lastRead = new WeakMap<ByteSource, ReadMail>();

async function mailOf(source: ByteSource): Promise<ReadMail> {
  const known = lastRead.get(source);
  if (known !== undefined) return known;
  const mail = readMail(await source.read(0, source.size));
  const read = { mail, classified: classifyMail(mail) };
  lastRead.set(source, read);
  return read;
}

async function listMail(source: ByteSource): Promise<Listing<MailEntry>> {
  if (source.size > MAIL_LIMITS.bytes) return { entries: [], flaws: [], reason: 'entries' };
  const { mail, classified } = await mailOf(source);
  const entries = classified.files.map((file, index) => partEntry(mail, classified, file, index));
  const reason = mail.flaws.includes('limit') ? 'entries' : mail.flaws.includes('open') ? 'directory' : null;
  return { entries, flaws: [], reason };
}

function partEntry(mail: Mail, classified: ClassifiedMail, file: MailFile, index: number): MailEntry {
  const { part, role, hash, kind } = file;
  const { content } = part;
  return {
    name: nameOf(
      mail,
      part,
      `part-${index + 1}${kind !== null && part.type.startsWith('text/') ? '.xml' : ''}`,
    ),
    size: content.ok ? content.bytes.length : null,
    role: NO_FILES.has(role) ? 'junk' : 'file',
    reason: content.ok ? null : REASONS[content.damage],
    part: index,
    start: 0,
    end: 0,
    mail: {
      purpose: classified.purpose,
      role,
      postacert: classified.postacert,
      date: classified.date,
      subject: classified.daticert?.subject ?? mail.messages[0].subject,
      hash,
    },
  };
}

/** The name with those of the mails around it, except `postacert.eml`, which every certified mail contains. */
function nameOf(mail: Mail, { name, message }: MailPart, unnamed: string): string {
  const around: string[] = [];
  for (let at: number | null = message; at !== null; at = mail.messages[at]?.parent ?? null) {
    const { name: file, parent } = mail.messages[at] ?? mail.messages[0];
    if (parent !== null && file?.toLowerCase() !== 'postacert.eml') around.unshift(file ?? `mail-${at}.eml`);
  }
  return [...around, name ?? unnamed].join('!');
}

async function listBox(source: ByteSource): Promise<Listing<MailEntry>> {
  const entries: MailEntry[] = [];
  const box = new MailboxSplitter(MAIL_LIMITS.bytes);
  const add = (mails: Iterable<BoxedMail>): void => {
    for (const { bytes, size, start, end } of mails) {
      const name = `${entries.length + 1}.eml`;
      const reason = bytes === null ? 'large' : null;
      entries.push({ name, size, role: 'file', reason, part: null, start, end, mail: null });
    }
  };
  for (let at = 0; at < source.size; at += PIECE) {
    add(box.add(await source.read(at, Math.min(PIECE, source.size - at))));
    if (entries.length > CONTAINER_LIMITS.entries) return { entries: [], flaws: [], reason: 'entries' };
  }
  add(box.end());
  return { entries, flaws: [], reason: null };
}

async function readBoxed(source: ByteSource, { start, end }: MailEntry): Promise<EntryContent> {
  const [mail] = mailsInBox([await source.read(start, end - start)]);
  return mail?.bytes == null ? { bytes: null, reason: 'large' } : { bytes: mail.bytes, reason: null };
}
