/** Detects signatures, which any change invalidates. */
import { SIGNATURE_NAMESPACE } from '../../model/roots.ts';
import type { XmlElement } from '../../xml/element.ts';

/**
 * The signature that a result lacks: `p7m` for an envelope, of which the result is the XML inside, `xml` for a signature
 * in the document.
 */
export type DroppedSignature = 'p7m' | 'xml';

/**
 * Returns the signatures in an XML document, at any depth.
 *
 * @param root The root of the text's tree, which most documents need not have: they do not contain the word.
 */
export function signaturesOf(text: string, root: () => XmlElement | undefined): readonly XmlElement[] {
  if (!text.includes(SIGNATURE)) return [];
  const found: XmlElement[] = [];
  const element = root();
  // Iterative: a document may be deeper than the stack.
  const open: XmlElement[] = element === undefined ? [] : [element];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.uri === SIGNATURE_NAMESPACE && next.local === SIGNATURE) found.push(next);
    else for (const child of next.children.toReversed()) open.push(child);
  }
  return found;
}

const SIGNATURE = 'Signature';
