/** Files that operating systems and office programs add to archives. */

const FOLDERS = /(?:^|\/)__MACOSX\//;
const FILES = /(?:^|\/)(?:\._[^/]*|~\$[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** True for folders as well: their files have entries of their own. */
export function isJunk(name: string): boolean {
  return name.endsWith('/') || FOLDERS.test(name) || FILES.test(name);
}
