/** `xsi:type`, `xsi:nil` and the places of schemas, on elements of an invoice, of its signature and of a message. */
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../src/messages/index.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { messageText } from '../support/messages.ts';
import { SIGNATURE, sampleWith } from '../support/sample.ts';

const NAMESPACES = [
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
  'xmlns:xs="http://www.w3.org/2001/XMLSchema"',
  'xmlns:ds="http://www.w3.org/2000/09/xmldsig#"',
  'xmlns:other="urn:other"',
].join(' ');

function inSignature(from: string, to: string): string {
  return sampleWith('</p:F', `${SIGNATURE.replace(from, () => to)}</p:F`);
}

function inData(content: string): string {
  return inSignature(
    '</ds:Signature>',
    `<ds:KeyInfo><ds:X509Data>${content}</ds:X509Data></ds:KeyInfo></ds:Signature>`,
  );
}

/** A document with one element, by its name, that has these attributes and this text. */
const ELEMENTS = {
  /** A type of the invoice's schema. */
  Divisa: (attributes: string, text: string) => sampleWith('<Divisa>EUR<', `<Divisa ${attributes}>${text}<`),
  /** xs:date */
  Data: (attributes: string, text: string) =>
    sampleWith(
      '</DatiBeniServizi>',
      `</DatiBeniServizi><DatiVeicoli><Data ${attributes}>${text}</Data><TotalePercorso>1</TotalePercorso></DatiVeicoli>`,
    ),
  /** xs:base64Binary */
  Attachment: (attributes: string, text: string) =>
    sampleWith(
      '</DatiBeniServizi>',
      `</DatiBeniServizi><Allegati><NomeAttachment>a</NomeAttachment><Attachment ${attributes}>${text}</Attachment></Allegati>`,
    ),
  FatturaElettronicaHeader: (attributes: string) =>
    sampleWith('<FatturaElettronicaHeader>', `<FatturaElettronicaHeader ${attributes}>`),
  'p:FatturaElettronica': (attributes: string) =>
    sampleWith('<p:FatturaElettronica ', `<p:FatturaElettronica ${attributes} `),
  /** A type of the signature's schema. */
  'ds:DigestValue': (attributes: string, text: string) =>
    inSignature('<ds:DigestValue>AAAA<', `<ds:DigestValue ${attributes}>${text}<`),
  /** xs:string */
  'ds:X509SubjectName': (attributes: string, text: string) =>
    inData(`<ds:X509SubjectName ${attributes}>${text}</ds:X509SubjectName>`),
  /** xs:integer */
  'ds:X509SerialNumber': (attributes: string, text: string) =>
    inData(
      `<ds:X509IssuerSerial><ds:X509IssuerName/><ds:X509SerialNumber ${attributes}>${text}</ds:X509SerialNumber></ds:X509IssuerSerial>`,
    ),
  /** xs:base64Binary */
  'ds:X509SKI': (attributes: string, text: string) =>
    inData(`<ds:X509SKI ${attributes}>${text}</ds:X509SKI>`),
  /** xs:integer of a message */
  TentativiInvio: (attributes: string, text: string) =>
    messageText({ flow: 'pa', kind: 'MT' }).replace(
      '<TentativiInvio>1<',
      () => `<TentativiInvio ${attributes}>${text}<`,
    ),
} as const;

type Name = keyof typeof ELEMENTS;

/** The problems of a document with the element: each with its id and parameters. */
function problemsOf(name: Name, attributes: string, text: string): readonly (readonly [string, object])[] {
  const document = ELEMENTS[name](`${NAMESPACES} ${attributes}`, text);
  const result = name === 'TentativiInvio' ? readMessage(document) : readInvoice(document);
  const problems = !result.ok ? result.problems : 'deviations' in result ? result.deviations : [];
  return problems.map(({ id, params }) => [id, params]);
}

