import { describe, expect, it } from 'vitest';
import { readInvoice } from '../../src/xml/index.ts';
import { SAMPLE, SIGNATURE, sampleWith } from '../support/sample.ts';

const HEADER = '/fattura_elettronica_header';
const BODY = '/fattura_elettronica_body/0';
const LINE = `${BODY}/dati_beni_servizi/dettaglio_linee/0`;
const DOCUMENT = `${BODY}/dati_generali/dati_generali_documento`;
const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

/** Name, replaced text, replacement, and each expected problem: id, path, parameters. */
type Expected = readonly [id: string, path: string, params: Record<string, unknown>];
const cases: readonly (readonly [string, string, string, readonly Expected[]])[] = [
  [
    'an element is missing',
    '<Divisa>EUR</Divisa>',
    '',
    [['element.missing', `${DOCUMENT}/divisa`, { name: 'Divisa', parent: 'DatiGeneraliDocumento' }]],
  ],
  [
    'two are missing',
    '<Divisa>EUR</Divisa>\n        <Data>2026-03-02</Data>',
    '',
    [
      ['element.missing', `${DOCUMENT}/divisa`, {}],
      ['element.missing', `${DOCUMENT}/data`, {}],
    ],
  ],
  [
    'the last is missing',
    '<Imposta>0.40</Imposta>',
    '',
    [['element.missing', `${BODY}/dati_beni_servizi/dati_riepilogo/0/imposta`, {}]],
  ],
  [
    'a value is missing altogether',
    '<Divisa>EUR</Divisa>',
    '<Divisa/>',
    [['value.empty', `${DOCUMENT}/divisa`, { element: 'Divisa', found: '' }]],
  ],
  [
    'two change places',
    '<Divisa>EUR</Divisa>\n        <Data>2026-03-02</Data>',
    '<Data>2026-03-02</Data><Divisa>EUR</Divisa>',
    [['element.misplaced', `${DOCUMENT}/data`, { name: 'Data', after: 'Divisa' }]],
  ],
  [
    'one far from its place',
    '<NumeroLinea>1</NumeroLinea>\n        <Descrizione>',
    '<Descrizione>',
    [['element.missing', `${LINE}/numero_linea`, {}]],
  ],
  [
    'one too late',
    '<Descrizione>Pane</Descrizione>\n        <PrezzoUnitario>10.00</PrezzoUnitario>\n        <PrezzoTotale>10.00</PrezzoTotale>',
    '<PrezzoUnitario>10.00</PrezzoUnitario><PrezzoTotale>10.00</PrezzoTotale><Descrizione>Pane</Descrizione>',
    [['element.misplaced', `${LINE}/descrizione`, { name: 'Descrizione', before: 'PrezzoUnitario' }]],
  ],
  [
    'one twice',
    '<Divisa>EUR</Divisa>',
    '<Divisa>EUR</Divisa><Divisa>EUR</Divisa>',
    [['element.repeated', `${DOCUMENT}/divisa`, { name: 'Divisa' }]],
  ],
  [
    'a misspelt name',
    '<Descrizione>Pane</Descrizione>',
    '<Descrizone>Pane</Descrizone>',
    [['element.unknown', LINE, { name: 'Descrizone', parent: 'DettaglioLinee', suggestion: 'Descrizione' }]],
  ],
  [
    'a name in another case',
    '<Descrizione>Pane</Descrizione>',
    '<descrizione>Pane</descrizione>',
    [['element.unknown', LINE, { suggestion: 'Descrizione' }]],
  ],
  [
    'the misspelt one is checked too',
    '<PrezzoTotale>10.00</PrezzoTotale>',
    '<PrezoTotale>10</PrezoTotale>',
    [
      ['element.unknown', LINE, { suggestion: 'PrezzoTotale' }],
      ['value.pattern', `${LINE}/prezzo_totale`, { found: '10' }],
    ],
  ],
  [
    'a name of another block',
    '<Divisa>EUR</Divisa>',
    '<Divisa>EUR</Divisa><IBAN>x</IBAN>',
    [['element.unknown', DOCUMENT, { name: 'IBAN', belongs: ['DettaglioPagamento'] }]],
  ],
  [
    'a name of nowhere, with children',
    '<Divisa>EUR</Divisa>',
    '<Divisa>EUR</Divisa><Zucchero><a/><b/></Zucchero>',
    [['element.unknown', DOCUMENT, { name: 'Zucchero' }]],
  ],
  [
    'no name of a party',
    '<Denominazione>Forno del Borgo</Denominazione>',
    '',
    [
      [
        'choice.missing',
        `${HEADER}/cedente_prestatore/dati_anagrafici/anagrafica`,
        { alternatives: ['Denominazione', 'Nome+Cognome'] },
      ],
    ],
  ],
  [
    'both names of a party',
    '<Nome>Mario</Nome>',
    '<Denominazione>x</Denominazione><Nome>Mario</Nome>',
    [['choice.conflict', `${HEADER}/cessionario_committente/dati_anagrafici/anagrafica`, { name: 'Nome' }]],
  ],
  [
    'half a name',
    '<Cognome>Rossi</Cognome>',
    '',
    [['element.missing', `${HEADER}/cessionario_committente/dati_anagrafici/anagrafica/cognome`, {}]],
  ],
  [
    'text between elements',
    '<DatiGenerali>',
    '<DatiGenerali>note',
    [['text.unexpected', `${BODY}/dati_generali`, { found: 'note' }]],
  ],
  [
    'an empty CDATA section between elements',
    '<DatiGenerali>',
    '<DatiGenerali><![CDATA[]]>',
    [['text.unexpected', `${BODY}/dati_generali`, { found: '' }]],
  ],
  [
    'an element in a value',
    '<Divisa>EUR</Divisa>',
    '<Divisa><b>EUR</b></Divisa>',
    [['element.nested', `${DOCUMENT}/divisa`, { name: 'b', parent: 'Divisa' }]],
  ],
  [
    'children in a namespace',
    '<FatturaElettronicaHeader>',
    '<FatturaElettronicaHeader xmlns="urn:x">',
    [['element.namespace', '', { name: 'FatturaElettronicaHeader', namespace: 'urn:x' }]],
  ],
  [
    'an attribute of ours on a value',
    '<Divisa>',
    '<Divisa lingua="it">',
    [['attribute.unknown', `${DOCUMENT}/divisa`, { name: 'lingua', element: 'Divisa' }]],
  ],
  [
    'xml:lang',
    '<Divisa>',
    '<Divisa xml:lang="it">',
    [['attribute.unknown', `${DOCUMENT}/divisa`, { name: 'xml:lang' }]],
  ],
  ['xsi:schemaLocation', '<Divisa>', `<Divisa ${XSI} xsi:schemaLocation="a b">`, []],
  ['xsi:nil', '<Divisa>', `<Divisa ${XSI} xsi:nil="false">`, [['xsi.nil', `${DOCUMENT}/divisa`, {}]]],
  ['xsi:type that is the type', '<Divisa>', `<Divisa ${XSI} xsi:type="p:DivisaType">`, []],
  [
    'xsi:type that narrows a date',
    '</DatiBeniServizi>',
    `</DatiBeniServizi><DatiVeicoli><Data ${XSI} xsi:type="p:DataFatturaType">1970-01-01</Data><TotalePercorso>1</TotalePercorso></DatiVeicoli>`,
    [],
  ],
  [
    'and the value does not fit',
    '</DatiBeniServizi>',
    `</DatiBeniServizi><DatiVeicoli><Data ${XSI} xsi:type="p:DataFatturaType">1969-12-31</Data><TotalePercorso>1</TotalePercorso></DatiVeicoli>`,
    [['value.range', `${BODY}/dati_veicoli/data`, { min: '1970-01-01' }]],
  ],
  [
    'xsi:type that is derived',
    '</DatiBeniServizi>',
    `</DatiBeniServizi><Allegati><NomeAttachment>a</NomeAttachment><Attachment ${XSI} xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xsi:type="ds:DigestValueType">QUJD</Attachment></Allegati>`,
    [],
  ],
  [
    'xsi:type that is another',
    '<Divisa>',
    `<Divisa ${XSI} xsi:type="p:CAPType">`,
    [['xsi.type', `${DOCUMENT}/divisa`, { found: 'p:CAPType' }]],
  ],
  [
    'an unknown attribute of the root',
    'versione="FPR12"',
    'versione="FPR12" data="x"',
    [['attribute.unknown', '', { name: 'data', element: 'p:FatturaElettronica' }]],
  ],
  ['SistemaEmittente', 'versione="FPR12"', 'versione="FPR12" SistemaEmittente="gest 1"', []],
  [
    'SistemaEmittente too long',
    'versione="FPR12"',
    'versione="FPR12" SistemaEmittente="gestionale1"',
    [['value.length', '/sistema_emittente', { length: 11, max: 10 }]],
  ],
  ['no versione', ' versione="FPR12"', '', [['attribute.missing', '/versione', { name: 'versione' }]]],
  [
    'a versione of tomorrow',
    'versione="FPR12"',
    'versione="FPR13"',
    [['value.code', '/versione', { found: 'FPR13', list: 'FormatoTrasmissione' }]],
  ],
  [
    'another namespace',
    'fatture/v1.2',
    'fatture/v1.3',
    [['root.namespace', '', { found: 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.3' }]],
  ],
  [
    'a code that is none',
    'TD01',
    'TD99',
    [['value.code', `${DOCUMENT}/tipo_documento`, { list: 'TipoDocumento', found: 'TD99' }]],
  ],
  [
    'blanks around a code',
    'TD01',
    ' TD01',
    [['value.code', `${DOCUMENT}/tipo_documento`, { found: ' TD01' }]],
  ],
  ['blanks around an amount', '<Imposta>0.40<', '<Imposta>\n 0.40 <', []],
  [
    'no decimals',
    '<Imposta>0.40<',
    '<Imposta>0<',
    [['value.pattern', `${BODY}/dati_beni_servizi/dati_riepilogo/0/imposta`, { found: '0' }]],
  ],
  ['a rate of 100', '<AliquotaIVA>4.00<', '<AliquotaIVA>100.00<', []],
  [
    'a rate over 100',
    '<AliquotaIVA>4.00<',
    '<AliquotaIVA>100.01<',
    [['value.range', `${LINE}/aliquota_iva`, { max: '100.00' }]],
  ],
  [
    'a line number of zero',
    '<NumeroLinea>1<',
    '<NumeroLinea>0<',
    [['value.range', `${LINE}/numero_linea`, { min: '1', max: '9999' }]],
  ],
  ['an integer with sign and zeros', '<NumeroLinea>1<', '<NumeroLinea>+0001<', []],
  ['a day that is none', '2026-03-02', '2026-02-29', [['value.base', `${DOCUMENT}/data`, { base: 'date' }]]],
  ['a leap day', '2026-03-02', '2024-02-29', []],
  ['a date with a zone', '2026-03-02', '2026-03-02+01:00', []],
  [
    'a date before 1970',
    '2026-03-02',
    '1969-12-31',
    [['value.range', `${DOCUMENT}/data`, { min: '1970-01-01' }]],
  ],
  [
    'a character over Latin-1',
    '>Pane<',
    '>Pane 3 €<',
    [['value.characters', `${LINE}/descrizione`, { allowed: 'Latin1', characters: ['€'] }]],
  ],
  [
    'a character over Basic Latin',
    '<Numero>7<',
    '<Numero>7 bis à<',
    [['value.characters', `${DOCUMENT}/numero`, { allowed: 'BasicLatin', characters: ['à'] }]],
  ],
  [
    'an empty Nazione takes its default',
    '<Provincia>SI</Provincia>\n        <Nazione>IT</Nazione>',
    '<Provincia>SI</Provincia><Nazione/>',
    [],
  ],
  [
    'a blank Nazione does not',
    '<Provincia>SI</Provincia>\n        <Nazione>IT</Nazione>',
    '<Provincia>SI</Provincia><Nazione> </Nazione>',
    [['value.pattern', `${HEADER}/cedente_prestatore/sede/nazione`, {}]],
  ],
];

/** Name, replaced text, replacement, and each problem: id, path, XPath, the text that it marks, all parameters. */
type Told = readonly [id: string, path: string, xpath: string, marked: string, params: object];
const ROOT_XPATH = '/*/FatturaElettronicaBody';
const DOCUMENT_XPATH = `${ROOT_XPATH}/DatiGenerali/DatiGeneraliDocumento`;
const LINE_XPATH = `${ROOT_XPATH}/DatiBeniServizi/DettaglioLinee`;
const SUPPLIER = `${HEADER}/cedente_prestatore/dati_anagrafici/anagrafica`;
const SUPPLIER_XPATH = '/*/FatturaElettronicaHeader/CedentePrestatore/DatiAnagrafici/Anagrafica';
const BUYER = `${HEADER}/cessionario_committente/dati_anagrafici/anagrafica`;
const BUYER_XPATH = '/*/FatturaElettronicaHeader/CessionarioCommittente/DatiAnagrafici/Anagrafica';
const REFERENCE =
  '</DatiGeneraliDocumento><DatiOrdineAcquisto><RiferimentoNumeroLinea>+007</RiferimentoNumeroLinea><IdDocumento>x</IdDocumento></DatiOrdineAcquisto>';
const ORDER = `${BODY}/dati_generali/dati_ordine_acquisto/0`;
const SUMMARY = `${BODY}/dati_beni_servizi/dati_riepilogo/0`;
const ADDRESS = `${HEADER}/cedente_prestatore/sede`;
const NAMES = { parent: 'Anagrafica', alternatives: ['Denominazione', 'Nome+Cognome'] };
const PARENT = { parent: 'DatiGeneraliDocumento' };
const told: readonly (readonly [string, string, string, readonly Told[]])[] = [
  [
    'a missing element, before the one behind it',
    '<Divisa>EUR</Divisa>',
    '',
    [['element.missing', `${DOCUMENT}/divisa`, DOCUMENT_XPATH, '<Data>', { name: 'Divisa', ...PARENT }]],
  ],
  [
    'a missing element at the end',
    '<Numero>7</Numero>',
    '',
    [
      [
        'element.missing',
        `${DOCUMENT}/numero`,
        DOCUMENT_XPATH,
        '</DatiGeneraliDocumento>',
        { name: 'Numero', ...PARENT },
      ],
    ],
  ],
  [
    'a missing list',
    /<DatiRiepilogo>[\s\S]*<\/DatiRiepilogo>/.exec(SAMPLE)?.[0] ?? '',
    '',
    [
      [
        'element.missing',
        `${BODY}/dati_beni_servizi/dati_riepilogo/0`,
        `${ROOT_XPATH}/DatiBeniServizi`,
        '</DatiBeniServizi>',
        { name: 'DatiRiepilogo', parent: 'DatiBeniServizi' },
      ],
    ],
  ],
  [
    'a repeated element, twice',
    '<Divisa>EUR</Divisa>',
    '<Divisa>EUR</Divisa><Divisa>USD</Divisa><Divisa >euro</Divisa>',
    ['<Divisa>', '<Divisa >'].map(
      (marked, at) =>
        [
          'element.repeated',
          `${DOCUMENT}/divisa`,
          `${DOCUMENT_XPATH}/Divisa[${at + 2}]`,
          marked,
          { name: 'Divisa', ...PARENT },
        ] as const,
    ),
  ],
  [
    'a list that begins too early, behind the element before it, not behind its own',
    '<Numero>7</Numero>',
    '<Numero>7</Numero><Causale>a</Causale><ImportoTotaleDocumento>10.40</ImportoTotaleDocumento><Causale>b</Causale>',
    [
      [
        'element.misplaced',
        `${DOCUMENT}/causale/0`,
        `${DOCUMENT_XPATH}/Causale[1]`,
        '<Causale>',
        { name: 'Causale', ...PARENT, after: 'ImportoTotaleDocumento' },
      ],
    ],
  ],
  [
    'a list that ends too late, before the element behind it',
    '<Numero>7</Numero>',
    '<Numero>7</Numero><Causale>a</Causale><Causale>b</Causale><Art73>SI</Art73><Causale >c</Causale>',
    [
      [
        'element.misplaced',
        `${DOCUMENT}/art_73`,
        `${DOCUMENT_XPATH}/Art73`,
        '<Art73>',
        { name: 'Art73', ...PARENT, after: 'Causale' },
      ],
    ],
  ],
  [
    'a repeated element out of place',
    '<Numero>7</Numero>',
    '<Numero>7</Numero><Divisa>EUR</Divisa>',
    [
      [
        'element.repeated',
        `${DOCUMENT}/divisa`,
        `${DOCUMENT_XPATH}/Divisa[2]`,
        '<Divisa>',
        { name: 'Divisa', ...PARENT },
      ],
    ],
  ],
  [
    'elements in the reverse order',
    '<TipoDocumento>TD01</TipoDocumento>\n        <Divisa>EUR</Divisa>\n        <Data>2026-03-02</Data>\n        <Numero>7</Numero>',
    '<Numero>7</Numero><Data>2026-03-02</Data><Divisa>EUR</Divisa><TipoDocumento>TD01</TipoDocumento>',
    [
      [
        'element.misplaced',
        `${DOCUMENT}/numero`,
        `${DOCUMENT_XPATH}/Numero`,
        '<Numero>',
        { name: 'Numero', parent: 'DatiGeneraliDocumento', after: 'TipoDocumento' },
      ],
      [
        'element.misplaced',
        `${DOCUMENT}/data`,
        `${DOCUMENT_XPATH}/Data`,
        '<Data>',
        { name: 'Data', parent: 'DatiGeneraliDocumento', after: 'TipoDocumento' },
      ],
      [
        'element.misplaced',
        `${DOCUMENT}/divisa`,
        `${DOCUMENT_XPATH}/Divisa`,
        '<Divisa>',
        { name: 'Divisa', parent: 'DatiGeneraliDocumento', after: 'TipoDocumento' },
      ],
    ],
  ],
  [
    'a name of another block, like a list here',
    '</DatiGenerali>',
    '<DataDDT/></DatiGenerali>',
    [
      [
        'element.unknown',
        `${BODY}/dati_generali`,
        `${ROOT_XPATH}/DatiGenerali/DataDDT`,
        '<DataDDT/>',
        { name: 'DataDDT', parent: 'DatiGenerali', belongs: ['DatiDDT'] },
      ],
    ],
  ],
  [
    'the first three of five blocks of a name',
    '<NumeroLinea>',
    '<Data/><NumeroLinea>',
    [
      [
        'element.unknown',
        LINE,
        `${LINE_XPATH}/Data`,
        '<Data/>',
        {
          name: 'Data',
          parent: 'DettaglioLinee',
          belongs: ['DatiGeneraliDocumento', 'DatiOrdineAcquisto', 'DatiContratto'],
        },
      ],
    ],
  ],
  [
    'a wrong value behind the names of a party',
    '<Denominazione>Forno del Borgo</Denominazione>',
    '<Denominazione>Forno del Borgo</Denominazione><CodEORI>x</CodEORI>',
    [
      [
        'value.length',
        `${SUPPLIER}/cod_eori`,
        `${SUPPLIER_XPATH}/CodEORI`,
        'x',
        { element: 'CodEORI', found: 'x', length: 1, max: 17, min: 13, type: 'CodEORI' },
      ],
    ],
  ],
  [
    'both names of a party, behind another element',
    '<Nome>Mario</Nome>',
    '<Titolo>Dott.</Titolo><Denominazione>x</Denominazione><Nome>Mario</Nome>',
    [
      [
        'element.misplaced',
        `${BUYER}/titolo`,
        `${BUYER_XPATH}/Titolo`,
        '<Titolo>',
        { name: 'Titolo', parent: 'Anagrafica', after: 'Cognome' },
      ],
      ['choice.conflict', BUYER, `${BUYER_XPATH}/Nome`, '<Nome>', { ...NAMES, name: 'Nome' }],
    ],
  ],
  [
    'an element too early, behind the last one before it',
    '<TipoDocumento>',
    '<Causale>a</Causale><TipoDocumento>',
    [
      [
        'element.misplaced',
        `${DOCUMENT}/causale/0`,
        `${DOCUMENT_XPATH}/Causale`,
        '<Causale>',
        { name: 'Causale', ...PARENT, after: 'Numero' },
      ],
    ],
  ],
  [
    'an element too late, before the first one behind it',
    '<TipoDocumento>TD01</TipoDocumento>\n        <Divisa>EUR</Divisa>\n        <Data>2026-03-02</Data>\n        <Numero>7</Numero>',
    '<TipoDocumento>TD01</TipoDocumento><Data>2026-03-02</Data><Numero>7</Numero><Divisa>EUR</Divisa>',
    [
      [
        'element.misplaced',
        `${DOCUMENT}/divisa`,
        `${DOCUMENT_XPATH}/Divisa`,
        '<Divisa>',
        { name: 'Divisa', ...PARENT, before: 'Data' },
      ],
    ],
  ],
  [
    'a name of nowhere',
    '<Divisa>',
    '<Zucchero a="b"/><Divisa>',
    [
      [
        'element.unknown',
        DOCUMENT,
        `${DOCUMENT_XPATH}/Zucchero`,
        '<Zucchero a="b"/>',
        { name: 'Zucchero', ...PARENT },
      ],
    ],
  ],
  [
    'a name of more than three blocks',
    '<Divisa>',
    '<Nazione/><Divisa>',
    [
      [
        'element.unknown',
        DOCUMENT,
        `${DOCUMENT_XPATH}/Nazione`,
        '<Nazione/>',
        { name: 'Nazione', ...PARENT, belongs: ['Sede', 'StabileOrganizzazione', 'IndirizzoResa'] },
      ],
    ],
  ],
  [
    'a name of another block, like one that is missing',
    '<Descrizione>Pane</Descrizione>',
    '<Descrizone>Pane</Descrizone><Descrizzione>Pane</Descrizzione>',
    [
      [
        'element.unknown',
        LINE,
        `${LINE_XPATH}/Descrizone`,
        '<Descrizone>',
        { name: 'Descrizone', parent: 'DettaglioLinee', suggestion: 'Descrizione' },
      ],
      [
        'element.unknown',
        LINE,
        `${LINE_XPATH}/Descrizzione`,
        '<Descrizzione>',
        { name: 'Descrizzione', parent: 'DettaglioLinee', suggestion: 'Descrizione' },
      ],
      [
        'element.repeated',
        `${LINE}/descrizione`,
        `${LINE_XPATH}/Descrizzione`,
        '<Descrizzione>',
        { name: 'Descrizzione', parent: 'DettaglioLinee' },
      ],
    ],
  ],
  [
    'a misspelt name of an element that is there, which may not be twice',
    '<Divisa>',
    '<Divisas>EUR</Divisas><Divisa>',
    [['element.unknown', DOCUMENT, `${DOCUMENT_XPATH}/Divisas`, '<Divisas>', { name: 'Divisas', ...PARENT }]],
  ],
  [
    'a misspelt name of a list that is there',
    '<Numero>7</Numero>',
    '<Numero>7</Numero><Causale>a</Causale><Causali>b</Causali>',
    [
      [
        'element.unknown',
        DOCUMENT,
        `${DOCUMENT_XPATH}/Causali`,
        '<Causali>',
        { name: 'Causali', ...PARENT, suggestion: 'Causale' },
      ],
    ],
  ],
  [
    'a name of another block, like one that may be here',
    '<Numero>7</Numero>',
    '<Numero>7</Numero><ImportoTotaleDocumneto>10.40</ImportoTotaleDocumneto><Data1/>',
    [
      [
        'element.unknown',
        DOCUMENT,
        `${DOCUMENT_XPATH}/ImportoTotaleDocumneto`,
        '<ImportoTotaleDocumneto>',
        { name: 'ImportoTotaleDocumneto', ...PARENT, suggestion: 'ImportoTotaleDocumento' },
      ],
      ['element.unknown', DOCUMENT, `${DOCUMENT_XPATH}/Data1`, '<Data1/>', { name: 'Data1', ...PARENT }],
    ],
  ],
  [
    'a name of nowhere in a namespace',
    '<Divisa>',
    '<x:Zucchero xmlns:x="urn:x"/><Divisa>',
    [
      [
        'element.unknown',
        DOCUMENT,
        `${DOCUMENT_XPATH}/*[name()='x:Zucchero']`,
        '<x:Zucchero xmlns:x="urn:x"/>',
        { name: 'x:Zucchero', ...PARENT },
      ],
    ],
  ],
  [
    'a name of nowhere in a namespace that was reported',
    '<FatturaElettronicaHeader>',
    '<FatturaElettronicaHeader xmlns="urn:x"><Zucchero/>',
    [
      [
        'element.namespace',
        '',
        `/*/*[name()='FatturaElettronicaHeader']`,
        '<FatturaElettronicaHeader xmlns="urn:x">',
        { name: 'FatturaElettronicaHeader', namespace: 'urn:x' },
      ],
    ],
  ],
  [
    'two namespaces',
    '<Divisa>EUR</Divisa>\n        <Data>2026-03-02</Data>',
    '<x:Divisa xmlns:x="urn:x">EUR</x:Divisa><y:Data xmlns:y="urn:y">2026-03-02</y:Data>',
    [
      ['Divisa', 'x'],
      ['Data', 'y'],
    ].map(
      ([name, prefix]) =>
        [
          'element.namespace',
          DOCUMENT,
          `${DOCUMENT_XPATH}/*[name()='${prefix}:${name}']`,
          `<${prefix}:${name} xmlns:${prefix}="urn:${prefix}">`,
          { name: `${prefix}:${name}`, namespace: `urn:${prefix}` },
        ] as const,
    ),
  ],
  [
    'no name of a party',
    '<Denominazione>Forno del Borgo</Denominazione>',
    '',
    [['choice.missing', SUPPLIER, SUPPLIER_XPATH, '<Anagrafica>', NAMES]],
  ],
  [
    'both names of a party',
    '<Nome>Mario</Nome>',
    '<Denominazione>x</Denominazione><Nome>Mario</Nome>',
    [['choice.conflict', BUYER, `${BUYER_XPATH}/Nome`, '<Nome>', { ...NAMES, name: 'Nome' }]],
  ],
  [
    'a second half of a name',
    '<Nome>Mario</Nome>',
    '',
    [['element.missing', `${BUYER}/nome`, BUYER_XPATH, '<Cognome>', { name: 'Nome', parent: 'Anagrafica' }]],
  ],
  [
    'text between elements',
    '<DatiGenerali>',
    '<DatiGenerali> note <!-- -->',
    [
      [
        'text.unexpected',
        `${BODY}/dati_generali`,
        `${ROOT_XPATH}/DatiGenerali`,
        ' note ',
        { found: 'note', parent: 'DatiGenerali' },
      ],
    ],
  ],
  [
    'elements in a value',
    '<Divisa>EUR</Divisa>',
    '<Divisa>x<a/><b/></Divisa>',
    [
      [
        'element.nested',
        `${DOCUMENT}/divisa`,
        `${DOCUMENT_XPATH}/Divisa/a`,
        '<a/>',
        { name: 'a', parent: 'Divisa' },
      ],
    ],
  ],
  [
    'an empty value',
    '<Divisa>EUR</Divisa>',
    '<Divisa></Divisa>',
    [
      [
        'value.empty',
        `${DOCUMENT}/divisa`,
        `${DOCUMENT_XPATH}/Divisa`,
        '<Divisa>',
        { type: 'Divisa', element: 'Divisa', found: '' },
      ],
    ],
  ],
  [
    'a value of 201 characters',
    '>Pane<',
    `>${'€'.repeat(201)}<`,
    [
      [
        'value.characters',
        `${LINE}/descrizione`,
        `${LINE_XPATH}/Descrizione`,
        '€'.repeat(201),
        {
          type: 'String1000Latin',
          allowed: 'Latin1',
          characters: ['€'],
          element: 'Descrizione',
          found: `${'€'.repeat(199)}…`,
        },
      ],
    ],
  ],
  [
    'a value of 200 characters',
    '>Pane<',
    `>${'€'.repeat(200)}<`,
    [
      [
        'value.characters',
        `${LINE}/descrizione`,
        `${LINE_XPATH}/Descrizione`,
        '€'.repeat(200),
        {
          type: 'String1000Latin',
          allowed: 'Latin1',
          characters: ['€'],
          element: 'Descrizione',
          found: '€'.repeat(200),
        },
      ],
    ],
  ],
  [
    'an attribute of a value',
    '<Divisa>',
    '<Divisa xml:lang="it">',
    [
      [
        'attribute.unknown',
        `${DOCUMENT}/divisa`,
        `${DOCUMENT_XPATH}/Divisa/@xml:lang`,
        'xml:lang="it"',
        { name: 'xml:lang', element: 'Divisa' },
      ],
    ],
  ],
  [
    'an attribute of a block',
    '<DatiGenerali>',
    '<DatiGenerali a="b">',
    [
      [
        'attribute.unknown',
        `${BODY}/dati_generali`,
        `${ROOT_XPATH}/DatiGenerali/@a`,
        'a="b"',
        { name: 'a', element: 'DatiGenerali' },
      ],
    ],
  ],
  [
    'two signatures',
    '</p:F',
    `${SIGNATURE}${SIGNATURE.replace('<ds:Signature ', '<ds:Signature  ')}</p:F`,
    [
      [
        'element.repeated',
        '',
        `/*/*[name()='ds:Signature'][2]`,
        SIGNATURE.slice(0, SIGNATURE.indexOf('>') + 1).replace('<ds:Signature ', '<ds:Signature  '),
        { name: 'ds:Signature', parent: 'p:FatturaElettronica' },
      ],
    ],
  ],
  [
    'a Signature that is in no namespace',
    '</p:F',
    '<Signature/></p:F',
    [
      [
        'element.unknown',
        '',
        '/*/Signature',
        '<Signature/>',
        { name: 'Signature', parent: 'p:FatturaElettronica' },
      ],
    ],
  ],
  [
    'another element of the namespace of signatures',
    '</p:F',
    '<ds:Object xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/></p:F',
    [
      [
        'element.unknown',
        '',
        `/*/*[name()='ds:Object']`,
        '<ds:Object xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/>',
        { name: 'ds:Object', parent: 'p:FatturaElettronica' },
      ],
    ],
  ],
  [
    'a signature in a block',
    '</DatiGenerali>',
    `${SIGNATURE}</DatiGenerali>`,
    [
      [
        'element.unknown',
        `${BODY}/dati_generali`,
        `${ROOT_XPATH}/DatiGenerali/*[name()='ds:Signature']`,
        SIGNATURE.slice(0, SIGNATURE.indexOf('>') + 1),
        { name: 'ds:Signature', parent: 'DatiGenerali' },
      ],
    ],
  ],
  [
    'a signature alone',
    SAMPLE.slice(SAMPLE.indexOf('  <FatturaElettronicaHeader>'), SAMPLE.indexOf('</p:F')),
    SIGNATURE,
    [
      ['fattura_elettronica_header', 'FatturaElettronicaHeader'],
      ['fattura_elettronica_body/0', 'FatturaElettronicaBody'],
    ].map(
      ([path, name]) =>
        [
          'element.missing',
          `/${path}`,
          '/*',
          '</p:FatturaElettronica>',
          { name, parent: 'p:FatturaElettronica' },
        ] as const,
    ),
  ],
  [
    'a signature before a body',
    '<FatturaElettronicaBody>',
    `${SIGNATURE}<FatturaElettronicaBody>`,
    [
      [
        'element.misplaced',
        '',
        `/*/*[name()='ds:Signature']`,
        SIGNATURE.slice(0, SIGNATURE.indexOf('>') + 1),
        { name: 'ds:Signature', parent: 'p:FatturaElettronica', after: 'FatturaElettronicaBody' },
      ],
    ],
  ],
  [
    'no versione',
    ' versione="FPR12"',
    '',
    [
      [
        'attribute.missing',
        '/versione',
        '/*',
        SAMPLE.slice(SAMPLE.indexOf('<p:'), SAMPLE.indexOf('>', SAMPLE.indexOf('<p:')) + 1).replace(
          ' versione="FPR12"',
          '',
        ),
        { name: 'versione', element: 'p:FatturaElettronica' },
      ],
    ],
  ],
  [
    'a versione in the namespace',
    'versione="FPR12"',
    'p:versione="x" versione="FPR12"',
    [
      [
        'attribute.unknown',
        '',
        '/*/@p:versione',
        'p:versione="x"',
        { name: 'p:versione', element: 'p:FatturaElettronica' },
      ],
    ],
  ],
];

describe('structure', () => {
  it.each(cases)('%s', (_name, from, to, expected) => {
    for (const engine of ['auto', 'explaining'] as const) {
      const result = readInvoice(sampleWith(from, to), { engine });
      const found = result.ok ? [] : result.problems.map(({ id, path, params }) => [id, path, params]);
      expect(found).toEqual(
        expected.map(([id, path, params]) => [id, path, expect.objectContaining(params)]),
      );
    }
  });

  it.each([
    ['a message of SdI', '<RicevutaConsegna/>', 'source.kind', { kind: 'RC' }],
    [
      'a format before 2017',
      '<a:FatturaElettronica xmlns:a="http://www.fatturapa.gov.it/sdi/fatturapa/v1.1"/>',
      'source.kind',
      { kind: 'SDI11' },
    ],
    ['any other document', '<html/>', 'root.unknown', { name: 'html', namespace: '' }],
    ['a name of JavaScript', '<constructor/>', 'root.unknown', { name: 'constructor', namespace: '' }],
    ['the name of a prototype', '<__proto__/>', 'root.unknown', { name: '__proto__', namespace: '' }],
  ])('%s', (_name, text, id, params) => {
    expect(readInvoice(text)).toMatchObject({ ok: false, problems: [{ id, params }] });
  });

  it.each(told)('the place of %s', (_name, from, to, expected) => {
    const text = sampleWith(from, to);
    const result = readInvoice(text);
    const found = result.ok
      ? []
      : result.problems.map(({ id, path, xpath, offset, end, params }) => [
          ...[id, path, xpath, text.slice(offset, end), params],
        ]);
    expect(found).toEqual(expected);
  });

  it.each([
    ['in a value', '<Divisa>EUR', -1],
    ['in an empty value', '<Divisa>', 0],
    ['in a block', '</Divisa>', 0],
    ['before the choice of a block', '<Anagrafica>', 0],
    ['before the signature', '</FatturaElettronicaBody>', 0],
  ])('a text that ends %s has no other problem', (_name, behind, more) => {
    const text = SAMPLE.slice(0, SAMPLE.indexOf(behind) + behind.length + more);
    const result = readInvoice(text);
    expect(result.ok ? [] : result.problems.map(({ id }) => id)).toEqual(['xml.truncated']);
  });

  it.each([
    ['an integer', '</DatiGeneraliDocumento>', REFERENCE, `${ORDER}/riferimento_numero_linea/0`, 7],
    ['blanks', '<Imposta>0.40<', '<Imposta>\n 0.40 <', `${SUMMARY}/imposta`, '0.40'],
    ['blanks of a text', '>Pane<', '> Pane\n<', `${LINE}/descrizione`, ' Pane '],
    ['an empty Nazione', '<Nazione>IT<', '<Nazione><', `${ADDRESS}/nazione`, ''],
    ['a value with an element', '<Divisa>EUR<', '<Divisa>EUR<b/><', `${DOCUMENT}/divisa`, ''],
    ['a wrong value', '<Divisa>EUR<', '<Divisa>euro<', `${DOCUMENT}/divisa`, 'euro'],
    ['a repeated element', '<Divisa>', '<Divisa>USD</Divisa><Divisa>', `${DOCUMENT}/divisa`, 'USD'],
    ['a misspelt element', '<Numero>7</Numero>', '<Nummero>7</Nummero>', `${DOCUMENT}/numero`, '7'],
    [
      'a list',
      '<Numero>7</Numero>',
      '<Numero>7</Numero><Causale>a</Causale><Causale>b</Causale>',
      `${DOCUMENT}/causale`,
      ['a', 'b'],
    ],
    ['an element that is missing', '<Divisa>EUR</Divisa>', '', `${DOCUMENT}/divisa`, undefined],
    ['no SistemaEmittente', '<Divisa>', '<Divisa >', '/sistema_emittente', undefined],
    [
      'an attribute of the root',
      'versione="FPR12"',
      'versione="FPR12" SistemaEmittente=" gest  1"',
      '/sistema_emittente',
      ' gest  1',
    ],
    ['no versione', ' versione="FPR12"', '', '/versione', ''],
  ])('the value of %s', (_name, from, to, path, expected) => {
    const result = readInvoice(sampleWith(from, to), { engine: 'explaining' });
    let value: unknown = result.ok ? result.invoice : result.partial;
    for (const key of path.split('/').slice(1)) value = (value as Record<string, unknown>)[key];
    expect(value).toEqual(expected);
  });

  it('keeps 5,000 problems and counts the rest', () => {
    const lines = '<Zucchero/>'.repeat(6_000);
    const result = readInvoice(sampleWith('<Divisa>', `${lines}<Divisa>`));
    expect(result.ok || [result.problems.length, result.omitted]).toEqual([5_000, 1_000]);
  });

  it('stops after 20,000 problems, even in a signature', () => {
    const parts = '<ds:Object Id="1"/>'.repeat(30_000);
    const signature = SIGNATURE.replace('</ds:Signature>', `${parts}</ds:Signature>`);
    const result = readInvoice(sampleWith('</p:F', `${signature}</p:F`));
    expect(result.ok || [result.problems.length, result.omitted]).toEqual([5_000, 15_000]);
  });

  it('numbers the steps of an XPath if a name repeats', () => {
    const lines = SAMPLE.match(/<DettaglioLinee>[\s\S]*<\/DettaglioLinee>/)?.[0] ?? '';
    const result = readInvoice(sampleWith(lines, lines + lines.replace('4.00', '4')));
    const problem = result.ok ? undefined : result.problems[0];
    expect(problem?.xpath).toBe('/*/FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee[2]/AliquotaIVA');
    expect(problem?.path).toBe(`${BODY}/dati_beni_servizi/dettaglio_linee/1/aliquota_iva`);
  });
});
