/** ZIP archives as containers. */
import type { ContainerReader } from '../container/container.ts';
import { listZip } from './listZip.ts';
import { readZipEntry } from './readZipEntry.ts';
import type { ZipEntry } from './zipEntry.ts';

export const zipReader: ContainerReader<ZipEntry> = { list: listZip, read: readZipEntry };
