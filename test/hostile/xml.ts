/** Hostile XML, by name, each of at most {@link LIMIT} bytes. */
import { body, fill, fillNumbered, invoice, LIMIT, LINE, nested } from './build.ts';

const XSI = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const PEC = (value: string): string => `<PECDestinatario>${value}</PECDestinatario>`;
const CONTACT = (value: string): string => `<Contatti><Email>${value}</Email></Contatti>`;
const CAUSALE = (value: string): string => `<Causale>${value}</Causale>`;
const ATTACHED = (value: string): string =>
  `<Allegati><NomeAttachment>a</NomeAttachment><Attachment>${value}</Attachment></Allegati>`;
const TRANSPORT = (value: string): string => `<DatiTrasporto>${value}</DatiTrasporto>`;
const REFERENCE = (id: string): string =>
  `<ds:Reference Id="${id}"><ds:DigestMethod Algorithm="a"/><ds:DigestValue>QUJD</ds:DigestValue></ds:Reference>`;
const SIGNATURE = (references: string, object = ''): string =>
  `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="a"/><ds:SignatureMethod Algorithm="a"/>${references}</ds:SignedInfo><ds:SignatureValue>QUJD</ds:SignatureValue>${object}</ds:Signature>`;
const DOCTYPE = (subset: string): string =>
  `<?xml version="1.0"?><!DOCTYPE p:FatturaElettronica [${subset}]>`;
const LAUGHS = Array.from(
  { length: 12 },
  (_, i) => `<!ENTITY l${i} "${i === 0 ? 'ah' : `&l${i - 1};`.repeat(10)}">`,
).join('');

