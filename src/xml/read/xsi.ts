/** Attributes of XML Schema instances, which any element may have. */
import type { SimpleType } from '../../model/lexical.ts';
import { SIGNATURE_NAMESPACE } from '../../model/roots.ts';
import { qualified, type XmlElement } from '../element.ts';
import { namespaceOf, type XmlAttribute } from '../namespaces.ts';
import { fitsBuiltIn, isDerived } from './builtInTypes.ts';
import type { NamedTypes } from './namedTypes.ts';
import type { Frame, Problems } from './problems.ts';

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
export const XSD = 'http://www.w3.org/2001/XMLSchema';

/** Signature types with the same values as xs:base64Binary, which may replace it. */
const BASE64_TYPES: ReadonlySet<string> = new Set(['CryptoBinary', 'DigestValueType', 'SignatureValueType']);

const ATTRIBUTES: ReadonlySet<string> = new Set([
  'type',
  'nil',
  'schemaLocation',
  'noNamespaceSchemaLocation',
]);

/** True for the attributes of this namespace that any element may have. */
export function isInstanceAttribute({ uri, local }: XmlAttribute): boolean {
  return uri === XSI && ATTRIBUTES.has(local);
}

/** The declared type of an element, which `xsi:type` may repeat or narrow. */
export interface DeclaredType {
  readonly xsdName: string;
  readonly namespace: string;
  /** Types of the schema, of which some may replace a built-in type; absent if none may. */
  readonly named?: () => NamedTypes;
  /** True if the schema does not declare the element: then `xsi:nil` has no meaning. Default: false. */
  readonly isUndeclared?: boolean;
}

/**
 * Checks the `xsi:` attributes and returns the others. `xsi:type` may repeat the element's own type; `xsi:nil` is an
 * error with any value, because no declared element is nillable.
 */
export function withoutXsi(
  element: XmlElement,
  type: DeclaredType,
  frame: Frame | null,
  problems: Problems,
): readonly XmlAttribute[] {
  if (element.attributes.length === 0) return element.attributes;
  return element.attributes.filter((attribute) => {
    if (!isInstanceAttribute(attribute)) return true;
    const name = qualified(element);
    const found = attribute.value;
    if (attribute.local === 'nil') {
      if (type.isUndeclared === true) return false;
      problems.add('xsi.nil', frame, element, attribute, { element: name }, qualified(attribute));
    } else if (attribute.local === 'type' && !names(found, type, element)) {
      problems.add('xsi.type', frame, element, attribute, { element: name, found }, qualified(attribute));
    }
    return false;
  });
}

function names(value: string, type: DeclaredType, element: XmlElement): boolean {
  const { uri, local } = resolve(value, element);
  if (!type.xsdName.startsWith('xs:')) return uri === type.namespace && local === type.xsdName;
  const own = type.xsdName.slice('xs:'.length);
  if (uri === XSD && local === own) return true;
  // The text must fit the narrower type.
  if (uri === XSD && isDerived(local, own)) return fitsBuiltIn(local, element.text);
  if (own === 'integer' && uri === SIGNATURE_NAMESPACE) return local === 'HMACOutputLengthType';
  if (uri === type.namespace && replacement(local, type) !== undefined) return true;
  return type.xsdName === 'xs:base64Binary' && uri === SIGNATURE_NAMESPACE && BASE64_TYPES.has(local);
}

/** The type of the schema that restricts a built-in type. @param local Its name. */
export function replacement(local: string, { xsdName, named }: DeclaredType): SimpleType | undefined {
  const found = xsdName.startsWith('xs:') ? named?.().get(local) : undefined;
  const isNarrower = found?.kind === 'simple' && isDerived(found.base, xsdName.slice('xs:'.length));
  return isNarrower ? found : undefined;
}

/** The type in `xsi:type`; `uri` is `undefined` for a prefix that is not bound, and for text that is no name. */
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
  // A prefix has no colon, so none is bound to the first two parts of `a:b:c`.
  const colon = written.lastIndexOf(':');
  const uri = colon === 0 ? undefined : namespaceOf(element.scope, written.slice(0, Math.max(colon, 0)));
  return { written, uri, local: written.slice(colon + 1) };
}
