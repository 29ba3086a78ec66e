/** Signatures made from the rules of XML-Signature's schema, and mutations of the signatures in a file. */
import { content, outer, splice, withAttribute, withContent, type XmlNode } from './mutantsDocument.ts';
import type { Kinds, Scene } from './mutantsKind.ts';
import type { Random } from './mutantsRandom.ts';

const NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#';

const KEYS = [
  '<ds:KeyName> firma </ds:KeyName>',
  '<ds:KeyName>a</ds:KeyName>testo<ds:MgmtData>b</ds:MgmtData>',
  '<ds:KeyValue><ds:RSAKeyValue><ds:Modulus>QUJD</ds:Modulus><ds:Exponent>AQAB</ds:Exponent></ds:RSAKeyValue></ds:KeyValue>',
  '<ds:KeyValue>x<ds:DSAKeyValue><ds:P>QUJD</ds:P><ds:Q>QUJD</ds:Q><ds:Y>QUJD</ds:Y></ds:DSAKeyValue></ds:KeyValue>',
  '<ds:KeyValue><ds:DSAKeyValue><ds:G>QQ==</ds:G><ds:Y/><ds:J>QUI=</ds:J><ds:Seed/><ds:PgenCounter/></ds:DSAKeyValue></ds:KeyValue>',
  '<ds:KeyValue><k:x xmlns:k="urn:k"/></ds:KeyValue>',
  '<ds:X509Data><ds:X509Certificate>QUJD</ds:X509Certificate></ds:X509Data>',
  '<ds:X509Data><ds:X509IssuerSerial><ds:X509IssuerName>CN=x</ds:X509IssuerName><ds:X509SerialNumber> +007 </ds:X509SerialNumber></ds:X509IssuerSerial><ds:X509SKI>QQ==</ds:X509SKI><ds:X509SubjectName/><ds:X509CRL/><k:x xmlns:k="urn:k"/></ds:X509Data>',
  '<ds:RetrievalMethod URI="#k" Type="urn:t"/>',
  '<ds:RetrievalMethod><ds:Transforms><ds:Transform Algorithm=""/></ds:Transforms></ds:RetrievalMethod>',
  '<ds:PGPData><ds:PGPKeyID>QQ==</ds:PGPKeyID><ds:PGPKeyPacket>QQ==</ds:PGPKeyPacket><k:x xmlns:k="urn:k"/></ds:PGPData>',
  '<ds:PGPData><ds:PGPKeyPacket/></ds:PGPData>',
  '<ds:SPKIData><ds:SPKISexp>QQ==</ds:SPKISexp><k:x xmlns:k="urn:k"/><ds:SPKISexp/></ds:SPKIData>',
  '<k:x xmlns:k="urn:k">tutto<y/></k:x>',
] as const;

const REFERENCE =
  '<ds:Reference URI=""><ds:DigestMethod Algorithm="urn:d"/><ds:DigestValue>QUJD</ds:DigestValue></ds:Reference>';

const OBJECTS = [
  '',
  'testo',
  '<x/>',
  '<k:x xmlns:k="urn:k" a="1">t</k:x><x><y/></x>',
  `<ds:Manifest Id="m">${REFERENCE}</ds:Manifest>`,
  `<ds:Manifest>${REFERENCE}${REFERENCE}</ds:Manifest>t`,
  '<ds:SignatureProperties Id="ps"><ds:SignatureProperty Target="#s" Id="p1">t<k:x xmlns:k="urn:k"/></ds:SignatureProperty></ds:SignatureProperties>',
  '<xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" Target="#s"><xades:SignedProperties Id="sp"><xades:SigningTime>x</xades:SigningTime></xades:SignedProperties></xades:QualifyingProperties>',
  '<k:x xmlns:k="urn:k"><ds:KeyName>dentro</ds:KeyName></k:x>',
] as const;

/** Parts that look harmless and are wrong, or the reverse: the schema's verdict decides. */
const ODD = [
  '<ds:Manifest/>',
  '<ds:KeyName><x/></ds:KeyName>',
  '<ds:Sconosciuto/>',
  '<k:x xmlns:k="urn:k"><ds:DigestValue>!</ds:DigestValue></k:x>',
  '<k:x xmlns:k="urn:k"><ds:Transforms/></k:x>',
  '<x xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema" xsi:type="xs:integer">a</x>',
  '<x xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema" xsi:type="xs:integer">1</x>',
  '<x xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>',
  '<x xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="y"/>',
  '<x xml:id="a"/><x xml:id="a"/>',
  '<x xml:lang="it" Id="s"/>',
  '<p:FatturaElettronica xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2" versione="FPR12"/>',
  '<FatturaElettronicaHeader/>',
  '<!-- a --><?b c?><![CDATA[d]]>',
] as const;

