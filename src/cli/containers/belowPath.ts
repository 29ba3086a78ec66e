/** Safe output paths, for files in containers, whose names may be any path, and for input files. */
import { CONTAINER_FILE } from '../../envelope/index.ts';
import { attachmentFileName } from '../../operations/index.ts';

const NO_BYTES = new Uint8Array();

/**
 * The path below an output folder: that of the container without its extension, then the folders in it. Every part is a
 * safe file name, so the result never leads outside.
 */
export function belowPath(container: string, name: string): string {
  return `${folderOf(container)}/${safePath(name)}`;
}

/** A relative path of which every part is a safe file name. */
export function safePath(path: string): string {
  const parts = path.split(/[/\\]/).filter((part) => part !== '' && part !== '.' && part !== '..');
  return (parts.length === 0 ? [''] : parts)
    .map((part) => attachmentFileName({ name: part, number: 1, format: null, compression: null }, NO_BYTES))
    .join('/');
}

/** The folder for the files of a container: `a` for `a.zip`, which is a file itself. */
export function folderOf(container: string): string {
  const stem = CONTAINER_FILE.test(container)
    ? container.replace(CONTAINER_FILE, '')
    : container.replace(/\.[^./\\]*$/, '');
  return stem === '' || stem.endsWith('/') ? `${stem}archive` : stem;
}
