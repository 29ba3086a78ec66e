/**
 * The binding of FatturaPA to EN 16931, as data: the term of each field, with the transformation, the direction and
 * the source. The places that conversions use (generated/places.ts), the page for integrators and the test of
 * completeness are derived from it. A block stands for all its fields that no row names.
 *
 * Sources: MAP, AgID's mapping tables FatturaPA to UBL V3.2 and UBL to FatturaPA V3.3; RT, rules of SdI for European
 * invoices as secondary sources cite them; CEN, the standard and its rules; own, a decision of this library.
 * Confidence: H, seen in an official artefact; M, in a secondary source; L, inferred.
 */

/** `=` both ways, `>` to EN 16931, `<` to FatturaPA. */
export type Direction = '=' | '>' | '<';

/** The conversion of a value; `docs/european-fields.md` has a sentence for each transformation. */
export type Transformation =
  | 'account'
  | 'address'
  | 'adjustment'
  | 'amount'
  | 'attachment'
  | 'category'
  | 'channel'
  | 'computed'
  | 'country'
  | 'datum'
  | 'day'
  | 'delivery'
  | 'deliveryDay'
  | 'description'
  | 'despatch'
  | 'discount'
  | 'due'
  | 'first'
  | 'fund'
  | 'fundOnly'
  | 'identifier'
  | 'identity'
  | 'itemCode'
  | 'joined'
  | 'kind'
  | 'lineNumber'
  | 'lost'
  | 'main'
  | 'means'
  | 'merged'
  | 'name'
  | 'note'
  | 'number'
  | 'object'
  | 'ofLines'
  | 'orderLine'
  | 'own'
  | 'payee'
  | 'period'
  | 'postcode'
  | 'preceding'
  | 'prepaid'
  | 'price'
  | 'property'
  | 'province'
  | 'provision'
  | 'quantity'
  | 'reasonCode'
  | 'receipt'
  | 'reference'
  | 'register'
  | 'residual'
  | 'same'
  | 'scheme'
  | 'sentence'
  | 'stamp'
  | 'street'
  | 'streetNumber'
  | 'substitute'
  | 'taxPoint'
  | 'telephone'
  | 'terms'
  | 'text'
  | 'total'
  | 'unit'
  | 'weightUnit';

export type FieldRow = readonly [
  direction: Direction,
  /** Numbers of fields or blocks, the usual one first; empty for a term without a field. */
  fields: string,
  /** Paths of terms in the model, the usual one first; empty for a field without a term. */
  terms: string,
  /** Paths in AgID's profile, if they differ. */
  agid: string,
  /** Default: `own`. */
  transformation?: Transformation,
  /** Source and confidence. Default: `MAP H`. */
  source?: string,
];

