/** Mutations inside a signature's wildcards and attributes, where names and values are free. */
import { splice, withAttribute, withContent, type XmlNode } from './mutantsDocument.ts';
import { anyGap, type Kinds, type Scene } from './mutantsKind.ts';
import { generateSignature } from './mutantsSignature.ts';

const XSI =
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:d="http://www.w3.org/2000/09/xmldsig#"';

/** Names at the limits of XML 1.0 (fifth edition) and of its namespaces. */
const NAMES = [
  ...([
    'a',
    '_',
    'è',
    'a·b',
    '·a',
    'a-',
    '-a',
    'a.',
    '.a',
    'a1',
    '1a',
    'Ⅷ',
    '\u0300a',
    'a\u0300',
    'a\u203f',
  ] as const),
  ...[
    '\u{10000}',
    'a\u{effff}',
    '\u{f0000}',
    '\u00d7',
    'a\u00d7',
    'º',
    'ª',
    'a:b',
    'a:',
    ':a',
    ':',
    'a::b',
    'a:1',
    '漢',
  ],
  ...[
    '\u2070',
    '\u2190',
    '\u3001',
    '\ufdf0',
    '\ufdd0',
    '\ufffd',
    '\u037e',
    '\u200c',
    '\u200b',
    'a\u00a0b',
    'a&amp;b',
    'xml',
    'XMLx',
  ],
] as const;

const URI_PARTS = [
  ...([
    'http:',
    'urn:',
    '//',
    '/',
    '?',
    '#',
    ':',
    '@',
    '[',
    ']',
    '::1',
    '%20',
    '%',
    '%2',
    'a',
    'é',
    ' ',
    '\\',
    '^',
  ] as const),
  ...[
    '{',
    '}',
    '|',
    '`',
    '&quot;',
    '&lt;',
    '80',
    '99999999999',
    '..',
    '.',
    '1:',
    '-',
    '_',
    '~',
    '+',
    '*',
    ',',
    ';',
    '=',
    '(',
    "'",
  ],
  ...['\u{1f600}', '&#9;', '&#x7f;', '&#x80;', 'xpointer(/)', 'mailto:'],
] as const;

const TYPES: readonly (readonly [type: string, values: readonly [string, ...string[]]])[] = [
  ['xs:integer', ['1', '+01', ' 1 ', '1.0', 'a', '', '123456789012345678901234567890123456789012345678']],
  ['xs:date', ['2024-01-01', '2024-02-30', '2024-01-01Z']],
  ['xs:dateTime', ['2024-01-01T00:00:00', '2024-01-01T25:00:00']],
  ['xs:boolean', ['true', '0', 'TRUE', '']],
  ['xs:decimal', ['1', '1.', '.5', 'x']],
  ['xs:base64Binary', ['QUJD', 'QUJ', 'QR==']],
  ['xs:string', ['x', '', ' ']],
  ['xs:anyType', ['x', '<a/>', '']],
  ['xs:anySimpleType', ['x', '']],
  ['xs:nope', ['x']],
  ['d:CryptoBinary', ['QUJD', '?']],
  ['d:nope', ['x']],
  ['nope', ['x']],
  ['z:nope', ['x']],
];

/** The file with a signature: its own, or a new one at the end of the root. */
function insideObject({ document, random }: Scene, inner: string): string {
  const text = `<ds:Object xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${inner}</ds:Object>`;
  const { signature } = document;
  if (signature !== undefined && !signature.selfClosing) {
    return splice(document.text, signature.closeStart, signature.closeStart, text);
  }
  const added = generateSignature(random, 0).replace(/(?=<\/ds:Signature>$)/, () => text);
  return splice(document.text, document.root.closeStart, document.root.closeStart, added);
}

function partsNamed({ document }: Scene, ...names: readonly string[]): readonly XmlNode[] {
  const { signature } = document;
  if (signature === undefined) return [];
  return document.nodes.filter(
    (node) => node.start > signature.start && node.end < signature.end && names.includes(node.local),
  );
}

function uri({ random }: Scene): string {
  return Array.from({ length: 1 + random.below(4) }, () => random.pick(URI_PARTS)).join('');
}

export const foreign: Kinds = {
  instanceType(scene) {
    const [type, values] = scene.random.pick(TYPES) ?? ['xs:nope', ['x']];
    return insideObject(scene, `<x ${XSI} xsi:type="${type}">${scene.random.pick(values)}</x>`);
  },
  name(scene) {
    const name = scene.random.pick(NAMES);
    const bound = 'xmlns="urn:k" xmlns:a="urn:a"';
    const inner = scene.random.pick([
      `<k ${bound}><${name}/></k>`,
      `<k ${bound} ${name}="1"/>`,
      `<k ${bound} a:${name}="1"/>`,
      `<${name} ${bound}>x</${name}>`,
      `<k ${bound} xmlns:${name}="urn:x"/>`,
      `<?${name}?>`,
      `&${name};`,
    ]);
    return insideObject(scene, inner);
  },
  instruction(scene) {
    const at = anyGap(scene);
    return splice(scene.document.text, at, at, `<?${scene.random.pick(NAMES)} x?>`);
  },
  uri(scene) {
    const methods = ['CanonicalizationMethod', 'SignatureMethod', 'DigestMethod', 'Transform'];
    const node = scene.random.pick(partsNamed(scene, ...methods));
    if (node === undefined) return undefined;
    const tag = scene.document.text.slice(node.start, node.openEnd);
    const changed = tag.replace(/\sAlgorithm\s*=\s*("[^"]*"|'[^']*')/, () => ` Algorithm="${uri(scene)}"`);
    return splice(scene.document.text, node.start, node.openEnd, changed);
  },
  reference(scene) {
    const node = scene.random.pick(partsNamed(scene, 'Object'));
    return node && withAttribute(scene.document, node, `Encoding="${uri(scene)}"`);
  },
  serialNumber(scene) {
    const node = scene.random.pick(partsNamed(scene, 'X509SerialNumber'));
    const value = scene.random.pick([
      '1'.repeat(48),
      `-${'9'.repeat(30)}`,
      `+${'0'.repeat(60)}1`,
      '0x1F',
      '1 2',
      '',
    ]);
    return node && withContent(scene.document, node, value);
  },
  /** The wildcard of Object validates elements that the schema declares, and the schema declares invoices. */
  wholeInvoice(scene) {
    const other = scene.random.pick(scene.pool.documents.filter((each) => each.text.length < 5_000));
    return other && insideObject(scene, other.text.slice(other.root.start, other.root.end));
  },
};
