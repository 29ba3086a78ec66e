/** A page of the repository for the package, in which some files are missing and relative links do not resolve. */
import { posix } from 'node:path';

export interface Packed {
  /** Path in the repository, and in the package. */
  readonly from: string;
  readonly to: string;
  /** The path of a repository file in the package; undefined if it is not included. */
  readonly shipped: (path: string) => string | undefined;
  /** Base address of the repository's files, with a trailing slash; undefined without a repository. */
  readonly address: string | undefined;
  readonly language: 'en' | 'it';
}

/** Shown by the registry, outside the package: relative links do not work. */
const SHOWN_ELSEWHERE = 'README.md';

const WORDS = {
  en: { inPackage: 'in the package', inSources: 'in the sources' },
  it: { inPackage: 'nel pacchetto', inSources: 'nei sorgenti' },
} as const;

/** Code is skipped; the text of a link may contain code. */
const CODE_OR_LINK =
  /^(?<fence>```+)[\s\S]*?^\k<fence>$|`[^`\n]*`|(?<image>!?)\[(?<text>(?:`[^`\n]*`|[^\]`\n])*)\]\((?<target>[^)\s]+)\)/gm;

const ABSOLUTE = /^(?:[a-z][a-z+.-]*:|#)/i;

/**
 * Links to files in the package stay, except on the registry's page; others become absolute, or a text with the
 * location. Pictures of the repository are left out.
 */
export function packagePage(page: string, packed: Packed): string {
  return page.replace(CODE_OR_LINK, (whole: string, ...rest: unknown[]) => {
    const { image, text, target } = rest.at(-1) as Record<string, string | undefined>;
    if (text === undefined || target === undefined || ABSOLUTE.test(target)) return whole;
    // The package has no pictures.
    if (image === '!') return '';
    return link(text, target, packed);
  });
}

function link(text: string, target: string, { from, to, shipped, address, language }: Packed): string {
  const [file = '', anchor] = target.split('#');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const path = posix.join(posix.dirname(from), file);
  const inside = shipped(path);
  if (inside !== undefined && to !== SHOWN_ELSEWHERE)
    return `[${text}](${posix.relative(posix.dirname(to), inside)}${hash})`;
  if (address !== undefined) return `[${text}](${address}${path}${hash})`;
  const words = WORDS[language];
  const place = inside ?? path;
  const where = inside === undefined ? words.inSources : words.inPackage;
  const plain = text.replaceAll('`', '');
  if (plain === path || path.endsWith(`/${plain}`))
    return `\`${place}\`${inside === undefined ? ` (${where})` : ''}`;
  return `${text} (\`${place}\` ${where})`;
}
