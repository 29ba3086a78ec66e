/**
 * Intended differences between our verdict and libxml2's, by class. A difference belongs to a class only
 * if it disappears when the peculiarity is removed from the bytes: both are run again then, and must agree.
 */
import { formats } from '../../src/model/formats.ts';
import { retiredFormats, SIGNATURE_NAMESPACE } from '../../src/model/roots.ts';
import {
  content,
  readXmlText,
  splice,
  withContent,
  type XmlNode,
  type XmlText,
} from '../support/mutantsDocument.ts';

export interface KnownClass {
  readonly name: string;
  readonly reason: string;
  /** Our verdict on a file with the peculiarity: the same as without it, or always invalid. */
  readonly ours: 'same' | 'invalid';
  /** The text without the peculiarity; `undefined` if it is absent. */
  readonly without: (text: string) => string | undefined;
}

const DOCTYPE =
  /^(\ufeff?(?:<\?xml[^>]*\?>)?(?:\s|<!--[\s\S]*?-->|<\?[\s\S]*?\?>)*)<!DOCTYPE(?:[^>[]|\[[\s\S]*?\]\s*(?=>))*>/;

/** The content of a value, without blanks and markup. */
function plain(inner: string): string {
  return inner
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '')
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
    .replace(/&#(?:x([0-9a-fA-F]+)|([0-9]+));/g, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    );
}

/** Replaces the content of the chosen leaves, from last to first so that offsets stay valid. */
function eachLeaf(
  text: string,
  wanted: (node: XmlNode, document: XmlText) => boolean,
  change: (value: string) => string,
): string | undefined {
  const document = readXmlText(text);
  let changed = text;
  for (const node of [...(document?.nodes ?? [])].reverse()) {
    if (document === undefined || node.children.length > 0 || node.selfClosing || !wanted(node, document))
      continue;
    const before = content(document, node);
    const after = change(before);
    if (after !== before) changed = withContent({ ...document, text: changed }, node, after);
  }
  return changed === text ? undefined : changed;
}

/** An undeclared element can declare its own type as base64. */
const BASE64_BY_INSTANCE =
  /:type\s*=\s*["'][^"']*\b(?:base64Binary|CryptoBinary|DigestValueType|SignatureValueType)\s*["']/;

const BASE64_IN_SIGNATURE =
  /^(DigestValue|SignatureValue|Modulus|Exponent|P|Q|G|Y|J|Seed|PgenCounter|X509SKI|X509Certificate|X509CRL|PGPKeyID|PGPKeyPacket|SPKISexp)$/;

/** Namespaces with a meaning: no other may replace them. */
const MEANT = new Set([
  ...[...formats, ...retiredFormats].map((format) => format.namespace),
  SIGNATURE_NAMESPACE,
  'http://www.w3.org/2001/XMLSchema-instance',
  'http://www.w3.org/2001/XMLSchema',
  'http://www.w3.org/XML/1998/namespace',
]);

/** Replaces every other namespace by a valid URI; equal names stay equal. */
function otherUris(text: string): string | undefined {
  const uris = new Map<string, string>();
  const changed = text.replace(
    /(\sxmlns(?::[^\s=]+)?\s*=\s*)("([^"<]*)"|'([^'<]*)')/g,
    (whole, before: string, _quoted: string, double?: string, single?: string) => {
      const uri = double ?? single ?? '';
      if (uri === '' || MEANT.has(uri)) return whole;
      if (!uris.has(uri)) uris.set(uri, `urn:other:${uris.size}`);
      return `${before}"${uris.get(uri)}"`;
    },
  );
  return changed === text ? undefined : changed;
}

