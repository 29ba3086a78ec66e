/** The XML Schemas of SdI's messages. Type names are the official ones: an `xsi:type` in a file means the same. */
import { MESSAGE_SCHEMAS, messageGrammars } from '../../src/messages/grammar/messageGrammars.ts';
import { type Block, elementsOf } from '../../src/model/grammar.ts';
import type { SimpleType } from '../../src/model/lexical.ts';
import { MESSAGE_NAMESPACES, type MessageFlow } from '../../src/model/messageRoots.ts';
import { SIGNATURE_NAMESPACE } from '../../src/model/roots.ts';
import { blocksUnder } from './grammarWalk.ts';
import { isBuiltIn, NOTICE, particle, SCHEMA_FILES, signatureReference, simpleType } from './invoiceXsd.ts';
import { type XmlNode, xmlDocument, xmlNode } from './xmlText.ts';

export const MESSAGE_FLOWS: readonly MessageFlow[] = ['pa', 'b2b'];

/** The file of a flow's schema. */
export function messageSchemaFile(flow: MessageFlow): string {
  const { name, version } = MESSAGE_SCHEMAS[flow];
  return `${name}-${version}.xsd`;
}

export function messageXsd(flow: MessageFlow): string {
  const grammars = messageGrammars[flow];
  const blocks = [...new Set(grammars.flatMap(({ block }) => [...blocksUnder(block)]))];
  const namespace = MESSAGE_NAMESPACES[flow];
  const schema = xmlNode(
    'xs:schema',
    {
      'xmlns:xs': 'http://www.w3.org/2001/XMLSchema',
      'xmlns:ds': SIGNATURE_NAMESPACE,
      xmlns: namespace,
      targetNamespace: namespace,
      version: MESSAGE_SCHEMAS[flow].version,
    },
    [
      xmlNode('xs:import', { namespace: SIGNATURE_NAMESPACE, schemaLocation: SCHEMA_FILES.signature }),
      ...grammars.map(({ root, block }) => xmlNode('xs:element', { name: root, type: block.xsdName })),
      ...blocks.map(complexType),
      ...typesOf(blocks).map(simpleType),
    ],
  );
  return xmlDocument(schema, NOTICE);
}

function complexType(block: Block): XmlNode {
  const content = block.content.map(particle);
  if (block.signature !== undefined) content.push(signatureReference(block.signature));
  const attributes = (block.attributes ?? []).map(({ name, type, required }) =>
    xmlNode('xs:attribute', { name, type: type.xsdName, use: required ? 'required' : undefined }),
  );
  return xmlNode('xs:complexType', { name: block.xsdName }, [
    xmlNode('xs:sequence', {}, content),
    ...attributes,
  ]);
}

/** The simple types with a definition, by name: the two codes of the recipient are one. */
function typesOf(blocks: readonly Block[]): readonly SimpleType[] {
  const types = blocks.flatMap((block) => [
    ...(block.attributes ?? []).map(({ type }) => type),
    ...elementsOf(block).flatMap(({ type }) => (type.kind === 'simple' ? [type] : [])),
  ]);
  return [...new Set(types)].filter((type) => !isBuiltIn(type));
}
