/** File names for other programs: with `/`, and relative to the root of the repository if it is known. */

export interface Artifacts {
  /** The folder that names are relative to, as an absolute path. */
  readonly base?: string;
  /** The root of the repository, as an absolute path. Files below it get names relative to it. */
  readonly root?: string;
  /** The separator of folders in these paths and in file names; default `/`. */
  readonly separator?: '/' | '\\';
}

/** The name of standard input in a report. */
const STANDARD_INPUT = '-';

/** The normalized path, with `/`; null for standard input. */
export function artifactPath(file: string, { base, root, separator }: Artifacts = {}): string | null {
  if (file === STANDARD_INPUT) return null;
  const slashed = (path: string): string => (separator === '\\' ? path.replaceAll('\\', '/') : path);
  const name = straight(slashed(file));
  if (root === undefined) return name;
  const absolute = isAbsolute(name) ? name : straight(`${slashed(base ?? root)}/${name}`);
  const top = straight(slashed(root)).replace(/\/$/, '');
  return absolute.startsWith(`${top}/`) ? absolute.slice(top.length + 1) : absolute;
}

/** The path as a URI reference (RFC 3986): relative, or `file:` for an absolute path. */
export function artifactUri(file: string, artifacts: Artifacts = {}): string | null {
  const path = artifactPath(file, artifacts);
  if (path === null) return null;
  const uri = path.split('/').map(encodeSegment).join('/');
  if (path.startsWith('//')) return `file:${uri}`;
  if (path.startsWith('/')) return `file://${uri}`;
  return isAbsolute(path) ? `file:///${uri.replace('%3A', ':')}` : uri;
}

function isAbsolute(path: string): boolean {
  return path.startsWith('/') || /^[a-z]:\//i.test(path);
}

/** Removes `.`, empty segments, and `..` together with the segment before it. */
function straight(path: string): string {
  const lead = /^\/{0,2}/.exec(path)?.[0] ?? '';
  const segments: string[] = [];
  for (const segment of path.slice(lead.length).split('/')) {
    if (segment === '' || segment === '.') continue;
    const last = segments.at(-1);
    if (segment === '..' && last !== undefined && last !== '..') segments.pop();
    else if (segment !== '..' || lead === '') segments.push(segment);
  }
  return lead + segments.join('/');
}

/** Percent-encodes a segment. A lone surrogate has no UTF-8 form and is replaced. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd'));
}