/** An element that declares its own type as a list of names. */
const LIST_BY_INSTANCE = /:type\s*=\s*["']\s*(?:[\w.-]+:)?(?:NMTOKENS|IDREFS|ENTITIES)\s*["']/;

/** Adds an item to every empty list. */
function filledLists(text: string): string | undefined {
  const document = readXmlText(text);
  let changed = text;
  for (const node of [...(document?.nodes ?? [])].reverse()) {
    if (document === undefined || node.children.length > 0) continue;
    const isList = LIST_BY_INSTANCE.test(text.slice(node.start, node.openEnd));
    if (isList && plain(content(document, node)).trim() === '')
      changed = withContent({ ...document, text: changed }, node, 'uno');
  }
  return changed === text ? undefined : changed;
}

export const KNOWN: readonly KnownClass[] = [
  {
    name: 'dtd',
    reason: 'SdI and we refuse every document type declaration; libxml2 reads the internal subset',
    ours: 'invalid',
    without: (text) => {
      const match = DOCTYPE.exec(text);
      return match === null ? undefined : splice(text, match[1]?.length ?? 0, match[0].length, '');
    },
  },
  {
    name: 'date-blanks',
    reason:
      'the whitespace facet of xs:date and xs:dateTime is collapse (XML Schema part 2, §3.2.9); libxml2 keeps blanks',
    ours: 'same',
    without: (text) =>
      eachLeaf(
        text,
        (node) => node.type?.base === 'date' || node.type?.base === 'dateTime',
        (value) => plain(value).replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''),
      ),
  },
  {
    name: 'namespace-uri',
    reason:
      'Namespaces in XML 1.0 leaves a name that is no URI without a sanction; libxml2 answers with an error',
    ours: 'same',
    without: otherUris,
  },
  {
    name: 'base64-alphabet',
    reason:
      'the lexical space of xs:base64Binary has no other characters (XML Schema part 2, §3.2.16); libxml2 skips them',
    ours: 'invalid',
    without: (text) =>
      eachLeaf(
        text,
        (node, document) =>
          node.type?.base === 'base64Binary' ||
          (node.type === undefined &&
            (BASE64_IN_SIGNATURE.test(node.local) ||
              BASE64_BY_INSTANCE.test(document.text.slice(node.start, node.openEnd)))),
        (value) => plain(value).replace(/[^A-Za-z0-9+/= \t\r\n]/g, ''),
      ),
  },
  {
    name: 'far-year',
    reason: 'libxml2 as WebAssembly counts days in 32 bits and gives up on a year of seven figures',
    ours: 'same',
    without: (text) =>
      eachLeaf(
        text,
        (node) => node.type?.base === 'date',
        // Ten thousand years are whole cycles of the calendar: 29 February stays valid.
        (value) => value.replace(/\d{3,}(\d{4}-\d\d-\d\d)/, '1$1'),
      ),
  },
  {
    name: 'empty-list',
    reason:
      'xs:NMTOKENS, xs:IDREFS and xs:ENTITIES have one item at least (XML Schema part 2, §3.3.5); libxml2 takes none',
    ours: 'invalid',
    without: filledLists,
  },
];

/** Encodings that libxml2 supports and we do not; such a file is unreadable, never rejected. */
export const OTHER_ENCODING = {
  name: 'other-encoding',
  reason:
    'an encoding that FatturaPA files do not come in (windows-1250, KOI8-R, UTF-32 …): we say so and do not read it',
} as const;

/** The class of wrong encoding declarations; decided on bytes, so separate from the others. */
export const LYING = {
  name: 'lying-encoding',
  reason:
    'the bytes are UTF-8 and read as UTF-8, whatever the declaration says; libxml2 obeys the declaration',
} as const;

const ENCODING = /^(\ufeff?<\?xml[^>]*?encoding\s*=\s*)(["'])([^"']*)\2/;

/** The text with UTF-8 in its declaration, if it names an encoding. */
export function declaredAsUtf8(text: string): string {
  return text.replace(ENCODING, '$1$2UTF-8$2');
}

/** The text of bytes that are UTF-8 despite their declaration, with a corrected declaration. */
export function withoutLie(bytes: Uint8Array): string | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
  const declared = ENCODING.exec(text)?.[3];
  if (declared === undefined || /^utf-?8$/i.test(declared)) return undefined;
  return declaredAsUtf8(text);
}
