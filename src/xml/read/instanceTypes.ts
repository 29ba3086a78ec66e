/** Types that `xsi:type` may specify on an undeclared element. */
import { formats } from '../../model/formats.ts';
import { type Block, elementsOf, type Format } from '../../model/grammar.ts';
import { namespaceOf } from '../namespaces.ts';
import type { XmlElement } from '../tree.ts';
import { fitsBuiltIn } from './builtInTypes.ts';
import { type InstanceType, XSD, XSI } from './xsi.ts';

/** True if the type is known and, if it is simple, accepts the text. */
export function fitsInstanceType(element: XmlElement, { uri, local }: InstanceType): boolean {
  if (uri === XSD) {
    if (local === 'anyType') return true;
    // A simple type allows text only: no children, and no attributes except `xsi:` ones.
    const alone =
      element.children.length === 0 && element.attributes.every((attribute) => attribute.uri === XSI);
    return alone && fitsBuiltIn(local, element.text) && (local !== 'QName' || isBound(element));
  }
  return formats.some((format) => format.namespace === uri && typeNamesOf(format).has(local));
}

/** True if the text is a qualified name whose prefix is declared in scope. */
function isBound({ text, scope }: XmlElement): boolean {
  const [prefix, local] = text.trim().split(':', 2);
  return local === undefined || namespaceOf(scope, prefix ?? '') !== undefined;
}

const typeNames = new WeakMap<Format, ReadonlySet<string>>();

/** The type names in a format's schema. */
function typeNamesOf(format: Format): ReadonlySet<string> {
  let names = typeNames.get(format);
  if (names === undefined) {
    const found = new Set([format.block.xsdName, format.versione.xsdName, format.sistemaEmittente.xsdName]);
    const visit = (block: Block): void => {
      for (const { type } of elementsOf(block)) {
        if (!found.has(type.xsdName) && type.kind === 'block') visit(type);
        found.add(type.xsdName);
      }
    };
    visit(format.block);
    names = found;
    typeNames.set(format, names);
  }
  return names;
}
