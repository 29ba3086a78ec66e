/**
 * Files that contain others: archives, mail, and PDF. Loaded with the first container, unlike the rest of `envelope`.
 */
export { crc32 } from '../archive/crc32.ts';
export {
  type ByteSource,
  CONTAINER_LIMITS,
  type ContainerEntry,
  type ContainerFlaw,
  type ContainerKind,
  type ContainerPorts,
  type ContainerReason,
  type EntryContent,
  type EntryDamage,
  type EntryReason,
  type EntryRefusal,
  type Inflate,
} from './container.ts';
export { MemberReader } from './memberReader.ts';
export { type Member, type MemberContainer, type MembersOptions, members } from './members.ts';
export { listEntries, openContainer } from './openContainer.ts';
export { readEntry } from './readers.ts';
export { memorySource } from './source.ts';
export { type WalkedContainer, type WalkedEntry, walkContainer } from './walk.ts';