export const xml: Readonly<Record<string, () => string | Uint8Array>> = {
  // Depth and number of elements
  'deep, nothing closed': () => fill('<a>', LIMIT),
  'deep, closed': () => nested('<a>', '</a>', 700_000),
  'deep inside an invoice': () => invoice({ inGenerali: nested('<a>', '</a>', 700_000) }),
  'deep inside a value': () => invoice({ causale: CAUSALE(nested('<a>', '</a>', 700_000)) }),
  'deep to the limit, many times': () => invoice({ lines: fill(nested('<a>', '</a>', 240)) }),
  'deep inside a signature': () =>
    invoice({ afterBody: SIGNATURE(REFERENCE('a'), `<ds:Object>${nested('<a>', '</a>', 240)}</ds:Object>`) }),
  'a million empty elements': () => invoice({ lines: fill('<a/>') }),
  'a million known elements': () => invoice({ causale: fill('<Causale/>') }),
  'unknown elements, each another': () => invoice({ lines: fillNumbered((n) => `<e${n}/>`) }),
  'near misses, each another': () => invoice({ lines: fillNumbered((n) => `<DettaglioLinee${n}/>`) }),
  'near misses with long names': () =>
    invoice({ lines: fillNumbered((n) => `<DettaglioLinee${'x'.repeat(10_000)}${n}/>`) }),
  'elements out of order': () => invoice({ causale: fill('<Numero>1</Numero><Data>2024-01-01</Data>') }),
  'lines that are wrong throughout': () => invoice({ lines: fill(LINE.replaceAll('1.00', '1')) }),
  'a long row of blanks inside a value': () => invoice({ causale: CAUSALE(`a${' '.repeat(80_000)}b`) }),
  'a value that is blanks but for its middle': () =>
    invoice({ causale: CAUSALE(`${' '.repeat(2_000_000)}a${' '.repeat(2_000_000)}b`) }),
  'lines that are fine': () => invoice({ lines: fill(LINE) }),
  'bodies that are fine': () => invoice({ afterBody: fill(body()) }),
  'bodies that are empty': () => invoice({ afterBody: fill('<FatturaElettronicaBody/>') }),
  'blocks of one empty block': () => invoice({ lines: fill('<DettaglioLinee/>') }),

  // Attributes and namespaces
  'a million attributes': () => invoice({ rootAttributes: fillNumbered((n) => ` a${n}=""`) }),
  'the same attribute again and again': () => invoice({ rootAttributes: fill(' a=""') }),
  'attributes without a value': () => invoice({ rootAttributes: fill(' a') }),
  'one attribute of 5 MB': () => invoice({ rootAttributes: ` SistemaEmittente="${fill('a')}"` }),
  'one attribute of references': () => invoice({ rootAttributes: ` SistemaEmittente="${fill('&#65;')}"` }),
  'an attribute that never ends': () => `<p:FatturaElettronica versione="${fill('a')}`,
  'a schemaLocation of 5 MB': () => invoice({ rootAttributes: `${XSI} xsi:schemaLocation="${fill('a ')}"` }),
  'an xsi:type of 5 MB': () => invoice({ rootAttributes: `${XSI} xsi:type="${fill('p:')}"` }),
  'namespaces without number': () => invoice({ rootAttributes: fillNumbered((n) => ` xmlns:n${n}="u"`) }),
  'a namespace for each element': () => invoice({ lines: fillNumbered((n) => `<n${n}:a xmlns:n${n}="u"/>`) }),
  'namespaces at each depth': () =>
    invoice({
      lines: fillNumbered((n) => `<a${n} xmlns:n${n}="u">`, 5_000) + fill('<n0:b/>', LIMIT - 20_000),
    }),
  'a namespace of 5 MB': () => invoice({ rootAttributes: ` xmlns:z="${fill('a')}"` }),
  'a prefix of 5 MB': () => `<${fill('p')}:FatturaElettronica/>`,
  'unbound prefixes': () => invoice({ lines: fillNumbered((n) => `<n${n}:a/>`) }),
  'attributes on every element': () => invoice({ lines: fill('<a b="" c="" d="" b=""/>') }),

  // Names and characters
  'a name of 5 MB': () => `<${fill('a')}/>`,
  'a name of colons': () => `<${fill(':')}/>`,
  'an end tag of 5 MB': () => `<a></${fill('a')}>`,
  'lines with blanks before the end of their tags': () =>
    invoice({ lines: fill(LINE.replace(/(<\/?\w+)>/g, '$1 >')) }),
  'blanks before the end of tags, and a flaw at the end': () =>
    invoice({ lines: fill(LINE.replace(/(<\/?\w+)>/g, '$1 >')), afterBody: '<a/>' }),
  'a tag of blanks that never ends': () => invoice({ causale: `<Causale${fill(' ')}` }),
  'tags of blanks that never end': () => invoice({ causale: fill('<Causale ') }),
  'nothing but <': () => fill('<', LIMIT),
  'nothing but >': () => fill('>', LIMIT),
  'nothing but &': () => fill('&', LIMIT),
  'nothing but quotes': () => fill('"', LIMIT),
  'nothing but blanks': () => fill(' ', LIMIT),
  'nothing but line ends': () => fill('\r\n', LIMIT),
  'nothing but NUL': () => new Uint8Array(LIMIT),
  'nothing but 0xff': () => new Uint8Array(LIMIT).fill(0xff),
  'nothing but é in Latin-1': () => new Uint8Array(LIMIT).fill(0xe9),
  'a value of <': () => invoice({ causale: CAUSALE(fill('<')) }),
  'a value of &': () => invoice({ causale: CAUSALE(fill('&')) }),
  'a value of ]]>': () => invoice({ causale: CAUSALE(fill(']]>')) }),
  'a value of control characters': () => invoice({ causale: CAUSALE(fill('\u0001')) }),
  'a value of emoji': () => invoice({ causale: CAUSALE(fill('\u{1f600}')) }),
  'a value of references': () => invoice({ causale: CAUSALE(fill('&#233;')) }),
  'a value of entities': () => invoice({ causale: CAUSALE(fill('&amp;')) }),
  'a value of unknown entities': () => invoice({ causale: CAUSALE(fill('&nbsp;')) }),
  'a value of wrong references': () => invoice({ causale: CAUSALE(fill('&#0;')) }),
  'a reference of 5 MB': () => invoice({ causale: CAUSALE(`&#${fill('6')};`) }),
  'an entity name of 5 MB': () => invoice({ causale: CAUSALE(`&${fill('a')};`) }),
  'UTF-16': () =>
    Buffer.from(`\ufeff${invoice({ head: '', causale: fill(CAUSALE('è'), LIMIT / 2 - 4_000) })}`, 'utf16le'),

  // Text, comments, sections
  'text of 5 MB': () => invoice({ causale: CAUSALE(fill('x')) }),
  'text between elements': () => invoice({ lines: fill('x') }),
  'text and elements in turn': () => invoice({ lines: fill('x<a/>') }),
  'blanks between elements': () => invoice({ lines: fill(' ') + LINE }),
  'blanks in a value': () => invoice({ causale: CAUSALE(fill(' ')) }),
  'blanks inside a collapsing value': () => invoice({ date: `2024${fill(' ')}-01-01` }),
  'a section of 5 MB': () => invoice({ causale: CAUSALE(`<![CDATA[${fill('x')}]]>`) }),
  'sections without number': () => invoice({ causale: CAUSALE(fill('<![CDATA[]]>')) }),
  'a section that never ends': () => invoice({ causale: `<Causale><![CDATA[${fill(']]')}` }),
  'comments in a value': () => invoice({ causale: CAUSALE(fill('x<!---->')) }),
  'comments between elements': () => invoice({ lines: fill('<!---->') + LINE }),
  'a comment of hyphens': () => invoice({ lines: `<!--${fill('-')}-->` }),
  'a comment that never ends': () => `<!--${fill('- ')}`,
  'instructions without number': () => invoice({ head: `<?xml version="1.0"?>${fill('<?a?>')}` }),
  'an instruction that never ends': () => `<?a ${fill('? ')}`,
  'a declaration of blanks': () => invoice({ head: `<?xml version="1.0"${fill(' ')}?>` }),
  'a declaration that never ends': () => `<?xml version="1.0" ${fill('encoding ')}`,
  'an encoding name of 5 MB': () => `<?xml version="1.0" encoding="${fill('a')}"?><a/>`,
  'trailing garbage': () => invoice({ behind: fill('<a/>') }),
  'one line and problems at its end': () =>
    invoice({ causale: CAUSALE(fill('x', 4_000_000)), lines: fill('<a/>', 900_000) }),
  'lines without number and problems at the end': () =>
    invoice({ causale: CAUSALE(fill('\n', 4_000_000)), lines: fill('<a/>\n', 900_000) }),

  // Values: dangerous for careless patterns
  'an e-mail of dots': () => invoice({ pec: PEC(fill('a.')) }),
  'an e-mail without an end': () => invoice({ pec: PEC(`${fill('a.')}@`) }),
  'an e-mail of quotes': () => invoice({ pec: PEC(`"${fill('\\a')}`) }),
  'an e-mail of brackets': () => invoice({ pec: PEC(`a@[${fill('a')}`) }),
  'a contact of at signs': () => invoice({ contact: CONTACT(fill('@')) }),
  'a contact of points': () => invoice({ contact: CONTACT(`a@${fill('.')}`) }),
  'a contact without a point': () =>
    invoice({ contact: CONTACT(`${fill('a@', 2_500_000)}${fill('a', 2_400_000)}`) }),
  'a date of figures': () => invoice({ date: fill('2') }),
  'a date of hyphens': () => invoice({ date: fill('-') }),
  'a time of figures': () =>
    invoice({ inGenerali: TRANSPORT(`<DataOraRitiro>2024-01-01T00:00:00.${fill('0')}1</DataOraRitiro>`) }),
  'an amount of zeros': () => invoice({ amount: `${fill('0')}.00` }),
  'an amount of figures': () => invoice({ amount: fill('9') }),
  'an amount of thousands': () => invoice({ amount: fill('1.000.000,') }),
  'an integer of zeros': () => invoice({ inGenerali: TRANSPORT(`<NumeroColli>${fill('0')}1</NumeroColli>`) }),
  'an integer of figures': () =>
    invoice({ inGenerali: TRANSPORT(`<NumeroColli>${fill('9')}</NumeroColli>`) }),
  'a code of 5 MB': () => invoice({ regime: fill('RF') }),
  'codes that are near misses': () =>
    invoice({ lines: fill(LINE.replace('</AliquotaIVA>', '</AliquotaIVA><Natura>n2.11</Natura>')) }),
  'base64 of 5 MB': () => invoice({ inBody: ATTACHED(fill('QUJD')) }),
  'base64 of 5 MB, wrong at its end': () => invoice({ inBody: ATTACHED(`${fill('QUJD')}!`) }),
  'base64 of blanks': () => invoice({ inBody: ATTACHED(fill('Q \n')) }),
  'base64 of padding': () => invoice({ inBody: ATTACHED(fill('=')) }),

  // Entities and document types
  'billion laughs': () => invoice({ head: DOCTYPE(LAUGHS), causale: CAUSALE('&l11;') }),
  'quadratic entities': () =>
    invoice({
      head: DOCTYPE(`<!ENTITY a "${fill('a', 2_000_000)}">`),
      causale: CAUSALE(fill('&a;', 2_000_000)),
    }),
  'an entity from a file': () =>
    invoice({ head: DOCTYPE('<!ENTITY a SYSTEM "file:///etc/passwd">'), causale: CAUSALE('&a;') }),
  'an entity from the net': () =>
    invoice({ head: DOCTYPE('<!ENTITY % a SYSTEM "http://127.0.0.1:9/x">%a;'), causale: CAUSALE('x') }),
  'a document type that never ends': () => `<!DOCTYPE a [${fill('<!ENTITY a "b">')}`,
  'document types in comments': () => fill('<!--<!DOCTYPE a>-->', LIMIT),

  // Signatures
  'references with one Id': () => invoice({ afterBody: SIGNATURE(fill(REFERENCE('a'))) }),
  'references with an Id each': () =>
    invoice({ afterBody: SIGNATURE(fillNumbered((n) => REFERENCE(`i${n}`))) }),
  'an Id of 5 MB': () => invoice({ afterBody: SIGNATURE(REFERENCE(fill('a'))) }),
  'an address of 5 MB': () =>
    invoice({ afterBody: SIGNATURE(REFERENCE('a').replace('Algorithm="a"', `Algorithm="${fill('a/')}["`)) }),
  'a signature of unknown parts': () => invoice({ afterBody: SIGNATURE(fill('<ds:a/>')) }),
  'signatures without number': () =>
    invoice({ afterBody: fill('<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"/>') }),
};
