import type { XmlElement } from '../element.ts';

/** The attribute `versione` of a root. */
export function versionOf(root: XmlElement): string | undefined {
  return root.attributes.find(({ local, uri }) => local === 'versione' && uri === '')?.value;
}
