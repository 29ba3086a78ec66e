/** The bytes of all given files, including files inside archives and mail. */
import { type ByteSource, type EntryReason, open } from '../../src/public/envelope.ts';
import type { GivenFile } from './protocol.ts';

/** A file to check, or a container of which something cannot be read. */
export interface Found {
  readonly path: string;
  /** The content, if it was read already. */
  readonly bytes?: Uint8Array | null;
  /** Null if it cannot be read. */
  readonly read: (() => Promise<Uint8Array>) | null;
  /** The reason why it cannot be read. */
  readonly reason: Unread | null;
}

export type Unread = EntryReason | 'directory' | 'structure' | 'volumes' | 'entries' | 'empty' | 'file';

/** Number of bytes that suffice to recognize an archive. */
const HEAD = 65_536;

/** Larger files are not invoices: SdI accepts 5 MB. */
const LARGEST = 50_000_000;

/** Reads by offset, so that a large archive is never completely in memory. */
function sourceOf(file: Blob): ByteSource {
  const read = async (offset: number, length: number): Promise<Uint8Array> =>
    new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());
  return { size: file.size, read };
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

/** The beginning of a file, usually all of it: read ahead, because each read waits for another process. */
export type Head = Promise<Uint8Array | null>;

export function headOf({ file }: GivenFile): Head {
  return bytesOf(file.slice(0, HEAD)).catch(() => null);
}

/** The files in a given file: the file itself, or the entries of an archive. */
export async function* foundIn({ name, file }: GivenFile, begun: Head): AsyncGenerator<Found> {
  try {
    const start = await begun;
    if (start === null) throw new UnreadError('file');
    const head = open(start, name);
    const isContainer =
      head.kind === 'zip' ||
      head.kind === 'mail' ||
      (await isHybrid(file, name, head.reason)) ||
      (await holdsContainer(file, name, head.kind));
    if (isContainer) yield* filesOf(name, file);
    else if (file.size > LARGEST) yield { path: name, read: null, reason: 'large' };
    else {
      const bytes = file.size <= HEAD ? start : null;
      yield { path: name, bytes, read: () => bytesOf(file), reason: null };
    }
  } catch {
    yield { path: name, read: null, reason: 'file' };
  }
}

/** A PDF with the invoice attached to it. Any other PDF is a file that cannot be read. */
async function isHybrid(file: Blob, name: string, reason: string | null): Promise<boolean> {
  if (reason !== 'pdf') return false;
  const { members } = await import('./containers.ts');
  for await (const _ of members(sourceOf(file), { name, now: () => performance.now() })) return true;
  return false;
}

/** An archive in a signed envelope. */
async function holdsContainer(file: Blob, name: string, kind: string | null): Promise<boolean> {
  if (kind !== 'p7m' || file.size > LARGEST) return false;
  return open(await bytesOf(file), name).container !== null;
}

async function* filesOf(name: string, file: Blob): AsyncGenerator<Found> {
  let count = 0;
  const { members } = await import('./containers.ts');
  const now = (): number => performance.now();
  for await (const member of members(sourceOf(file), { name, now })) {
    if (member.is === 'container') {
      if (member.reason === null) continue;
      count += 1;
      yield { path: member.path, read: null, reason: member.reason };
      continue;
    }
    if (member.junk) continue;
    count += 1;
    if (member.reason !== null) yield { path: member.path, read: null, reason: member.reason };
    else yield { path: member.path, read: () => contentOf(member), reason: null };
  }
  if (count === 0) yield { path: name, read: null, reason: 'empty' };
}

/** A file whose content turns out to be damaged. */
export class UnreadError extends Error {
  readonly reason: Unread;

  constructor(reason: Unread) {
    super(reason);
    this.reason = reason;
  }
}

async function contentOf(member: {
  read(): Promise<{ readonly bytes: Uint8Array | null; readonly reason: EntryReason | null }>;
}): Promise<Uint8Array> {
  const { bytes, reason } = await member.read();
  if (bytes === null) throw new UnreadError(reason ?? 'file');
  return bytes;
}
