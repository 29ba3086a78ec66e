/** The XML Schema of a format. Type names are the official ones: an `xsi:type` in a file means the same. */
import { ordinary, simplified } from '../../src/model/formats.ts';
import {
  type Block,
  type Element,
  type Format,
  isOnce,
  type Occurs,
  type Particle,
} from '../../src/model/grammar.ts';
import { charactersPattern, type SimpleType, type Whitespace } from '../../src/model/lexical.ts';
import { SIGNATURE_NAMESPACE } from '../../src/model/roots.ts';
import { signatureGrammar } from '../../src/model/signature.ts';
import { blocksUnder, simpleTypesOf } from './grammarWalk.ts';
import { documentation, type XmlNode, xmlDocument, xmlNode } from './xmlText.ts';

const NAMES: Readonly<Record<Format['kind'], string>> = {
  ordinary: 'FatturaPA-ordinaria',
  simplified: 'FatturaPA-semplificata',
};

/** The file of a version of a format's schema. The retired formats had no simplified invoice. */
export function schemaFile({ kind, retired, schemaVersion }: Format): string {
  return `${retired === undefined ? NAMES[kind] : 'FatturaPA'}-${schemaVersion}.xsd`;
}

/** The files of the latest versions. */
export const SCHEMA_FILES = {
  ordinary: schemaFile(ordinary),
  simplified: schemaFile(simplified),
  signature: 'xmldsig.xsd',
} as const;

export const NOTICE = 'Generated from the grammar of the package fattura by `npm run generate`; do not edit.';

/** The whitespace rule of a built-in type; a type states its own only if it differs. */
const INHERITED: Readonly<Record<string, Whitespace>> = { string: 'preserve', normalizedString: 'replace' };

/** @param format One version of the schema: see `versionsOf`. */
export function invoiceXsd(format: Format): string {
  const types = [...simpleTypesOf(format)].filter((type) => !isBuiltIn(type));
  const schema = xmlNode(
    'xs:schema',
    {
      'xmlns:xs': 'http://www.w3.org/2001/XMLSchema',
      'xmlns:ds': SIGNATURE_NAMESPACE,
      xmlns: format.namespace,
      targetNamespace: format.namespace,
      version: format.schemaVersion,
    },
    [
      xmlNode('xs:import', { namespace: SIGNATURE_NAMESPACE, schemaLocation: SCHEMA_FILES.signature }),
      xmlNode('xs:element', { name: format.root, type: format.block.xsdName }),
      ...[...blocksUnder(format.block)].map((block) => complexType(block, format)),
      ...types.map(simpleType),
    ],
  );
  return xmlDocument(schema, NOTICE);
}

export function isBuiltIn(type: SimpleType): boolean {
  return type.xsdName.startsWith('xs:');
}

function complexType(block: Block, format: Format): XmlNode {
  const isRoot = block === format.block;
  const content = block.content.map(particle);
  if (isRoot) content.push(signatureReference('optional'));
  const attributes = [
    xmlNode('xs:attribute', { name: 'versione', type: format.versione.xsdName, use: 'required' }),
    ...(format.retired !== undefined
      ? []
      : [xmlNode('xs:attribute', { name: 'SistemaEmittente', type: format.sistemaEmittente.xsdName })]),
  ];
  return xmlNode('xs:complexType', { name: block.xsdName }, [
    xmlNode('xs:sequence', {}, content),
    ...(isRoot ? attributes : []),
  ]);
}

export function signatureReference(occurs: 'required' | 'optional'): XmlNode {
  return xmlNode('xs:element', {
    ref: `ds:${signatureGrammar.root}`,
    minOccurs: occurs === 'optional' ? '0' : undefined,
  });
}

export function particle(declared: Particle): XmlNode {
  if (declared.kind === 'element') return element(declared);
  return xmlNode(
    'xs:choice',
    {},
    declared.alternatives.map((group) => {
      const elements = group.map(element);
      const [only] = elements;
      return elements.length === 1 && only !== undefined ? only : xmlNode('xs:sequence', {}, elements);
    }),
  );
}

function element(declared: Element): XmlNode {
  return xmlNode(
    'xs:element',
    {
      name: declared.name,
      type: declared.type.xsdName,
      default: declared.default,
      ...bounds(declared.occurs),
    },
    [documentation(declared.description.it)],
  );
}

export function bounds(occurs: Occurs): Readonly<Record<string, string>> {
  return {
    ...(occurs.min === 0 ? { minOccurs: '0' } : {}),
    ...(isOnce(occurs) ? {} : { maxOccurs: Number.isFinite(occurs.max) ? String(occurs.max) : 'unbounded' }),
  };
}

export function simpleType(type: SimpleType): XmlNode {
  return xmlNode('xs:simpleType', { name: type.xsdName }, [
    xmlNode('xs:restriction', { base: `xs:${type.base}` }, facets(type)),
  ]);
}

function facets(type: SimpleType): readonly XmlNode[] {
  const facet = (name: string, value: string | number | undefined): readonly XmlNode[] =>
    value === undefined ? [] : [xmlNode(`xs:${name}`, { value: String(value) })];
  const byPattern = charactersPattern(type);
  return [
    ...(type.whitespace === (INHERITED[type.base] ?? 'collapse') ? [] : facet('whiteSpace', type.whitespace)),
    // A pattern with a Unicode block includes the length.
    ...(byPattern === undefined
      ? [...facet('minLength', type.minLength), ...facet('maxLength', type.maxLength)]
      : []),
    ...facet('minInclusive', type.minimum),
    ...facet('maxInclusive', type.maximum),
    ...facet('pattern', type.pattern),
    ...facet('pattern', byPattern),
    ...(type.codes?.closed === true ? enumeration(type.codes.codes) : []),
  ];
}

type Codes = NonNullable<SimpleType['codes']>['codes'];

function enumeration(codes: Codes): readonly XmlNode[] {
  return codes
    .filter((entry) => entry.inSchema)
    .map((entry) => xmlNode('xs:enumeration', { value: entry.code }, [documentation(entry.label.it)]));
}
