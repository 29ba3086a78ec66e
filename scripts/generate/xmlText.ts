/** Writes indented XML for the generated schemas. */

export interface XmlNode {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  readonly children?: readonly XmlNode[];
  readonly text?: string;
}

export function xmlNode(
  name: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
  children: readonly XmlNode[] = [],
): XmlNode {
  return { name, attributes, children };
}

/** An annotation in Italian, as in the official schemas. */
export function documentation(text: string): XmlNode {
  return xmlNode('xs:annotation', {}, [{ name: 'xs:documentation', attributes: { 'xml:lang': 'it' }, text }]);
}

export function xmlDocument(root: XmlNode, notice: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${notice} -->\n${render(root, '')}`;
}

function render(node: XmlNode, indent: string): string {
  const attributes = Object.entries(node.attributes ?? {})
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(value)}"`))
    .join('');
  const start = `${indent}<${node.name}${attributes}`;
  if (node.text !== undefined) return `${start}>${escaped(node.text)}</${node.name}>\n`;
  const children = node.children ?? [];
  if (children.length === 0) return `${start}/>\n`;
  return `${start}>\n${children.map((child) => render(child, `${indent}  `)).join('')}${indent}</${node.name}>\n`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
