/** What no change leaves valid. */
import { SIGNATURE_NAMESPACE } from '../../model/formats.ts';
import type { XmlElement } from '../../xml/tree.ts';

/** The signatures in an XML document, wherever they stand. */
export function signaturesOf(element: XmlElement | undefined): readonly XmlElement[] {
  if (element === undefined) return [];
  if (element.uri === SIGNATURE_NAMESPACE && element.local === 'Signature') return [element];
  return element.children.flatMap(signaturesOf);
}