export const fieldRows: readonly FieldRow[] = [
  // Root and transmission
  ['>', '@versione', '', '', 'channel', 'own H'],
  ['=', '@SistemaEmittente', '', 'extension.system'],
  ['>', '1.1.1 1.1.2 1.1.3 1.1.5', '', '', 'channel'],
  ['>', '1.1.4', 'buyer.endpoint.id', '', 'address'],
  ['<', '1.1.4 1.1.6', 'buyer.endpoint.id buyer.endpoint.scheme', '', 'address'],
  ['>', '1.1.6', 'buyer.endpoint.id', '', 'address'],
  ['<', '', 'seller.endpoint.id seller.endpoint.scheme', '', 'channel', 'own H'],
  ['<', '', 'process customization', '', 'channel', 'own H'],
  // Seller
  ['=', '1.2.1.1', 'seller.vatId', '', 'joined'],
  ['=', '1.2.1.2', 'seller.legalId.id', '', 'identity'],
  ['<', '1.2.1.2', 'seller.legalId.scheme', '', 'identity'],
  ['=', '1.2.1.3.1 1.2.1.3.2 1.2.1.3.3', 'seller.name', '', 'name'],
  ['=', '1.2.4.1 1.2.4.2 1.2.1.3.5 1.2.1.4 1.2.1.6 1.2.1.7', 'seller.ids[].id', '', 'register'],
  ['<', '', 'seller.ids[].scheme seller.tradingName', '', 'lost'],
  ['<', '1.2.1.1.2', 'seller.taxId', '', 'substitute'],
  ['>', '1.2.1.3.4 1.2.1.5', '', '', 'lost'],
  ['=', '1.2.1.8', '', 'extension.regime'],
  ['=', '1.2.2.1', 'seller.address.line1', '', 'street'],
  ['=', '1.2.2.2', 'seller.address.line2', '', 'streetNumber'],
  ['<', '1.2.2.1', 'seller.address.line3', '', 'street'],
  ['=', '1.2.2.3', 'seller.address.postcode', '', 'postcode'],
  ['=', '1.2.2.4', 'seller.address.city', '', 'text'],
  ['=', '1.2.2.5', 'seller.address.subdivision', '', 'province'],
  ['=', '1.2.2.6', 'seller.address.country', '', 'same'],
  ['=', '1.2.3.1', '', 'extension.sellerBranch.line1'],
  ['=', '1.2.3.2', '', 'extension.sellerBranch.line2'],
  ['=', '1.2.3.3', '', 'extension.sellerBranch.postcode'],
  ['=', '1.2.3.4', '', 'extension.sellerBranch.city'],
  ['=', '1.2.3.5', '', 'extension.sellerBranch.subdivision'],
  ['=', '1.2.3.6', '', 'extension.sellerBranch.country'],
  ['<', '1.2.3.1', '', 'extension.sellerBranch.line3', 'street'],
  ['=', '1.2.4.3 1.2.4.4 1.2.4.5', 'seller.legalForm', '', 'register'],
  ['=', '1.2.5.1', 'seller.contact.telephone', '', 'telephone'],
  ['=', '1.2.5.3', 'seller.contact.email', '', 'identifier'],
  ['>', '1.2.5.2', '', '', 'lost'],
  ['<', '', 'seller.contact.name', '', 'lost'],
  ['=', '1.2.6', 'buyerAccounting', '', 'identifier'],
  // Tax representative
  ['=', '1.3.1.1', 'taxRepresentative.vatId', '', 'joined'],
  ['=', '1.3.1.3.1 1.3.1.3.2 1.3.1.3.3', 'taxRepresentative.name', '', 'name'],
  ['<', '1.3.1.1.1', 'taxRepresentative.address.country', '', 'country'],
  ['<', '', 'taxRepresentative.address', '', 'lost'],
  ['=', '1.3.1.2 1.3.1.3.5', '', 'extension.representativeIds[].id'],
  ['<', '1.3.1.2', '', 'extension.representativeIds[].scheme'],
  ['>', '1.3.1.3.4', '', '', 'lost', 'own H'],
  // Buyer
  ['=', '1.4.1.1', 'buyer.vatId', '', 'joined'],
  ['=', '1.4.1.2', 'buyer.legalId.id', '', 'identity'],
  ['<', '1.4.1.2', 'buyer.legalId.scheme', '', 'identity'],
  ['=', '1.4.1.3.1 1.4.1.3.2 1.4.1.3.3', 'buyer.name', '', 'name'],
  ['=', '1.4.1.3.5', 'buyer.id.id', '', 'register'],
  ['>', '1.4.1.3.4', '', '', 'lost'],
  ['<', '', 'buyer.id.scheme buyer.tradingName buyer.contact', '', 'lost'],
  ['=', '1.4.2.1', 'buyer.address.line1', '', 'street'],
  ['=', '1.4.2.2', 'buyer.address.line2', '', 'streetNumber'],
  ['<', '1.4.2.1', 'buyer.address.line3', '', 'street'],
  ['=', '1.4.2.3', 'buyer.address.postcode', '', 'postcode'],
  ['=', '1.4.2.4', 'buyer.address.city', '', 'text'],
  ['=', '1.4.2.5', 'buyer.address.subdivision', '', 'province'],
  ['=', '1.4.2.6', 'buyer.address.country', '', 'same'],
  ['=', '1.4.3.1', '', 'extension.buyerBranch.line1'],
  ['=', '1.4.3.2', '', 'extension.buyerBranch.line2'],
  ['=', '1.4.3.3', '', 'extension.buyerBranch.postcode'],
  ['=', '1.4.3.4', '', 'extension.buyerBranch.city'],
  ['=', '1.4.3.5', '', 'extension.buyerBranch.subdivision'],
  ['=', '1.4.3.6', '', 'extension.buyerBranch.country'],
  ['<', '1.4.3.1', '', 'extension.buyerBranch.line3', 'street'],
  ['=', '1.4.4.1', '', 'extension.buyerRepresentative.vatId'],
  ['=', '1.4.4.2', '', 'extension.buyerRepresentative.name'],
  ['=', '1.4.4.3', '', 'extension.buyerRepresentative.firstName'],
  ['=', '1.4.4.4', '', 'extension.buyerRepresentative.familyName'],
  ['<', '', '', 'extension.buyerRepresentative.ids', 'lost'],
  // Intermediary and issuer
  ['=', '1.5.1.1', '', 'extension.intermediary.vatId'],
  ['=', '1.5.1.2 1.5.1.3.5', '', 'extension.intermediary.ids[].id'],
  ['<', '1.5.1.2', '', 'extension.intermediary.ids[].scheme'],
  ['=', '1.5.1.3.1', '', 'extension.intermediary.name'],
  ['=', '1.5.1.3.2', '', 'extension.intermediary.firstName'],
  ['=', '1.5.1.3.3', '', 'extension.intermediary.familyName'],
  ['>', '1.5.1.3.4', '', '', 'lost'],
  ['=', '1.6', '', 'extension.issuer'],
  // General data of the document
  ['=', '2.1.1.1', 'typeCode', '', 'kind', 'RT M'],
  ['<', '2.1.1.1', '', 'extension.documentType'],
  ['=', '2.1.1.2', 'currency', '', 'same'],
  ['<', '', 'taxCurrency totals.taxAccounting', '', 'lost'],
  ['=', '2.1.1.3', 'issueDate', '', 'day', 'own H'],
  ['=', '2.1.1.4', 'number', '', 'number'],
  ['>', '2.1.1.5.1 2.1.1.5.3 2.1.1.5.4', 'notes[].text', 'extension.withholdings', 'sentence', 'own H'],
  ['>', '2.1.1.5.2', 'totals.prepaid', 'extension.withholdings', 'prepaid'],
  ['<', '2.1.1.5.1', '', 'extension.kinds[].kind'],
  [
    '<',
    '2.1.1.5.2',
    '',
    'extension.withholdings[].amount extension.withholdings[].base extension.withholdingTotal',
  ],
  ['<', '2.1.1.5.3', '', 'extension.withholdings[].rate'],
  ['<', '2.1.1.5.4', '', 'extension.withholdings[].reason'],
  ['>', '2.1.1.6.1', '', 'charges[].reasonCode', 'stamp'],
  ['>', '2.1.1.6.2', '', '', 'lost'],
  ['>', '2.1.1.7.1 2.1.1.7.6 2.1.1.7.7', 'charges[].reason lines[].net', '', 'fund'],
  ['>', '2.1.1.7.2', 'charges[].percent', '', 'fund'],
  ['>', '2.1.1.7.3', 'charges[].amount lines[].net', '', 'fund'],
  ['>', '2.1.1.7.4', 'charges[].base', '', 'fund'],
  ['>', '2.1.1.7.5', 'charges[].rate', '', 'fund'],
  ['>', '2.1.1.7.8', '', '', 'lost'],
  ['>', '2.1.1.8', 'totals.prepaid', 'extension.adjustments', 'prepaid'],
  ['<', '2.1.1.8.1', '', 'extension.adjustments[].kind'],
  ['<', '2.1.1.8.2', '', 'extension.adjustments[].percent'],
  ['<', '2.1.1.8.3', '', 'extension.adjustments[].amount'],
  ['=', '2.1.1.9', 'totals.gross', '', 'total', 'CEN H'],
  ['=', '2.1.1.10', 'totals.rounding', '', 'same'],
  ['>', '2.1.1.11', 'notes[].text', '', 'note'],
  ['<', '2.1.1.11 2.1.1.5', 'notes[].text notes[].subject', '', 'note'],
  ['=', '2.1.1.12', '', 'extension.art73'],
  // References
  ['>', '2.1.2.1', 'lines[].orderLine', '', 'orderLine'],
  ['=', '2.1.2.2', 'purchaseOrder', 'purchaseOrder lines[].extension.order.id', 'first'],
  ['=', '2.1.2.3', '', 'extension.orderDate lines[].extension.order.date', 'first'],
  ['=', '2.1.2.4', 'lines[].orderLine', '', 'orderLine'],
  ['>', '2.1.2.5', '', 'buyerReference lines[].object.id lines[].item.properties[].value', 'reference'],
  ['<', '2.1.2.5', 'buyerReference', '', 'reference'],
  ['>', '2.1.2.6', 'project', '', 'first', 'own M'],
  ['>', '2.1.2.7', 'tender', '', 'first', 'own M'],
  ['>', '2.1.3.1', '', 'lines[].object.id', 'ofLines'],
  ['>', '2.1.3.2', 'contract', 'contract lines[].object.id lines[].item.properties[].value', 'first'],
  ['<', '2.1.3.2', 'contract', '', 'first'],
  ['>', '2.1.3.6', 'project', 'project lines[].object.id lines[].item.properties[].value', 'first'],
  ['<', '2.1.3.6', 'project', '', 'first'],
  ['>', '2.1.3.7', 'tender', 'tender lines[].object.id lines[].item.properties[].value', 'first'],
  ['<', '2.1.3.7', 'tender', '', 'first'],
  ['>', '2.1.3.3 2.1.3.4 2.1.3.5', '', '', 'lost'],
  ['>', '2.1.4.1', '', 'lines[].object.id', 'ofLines'],
  ['>', '2.1.4.2', 'object.id', 'object.id lines[].object.id lines[].item.properties[].value', 'first'],
  ['<', '2.1.4.2', 'object.id', '', 'first'],
  ['<', '2.1.4.2', 'object.scheme', '', 'scheme'],
  ['>', '2.1.4', '', '', 'lost'],
  [
    '<',
    '2.2.1.16.2 2.1.3.2 2.1.3.6 2.1.3.7 2.1.4.2 2.1.2.5',
    'lines[].object.id',
    'lines[].extension.references[].id',
    'object',
  ],
  [
    '<',
    '2.1.3.2 2.1.3.6 2.1.3.7 2.1.4.2 2.1.2.5',
    'lines[].object.scheme',
    'lines[].extension.references[].scheme',
    'object',
  ],
  ['=', '2.1.5.2', 'receivingAdvice', '', 'first'],
  ['>', '2.1.5', '', '', 'lost'],
  ['=', '2.1.6.2', 'preceding[].number', '', 'preceding'],
  ['=', '2.1.6.3', 'preceding[].date', '', 'preceding'],
  ['>', '2.1.6', '', '', 'lost'],
  ['>', '2.1.7.1', 'object.id', '', 'first'],
  ['>', '2.1.8.1', 'despatchAdvice', 'despatchAdvice lines[].extension.despatches[].id', 'first'],
  ['=', '2.1.8.2', '', 'extension.despatchDate lines[].extension.despatches[].date', 'first'],
  ['>', '2.1.8.3', '', 'lines[].extension.despatches[].id', 'ofLines'],
  ['<', '2.1.8.1', '', 'lines[].extension.despatches[].id'],
  ['<', '2.1.8.1 2.2.1.16.2', 'despatchAdvice', '', 'despatch', 'own H'],
  // Transport
  ['=', '2.1.9.1.1', '', 'extension.transport.carrier.vatId'],
  ['=', '2.1.9.1.2', '', 'extension.transport.carrier.ids[].id'],
  ['<', '2.1.9.1.2', '', 'extension.transport.carrier.ids[].scheme'],
  ['=', '2.1.9.1.3.1', '', 'extension.transport.carrier.name'],
  ['=', '2.1.9.1.3.2', '', 'extension.transport.carrier.firstName'],
  ['=', '2.1.9.1.3.3', '', 'extension.transport.carrier.familyName'],
  ['>', '2.1.9.1.3.4 2.1.9.1.3.5', '', '', 'lost'],
  ['=', '2.1.9.1.4', '', 'extension.transport.carrier.licence'],
  ['=', '2.1.9.2', '', 'extension.transport.means'],
  ['=', '2.1.9.3', '', 'extension.transport.reason'],
  ['=', '2.1.9.4', '', 'extension.transport.packages'],
  ['=', '2.1.9.5', '', 'extension.transport.description'],
  ['=', '2.1.9.6', '', 'extension.transport.weightUnit', 'weightUnit'],
  ['=', '2.1.9.7', '', 'extension.transport.grossWeight'],
  ['=', '2.1.9.8', '', 'extension.transport.netWeight'],
  ['=', '2.1.9.9', '', 'extension.transport.collectionDate extension.transport.collectionTime'],
  ['=', '2.1.9.10', '', 'extension.transport.startDate'],
  ['=', '2.1.9.11', '', 'extension.transport.terms'],
  ['=', '2.1.9.12.1', 'delivery.address.line1', '', 'street'],
  ['=', '2.1.9.12.2', 'delivery.address.line2', '', 'streetNumber'],
  ['<', '2.1.9.12.1', 'delivery.address.line3', '', 'street'],
  ['=', '2.1.9.12.3', 'delivery.address.postcode', '', 'postcode'],
  ['=', '2.1.9.12.4', 'delivery.address.city', '', 'delivery'],
  ['=', '2.1.9.12.5', 'delivery.address.subdivision', '', 'province'],
  ['=', '2.1.9.12.6', 'delivery.address.country', '', 'delivery'],
  ['=', '2.1.9.13', 'delivery.date', 'delivery.date extension.transport.deliveryTime', 'deliveryDay'],
  ['>', '2.1.10.1', 'preceding[].number', 'extension.main.id', 'main'],
  ['>', '2.1.10.2', 'preceding[].date', 'extension.main.date', 'main'],
  ['<', '2.1.10.1', '', 'extension.main.id'],
  ['<', '2.1.10.2', '', 'extension.main.date'],
  // Lines
  ['=', '2.2.1.1', 'lines[].id', '', 'lineNumber'],
  ['>', '2.2.1.2', 'lines[].item.properties[].value', '', 'property'],
  [
    '>',
    '2.2.1.3.1',
    'lines[].item.sellerId lines[].item.standardId.scheme lines[].item.classifications[].scheme lines[].item.properties[].value',
    '',
    'itemCode',
  ],
  [
    '>',
    '2.2.1.3.2',
    'lines[].item.sellerId lines[].item.standardId.id lines[].item.classifications[].id lines[].item.properties[].value',
    '',
    'itemCode',
  ],
  [
    '<',
    '2.2.1.3.2',
    'lines[].item.sellerId lines[].item.buyerId lines[].item.standardId.id lines[].item.classifications[].id',
    '',
    'itemCode',
  ],
  ['<', '2.2.1.3.1', 'lines[].item.standardId.scheme lines[].item.classifications[].scheme', '', 'itemCode'],
  ['=', '2.2.1.4', 'lines[].item.name lines[].item.description', '', 'description'],
  ['=', '2.2.1.5', 'lines[].quantity', '', 'quantity'],
  ['=', '2.2.1.6', 'lines[].unit', '', 'unit'],
  ['=', '2.2.1.7', 'lines[].period.start', '', 'same'],
  ['=', '2.2.1.8', 'lines[].period.end', '', 'same'],
  ['<', '2.2.1.7', 'invoicingPeriod.start', '', 'period', 'RT M'],
  ['<', '2.2.1.8', 'invoicingPeriod.end', '', 'period', 'RT M'],
  ['>', '2.2.1.9', 'lines[].price.net lines[].price.gross', '', 'price', 'CEN H'],
  [
    '<',
    '2.2.1.9',
    'lines[].price.net lines[].price.gross lines[].price.base lines[].price.baseUnit',
    '',
    'price',
    'CEN H',
  ],
  ['>', '2.2.1.10', 'lines[].price.discount lines[].price.net', '', 'discount'],
  ['<', '2.2.1.10', 'lines[].price.discount', '', 'discount'],
  ['=', '2.2.1.11', 'lines[].net', '', 'amount', 'CEN H'],
  ['=', '2.2.1.12', 'lines[].vat.rate', '', 'same'],
  ['<', '2.2.1.12', 'lines[].vat.category', '', 'category'],
  ['>', '2.2.1.13', 'lines[].item.properties[].value', '', 'property'],
  ['>', '2.2.1.14', 'lines[].vat.category', '', 'category'],
  ['=', '2.2.1.15', 'lines[].accounting', '', 'identifier'],
  ['>', '2.2.1.16', 'lines[].item.properties[].value', '', 'property', 'own H'],
  [
    '<',
    '2.2.1.16.2 2.2.1.2 2.2.1.3.1 2.2.1.3.2 2.2.1.6 2.2.1.13 2.2.1.14 2.3 2.1.3.2 2.1.3.6 2.1.3.7 2.1.4.2 2.1.2.5',
    'lines[].item.properties[].name lines[].item.properties[].value',
    '',
    'property',
    'own H',
  ],
  [
    '<',
    '2.2.1.16.2',
    'lines[].note lines[].item.origin salesOrder delivery.name delivery.location.id payment.mandate.reference',
    '',
    'datum',
    'RT M',
  ],
  ['<', '', 'lines[].item.classifications[].version delivery.location.scheme', '', 'lost', 'own H'],
  // Allowances and charges
  [
    '<',
    '2.2.1.11 2.1.1.6.1 2.1.1.7.3 2.2.2.3 2.2.2.4',
    'allowances[].amount charges[].amount lines[].allowances[].amount lines[].charges[].amount',
    '',
    'adjustment',
  ],
  ['<', '2.1.1.7.4', 'allowances[].base charges[].base', '', 'fundOnly'],
  ['<', '2.1.1.7.2', 'allowances[].percent charges[].percent', '', 'fundOnly'],
  [
    '<',
    '2.2.1.12 2.1.1.6.1 2.1.1.7.1 2.2.2.3 2.2.2.4',
    'allowances[].category allowances[].rate charges[].category charges[].rate',
    '',
    'adjustment',
  ],
  [
    '<',
    '2.2.1.4 2.1.1.6.1 2.1.1.7.1 2.2.2.3 2.2.2.4',
    'allowances[].reason charges[].reason lines[].allowances[].reason lines[].charges[].reason',
    '',
    'adjustment',
  ],
  [
    '<',
    '2.2.1.4 2.1.1.6.1 2.1.1.7.1',
    'allowances[].reasonCode charges[].reasonCode lines[].allowances[].reasonCode lines[].charges[].reasonCode',
    '',
    'reasonCode',
  ],
  [
    '<',
    '',
    'lines[].allowances[].base lines[].allowances[].percent lines[].charges[].base lines[].charges[].percent',
    '',
    'lost',
    'own H',
  ],
  // VAT breakdown and totals
  ['=', '2.2.2.1', 'taxes[].rate', '', 'same'],
  ['>', '2.2.2.2', 'taxes[].reason', '', 'category'],
  ['>', '2.2.2.3 2.2.2.4', 'charges[].amount taxes[].base', '', 'residual', 'CEN H'],
  ['=', '2.2.2.5', 'taxes[].base', '', 'merged', 'CEN H'],
  ['=', '2.2.2.6', 'taxes[].amount', '', 'merged', 'CEN H'],
  ['>', '2.2.2.7', 'taxPointCode taxes[].category', '', 'taxPoint'],
  ['<', '2.2.2.7', 'taxPointCode', '', 'taxPoint'],
  ['<', '', 'taxPointDate', '', 'lost'],
  ['>', '2.2.2.8', 'taxes[].reason taxes[].category', '', 'provision'],
  ['<', '2.2.2.1 2.2.2.8', 'taxes[].reason taxes[].reasonCode taxes[].category', '', 'category'],
  [
    '<',
    '2.2.2.5',
    'totals.lines totals.allowances totals.charges totals.net totals.tax',
    '',
    'computed',
    'CEN H',
  ],
  ['<', '2.4.2.6 2.1.1.11', 'totals.prepaid', '', 'prepaid'],
  // Vehicles
  ['>', '2.3', '', 'lines[].item.properties[].value'],
  // Payment
  ['>', '2.4.1', 'paymentTerms', '', 'terms'],
  ['<', '2.4.1 2.1.1.11', 'paymentTerms', '', 'terms'],
  ['>', '2.4.2.1', 'payee.name seller.name', '', 'payee'],
  ['<', '2.4.2.1 2.4.2.8 2.4.2.9', 'payee.name', '', 'payee'],
  ['>', '2.4.2.2', 'payment.means payment.meansText paymentTerms', '', 'means'],
  ['<', '2.4.2.2', 'payment.means payment.meansText', '', 'means'],
  ['>', '2.4.2.4', 'paymentTerms', '', 'terms'],
  ['>', '2.4.2.5', 'dueDate paymentTerms', '', 'due'],
  ['<', '2.4.2.5', 'dueDate', '', 'day'],
  ['>', '2.4.2.6', 'totals.payable paymentTerms', '', 'due'],
  ['<', '2.4.2.6 2.1.1.9', 'totals.payable', '', 'same'],
  ['=', '2.4.2.8 2.4.2.9', 'payee.id.id', '', 'receipt'],
  ['=', '2.4.2.10', 'payee.legalId.id', '', 'receipt'],
  ['<', '', 'payee.id.scheme', '', 'lost', 'own H'],
  ['<', '2.4.2.10', 'payee.legalId.scheme', '', 'receipt', 'own H'],
  ['=', '2.4.2.13', 'payment.accounts[].account', '', 'account'],
  ['=', '2.4.2.16', 'payment.accounts[].bic', '', 'account'],
  ['<', '', 'payment.accounts[].name payment.card', '', 'lost'],
  ['<', '', 'payment.mandate.creditor payment.mandate.account', '', 'lost'],
  ['>', '2.4.2.3 2.4.2.7 2.4.2.11 2.4.2.12 2.4.2.14 2.4.2.15', '', '', 'lost'],
  ['=', '2.4.2.17', '', 'extension.earlyDiscount', 'first'],
  ['=', '2.4.2.18', '', 'extension.earlyDeadline', 'first'],
  ['=', '2.4.2.19', '', 'extension.latePenalty', 'first'],
  ['=', '2.4.2.20', '', 'extension.lateStart', 'first'],
  ['=', '2.4.2.21', 'payment.remittance', '', 'identifier'],
  // Attachments
  ['>', '2.5.1', 'documents[].id documents[].mime', '', 'attachment'],
  ['<', '2.5.1', 'documents[].filename documents[].id', '', 'attachment'],
  ['>', '2.5.2', '', '', 'lost'],
  ['=', '2.5.3', 'documents[].mime', '', 'attachment'],
  ['>', '2.5.4', 'documents[].description documents[].mime', '', 'attachment'],
  ['<', '2.5.4', 'documents[].description', '', 'attachment'],
  ['>', '2.5.5', 'documents[].content documents[].mime', '', 'attachment'],
  ['<', '2.5.5', 'documents[].content', '', 'attachment'],
  ['<', '', 'documents[].uri', '', 'lost'],
];
