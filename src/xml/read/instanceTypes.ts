/** Types of XML Schema that `xsi:type` may specify on an undeclared element. */

import type { XmlElement } from '../element.ts';
import { namespaceOf } from '../namespaces.ts';
import { fitsBuiltIn } from './builtInTypes.ts';
import { type InstanceType, isInstanceAttribute, XSD } from './xsi.ts';

/** True if the type is known and, if it is simple, accepts the text. */
export function fitsInstanceType(element: XmlElement, { uri, local }: InstanceType): boolean {
  if (uri !== XSD) return false;
  if (local === 'anyType') return true;
  // A simple type allows text only: no children, and no attributes except `xsi:` ones.
  const alone = element.children.length === 0 && element.attributes.every(isInstanceAttribute);
  return alone && fitsBuiltIn(local, element.text) && (local !== 'QName' || isBound(element));
}

/** True if the text is a qualified name whose prefix is declared in scope. */
function isBound({ text, scope }: XmlElement): boolean {
  const [prefix, local] = text.trim().split(':', 2);
  return local === undefined || namespaceOf(scope, prefix ?? '') !== undefined;
}
