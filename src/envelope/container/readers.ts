/** The kinds of containers. */
import { zipReader } from '../archive/zipReader.ts';
import { mailReader } from '../mail/mailReader.ts';
import { pdfReader } from '../pdf/pdfReader.ts';
import type {
  ByteSource,
  ContainerEntry,
  ContainerKind,
  ContainerPorts,
  ContainerReader,
  EntryContent,
} from './container.ts';

const READERS: Readonly<Record<ContainerKind, ContainerReader>> = {
  zip: zipReader,
  mail: mailReader,
  pdf: pdfReader,
};

/** True for a kind of file whose files can be listed. */
export function isContainerKind(kind: string): kind is ContainerKind {
  return Object.hasOwn(READERS, kind);
}

export function readerOf(kind: ContainerKind): ContainerReader {
  return READERS[kind];
}

export async function readEntry(
  kind: ContainerKind,
  source: ByteSource,
  entry: ContainerEntry,
  ports: ContainerPorts,
): Promise<EntryContent> {
  return await READERS[kind].read(source, entry, ports);
}
