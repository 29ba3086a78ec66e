/** The types that `xsi:type` may name on an element that nobody declared. */
import { formats } from '../../model/formats.ts';
import { type Block, elementsOf, type Format } from '../../model/grammar.ts';
import { applyWhitespace } from '../../model/lexical.ts';
import { checkBase64, checkDate, checkDateTime } from '../../model/primitives.ts';
import type { XmlElement } from '../tree.ts';
import { type InstanceType, XSD, XSI } from './xsi.ts';

/** Whether the type is known and, where it is a simple one that we check, the text fits it. */
export function fitsInstanceType(element: XmlElement, { uri, local }: InstanceType): boolean {
  if (uri === XSD) {
    if (local === 'anyType') return true;
    // A simple type takes text alone: no child, and no attribute but those of instances.
    const alone =
      element.children.length === 0 && element.attributes.every((attribute) => attribute.uri === XSI);
    const value = applyWhitespace('collapse', element.text);
    return alone && BUILT_IN.has(local) && (LEXICAL[local]?.(value) ?? true);
  }
  return formats.some((format) => format.namespace === uri && typeNamesOf(format).has(local));
}

const typeNames = new WeakMap<Format, ReadonlySet<string>>();

/** The names that a format's schema gives to its types. */
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

/** XML Schema's own types, which `xsi:type` may name. */
const BUILT_IN: ReadonlySet<string> = new Set(
  (
    'anySimpleType string boolean decimal float double duration dateTime time date gYearMonth gYear gMonthDay ' +
    'gDay gMonth hexBinary base64Binary anyURI QName NOTATION normalizedString token language NMTOKEN NMTOKENS Name ' +
    'NCName ID IDREF IDREFS ENTITY ENTITIES integer nonPositiveInteger negativeInteger long int short byte ' +
    'nonNegativeInteger unsignedLong unsignedInt unsignedShort unsignedByte positiveInteger'
  ).split(' '),
);

/** The built-in types whose values are checked here. */
const LEXICAL: Readonly<Record<string, (value: string) => boolean>> = {
  base64Binary: checkBase64,
  boolean: (value) => /^(?:true|false|0|1)$/.test(value),
  date: checkDate,
  dateTime: checkDateTime,
  decimal: (value) => /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/.test(value),
  integer: (value) => /^[+-]?[0-9]+$/.test(value),
};
