/**
 * The canonical form of law 1, from libxml2's tree: comments, processing instructions, `xsi:*`, prefixes, blanks
 * between elements and the signature set aside; whitespace facets applied; integers as numbers.
 * The code shares nothing with our readers except the grammar.
 */
import { XmlDocument, XmlElement } from 'libxml2-wasm';
import { formats } from '../../src/model/formats.ts';
import { type Block, elementsOf } from '../../src/model/grammar.ts';
import type { SimpleType } from '../../src/model/lexical.ts';

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

export type Canonical =
  | { readonly name: string; readonly value: string }
  | {
      readonly name: string;
      readonly attributes?: Readonly<Record<string, string>>;
      readonly children: readonly Canonical[];
    };

function spelt(type: SimpleType, text: string): string {
  const replaced = type.whitespace === 'preserve' ? text : text.replace(/[\t\r\n]/g, ' ');
  const value =
    type.whitespace === 'collapse'
      ? replaced
          .split(' ')
          .filter((part) => part !== '')
          .join(' ')
      : replaced;
  return type.base === 'integer' ? String(BigInt(value.replace('+', ''))) : value;
}

function elementChildren(element: XmlElement): readonly XmlElement[] {
  const found: XmlElement[] = [];
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) found.push(node);
  }
  return found;
}

function ofBlock(element: XmlElement, block: Block): readonly Canonical[] {
  const declared = elementsOf(block);
  return elementChildren(element)
    .filter((child) => child.namespaceUri === '')
    .map((child) => {
      const type = declared.find((each) => each.name === child.name)?.type;
      if (type === undefined) throw new Error(`${child.name} is no element of ${block.name}`);
      return type.kind === 'block'
        ? { name: child.name, children: ofBlock(child, type) }
        : { name: child.name, value: spelt(type, child.content) };
    });
}

/** The canonical form of a valid invoice. */
export function canonical(input: Uint8Array | string): Canonical {
  const document = typeof input === 'string' ? XmlDocument.fromString(input) : XmlDocument.fromBuffer(input);
  try {
    const { root } = document;
    const format = formats.find((each) => each.root === root.name && each.namespace === root.namespaceUri);
    if (format === undefined) throw new Error(`${root.name} is not the root of an invoice`);
    const attributes = Object.fromEntries(
      root.attrs
        .filter((attribute) => attribute.namespaceUri !== XSI)
        .map(({ name, value }) => [
          name,
          spelt(name === 'versione' ? format.versione : format.sistemaEmittente, value),
        ])
        .sort(),
    );
    return { name: root.name, attributes, children: ofBlock(root, format.block) };
  } finally {
    document.dispose();
  }
}
