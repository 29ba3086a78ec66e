/** Mutations of the markup: comments, CDATA, references, attributes, the declaration. Many stay valid. */
import { content, splice, withAttribute, withContent } from './mutantsDocument.ts';
import { anyElement, anyGap, anyLeaf, anyPlainLeaf, type Kinds, type Scene } from './mutantsKind.ts';

const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const INSERTIONS = ['<!-- a - b -->', '<!---->', '<?pi some data?>', '<?pi?>', '<!-- <x> & -->'] as const;

/** References that XML knows, and text that looks like them. */
const REFERENCES =
  `&#0; &#1; &#8; &#9; &#10; &#11; &#13; &#31; &#x7F; &#x85; &#233; &#x20AC; &#xD800; &#xFFFD; &#xFFFE;
  &#xFFFF; &#x1F600; &#x10FFFF; &#x110000; &#99999999999; &#x; &#; &#X41; &#65 &#x000000041; &; &#-1; &#6_5; &#x4g;`.split(
    /\s+/,
  );

/** Derived and unrelated types: xsi:type may name any type derived from the declared one. */
const INSTANCE_TYPES =
  `String10Type DataFatturaType IndirizzoType AnagraficaType RateType NaturaType xs:string xs:date
  xs:dateTime xs:decimal xs:integer xs:positiveInteger xs:token xs:anyType xs:anySimpleType xs:base64Binary
  ds:CryptoBinary ds:DigestValueType ds:SignatureType xs:nope nope`.split(/\s+/);

/** A position inside a value, not inside a reference. */
function insideValue(scene: Scene): number | undefined {
  const node = anyPlainLeaf(scene);
  return node && node.openEnd + scene.random.below(node.closeStart - node.openEnd + 1);
}

function insert(scene: Scene, at: number | undefined, by: string): string | undefined {
  return at === undefined ? undefined : splice(scene.document.text, at, at, by);
}

function references({ random }: Scene, text: string): string {
  return [...text]
    .map((each) => {
      const code = each.codePointAt(0) ?? 0;
      return random.pick([
        each,
        `&#${code};`,
        `&#x${code.toString(16)};`,
        `&#x000${code.toString(16).toUpperCase()};`,
      ]);
    })
    .join('');
}

/** Uses the prefix of xsi bound on the root, and binds one there if it is missing. */
function withXsi(scene: Scene, attribute: string, onRoot: boolean): string | undefined {
  const { document } = scene;
  const bound = /xmlns:xsi\s*=/.test(document.text.slice(document.root.start, document.root.openEnd));
  const node = onRoot ? document.root : anyElement(scene);
  if (node === undefined) return undefined;
  return withAttribute(document, node, bound ? attribute : `${XSI} ${attribute}`);
}

