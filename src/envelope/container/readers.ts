/** The kinds of containers. */
import { zipReader } from '../archive/zipReader.ts';
import type {
  ByteSource,
  ContainerEntry,
  ContainerKind,
  ContainerPorts,
  ContainerReader,
  EntryContent,
} from './container.ts';

/** A kind without a reader is recognized, and not opened. */
const READERS: Readonly<Record<ContainerKind, ContainerReader | null>> = {
  zip: zipReader,
  mail: null,
};

export function readerOf(kind: ContainerKind): ContainerReader | null {
  return READERS[kind];
}

export async function readEntry(
  kind: ContainerKind,
  source: ByteSource,
  entry: ContainerEntry,
  ports: ContainerPorts,
): Promise<EntryContent> {
  return (await READERS[kind]?.read(source, entry, ports)) ?? { bytes: null, reason: 'header' };
}
