/** Attributes of XML Schema instances, which any element may have. */
import { SIGNATURE_NAMESPACE } from '../../model/roots.ts';
import { DataFattura } from '../../model/simpleTypes.ts';
import { namespaceOf, type XmlAttribute } from '../namespaces.ts';
import { qualified, type XmlElement } from '../tree.ts';
import { fitsBuiltIn, isDerived } from './builtInTypes.ts';
import type { Frame, Problems } from './problems.ts';

export const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
export const XSD = 'http://www.w3.org/2001/XMLSchema';

/** Signature types with the same values as xs:base64Binary, which may replace it. */
const BASE64_TYPES: ReadonlySet<string> = new Set(['CryptoBinary', 'DigestValueType', 'SignatureValueType']);

/**
 * Checks the `xsi:` attributes and returns the others. `xsi:type` may repeat the element's own type; `xsi:nil` is an
 * error with any value, because no element is nillable.
 */
export function withoutXsi(
  element: XmlElement,
  type: { readonly xsdName: string; readonly namespace: string },
  frame: Frame | null,
  problems: Problems,
): readonly XmlAttribute[] {
  if (element.attributes.length === 0) return element.attributes;
  return element.attributes.filter((attribute) => {
    if (attribute.uri !== XSI) return true;
    if (attribute.local === 'schemaLocation' || attribute.local === 'noNamespaceSchemaLocation') return false;
    const name = qualified(element);
    if (attribute.local === 'nil') {
      problems.add('xsi.nil', frame, element, attribute, { element: name }, qualified(attribute));
      return false;
    }
    if (attribute.local !== 'type') return true;
    const found = attribute.value;
    if (!names(found, type, element)) {
      problems.add('xsi.type', frame, element, attribute, { element: name, found }, qualified(attribute));
    }
    return false;
  });
}

function names(
  value: string,
  type: { readonly xsdName: string; readonly namespace: string },
  element: XmlElement,
): boolean {
  const { uri, local } = resolve(value, element);
  if (!type.xsdName.startsWith('xs:')) return uri === type.namespace && local === type.xsdName;
  const own = type.xsdName.slice('xs:'.length);
  if (uri === XSD && local === own) return true;
  // The text must fit the narrower type.
  if (uri === XSD && isDerived(local, own)) return fitsBuiltIn(local, element.text);
  if (own === 'integer' && uri === SIGNATURE_NAMESPACE) return local === 'HMACOutputLengthType';
  if (type.xsdName === 'xs:date') return uri === type.namespace && local === DataFattura.xsdName;
  return type.xsdName === 'xs:base64Binary' && uri === SIGNATURE_NAMESPACE && BASE64_TYPES.has(local);
}

/** The type in `xsi:type`; `uri` is `undefined` for a prefix that is not bound. */
export interface InstanceType {
  readonly written: string;
  readonly uri: string | undefined;
  readonly local: string;
}

/** True if the element has the attribute `xsi:nil`, with any value. */
export function isNil(element: XmlElement): boolean {
  return element.attributes.some(({ uri, local }) => uri === XSI && local === 'nil');
}

/** Returns the type in an element's `xsi:type`; `undefined` without one. */
export function instanceType(element: XmlElement): InstanceType | undefined {
  const attribute = element.attributes.find(({ uri, local }) => uri === XSI && local === 'type');
  if (attribute === undefined) return undefined;
  return resolve(attribute.value, element);
}

function resolve(written: string, element: XmlElement): InstanceType {
  const [prefix, local] = written.includes(':') ? written.split(':', 2) : ['', written];
  return { written, uri: namespaceOf(element.scope, prefix ?? ''), local: local ?? '' };
}
