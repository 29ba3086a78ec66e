/** The XMP packet of a PDF/A-3b file (ISO 19005-3, 6.6; XMP specification part 1, 7). */
import { isXmlCharacter } from '../../xml/characters.ts';
import type { EmbeddedXml } from './pdfOptions.ts';

export interface Metadata {
  readonly title: string;
  readonly language: string;
  /** Instant in UTC, with seconds: `2025-03-17T10:00:00Z`. */
  readonly instant: string;
  readonly creator: string;
  readonly producer: string;
  /** The XML of a hybrid invoice; null without one. */
  readonly facturX: EmbeddedXml | null;
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
    </rdf:Description>${metadata.facturX === null ? '' : facturXDescription(metadata.facturX)}
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

const FACTUR_X = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** Properties of Factur-X, with what they mean: PDF/A requires the schema of each (ISO 19005-3, 6.6.2.3). */
const PROPERTIES = {
  DocumentFileName: 'Name of the embedded XML file',
  DocumentType: 'INVOICE',
  Version: 'Version of the standard',
  ConformanceLevel: 'Profile of the XML',
} as const;

/** The hybrid invoice in XMP (Factur-X 1.0, 6.2.3). */
function facturXDescription({ name, facturX }: EmbeddedXml): string {
  const properties = Object.entries(PROPERTIES).map(
    ([property, description]) => `
            <rdf:li rdf:parseType="Resource">
              <pdfaProperty:name>${property}</pdfaProperty:name>
              <pdfaProperty:valueType>Text</pdfaProperty:valueType>
              <pdfaProperty:category>external</pdfaProperty:category>
              <pdfaProperty:description>${description}</pdfaProperty:description>
            </rdf:li>`,
  );
  return `
    <rdf:Description rdf:about="" xmlns:fx="${FACTUR_X}">
      <fx:DocumentType>INVOICE</fx:DocumentType>
      <fx:DocumentFileName>${escaped(name)}</fx:DocumentFileName>
      <fx:Version>1.0</fx:Version>
      <fx:ConformanceLevel>${facturX ?? ''}</fx:ConformanceLevel>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas>
        <rdf:Bag>
          <rdf:li rdf:parseType="Resource">
            <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
            <pdfaSchema:namespaceURI>${FACTUR_X}</pdfaSchema:namespaceURI>
            <pdfaSchema:prefix>fx</pdfaSchema:prefix>
            <pdfaSchema:property>
              <rdf:Seq>${properties.join('')}
              </rdf:Seq>
            </pdfaSchema:property>
          </rdf:li>
        </rdf:Bag>
      </pdfaExtension:schemas>
    </rdf:Description>`;
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