export const markup: Kinds = {
  blanksBetween(scene) {
    return insert(
      scene,
      anyGap(scene),
      scene.random.pick([' ', '\n\n', '\t', '\r\n', '\r', '&#32;', '&#x9;', '&#13;', '\u00a0', '\u0085']),
    );
  },
  markupBetween(scene) {
    return insert(scene, anyGap(scene), scene.random.pick(INSERTIONS));
  },
  cdataBetween(scene) {
    return insert(
      scene,
      anyGap(scene),
      scene.random.pick(['<![CDATA[]]>', '<![CDATA[ ]]>', '<![CDATA[\n]]>', '<![CDATA[x]]>']),
    );
  },
  markupInValue(scene) {
    return insert(scene, insideValue(scene), scene.random.pick(INSERTIONS));
  },
  cdataInValue(scene) {
    return insert(
      scene,
      insideValue(scene),
      scene.random.pick(['<![CDATA[]]>', '<![CDATA[x]]>', '<![CDATA[ ]]>', '<![CDATA[&<]]>']),
    );
  },
  valueAsCdata(scene) {
    const node = anyPlainLeaf(scene);
    if (node === undefined) return undefined;
    const value = content(scene.document, node);
    const at = scene.random.below(value.length + 1);
    return withContent(
      scene.document,
      node,
      scene.random.pick([
        `<![CDATA[${value}]]>`,
        `<![CDATA[${value.slice(0, at)}]]><![CDATA[${value.slice(at)}]]>`,
        `${value.slice(0, at)}<![CDATA[${value.slice(at)}]]>`,
        ` <![CDATA[${value}]]>\n`,
      ]),
    );
  },
  valueAsReferences(scene) {
    const node = anyPlainLeaf(scene);
    return node && withContent(scene.document, node, references(scene, content(scene.document, node)));
  },
  namedEntities(scene) {
    return insert(
      scene,
      insideValue(scene),
      scene.random.pick(['&amp;', '&lt;', '&gt;', '&quot;', '&apos;', '&nbsp;', '&euro;', '&AMP;']),
    );
  },
  oddReferences(scene) {
    return insert(scene, insideValue(scene), scene.random.pick(REFERENCES) ?? '');
  },
  schemaLocation(scene) {
    const { namespace } = scene.document.format;
    return withXsi(
      scene,
      scene.random.pick([
        `xsi:schemaLocation="${namespace} http://example.com/schema.xsd"`,
        'xsi:noNamespaceSchemaLocation="schema.xsd"',
        'xsi:schemaLocation=""',
        'xsi:schemaLocation="a b c"',
      ]),
      scene.random.chance(0.7),
    );
  },
  xsiNil(scene) {
    return withXsi(
      scene,
      `xsi:nil="${scene.random.pick(['true', 'false', '1', '0', 'x', '', ' false '])}"`,
      scene.random.chance(0.1),
    );
  },
  xsiType(scene) {
    const { document, random } = scene;
    const node = random.pick(
      document.nodes.filter((each) => each.element !== undefined || each === document.root),
    );
    if (node === undefined) return undefined;
    const [prefix] = document.root.name.includes(':') ? document.root.name.split(':') : [''];
    const own = node.type?.xsdName ?? node.block?.xsdName ?? '';
    const type = (random.chance(0.5) ? own : random.pick([...INSTANCE_TYPES, ` ${own} `])) ?? '';
    const name =
      type.includes(':') || prefix === '' ? type : `${random.pick([prefix, prefix, 'q', ''])}:${type}`;
    const bindings = `${XSI} xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"`;
    const tag = document.text.slice(node.start, node.openEnd);
    return withAttribute(
      document,
      node,
      `${/xmlns:(xsi|xs|ds)=/.test(tag) ? '' : bindings} xsi:type="${name}"`,
    );
  },
  xsiUnknown(scene) {
    return withXsi(
      scene,
      scene.random.pick(['xsi:x="1"', 'xsi:Nil="true"', 'xsi:types="a"']),
      scene.random.chance(0.5),
    );
  },
  xmlAttribute(scene) {
    const node = scene.random.chance(0.4) ? scene.document.root : anyElement(scene);
    const attribute = scene.random.pick([
      'xml:lang="it"',
      'xml:space="preserve"',
      'xml:id="a"',
      'xml:base="x"',
      'xml:id="1 2"',
      'xml:x="1"',
    ]);
    return node && withAttribute(scene.document, node, attribute);
  },
  unknownAttribute(scene) {
    const node = scene.random.chance(0.4) ? scene.document.root : anyElement(scene);
    const attribute = scene.random.pick([
      'x="1"',
      'versione=""',
      'xmlns="x" y="1"',
      'Versione="FPR12"',
      'x:y="1"',
      "z=''",
    ]);
    return node && withAttribute(scene.document, node, attribute);
  },
  sistemaEmittente(scene) {
    const { document, random } = scene;
    const tag = document.text.slice(document.root.start, document.root.openEnd);
    const bare = tag.replace(/\sSistemaEmittente\s*=\s*("[^"]*"|'[^']*')/, '');
    const value = random.pick([
      '',
      'x',
      'abcdefghij',
      'abcdefghijk',
      ' ',
      '          ',
      'é',
      '&#10;',
      'a\nb',
      'a\tb',
      '\u{1f600}',
      '&amp;&lt;&quot;',
      '&#233;',
    ]);
    const name = random.pick([
      'SistemaEmittente',
      'SistemaEmittente',
      'SistemaEmittente',
      'sistemaEmittente',
      'p:SistemaEmittente',
    ]);
    return splice(
      document.text,
      document.root.start,
      document.root.openEnd,
      bare.replace(/(\/?>)$/, ` ${name}="${value}"$1`),
    );
  },
  versione(scene) {
    const { document, random } = scene;
    const tag = document.text.slice(document.root.start, document.root.openEnd);
    const value = random.pick([
      ...(['FPA12', 'FPR12', 'FSM10', 'FPR12', 'fpr12', 'FPR11', '', ' FPR12', 'FPR12 '] as const),
      ...['FPR&#49;2', 'FP\tR12', 'FPR12\n', '&#70;PA12', 'FPR12&#10;', 'FPR12&#32;'],
    ]);
    const quote = random.pick(['"', "'"]);
    const by = random.chance(0.1)
      ? ''
      : `${random.pick([' ', '\n', '  '])}versione${random.pick(['=', ' = ', '= '])}${quote}${value}${quote}`;
    return splice(
      document.text,
      document.root.start,
      document.root.openEnd,
      tag.replace(/\sversione\s*=\s*("[^"]*"|'[^']*')/, () => by),
    );
  },
  blanksInTags(scene) {
    const node = anyElement(scene);
    if (node === undefined || node.selfClosing) return undefined;
    const blank = scene.random.pick([' ', '\n', '\t', '\r\n', '  ', '\u00a0']);
    return scene.random.pick([
      () => splice(scene.document.text, node.openEnd - 1, node.openEnd - 1, blank),
      () => splice(scene.document.text, node.end - 1, node.end - 1, blank),
      () => splice(scene.document.text, node.start + 1, node.start + 1, blank),
      () => splice(scene.document.text, node.closeStart + 2, node.closeStart + 2, blank),
    ])();
  },
  aroundRoot(scene) {
    const { document, random } = scene;
    const at = random.pick([document.root.start, document.root.end, document.text.length]);
    const by = random.pick([
      ...INSERTIONS,
      '\n\n',
      ' ',
      '<?xml-stylesheet type="text/xsl" href="a.xsl"?>',
      '<?xml version="1.0"?>',
      '<?XML x?>',
      '<![CDATA[]]>',
      '\u00a0',
      '<!-- a -- b -->',
      '<!-- a --->',
    ]);
    return insert(scene, at, by);
  },
  emptyValueMarkup(scene) {
    const node = anyLeaf(scene);
    return (
      node &&
      withContent(
        scene.document,
        node,
        scene.random.pick(INSERTIONS) + content(scene.document, node) + scene.random.pick(INSERTIONS),
      )
    );
  },
};
