/** The structure of `ds:Signature` (XML-Signature core schema). */
import { expect, it } from 'vitest';
import { readInvoice } from '../../src/xml/index.ts';
import { SIGNATURE, sampleWith } from '../support/sample.ts';

const XSI =
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xs="http://www.w3.org/2001/XMLSchema"';
const END = '</ds:Signature>';

/** Replaced text of the signature, replacement, and each expected problem: id, XPath in the signature, parameters. */
type Row = readonly [
  what: string,
  from: string,
  to: string,
  problems: readonly (readonly [id: string, xpath: string, params: object])[],
];

const ROWS: readonly Row[] = [
  ['nothing is wrong', '<ds:Reference URI="">', '<ds:Reference URI="">', []],
  [
    'an Id twice',
    END,
    `<ds:Object Id="a"/><ds:Object Id=" a "/>${END}`,
    [['signature.value', '/ds:Object[2]/@Id', { element: 'Id', found: ' a ', type: 'ID' }]],
  ],
  [
    'an Id that is no name',
    END,
    `<ds:Object Id="1"/>${END}`,
    [['signature.value', '/ds:Object/@Id', { element: 'Id', found: '1', type: 'ID' }]],
  ],
  [
    'an xml:id twice',
    END,
    `<ds:Object><x xml:id="a"/><y xml:id=" a"/></ds:Object>${END}`,
    [['signature.value', '/ds:Object/y/@xml:id', { element: 'xml:id', found: 'a', type: 'ID' }]],
  ],
  [
    'an xml:id that is an Id',
    END,
    `<ds:Object Id="a"><x xml:id="a"/></ds:Object>${END}`,
    [['signature.value', '/ds:Object/@Id', { element: 'Id', found: 'a', type: 'ID' }]],
  ],
  [
    'an xml:id that is no name',
    END,
    `<ds:Object><x xml:id="1"/></ds:Object>${END}`,
    [['signature.value', '/ds:Object/x/@xml:id', { element: 'xml:id', found: '1', type: 'ID' }]],
  ],
  [
    'an id of another namespace twice, and another attribute of XML',
    END,
    `<ds:Object xmlns:a="urn:a"><x a:id="1" xml:lang="1"/><y a:id="1" xml:lang="1"/></ds:Object>${END}`,
    [],
  ],
  [
    'a name of signatures in another namespace',
    END,
    `<ds:Object><DigestValue xmlns="urn:a">A</DigestValue></ds:Object>${END}`,
    [],
  ],
  [
    'another namespace in place of that of signatures',
    '<ds:DigestValue>AAAA</ds:DigestValue>',
    '<DigestValue xmlns="urn:a">AAAA</DigestValue>',
    [
      [
        'signature.element',
        '/ds:SignedInfo/ds:Reference/DigestValue',
        { name: 'DigestValue', parent: 'ds:Reference', expected: ['DigestValue'] },
      ],
    ],
  ],
  [
    'another attribute in place of a required one',
    ' Algorithm="urn:c"',
    ' Algorithmus="urn:c"',
    [
      [
        'attribute.unknown',
        '/ds:SignedInfo/ds:CanonicalizationMethod/@Algorithmus',
        { name: 'Algorithmus', element: 'ds:CanonicalizationMethod' },
      ],
      [
        'attribute.missing',
        '/ds:SignedInfo/ds:CanonicalizationMethod',
        { name: 'Algorithm', element: 'ds:CanonicalizationMethod' },
      ],
    ],
  ],
  [
    'digits that are no base64',
    'AAAA</ds:DigestValue>',
    '12345</ds:DigestValue>',
    [
      [
        'signature.value',
        '/ds:SignedInfo/ds:Reference/ds:DigestValue',
        { element: 'ds:DigestValue', found: '12345', type: 'base64Binary' },
      ],
    ],
  ],
  [
    'base64 that is no number',
    '</ds:SignatureValue>',
    '</ds:SignatureValue><ds:KeyInfo><ds:X509Data><ds:X509IssuerSerial><ds:X509IssuerName>a</ds:X509IssuerName><ds:X509SerialNumber>AAAA</ds:X509SerialNumber></ds:X509IssuerSerial></ds:X509Data></ds:KeyInfo>',
    [
      [
        'signature.value',
        '/ds:KeyInfo/ds:X509Data/ds:X509IssuerSerial/ds:X509SerialNumber',
        { element: 'ds:X509SerialNumber', found: 'AAAA', type: 'integer' },
      ],
    ],
  ],
  ['an Id of an undeclared element', END, `<ds:Object><x Id="1"/></ds:Object>${END}`, []],
  [
    'an unknown attribute',
    '<ds:SignedInfo>',
    '<ds:SignedInfo Id2="x">',
    [['attribute.unknown', '/ds:SignedInfo/@Id2', { name: 'Id2', element: 'ds:SignedInfo' }]],
  ],
  [
    'an attribute with a prefix',
    '<ds:SignedInfo>',
    '<ds:SignedInfo ds:Id="x">',
    [['attribute.unknown', '/ds:SignedInfo/@ds:Id', { name: 'ds:Id', element: 'ds:SignedInfo' }]],
  ],
  [
    'an attribute of a value',
    '<ds:DigestValue>',
    '<ds:DigestValue a="b">',
    [
      [
        'attribute.unknown',
        '/ds:SignedInfo/ds:Reference/ds:DigestValue/@a',
        { name: 'a', element: 'ds:DigestValue' },
      ],
    ],
  ],
  [
    'a missing attribute',
    ' Algorithm="urn:c"',
    '',
    [
      [
        'attribute.missing',
        '/ds:SignedInfo/ds:CanonicalizationMethod',
        { name: 'Algorithm', element: 'ds:CanonicalizationMethod' },
      ],
    ],
  ],
  [
    'an attribute with a prefix in place of one without',
    ' Algorithm="urn:c"',
    ' ds:Algorithm="urn:c"',
    [
      [
        'attribute.unknown',
        '/ds:SignedInfo/ds:CanonicalizationMethod/@ds:Algorithm',
        { name: 'ds:Algorithm', element: 'ds:CanonicalizationMethod' },
      ],
      [
        'attribute.missing',
        '/ds:SignedInfo/ds:CanonicalizationMethod',
        { name: 'Algorithm', element: 'ds:CanonicalizationMethod' },
      ],
    ],
  ],
  [
    'an address that is none',
    'URI=""',
    'URI="a%zz"',
    [
      [
        'signature.value',
        '/ds:SignedInfo/ds:Reference/@URI',
        { element: 'URI', found: 'a%zz', type: 'anyURI' },
      ],
    ],
  ],
  ['blanks around an address', 'URI=""', 'URI=" a "', []],
  ['any text in a string', END, `<ds:Object MimeType="a%zz 1"/>${END}`, []],
  [
    'base64 that does not fit',
    'AAAA</ds:DigestValue>',
    'A</ds:DigestValue>',
    [
      [
        'signature.value',
        '/ds:SignedInfo/ds:Reference/ds:DigestValue',
        { element: 'ds:DigestValue', found: 'A', type: 'base64Binary' },
      ],
    ],
  ],
  ['blanks in base64', 'AAAA</ds:DigestValue>', ' AA AA </ds:DigestValue>', []],
  [
    'elements in a value',
    'AAAA</ds:DigestValue>',
    '<ds:a/><ds:b/></ds:DigestValue>',
    [
      [
        'element.nested',
        '/ds:SignedInfo/ds:Reference/ds:DigestValue/ds:a',
        { name: 'ds:a', parent: 'ds:DigestValue' },
      ],
    ],
  ],
  [
    'text between elements',
    '<ds:SignedInfo>',
    '<ds:SignedInfo> x ',
    [['text.unexpected', '/ds:SignedInfo', { found: 'x', parent: 'ds:SignedInfo' }]],
  ],
  [
    'an empty CDATA section between elements',
    '<ds:SignedInfo>',
    '<ds:SignedInfo><![CDATA[]]>',
    [['text.unexpected', '/ds:SignedInfo', { found: '', parent: 'ds:SignedInfo' }]],
  ],
  ['text in a mixed element', END, `<ds:KeyInfo>text<ds:KeyName>k</ds:KeyName></ds:KeyInfo>${END}`, []],
  [
    'a missing element',
    '<ds:DigestMethod Algorithm="urn:d"/>',
    '',
    [
      [
        'signature.element',
        '/ds:SignedInfo/ds:Reference/ds:DigestValue',
        { name: 'ds:DigestValue', parent: 'ds:Reference', expected: ['Transforms', 'DigestMethod'] },
      ],
    ],
  ],
  [
    'a missing last element',
    '<ds:DigestValue>AAAA</ds:DigestValue>',
    '',
    [
      [
        'signature.incomplete',
        '/ds:SignedInfo/ds:Reference',
        { parent: 'ds:Reference', expected: ['DigestValue'] },
      ],
    ],
  ],
  [
    'a missing repeated element',
    '<ds:Reference URI=""><ds:DigestMethod Algorithm="urn:d"/><ds:DigestValue>AAAA</ds:DigestValue></ds:Reference>',
    '',
    [['signature.incomplete', '/ds:SignedInfo', { parent: 'ds:SignedInfo', expected: ['Reference'] }]],
  ],
  [
    'an element too many',
    '</ds:SignedInfo>',
    '<ds:SignatureMethod Algorithm="a"/></ds:SignedInfo>',
    [
      [
        'signature.element',
        '/ds:SignedInfo/ds:SignatureMethod[2]',
        { name: 'ds:SignatureMethod', parent: 'ds:SignedInfo', expected: ['Reference'] },
      ],
    ],
  ],
  [
    'a repeated element',
    '</ds:SignedInfo>',
    '<ds:Reference><ds:DigestMethod Algorithm="urn:d"/><ds:DigestValue>AAAA</ds:DigestValue></ds:Reference></ds:SignedInfo>',
    [],
  ],
  [
    'an element out of place',
    END,
    `<ds:Object/><ds:KeyInfo><ds:KeyName/></ds:KeyInfo>${END}`,
    [
      [
        'signature.element',
        '/ds:KeyInfo',
        { name: 'ds:KeyInfo', parent: 'ds:Signature', expected: ['Object'] },
      ],
    ],
  ],
  [
    'an empty choice',
    END,
    `<ds:KeyInfo/>${END}`,
    [
      [
        'signature.incomplete',
        '/ds:KeyInfo',
        {
          parent: 'ds:KeyInfo',
          expected: [
            'KeyName',
            'KeyValue',
            'RetrievalMethod',
            'X509Data',
            'PGPData',
            'SPKIData',
            'MgmtData',
            '*',
          ],
        },
      ],
    ],
  ],
  [
    'an unknown element in a choice',
    END,
    `<ds:KeyInfo><ds:Zucchero/></ds:KeyInfo>${END}`,
    [
      [
        'signature.element',
        '/ds:KeyInfo/ds:Zucchero',
        {
          name: 'ds:Zucchero',
          parent: 'ds:KeyInfo',
          expected: [
            'KeyName',
            'KeyValue',
            'RetrievalMethod',
            'X509Data',
            'PGPData',
            'SPKIData',
            'MgmtData',
            '*',
          ],
        },
      ],
    ],
  ],
  ['an element of another namespace', END, `<ds:KeyInfo><x xmlns="urn:x"/></ds:KeyInfo>${END}`, []],
  [
    'an element without a namespace',
    END,
    `<ds:KeyInfo><x/></ds:KeyInfo>${END}`,
    [
      [
        'signature.element',
        '/ds:KeyInfo/x',
        {
          name: 'x',
          parent: 'ds:KeyInfo',
          expected: [
            'KeyName',
            'KeyValue',
            'RetrievalMethod',
            'X509Data',
            'PGPData',
            'SPKIData',
            'MgmtData',
            '*',
          ],
        },
      ],
    ],
  ],
  [
    'a repeated choice',
    END,
    `<ds:KeyInfo><ds:KeyName>a</ds:KeyName><ds:X509Data><ds:X509SKI>AAAA</ds:X509SKI></ds:X509Data><ds:KeyName>b</ds:KeyName></ds:KeyInfo>${END}`,
    [],
  ],
  [
    'an undeclared element where any declared one is allowed',
    '<ds:CanonicalizationMethod Algorithm="urn:c"/>',
    '<ds:CanonicalizationMethod Algorithm="urn:c"><x/></ds:CanonicalizationMethod>',
    [
      [
        'signature.element',
        '/ds:SignedInfo/ds:CanonicalizationMethod/x',
        {
          name: 'x',
          parent: 'ds:CanonicalizationMethod',
          expected: [
            'Signature',
            'SignatureValue',
            'SignedInfo',
            'CanonicalizationMethod',
            'SignatureMethod',
            'Reference',
            'Transforms',
            'Transform',
            'DigestMethod',
            'DigestValue',
            'KeyInfo',
            'KeyValue',
            'RetrievalMethod',
            'X509Data',
            'PGPData',
            'SPKIData',
            'Object',
            'Manifest',
            'SignatureProperties',
            'SignatureProperty',
            'DSAKeyValue',
            'RSAKeyValue',
            'KeyName',
            'MgmtData',
          ],
        },
      ],
    ],
  ],
  [
    'a declared element where any declared one is allowed',
    '<ds:CanonicalizationMethod Algorithm="urn:c"/>',
    '<ds:CanonicalizationMethod Algorithm="urn:c"><ds:Manifest/></ds:CanonicalizationMethod>',
    [
      [
        'signature.incomplete',
        '/ds:SignedInfo/ds:CanonicalizationMethod/ds:Manifest',
        { parent: 'ds:Manifest', expected: ['Reference'] },
      ],
    ],
  ],
  [
    'a declared element where any is allowed',
    END,
    `<ds:Object><ds:KeyInfo/></ds:Object>${END}`,
    [
      [
        'signature.incomplete',
        '/ds:Object/ds:KeyInfo',
        {
          parent: 'ds:KeyInfo',
          expected: [
            'KeyName',
            'KeyValue',
            'RetrievalMethod',
            'X509Data',
            'PGPData',
            'SPKIData',
            'MgmtData',
            '*',
          ],
        },
      ],
    ],
  ],
  [
    'a declared element in an undeclared one',
    END,
    `<ds:Object><x><ds:KeyInfo/></x></ds:Object>${END}`,
    [
      [
        'signature.incomplete',
        '/ds:Object/x/ds:KeyInfo',
        {
          parent: 'ds:KeyInfo',
          expected: [
            'KeyName',
            'KeyValue',
            'RetrievalMethod',
            'X509Data',
            'PGPData',
            'SPKIData',
            'MgmtData',
            '*',
          ],
        },
      ],
    ],
  ],
  ['an undeclared element of the namespace', END, `<ds:Object><ds:Zucchero/></ds:Object>${END}`, []],
  [
    'xsi:type of the signature',
    END,
    `<ds:Object><x ${XSI} xsi:type="ds:KeyInfoType"/></ds:Object>${END}`,
    [
      [
        'signature.incomplete',
        '/ds:Object/x',
        {
          parent: 'x',
          expected: [
            'KeyName',
            'KeyValue',
            'RetrievalMethod',
            'X509Data',
            'PGPData',
            'SPKIData',
            'MgmtData',
            '*',
          ],
        },
      ],
    ],
  ],
  [
    'xsi:type that the text does not fit',
    END,
    `<ds:Object><x ${XSI} xsi:type="xs:integer">a</x></ds:Object>${END}`,
    [['xsi.type', '/ds:Object/x', { element: 'x', found: 'xs:integer' }]],
  ],
  [
    'xsi:type that the text fits',
    END,
    `<ds:Object><x ${XSI} xsi:type="xs:integer">1</x></ds:Object>${END}`,
    [],
  ],
  [
    'an unknown xsi:type',
    END,
    `<ds:Object><x ${XSI} xsi:type="ds:Nothing"/></ds:Object>${END}`,
    [['xsi.type', '/ds:Object/x', { element: 'x', found: 'ds:Nothing' }]],
  ],
  [
    'xsi:type with an unknown prefix',
    END,
    `<ds:Object><x ${XSI} xsi:type="q:Nothing"/></ds:Object>${END}`,
    [['xsi.type', '/ds:Object/x', { element: 'x', found: 'q:Nothing' }]],
  ],
  [
    'xsi:type of a value of an invoice',
    END,
    `<ds:Object><x ${XSI} xsi:type="p:CAPType">53100</x></ds:Object>${END}`,
    [],
  ],
  [
    'xsi:type of a value that the text does not fit',
    END,
    `<ds:Object><x ${XSI} xsi:type="p:NumeroLineaType">0</x></ds:Object>${END}`,
    [
      [
        'value.range',
        '/ds:Object/x',
        { element: 'x', found: '0', type: 'NumeroLinea', min: '1', max: '9999' },
      ],
    ],
  ],
  [
    'xsi:type of a value, and an attribute',
    END,
    `<ds:Object><x ${XSI} a="b" xsi:type="p:CAPType">53100</x></ds:Object>${END}`,
    [['attribute.unknown', '/ds:Object/x/@a', { element: 'x', name: 'a' }]],
  ],
  [
    'xsi:type of a block of an invoice',
    END,
    `<ds:Object><x ${XSI} xsi:type="p:AllegatiType"><NomeAttachment>a</NomeAttachment></x></ds:Object>${END}`,
    [['element.missing', '/ds:Object/x', { name: 'Attachment', parent: 'x' }]],
  ],
  [
    'xsi:type of an invoice',
    END,
    `<ds:Object><x ${XSI} xsi:type="p:FatturaElettronicaType"/></ds:Object>${END}`,
    [
      ['attribute.missing', '/ds:Object/x', { name: 'versione', element: 'x' }],
      ['element.missing', '/ds:Object/x', { name: 'FatturaElettronicaHeader', parent: 'x' }],
      ['element.missing', '/ds:Object/x', { name: 'FatturaElettronicaBody', parent: 'x' }],
    ],
  ],
  [
    'xsi:type of another format',
    END,
    `<ds:Object><x ${XSI} xmlns:s="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.0" xsi:type="s:CAPType">53100</x></ds:Object>${END}`,
    [['xsi.type', '/ds:Object/x', { element: 'x', found: 's:CAPType' }]],
  ],
  [
    'xsi:type of the name of a type in no namespace',
    END,
    `<ds:Object><x ${XSI} xsi:type="string">a</x></ds:Object>${END}`,
    [['xsi.type', '/ds:Object/x', { element: 'x', found: 'string' }]],
  ],
  [
    'a simple xsi:type with an unknown attribute of instances',
    END,
    `<ds:Object><x ${XSI} xsi:other="b" xsi:type="xs:string"/></ds:Object>${END}`,
    [['xsi.type', '/ds:Object/x', { element: 'x', found: 'xs:string' }]],
  ],
  [
    'xsi:type that allows anything',
    END,
    `<ds:Object><x ${XSI} a="b" xsi:type="xs:anyType"><y/></x></ds:Object>${END}`,
    [],
  ],
  [
    'a simple xsi:type with a child',
    END,
    `<ds:Object><x ${XSI} xsi:type="xs:string"><y/></x></ds:Object>${END}`,
    [['xsi.type', '/ds:Object/x', { element: 'x', found: 'xs:string' }]],
  ],
  [
    'a simple xsi:type with an attribute',
    END,
    `<ds:Object><x ${XSI} a="b" xsi:type="xs:string"/></ds:Object>${END}`,
    [['xsi.type', '/ds:Object/x', { element: 'x', found: 'xs:string' }]],
  ],
  [
    'a simple xsi:type with another attribute of instances',
    END,
    `<ds:Object><x ${XSI} xsi:schemaLocation="b" xsi:type="xs:string"/></ds:Object>${END}`,
    [],
  ],
  [
    'text that would be a qualified name with an unknown prefix',
    END,
    `<ds:Object><x ${XSI} xsi:type="xs:string">q:a</x></ds:Object>${END}`,
    [],
  ],
  [
    'an attribute with the name of xsi:type, in another namespace',
    END,
    `<ds:Object><x ds:type="q:Nothing"/></ds:Object>${END}`,
    [],
  ],
  [
    'a qualified name with a known prefix',
    END,
    `<ds:Object><x ${XSI} xsi:type="xs:QName"> ds:a </x></ds:Object>${END}`,
    [],
  ],
  [
    'a qualified name without a prefix',
    END,
    `<ds:Object><x ${XSI} xsi:type="xs:QName">a</x></ds:Object>${END}`,
    [],
  ],
  [
    'a qualified name with an unknown prefix',
    END,
    `<ds:Object><x ${XSI} xsi:type="xs:QName">q:a</x></ds:Object>${END}`,
    [['xsi.type', '/ds:Object/x', { element: 'x', found: 'xs:QName' }]],
  ],
  ['xsi:type that is the type', '<ds:SignedInfo>', `<ds:SignedInfo ${XSI} xsi:type="ds:SignedInfoType">`, []],
  [
    'xsi:type that is another',
    '<ds:SignedInfo>',
    `<ds:SignedInfo ${XSI} xsi:type="ds:KeyInfoType">`,
    [['xsi.type', '/ds:SignedInfo/@xsi:type', { element: 'ds:SignedInfo', found: 'ds:KeyInfoType' }]],
  ],
  [
    'xsi:type that is wider',
    '<ds:SignatureValue>',
    `<ds:SignatureValue ${XSI} xsi:type="xs:string">`,
    [['xsi.type', '/ds:SignatureValue/@xsi:type', { element: 'ds:SignatureValue', found: 'xs:string' }]],
  ],
  [
    'an integer',
    '<ds:SignatureMethod Algorithm="urn:s"/>',
    `<ds:SignatureMethod Algorithm="urn:s"><ds:HMACOutputLength>+12</ds:HMACOutputLength></ds:SignatureMethod>`,
    [],
  ],
  [
    'an integer that is none',
    '<ds:SignatureMethod Algorithm="urn:s"/>',
    `<ds:SignatureMethod Algorithm="urn:s"><ds:HMACOutputLength>1.2</ds:HMACOutputLength></ds:SignatureMethod>`,
    [
      [
        'signature.value',
        '/ds:SignedInfo/ds:SignatureMethod/ds:HMACOutputLength',
        { element: 'ds:HMACOutputLength', found: '1.2', type: 'integer' },
      ],
    ],
  ],
  [
    'xsi:type of the base of an integer',
    '<ds:SignatureMethod Algorithm="urn:s"/>',
    `<ds:SignatureMethod Algorithm="urn:s"><ds:HMACOutputLength ${XSI} xsi:type="xs:integer">12</ds:HMACOutputLength></ds:SignatureMethod>`,
    [
      [
        'xsi.type',
        '/ds:SignedInfo/ds:SignatureMethod/ds:HMACOutputLength/@xsi:type',
        { element: 'ds:HMACOutputLength', found: 'xs:integer' },
      ],
    ],
  ],
  [
    'a DSA key with all parts',
    END,
    `<ds:KeyInfo><ds:KeyValue><ds:DSAKeyValue><ds:P>AAAA</ds:P><ds:Q>AAAA</ds:Q><ds:G>AAAA</ds:G><ds:Y>AAAA</ds:Y><ds:J>AAAA</ds:J><ds:Seed>AAAA</ds:Seed><ds:PgenCounter>AAAA</ds:PgenCounter></ds:DSAKeyValue></ds:KeyValue></ds:KeyInfo>${END}`,
    [],
  ],
  [
    'a DSA key with one part',
    END,
    `<ds:KeyInfo><ds:KeyValue><ds:DSAKeyValue><ds:Y>AAAA</ds:Y></ds:DSAKeyValue></ds:KeyValue></ds:KeyInfo>${END}`,
    [],
  ],
  [
    'half of a first pair',
    END,
    `<ds:KeyInfo><ds:KeyValue><ds:DSAKeyValue><ds:P>AAAA</ds:P><ds:Y>AAAA</ds:Y></ds:DSAKeyValue></ds:KeyValue></ds:KeyInfo>${END}`,
    [
      [
        'signature.element',
        '/ds:KeyInfo/ds:KeyValue/ds:DSAKeyValue/ds:Y',
        { name: 'ds:Y', parent: 'ds:DSAKeyValue', expected: ['Q'] },
      ],
    ],
  ],
  [
    'a DSA key without parts',
    END,
    `<ds:KeyInfo><ds:KeyValue><ds:DSAKeyValue></ds:DSAKeyValue></ds:KeyValue></ds:KeyInfo>${END}`,
    [
      [
        'signature.incomplete',
        '/ds:KeyInfo/ds:KeyValue/ds:DSAKeyValue',
        { parent: 'ds:DSAKeyValue', expected: ['P', 'G', 'Y'] },
      ],
    ],
  ],
  [
    'half of a last pair',
    END,
    `<ds:KeyInfo><ds:KeyValue><ds:DSAKeyValue><ds:Y>AAAA</ds:Y><ds:Seed>AAAA</ds:Seed></ds:DSAKeyValue></ds:KeyValue></ds:KeyInfo>${END}`,
    [
      [
        'signature.incomplete',
        '/ds:KeyInfo/ds:KeyValue/ds:DSAKeyValue',
        { parent: 'ds:DSAKeyValue', expected: ['PgenCounter'] },
      ],
    ],
  ],
  [
    'a choice that must not be empty',
    END,
    `<ds:KeyInfo><ds:KeyValue/></ds:KeyInfo>${END}`,
    [
      [
        'signature.incomplete',
        '/ds:KeyInfo/ds:KeyValue',
        { parent: 'ds:KeyValue', expected: ['DSAKeyValue', 'RSAKeyValue', '*'] },
      ],
    ],
  ],
  [
    'X509Data without content',
    END,
    `<ds:KeyInfo><ds:X509Data/></ds:KeyInfo>${END}`,
    [
      [
        'signature.incomplete',
        '/ds:KeyInfo/ds:X509Data',
        {
          parent: 'ds:X509Data',
          expected: ['X509IssuerSerial', 'X509SKI', 'X509SubjectName', 'X509Certificate', 'X509CRL', '*'],
        },
      ],
    ],
  ],
  [
    'X509Data with several parts',
    END,
    `<ds:KeyInfo><ds:X509Data><ds:X509SKI>AAAA</ds:X509SKI><ds:X509SubjectName>x</ds:X509SubjectName><x xmlns="urn:x"/></ds:X509Data></ds:KeyInfo>${END}`,
    [],
  ],
  [
    'a PGP key with an id',
    END,
    `<ds:KeyInfo><ds:PGPData><ds:PGPKeyID>AAAA</ds:PGPKeyID><ds:PGPKeyPacket>AAAA</ds:PGPKeyPacket></ds:PGPData></ds:KeyInfo>${END}`,
    [],
  ],
  [
    'a PGP packet twice',
    END,
    `<ds:KeyInfo><ds:PGPData><ds:PGPKeyPacket>AAAA</ds:PGPKeyPacket><ds:PGPKeyPacket>AAAA</ds:PGPKeyPacket></ds:PGPData></ds:KeyInfo>${END}`,
    [
      [
        'signature.element',
        '/ds:KeyInfo/ds:PGPData/ds:PGPKeyPacket[2]',
        { name: 'ds:PGPKeyPacket', parent: 'ds:PGPData', expected: ['*'] },
      ],
    ],
  ],
  [
    'a repeated pair with an optional part',
    END,
    `<ds:KeyInfo><ds:SPKIData><ds:SPKISexp>AAAA</ds:SPKISexp><x xmlns="urn:x"/><ds:SPKISexp>AAAA</ds:SPKISexp></ds:SPKIData></ds:KeyInfo>${END}`,
    [],
  ],
  [
    'a Transform without content',
    '<ds:DigestMethod',
    '<ds:Transforms><ds:Transform Algorithm="urn:t"/></ds:Transforms><ds:DigestMethod',
    [],
  ],
  [
    'a Transform with content',
    '<ds:DigestMethod',
    '<ds:Transforms><ds:Transform Algorithm="urn:t"><ds:XPath> a  b </ds:XPath><x xmlns="urn:x"/></ds:Transform></ds:Transforms><ds:DigestMethod',
    [],
  ],
  [
    'no Transform',
    '<ds:DigestMethod',
    '<ds:Transforms/><ds:DigestMethod',
    [
      [
        'signature.incomplete',
        '/ds:SignedInfo/ds:Reference/ds:Transforms',
        { parent: 'ds:Transforms', expected: ['Transform'] },
      ],
    ],
  ],
  [
    'an invoice inside that lacks its parts',
    END,
    `<ds:Object><p:FatturaElettronica versione="FPR12"/></ds:Object>${END}`,
    [
      [
        'element.missing',
        '/ds:Object/p:FatturaElettronica',
        { name: 'FatturaElettronicaHeader', parent: 'p:FatturaElettronica' },
      ],
      [
        'element.missing',
        '/ds:Object/p:FatturaElettronica',
        { name: 'FatturaElettronicaBody', parent: 'p:FatturaElettronica' },
      ],
    ],
  ],
  ['an element with the name of an invoice', END, `<ds:Object><FatturaElettronica/></ds:Object>${END}`, []],
  [
    'a signature that is cut off',
    '</ds:SignedInfo><ds:SignatureValue>AAAA</ds:SignatureValue></ds:Signature>',
    '</ds:SignedInfo>',
    [['xml.tag_mismatch', '', { found: 'p:FatturaElettronica', expected: 'ds:Signature', line: 74 }]],
  ],
  [
    'an element with a name of JavaScript',
    END,
    `<ds:Object><ds:constructor/><ds:__proto__/></ds:Object>${END}`,
    [],
  ],
  ...['constructor', '__proto__'].map(
    (name): Row => [
      `xsi:type with the name ${name}`,
      END,
      `<ds:Object><x ${XSI} xsi:type="ds:${name}"/></ds:Object>${END}`,
      [['xsi.type', '/ds:Object/x', { element: 'x', found: `ds:${name}` }]],
    ],
  ),
];

/** An XPath from the signature, with names in place of tests of names. */
function shortened(xpath: string | null): string {
  return (xpath ?? '').replace(/\*\[name\(\)='([^']+)'\]/g, '$1').replace('/*/ds:Signature', '');
}

it.each(ROWS)('%s', (_, from, to, expected) => {
  if (!SIGNATURE.includes(from)) throw new Error(`the signature has no ${from}`);
  const text = sampleWith('</p:F', `${SIGNATURE.replace(from, () => to)}</p:F`);
  for (const engine of ['auto', 'explaining'] as const) {
    const result = readInvoice(text, { engine });
    const found = result.ok
      ? []
      : result.problems.map(({ id, xpath, params }) => [id, shortened(xpath), params]);
    expect(found).toEqual(expected);
  }
});
