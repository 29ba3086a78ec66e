/** Mutations of names and namespaces. */
import { splice, withAttribute, type XmlText } from './mutantsDocument.ts';
import { anyElement, anyGap, type Kinds, type Scene } from './mutantsKind.ts';

interface RootTag {
  readonly prefix: string;
  readonly tag: string;
}

function rootTag({ text, root }: XmlText): RootTag {
  const at = root.name.indexOf(':');
  return { prefix: at < 0 ? '' : root.name.slice(0, at), tag: text.slice(root.start, root.openEnd) };
}

/** The file with another prefix on the root, the old binding kept or replaced. */
function withPrefix({ document }: Scene, prefix: string, keepOld: boolean): string {
  const { text, root, format } = document;
  const { prefix: old, tag } = rootTag(document);
  const name = prefix === '' ? root.local : `${prefix}:${root.local}`;
  const declaration = `xmlns${prefix === '' ? '' : `:${prefix}`}="${format.namespace}"`;
  const oldDeclaration = new RegExp(`\\sxmlns${old === '' ? '' : `:${old}`}\\s*=\\s*("[^"]*"|'[^']*')`);
  const rest = tag.slice(1 + root.name.length);
  const kept = keepOld && prefix !== old ? rest : rest.replace(oldDeclaration, '');
  const close = text.slice(root.closeStart, root.end).replace(root.name, () => name);
  const opened = splice(text, root.closeStart, root.end, close);
  return splice(opened, root.start, root.openEnd, `<${name} ${declaration}${kept}`);
}

export const namespaces: Kinds = {
  prefix(scene) {
    const prefix = scene.random.pick([
      'p',
      'ns2',
      'b',
      'ns0',
      'q-1',
      '_',
      'a.b',
      'FatturaElettronica',
      'versione',
      'è',
    ]);
    return withPrefix(scene, prefix, scene.random.chance(0.3));
  },
  /** The children are then in the namespace too: never valid, but a common mistake. */
  defaultNamespace(scene) {
    return withPrefix(scene, '', scene.random.chance(0.3));
  },
  reservedPrefix(scene) {
    return withPrefix(scene, scene.random.pick(['xml', 'xmlns', 'xmlx', 'XML']), false);
  },
  wrongUri(scene) {
    const { text, format, root } = scene.document;
    const { namespace } = format;
    const by = scene.random.pick([
      namespace.replace('v1.2', 'v1.1').replace('v1.0', 'v1.2'),
      namespace.toUpperCase(),
      namespace.replace('http:', 'https:'),
      `${namespace}/`,
      ` ${namespace}`,
      namespace.replace('/docs', '&#x2F;docs'),
      '',
      'http://www.fatturapa.gov.it/sdi/fatturapa/v1.1',
      namespace.replace('fatture', 'fattur%65'),
    ]);
    const tag = text.slice(root.start, root.openEnd);
    return splice(
      text,
      root.start,
      root.openEnd,
      tag.replace(namespace, () => by),
    );
  },
  unboundPrefix(scene) {
    const node = anyElement(scene);
    if (node === undefined || node.selfClosing) return undefined;
    const closed = splice(scene.document.text, node.closeStart + 2, node.closeStart + 2, 'sconosciuto:');
    return splice(closed, node.start + 1, node.start + 1, 'sconosciuto:');
  },
  qualifiedChild(scene) {
    const node = anyElement(scene);
    const { prefix } = rootTag(scene.document);
    if (node === undefined || node.selfClosing || prefix === '' || node.name.includes(':')) return undefined;
    const closed = splice(scene.document.text, node.closeStart + 2, node.closeStart + 2, `${prefix}:`);
    return splice(closed, node.start + 1, node.start + 1, `${prefix}:`);
  },
  unqualifiedRoot(scene) {
    const { text, root } = scene.document;
    const opened = splice(text, root.closeStart, root.end, `</${root.local}>`);
    return splice(opened, root.start + 1, root.start + 1 + root.name.length, root.local);
  },
  otherDeclaration(scene) {
    const node = scene.random.chance(0.5) ? scene.document.root : anyElement(scene);
    const declaration = scene.random.pick([
      ...([
        'xmlns:z="urn:z"',
        'xmlns:z="http://z.example/a b"',
        'xmlns:z=""',
        'xmlns:z="z"',
        'xmlns:z="{z}"',
      ] as const),
      ...['xmlns:xml="http://www.w3.org/XML/1998/namespace"', 'xmlns:xml="x"', 'xmlns:xmlns="x"'],
      ...['xmlns:y="http://www.w3.org/XML/1998/namespace"', 'xmlns:y="http://www.w3.org/2000/xmlns/"'],
      ...[
        'xmlns="http://www.w3.org/2000/xmlns/"',
        'xmlns:xmlz="urn:z"',
        'xmlns:z="a&#32;b"',
        'xmlns:="x"',
        'xmlns:a:b="x"',
      ],
      ...[
        'xmlns:z="http://è.it/"',
        'xmlns:z="http://[/"',
        'xmlns:z="%zz"',
        'xmlns:z="http://a:b:c/"',
        'xmlns:z="urn:z" xmlns:Z="urn:z"',
      ],
    ]);
    return node && withAttribute(scene.document, node, declaration);
  },
  undeclareDefault(scene) {
    const node = scene.random.chance(0.3) ? scene.document.root : anyElement(scene);
    return node && withAttribute(scene.document, node, 'xmlns=""');
  },
  redeclareDefault(scene) {
    const node = anyElement(scene);
    const uri = scene.random.pick([
      'urn:x',
      scene.document.format.namespace,
      'http://www.w3.org/2000/09/xmldsig#',
    ]);
    return node && withAttribute(scene.document, node, `xmlns="${uri}"`);
  },
  redeclarePrefix(scene) {
    const node = anyElement(scene);
    const { prefix } = rootTag(scene.document);
    const uri = scene.random.pick(['urn:x', scene.document.format.namespace]);
    return node && prefix !== ''
      ? withAttribute(scene.document, node, `xmlns:${prefix}="${uri}"`)
      : undefined;
  },
  foreignElement(scene) {
    const foreign = scene.random.pick([
      '<z:x xmlns:z="urn:z"/>',
      '<x xmlns="urn:z"/>',
      '<Nome xmlns=""/>',
      '<z:x/>',
      '<:x/>',
      '<x:/>',
      '<a:b:c xmlns:a="urn:z"/>',
    ]);
    const at = anyGap(scene);
    return splice(scene.document.text, at, at, foreign);
  },
  /** Two prefixes for one URI: the attribute occurs twice. */
  sameAttributeTwice(scene) {
    const node = scene.random.chance(0.5) ? scene.document.root : anyElement(scene);
    const attributes = scene.random.pick([
      'xmlns:z="urn:z" xmlns:y="urn:z" z:a="1" y:a="2"',
      'xmlns:z="urn:z" z:a="1" a="2"',
      'a="1" a="2"',
      'xml:lang="it" xml:lang="en"',
      'xmlns:z="urn:z" xmlns:z="urn:z"',
    ]);
    return node && withAttribute(scene.document, node, attributes);
  },
};