const METHOD_CONTENT = [
  '',
  '',
  'testo',
  '<ds:HMACOutputLength>160</ds:HMACOutputLength>',
  '<ds:HMACOutputLength> x </ds:HMACOutputLength>',
  '<k:x xmlns:k="urn:k"/>',
  '<ds:KeyName/>',
  '<ec:InclusiveNamespaces xmlns:ec="http://www.w3.org/2001/10/xml-exc-c14n#" PrefixList="p"/>',
] as const;

function maybe(random: Random, probability: number, text: string): string {
  return random.chance(probability) ? text : '';
}

/** A signature, valid except for the odd parts, which occur with the given probability. */
export function generateSignature(random: Random, odd = 0.15): string {
  const id = (name: string): string => maybe(random, 0.3, ` Id="${name}"`);
  const transforms = random.pick([
    '',
    '<ds:Transforms><ds:Transform Algorithm="urn:t"/></ds:Transforms>',
    '<ds:Transforms><ds:Transform Algorithm="urn:t"> <ds:XPath>a/b</ds:XPath><k:x xmlns:k="urn:k"/></ds:Transform><ds:Transform Algorithm=""/></ds:Transforms>',
  ]);
  const method = (name: string): string =>
    `<ds:${name} Algorithm="urn:m">${maybe(random, odd, random.pick(METHOD_CONTENT))}</ds:${name}>`;
  const references = Array.from(
    { length: 1 + random.below(2) },
    (_, i) =>
      `<ds:Reference${id(`r${i}`)} URI="#x">${transforms}${method('DigestMethod')}<ds:DigestValue>QUJD</ds:DigestValue></ds:Reference>`,
  ).join('');
  const info = `<ds:SignedInfo${id('i')}>${method('CanonicalizationMethod')}${method('SignatureMethod')}${references}</ds:SignedInfo>`;
  const keys = maybe(
    random,
    0.6,
    `<ds:KeyInfo${id('k')}>${random.pick(KEYS)}${maybe(random, 0.3, random.pick(KEYS))}</ds:KeyInfo>`,
  );
  const object = (): string =>
    maybe(
      random,
      0.5,
      `<ds:Object>${maybe(random, odd, random.pick(ODD))}${random.pick(OBJECTS)}</ds:Object>`,
    );
  const value = `<ds:SignatureValue${id('v')}>${random.pick(['QUJD', ' QUJD\nQUI= ', 'QQ=='])}</ds:SignatureValue>`;
  return `<ds:Signature xmlns:ds="${NAMESPACE}"${id('s')}>${info}${value}${keys}${object()}${object()}</ds:Signature>`;
}

function signed({ document, random }: Scene): string | undefined {
  if (document.signature !== undefined) return undefined;
  return splice(document.text, document.root.closeStart, document.root.closeStart, generateSignature(random));
}

/** An element inside the signature. */
function anyPart({ document, random }: Scene): XmlNode | undefined {
  const { signature } = document;
  if (signature === undefined) return undefined;
  return random.pick(
    document.nodes.filter((node) => node.start > signature.start && node.end < signature.end),
  );
}

