/** Recognizes archives, mail and PDF files with XML, also those in a signed envelope. */
import { CONTAINER_FILE, kindInName } from '../names.ts';
import { open } from '../open.ts';
import { hasXml } from '../pdf/pdfReader.ts';
import { sniff } from '../sniff.ts';
import {
  type ByteSource,
  CONTAINER_LIMITS,
  type ContainerKind,
  type ContainerPorts,
  type Listing,
} from './container.ts';
import { isContainerKind, readerOf } from './readers.ts';
import { memorySource } from './source.ts';

/** A container whose files can be listed. */
export interface OpenContainer {
  readonly kind: ContainerKind;
  readonly source: ByteSource;
  /** True if it is in a signed envelope. */
  readonly signed: boolean;
}

/** Bytes that show the kind of a file. */
const HEAD = 4_096;

/** Recognizes a container; null for any other file. A name ending in `.zip` allows other bytes before the archive. */
export async function openContainer(
  source: ByteSource,
  name: string,
  ports: ContainerPorts,
): Promise<OpenContainer | null> {
  const head = await source.read(0, Math.min(HEAD, source.size));
  switch (sniff(head, name)) {
    case 'zip':
      return found('zip', source);
    case 'p7m':
      return source.size > CONTAINER_LIMITS.entryBytes ? null : await signedContainer(source, name);
    case 'text': {
      const kind = open(head, name).kind === 'mail' ? 'mail' : null;
      return kind === null ? byName(source, name) : found(kind, source);
    }
    case 'pdf':
      return (await hasXml(source, ports)) ? found('pdf', source) : null;
    case 'binary':
    case 'empty':
      return byName(source, name);
    default:
      return null;
  }
}

function found(kind: ContainerKind, source: ByteSource): OpenContainer {
  return { kind, source, signed: false };
}

function byName(source: ByteSource, name: string): OpenContainer | null {
  return kindInName(name) === 'zip' ? found('zip', source) : null;
}

async function signedContainer(source: ByteSource, name: string): Promise<OpenContainer | null> {
  const { container, layers } = open(await source.read(0, source.size), name);
  const kind = layers.at(-1)?.kind;
  if (container === null || kind === undefined || !isContainerKind(kind)) return null;
  return { kind, source: memorySource(container), signed: layers.length > 1 };
}

/** The files of a container. */
export async function listEntries({ kind, source }: OpenContainer, ports: ContainerPorts): Promise<Listing> {
  return await readerOf(kind).list(source, ports);
}

/** True if a name is that of a container, also of one in a signed envelope. */
export const namesContainer = (name: string): boolean => CONTAINER_FILE.test(name);
