/** The findings of each fixture: "id path", in the order of the report. */
interface Row {
  readonly file: string;
  readonly problems: readonly string[];
  /** Known differences of libxml2; docs/decisions/verdict.md gives the reasons. */
  readonly libxml2?: 'accepts';
}

const header = '/fattura_elettronica_header';
const body = '/fattura_elettronica_body/0';
const document = `${body}/dati_generali/dati_generali_documento`;
const lines = `${body}/dati_beni_servizi/dettaglio_linee`;
const summary = `${body}/dati_beni_servizi/dati_riepilogo/0`;
const buyer = `${header}/cessionario_committente`;
const seller = `${header}/cedente_prestatore`;
const payment = `${body}/dati_pagamento/0/dettaglio_pagamento/0`;

function row(file: string, ...problems: readonly string[]): Row {
  return { file, problems };
}

/** One mistake each, stated in the name. */
export const invalid: readonly Row[] = [
  row('amount-with-comma.xml', `value.pattern ${lines}/0/prezzo_totale`),
  row('amount-without-decimals.xml', `value.pattern ${lines}/1/prezzo_unitario`),
  row('attachment-bad-padding.xml', `value.base ${body}/allegati/0/attachment`),
  {
    ...row('attachment-foreign-character.xml', `value.base ${body}/allegati/0/attachment`),
    libxml2: 'accepts',
  },
  row('attribute-unknown.xml', `attribute.unknown ${header}`),
  row('block-missing.xml', `element.missing ${header}/cessionario_committente`),
  row('cap-too-short.xml', `value.pattern ${buyer}/sede/cap`),
  row('children-qualified.xml', 'element.namespace'),
  row('choice-conflict.xml', `choice.conflict ${buyer}/dati_anagrafici/anagrafica`),
  row('choice-missing.xml', `choice.missing ${buyer}/dati_anagrafici/anagrafica`),
  row('code-lower-case.xml', `value.code ${document}/tipo_documento`),
  row('code-removed.xml', `value.code ${seller}/dati_anagrafici/regime_fiscale`),
  row('date-italian.xml', `value.base ${document}/data`),
  row('date-not-in-calendar.xml', `value.base ${document}/data`),
  row('date-too-early.xml', `value.range ${document}/data`),
  row('description-too-long.xml', `value.length ${lines}/1/descrizione`),
  row('element-empty.xml', `value.empty ${document}/numero`),
  row('element-misplaced.xml', `element.misplaced ${document}/data`),
  row('element-missing.xml', `element.missing ${document}/divisa`),
  row('element-nested.xml', `element.nested ${document}/numero`),
  row('element-repeated.xml', `element.repeated ${document}/numero`),
  row('element-unknown.xml', `element.unknown ${lines}/0`),
  row('euro-sign-in-text.xml', `value.characters ${lines}/1/descrizione`),
  row('fiscal-code-lower-case.xml', `value.pattern ${seller}/dati_anagrafici/codice_fiscale`),
  row('iban-with-blanks.xml', `value.pattern ${payment}/iban`),
  row('json-key-missing.json', `element.missing ${document}/divisa`),
  row('json-key-unknown.json', `element.unknown ${document}`),
  row('json-number-for-string.json', `json.type ${summary}/imposta`),
  row('line-number-zero.xml', `value.range ${lines}/0/numero_linea`),
  row('namespace-missing.xml', 'root.namespace'),
  row('namespace-wrong.xml', 'root.namespace'),
  row('rate-over-100.xml', `value.range ${lines}/0/aliquota_iva`),
  row('root-unknown.xml', 'root.unknown'),
  row(
    'several-mistakes.xml',
    `value.pattern ${seller}/sede/cap`,
    `value.pattern ${document}/divisa`,
    `value.base ${document}/data`,
    `value.pattern ${lines}/0/prezzo_totale`,
    `element.unknown ${lines}/1`,
  ),
  row('signature-incomplete.xml', 'signature.incomplete'),
  row('simplified-vat-block-missing.xml', `element.missing ${body}/dati_beni_servizi/0/dati_iva`),
  row('simplified-wrong-document-type.xml', `value.code ${document}/tipo_documento`),
  row('text-between-elements.xml', `text.unexpected ${body}/dati_beni_servizi`),
  row('trailing-blank-in-code.xml', `value.code ${payment}/modalita_pagamento`),
  row('versione-missing.xml', 'attribute.missing /versione'),
  row('versione-unknown.xml', 'value.code /versione'),
  row('xsi-nil.xml', `xsi.nil ${document}/numero`),
];

interface DamagedRow extends Row {
  readonly verdict: 'rejected' | 'unreadable';
}

const notXml = (file: string, problem: string): DamagedRow => ({
  ...row(file, problem),
  verdict: 'rejected',
});
const unread = (file: string, problem: string): DamagedRow => ({
  ...row(file, problem),
  verdict: 'unreadable',
});

/** Not well-formed (SdI gives 00200), empty (00106), or not readable as an invoice at all. */
export const malformed: readonly DamagedRow[] = [
  notXml('attribute-twice.xml', 'xml.attribute_duplicate'),
  notXml('attribute-without-quotes.xml', 'xml.syntax'),
  unread('bad-bytes.xml', 'source.bytes'),
  notXml('bare-ampersand.xml', 'xml.reference'),
  notXml('blank-before-declaration.xml', 'xml.syntax'),
  notXml('cdata-end-in-text.xml', 'xml.syntax'),
  notXml('comment-double-hyphen.xml', 'xml.syntax'),
  notXml('control-character.xml', 'xml.character'),
  notXml('control-reference.xml', 'xml.reference'),
  { ...notXml('doctype.xml', 'xml.dtd'), libxml2: 'accepts' },
  notXml('duplicate-key.json', `json.duplicate ${document}/divisa`),
  notXml('empty.xml', 'source.empty'),
  unread('encoding-unknown.xml', 'source.encoding'),
  notXml('entity-unknown.xml', 'xml.entity'),
  notXml('only-blanks.xml', 'source.empty'),
  notXml('only-declaration.xml', 'xml.no_root'),
  unread('page.html.xml', 'source.unknown'),
  unread('plain-text.xml', 'source.unknown'),
  notXml('prefix-unbound.xml', 'xml.prefix_unbound'),
  notXml('tag-mismatch.xml', 'xml.tag_mismatch'),
  notXml('trailing-text.xml', 'xml.trailing'),
  notXml('truncated-in-tag.xml', 'xml.truncated'),
  notXml('truncated.json', 'json.syntax'),
  notXml('truncated.xml', 'xml.truncated'),
  notXml('two-roots.xml', 'xml.second_root'),
  unread('utf-16-odd-length.xml', 'source.bytes'),
];