export const signature: Kinds = {
  added: signed,
  partRemoved(scene) {
    const node = anyPart(scene);
    return node && splice(scene.document.text, node.start, node.end, '');
  },
  partRepeated(scene) {
    const node = anyPart(scene);
    return node && splice(scene.document.text, node.end, node.end, outer(scene.document, node));
  },
  partsSwapped(scene) {
    const siblings = anyPart(scene)?.parent?.children ?? [];
    const at = scene.random.below(Math.max(siblings.length - 1, 1));
    const [first, second] = [siblings[at], siblings[at + 1]];
    if (first === undefined || second === undefined) return undefined;
    const swapped = outer(scene.document, second) + outer(scene.document, first);
    return splice(scene.document.text, first.start, second.end, swapped);
  },
  partMoved(scene) {
    const [node, target] = [anyPart(scene), anyPart(scene)];
    if (node === undefined || target === undefined || (target.end > node.start && target.end < node.end))
      return undefined;
    const whole = outer(scene.document, node);
    return target.end <= node.start
      ? splice(splice(scene.document.text, node.start, node.end, ''), target.end, target.end, whole)
      : splice(splice(scene.document.text, target.end, target.end, whole), node.start, node.end, '');
  },
  partRenamed(scene) {
    const node = anyPart(scene);
    if (node === undefined || node.selfClosing) return undefined;
    const name = scene.random.pick([anyPart(scene)?.name ?? node.name, `${node.name}X`, node.local]);
    const closed = splice(
      scene.document.text,
      node.closeStart + 2,
      node.closeStart + 2 + node.name.length,
      name,
    );
    return splice(closed, node.start + 1, node.start + 1 + node.name.length, name);
  },
  partInserted(scene) {
    const node = anyPart(scene);
    const by = scene.random.pick([...ODD, ...OBJECTS, ...KEYS]);
    const at = scene.random.pick([node?.openEnd, node?.closeStart, node?.end]);
    const text = by.replace(/^<ds:(\w+)/, `<ds:$1 xmlns:ds="${NAMESPACE}"`);
    return at === undefined || node?.selfClosing ? undefined : splice(scene.document.text, at, at, text);
  },
  valueReplaced(scene) {
    const node = anyPart(scene);
    if (node === undefined || node.children.length > 0) return undefined;
    const by = scene.random.pick([
      ...(['', 'QUJD', 'QUJ', 'QUJ!', 'QR==', ' QU JD ', '1', '-1', 'x', 'Q=Q='] as const),
      `${content(scene.document, node)}A`,
      '<!-- -->QUJD',
    ]);
    return withContent(scene.document, node, by);
  },
  attributeAdded(scene) {
    const node = scene.random.chance(0.2) ? scene.document.signature : anyPart(scene);
    const attribute = scene.random.pick([
      ...([
        'Id="nuovo"',
        'Id="1a"',
        'Id=" a "',
        'Id=""',
        'Id="a b"',
        'Id="a:b"',
        'x="1"',
        'Algorithm="a b"',
        'URI="%"',
        'MimeType="x"',
      ] as const),
      ...[
        'Encoding="urn:e"',
        'Encoding="http://[x"',
        'k:x="1" xmlns:k="urn:k"',
        'xml:lang="it"',
        'Target="#a"',
        'Type="\\"',
        'xml:id="a"',
      ],
    ]);
    return node && withAttribute(scene.document, node, attribute);
  },
  attributeRemoved(scene) {
    const node = anyPart(scene);
    if (node === undefined) return undefined;
    const tag = scene.document.text.slice(node.start, node.openEnd);
    const bare = tag.replace(/\s(Algorithm|Target|URI|Id)\s*=\s*("[^"]*"|'[^']*')/, '');
    return bare === tag ? undefined : splice(scene.document.text, node.start, node.openEnd, bare);
  },
  idRepeated(scene) {
    const [node, other] = [anyPart(scene), anyPart(scene)];
    if (node === undefined || other === undefined) return undefined;
    const ids = /\sId="([^"]*)"/.exec(scene.document.text)?.[1] ?? 'uguale';
    return withAttribute(scene.document, node, `${scene.random.pick(['Id', 'Id', 'xml:id', 'ID'])}="${ids}"`);
  },
  signatureMoved(scene) {
    const node = scene.document.signature;
    if (node === undefined) return undefined;
    const { root } = scene.document;
    const [header, body] = root.children;
    const at = scene.random.pick([root.openEnd, header?.end ?? root.openEnd, body?.openEnd ?? root.openEnd]);
    const without = splice(scene.document.text, node.start, node.end, '');
    return at > node.start ? undefined : splice(without, at, at, outer(scene.document, node));
  },
  signatureTwice(scene) {
    const node = scene.document.signature;
    return node && splice(scene.document.text, node.end, node.end, outer(scene.document, node));
  },
  textInSignature(scene) {
    const node = scene.random.chance(0.3) ? scene.document.signature : anyPart(scene);
    const by = scene.random.pick(['x', ' ', '\n', '&#32;', '<![CDATA[x]]>', '<!-- -->', '<?x?>']);
    return node === undefined || node.selfClosing
      ? undefined
      : splice(scene.document.text, node.openEnd, node.openEnd, by);
  },
};
