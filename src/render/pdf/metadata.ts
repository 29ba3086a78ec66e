/** The XMP packet of a PDF/A-3b file (ISO 19005-3, 6.6; XMP specification part 1, 7). */
import { isXmlCharacter } from '../../xml/characters.ts';

export interface Metadata {
  readonly title: string;
  readonly language: string;
  /** Instant in UTC, with seconds: `2025-03-17T10:00:00Z`. */
  readonly instant: string;
  readonly creator: string;
  readonly producer: string;
}

/** Identifier of XMP packets, the same in every file. */
const PACKET = 'W5M0MpCehiHzreSzNTczkc9d';

/**
 * Returns the XMP packet. pdfkit's own is not used, because it inserts the title unescaped: a single `&` in an invoice
 * number would produce an invalid PDF/A file.
 */
export function xmpPacket(metadata: Metadata): string {
  const { language, instant } = metadata;
  const title = escaped(metadata.title);
  const creator = escaped(metadata.creator);
  const producer = escaped(metadata.producer);
  return `<?xpacket begin="\ufeff" id="${PACKET}"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
      <pdfaid:part>3</pdfaid:part>
      <pdfaid:conformance>B</pdfaid:conformance>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <dc:format>application/pdf</dc:format>
      <dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
      <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title}</rdf:li></rdf:Alt></dc:title>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
      <xmp:CreateDate>${instant}</xmp:CreateDate>
      <xmp:ModifyDate>${instant}</xmp:ModifyDate>
      <xmp:MetadataDate>${instant}</xmp:MetadataDate>
      <xmp:CreatorTool>${creator}</xmp:CreatorTool>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
      <pdf:Producer>${producer}</pdf:Producer>
    </rdf:Description>
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return writable(text).replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}

/** Replaces every character that XML forbids by U+FFFD. The information dictionary has the same title. */
export function writable(text: string): string {
  let out = '';
  for (const character of text) out += isXmlCharacter(character.codePointAt(0) ?? 0) ? character : '\ufffd';
  return out;
}
