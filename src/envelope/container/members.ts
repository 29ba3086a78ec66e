/** The files of an archive or mail, including those of nested containers: the public interface of containers. */
import { given } from '../../model/given.ts';
import { open } from '../open.ts';
import type { Opened } from '../opened.ts';
import type {
  ByteSource,
  ContainerFlaw,
  ContainerKind,
  ContainerPorts,
  ContainerReason,
  EntryContent,
  EntryReason,
} from './container.ts';
import { platformInflate } from './inflate.ts';
import { memorySource } from './source.ts';
import { type WalkedContainer, type WalkedEntry, walkContainer } from './walk.ts';

/** A container, listed before its members. */
export interface MemberContainer {
  readonly is: 'container';
  /** The path with those of the containers around it. */
  readonly path: string;
  readonly kind: ContainerKind;
  /** True if it is in a signed envelope. */
  readonly signed: boolean;
  readonly flaws: readonly ContainerFlaw[];
  /** Reason why its files cannot be listed, or not all of them; null without one. */
  readonly reason: ContainerReason | null;
}

/** A file in a container. */
export interface Member {
  readonly is: 'file';
  /** The path with those of its containers: `a.zip!folder/b.xml.p7m`. As stated there, so unsafe to write to. */
  readonly path: string;
  /** The path in its container. */
  readonly name: string;
  /** Size in bytes; null if it is known only after reading. */
  readonly size: number | null;
  /** True for folders, and for files that operating systems add. */
  readonly junk: boolean;
  /** Reason why it cannot be read, as far as the container says; null without one. */
  readonly reason: EntryReason | null;
  /** Reads the content and checks it. */
  read(): Promise<EntryContent>;
  /** Opens the content as `open` does; null if it cannot be read. */
  open(): Promise<Opened | null>;
}

/** Options of {@link members}. */
export interface MembersOptions extends Partial<ContainerPorts> {
  /** The name of the file; the paths of its members begin with it. Default: empty. */
  readonly name?: string;
}

/**
 * Lists the files of a ZIP archive or mail and the XML attached to a PDF, also of archives inside them or in a signed
 * envelope, one after the other. Each container precedes its files. Yields nothing for any other file. Contents are read
 * on demand and not kept. Bad input never throws: a damaged file has a `reason`, and the others are read.
 *
 * @param input The bytes, or a source that reads them at random, for archives too large for memory.
 *
 * @example
 * ```ts
 * import { members } from 'fattura/envelope';
 *
 * // An archive with one empty file, as bytes in base64.
 * const base64 =
 *   'UEsDBBQAAAAAAAAAIQAAAAAAAAAAAAAAAAAFAAAAYS54bWxQSwECFAAUAAAAAAAAACEAAAAAAAAAAAAAAAAABQAAAAAAAAAAAAAAAAAAAAAAYS54bWxQSwUGAAAAAAEAAQAzAAAAIwAAAAAA';
 * const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
 *
 * for await (const member of members(bytes, { name: 'a.zip' })) {
 *   if (member.is === 'file') console.log(member.path, member.size, member.reason); // prints: a.zip!a.xml 0 null
 * }
 * ```
 */
export async function* members(
  input: Uint8Array | ByteSource,
  options: MembersOptions = {},
): AsyncGenerator<MemberContainer | Member> {
  given('options', options, 'object');
  const { name = '', inflate = platformInflate, now } = options;
  const source = sourceOf(input);
  const ports = { inflate, now };
  for await (const walked of walkContainer(source, name, ports)) {
    if (walked.is !== 'end') yield walked.is === 'container' ? containerOf(walked) : fileOf(walked);
  }
}

/** @throws TypeError if the input is neither bytes nor a source of them. */
function sourceOf(input: Uint8Array | ByteSource): ByteSource {
  if (ArrayBuffer.isView(input)) return memorySource(input);
  given('input', input, 'object');
  if (typeof input.read !== 'function') given('input', undefined, 'bytes');
  return input;
}

function containerOf({ path, kind, signed, flaws, reason }: WalkedContainer): MemberContainer {
  return { is: 'container', path, kind, signed, flaws, reason };
}

function fileOf({ path, entry: { name, size, role, reason }, read }: WalkedEntry): Member {
  return {
    is: 'file',
    path,
    name,
    size,
    junk: role === 'junk',
    reason,
    read,
    open: async () => {
      const { bytes } = await read();
      return bytes === null ? null : open(bytes, name);
    },
  };
}