/** Types of an element with a text that `xsi:type` may name, and types that it may not. */
const TYPES: readonly (readonly [Name, text: string, fit: readonly string[], others: readonly string[]])[] = [
  [
    'Divisa',
    'EUR',
    ['p:DivisaType'],
    ['p:CAPType', 'DivisaType', 'ds:DivisaType', 'xs:string', 'xs:DivisaType'],
  ],
  ['Divisa', 'EUR', [], ['', ':', 'p:', ':DivisaType', 'p:DivisaType:a', 'a:p:DivisaType', 'q:DivisaType']],
  [
    'Data',
    '2026-03-02',
    ['xs:date', 'p:DataFatturaType'],
    [
      'xs:string',
      'xs:dateTime',
      'ds:DataFatturaType',
      'xs:DataFatturaType',
      'date',
      'p:date',
      'p:DivisaType',
    ],
  ],
  [
    'Attachment',
    'AAAA',
    ['xs:base64Binary', 'ds:CryptoBinary', 'ds:DigestValueType', 'ds:SignatureValueType'],
    ['xs:string', 'xs:hexBinary', 'xs:CryptoBinary', 'p:CryptoBinary', 'ds:base64Binary', 'ds:ObjectType'],
  ],
  ['FatturaElettronicaHeader', '', ['p:FatturaElettronicaHeaderType'], ['p:FatturaElettronicaBodyType']],
  ['p:FatturaElettronica', '', ['p:FatturaElettronicaType'], ['p:FatturaElettronicaHeaderType']],
  [
    'ds:DigestValue',
    'AAAA',
    ['ds:DigestValueType'],
    ['ds:CryptoBinary', 'xs:base64Binary', 'p:DigestValueType', 'xs:string'],
  ],
  [
    'ds:X509SubjectName',
    '12345',
    ['xs:string', 'xs:token', 'xs:NMTOKEN', 'p:CAPType', 'p:String10Type'],
    [
      'xs:integer',
      'xs:NMTOKENS',
      'ds:string',
      'ds:CryptoBinary',
      'p:NumeroLineaType',
      'p:FatturaElettronicaType',
    ],
  ],
  [
    'ds:X509SubjectName',
    '12345',
    [],
    ['string', ':string', 'xs:string:a', 'other:CAPType', 'p:Nothing', 'xs:a'],
  ],
  [
    'ds:X509SerialNumber',
    '7',
    ['xs:integer', 'xs:int', 'xs:positiveInteger', 'ds:HMACOutputLengthType', 'p:NumeroLineaType'],
    [
      'xs:decimal',
      'xs:string',
      'p:HMACOutputLengthType',
      'xs:HMACOutputLengthType',
      'ds:CryptoBinary',
      'p:CAPType',
    ],
  ],
  [
    'ds:X509SKI',
    'AAAA',
    ['xs:base64Binary', 'ds:CryptoBinary', 'ds:DigestValueType', 'ds:SignatureValueType'],
    ['xs:string', 'xs:token', 'ds:HMACOutputLengthType', 'p:CryptoBinary', 'p:CAPType', 'ds:ObjectType'],
  ],
  [
    'TentativiInvio',
    '1',
    ['xs:integer', 'xs:int', 'ns3:IdentificativoSdI_Type', 'ds:HMACOutputLengthType'],
    ['xs:decimal', 'ns3:NomeFile_Type', 'ds:IdentificativoSdI_Type', 'ns3:HMACOutputLengthType', 'xs:string'],
  ],
];

describe.each(TYPES)('xsi:type of %s with the text "%s"', (name, text, fit, others) => {
  if (fit.length > 0) {
    it.each(fit)('%s', (type) => expect(problemsOf(name, `xsi:type="${type}"`, text)).toEqual([]));
  }

  it.each(others)('not "%s"', (found) => {
    expect(problemsOf(name, `xsi:type="${found}"`, text)).toEqual([['xsi.type', { element: name, found }]]);
  });
});

/** An element, its `xsi:type`, a text that fits the element's own type only, and the id of the problem. */
const NARROWER: readonly (readonly [Name, type: string, text: string, id: string])[] = [
  ['Data', 'p:DataFatturaType', '1969-12-31', 'value.range'],
  ['ds:X509SubjectName', 'xs:NMTOKEN', 'a b', 'xsi.type'],
  ['ds:X509SubjectName', 'p:CAPType', '1234', 'value.pattern'],
  ['ds:X509SerialNumber', 'xs:byte', '128', 'xsi.type'],
  ['ds:X509SerialNumber', 'p:NumeroLineaType', '10000', 'value.range'],
  ['TentativiInvio', 'xs:int', '9999999999999', 'xsi.type'],
  ['TentativiInvio', 'ns3:IdentificativoSdI_Type', '9999999999999', 'value.range'],
];

