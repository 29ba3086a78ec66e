/** The XML Schema of signatures, from the data in `src/model/signature.ts`. */
import {
  type SignatureAttribute,
  type SignatureBounds,
  type SignatureParticle,
  type SignatureType,
  signatureGrammar,
} from '../../src/model/signature.ts';
import { bounds, NOTICE } from './invoiceXsd.ts';
import { type XmlNode, xmlDocument, xmlNode } from './xmlText.ts';

/** The grammar's names for XML Schema's built-in types. */
const BUILT_IN: ReadonlySet<string> = new Set(['base64Binary', 'integer', 'string']);

export function signatureXsd(): string {
  const { namespace, globals, types } = signatureGrammar;
  const schema = xmlNode(
    'xs:schema',
    {
      'xmlns:xs': 'http://www.w3.org/2001/XMLSchema',
      'xmlns:ds': namespace,
      targetNamespace: namespace,
      elementFormDefault: 'qualified',
    },
    [
      ...Object.entries(globals).map(([name, type]) => xmlNode('xs:element', { name, type: typeName(type) })),
      ...Object.values(types).flatMap((type) => (BUILT_IN.has(type.name) ? [] : [declaration(type)])),
    ],
  );
  return xmlDocument(schema, NOTICE);
}

function typeName(type: string): string {
  return `${BUILT_IN.has(type) ? 'xs' : 'ds'}:${type}`;
}

function declaration({ name, content, attributes }: SignatureType): XmlNode {
  const declared = (attributes ?? []).map(attribute);
  if (content.kind === 'complex') {
    return xmlNode('xs:complexType', { name, mixed: content.mixed ? 'true' : undefined }, [
      particle(content.particle),
      ...declared,
    ]);
  }
  const base = `xs:${content.base}`;
  if (attributes === null) return xmlNode('xs:simpleType', { name }, [xmlNode('xs:restriction', { base })]);
  return xmlNode('xs:complexType', { name }, [
    xmlNode('xs:simpleContent', {}, [xmlNode('xs:extension', { base }, declared)]),
  ]);
}

function attribute({ name, type, required }: SignatureAttribute): XmlNode {
  return xmlNode('xs:attribute', { name, type: `xs:${type}`, use: required ? 'required' : undefined });
}

/** Refers to globally declared elements, so that each has one declaration. */
function particle(declared: SignatureParticle): XmlNode {
  const occurs = bounds(declared as SignatureBounds);
  switch (declared.kind) {
    case 'element':
      return signatureGrammar.globals[declared.name] === declared.type
        ? xmlNode('xs:element', { ref: `ds:${declared.name}`, ...occurs })
        : xmlNode('xs:element', { name: declared.name, type: typeName(declared.type), ...occurs });
    case 'wildcard':
      return xmlNode('xs:any', {
        namespace: `##${declared.namespace}`,
        processContents: declared.processContents,
        ...occurs,
      });
    default:
      return xmlNode(`xs:${declared.kind}`, occurs, declared.particles.map(particle));
  }
}
