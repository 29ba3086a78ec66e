/** The `ds:Signature` of an invoice, as written in its source. */
import { SIGNATURE_NAMESPACE } from '../../model/roots.ts';
import type { XmlElement } from '../element.ts';

export interface SignatureText {
  /** Null if the text ends inside the signature. */
  readonly source: string | null;
  /** The `SigningTime` (XAdES), as written; null without one. */
  readonly signingTime: string | null;
}

/** The signature of a root element; null without one. @param text The text that was parsed. */
export function signatureText(root: XmlElement | null, text: string): SignatureText | null {
  const found = root?.children.find(({ uri, local }) => uri === SIGNATURE_NAMESPACE && local === 'Signature');
  if (found === undefined) return null;
  const time = descendant(found, SIGNING_TIME);
  return {
    source: found.end < 0 ? null : text.slice(found.offset, found.end),
    signingTime:
      time === undefined || time.textStart < 0 ? null : text.slice(time.textStart, time.textEnd).trim(),
  };
}

/** XAdES has a namespace per version; the element has the same name in all of them. */
const SIGNING_TIME = 'SigningTime';

function descendant(element: XmlElement, local: string): XmlElement | undefined {
  for (const child of element.children) {
    const found = child.local === local ? child : descendant(child, local);
    if (found !== undefined) return found;
  }
  return undefined;
}