it.each(NARROWER)('%s as %s: "%s"', (name, type, text, id) => {
  expect(problemsOf(name, '', text)).toEqual([]);
  expect(problemsOf(name, `xsi:type="${type}"`, text).map(([own]) => own)).toEqual([id]);
});

it.each(['ds:DataFatturaType', 'xs:DataFatturaType', 'p:DivisaType'])(
  'a text that does not fit %s, which is no type of the element, is no second problem',
  (type) =>
    expect(problemsOf('Data', `xsi:type="${type}"`, '1969-12-31').map(([id]) => id)).toEqual(['xsi.type']),
);

it.each([
  ['a default namespace', 'xmlns="http://www.w3.org/2001/XMLSchema" xsi:type="token"', []],
  [
    'a default namespace, and an empty prefix',
    'xmlns="http://www.w3.org/2001/XMLSchema" xsi:type=":token"',
    ['xsi.type'],
  ],
  ['a prefix of its own', 'xmlns:a="http://www.w3.org/2001/XMLSchema" xsi:type="a:token"', []],
  ['a prefix for another namespace', 'xmlns:xs="urn:x" xsi:type="xs:token"', ['xsi.type']],
])('a type with %s', (_, attributes, ids) => {
  // Without the namespaces of the other rows, which bind the same prefixes.
  const document = ELEMENTS['ds:X509SubjectName'](
    `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ${attributes}`,
    'a',
  );
  const result = readInvoice(document);
  expect(result.ok ? [] : result.problems.map(({ id }) => id)).toEqual(ids);
});

/** An attribute of any element, and the problem that it is. */
const ATTRIBUTES: readonly (readonly [attribute: string, id: string | null])[] = [
  ['xsi:schemaLocation="a b"', null],
  ['xsi:noNamespaceSchemaLocation="a"', null],
  ['xsi:nil="true"', 'xsi.nil'],
  ['xsi:nil="false"', 'xsi.nil'],
  ['xsi:other="a"', 'attribute.unknown'],
  ['other:nil="true"', 'attribute.unknown'],
  ['other:type="a"', 'attribute.unknown'],
  ['other:schemaLocation="a"', 'attribute.unknown'],
  ['nil="true"', 'attribute.unknown'],
  ['type="a"', 'attribute.unknown'],
];

describe.each([
  ['Divisa', 'EUR'],
  ['FatturaElettronicaHeader', ''],
  ['p:FatturaElettronica', ''],
  ['ds:DigestValue', 'AAAA'],
  ['TentativiInvio', '1'],
] as const)('attributes of %s', (name, text) => {
  it.each(ATTRIBUTES)('%s', (attribute, id) => {
    const own = attribute.slice(0, attribute.indexOf('='));
    const params = id === 'xsi.nil' ? { element: name } : { element: name, name: own };
    expect(problemsOf(name, attribute, text)).toEqual(id === null ? [] : [[id, params]]);
  });
});

it('the type of the element itself is no second problem of a wrong text', () => {
  const ids = problemsOf('ds:X509SerialNumber', 'xsi:type="xs:integer"', 'a').map(([id]) => id);
  expect(ids).toEqual(['signature.value']);
});

it.each([
  ['xsi:nil="true"', '', ['xsi.nil']],
  ['xsi:nil="true"', 'euro', ['xsi.nil', 'value.pattern']],
  ['xsi:type="p:DivisaType"', '', ['value.empty']],
  ['other:nil="true"', '', ['attribute.unknown', 'value.empty']],
  ['', '', ['value.empty']],
])('Divisa with %s and the text "%s"', (attribute, text, ids) => {
  expect(problemsOf('Divisa', attribute, text).map(([id]) => id)).toEqual(ids);
});
