/**
 * The binding of FatturaPA to EN 16931, as data: which field is in which term, by which transformation, in which
 * direction, and on whose authority. The conversions take the places of values from it; the page for integrators and
 * the test of completeness are made from it. A block stands for all its fields that no row names.
 *
 * Sources: MAP, AgID's mapping tables FatturaPA to UBL V3.2 and UBL to FatturaPA V3.3; RT, rules of SdI for European
 * invoices as secondary sources cite them; CEN, the standard and its rules; own, a decision of this library.
 * Confidence: H, seen in an official artefact; M, in a secondary source; L, inferred.
 */

/** `=` both ways, `>` to EN 16931, `<` to FatturaPA. */
export type Direction = '=' | '>' | '<';

/** The fate of a value on its way; `docs/european-fields.md` has a sentence for each. */
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
  /** Paths in AgID's profile, if others; `-` for none. */
  agid: string,
  transformation: Transformation,
  /** Source and confidence. */
  source: string,
];

export const fieldRows: readonly FieldRow[] = [
  // Root and transmission
  ['>', '@versione', '', '', 'channel', 'own H'],
  ['=', '@SistemaEmittente', '', 'extension.system', 'own', 'MAP H'],
  ['>', '1.1.1 1.1.2 1.1.3 1.1.5', '', '', 'channel', 'MAP H'],
  ['>', '1.1.4', 'buyer.endpoint.id', '', 'address', 'MAP H'],
  ['<', '1.1.4 1.1.6', 'buyer.endpoint.id buyer.endpoint.scheme', '', 'address', 'MAP H'],
  ['>', '1.1.6', 'buyer.endpoint.id', '', 'address', 'MAP H'],
  ['<', '', 'seller.endpoint.id seller.endpoint.scheme', '', 'channel', 'own H'],
  ['<', '', 'process customization', '', 'channel', 'own H'],
  // Seller
  ['=', '1.2.1.1', 'seller.vatId', '', 'joined', 'MAP H'],
  ['=', '1.2.1.2', 'seller.legalId.id', '', 'identity', 'MAP H'],
  ['<', '1.2.1.2', 'seller.legalId.scheme', '', 'identity', 'MAP H'],
  ['=', '1.2.1.3.1 1.2.1.3.2 1.2.1.3.3', 'seller.name', '', 'name', 'MAP H'],
  ['=', '1.2.4.1 1.2.4.2 1.2.1.3.5 1.2.1.4 1.2.1.6 1.2.1.7', 'seller.ids[].id', '', 'register', 'MAP H'],
  ['<', '', 'seller.ids[].scheme seller.tradingName', '', 'lost', 'MAP H'],
  ['<', '1.2.1.1.2', 'seller.taxId', '', 'substitute', 'MAP H'],
  ['>', '1.2.1.3.4 1.2.1.5', '', '', 'lost', 'MAP H'],
  ['=', '1.2.1.8', '', 'extension.regime', 'own', 'MAP H'],
  ['=', '1.2.2.1', 'seller.address.line1', '', 'street', 'MAP H'],
  ['=', '1.2.2.2', 'seller.address.line2', '', 'streetNumber', 'MAP H'],
  ['<', '1.2.2.1', 'seller.address.line3', '', 'street', 'MAP H'],
  ['=', '1.2.2.3', 'seller.address.postcode', '', 'postcode', 'MAP H'],
  ['=', '1.2.2.4', 'seller.address.city', '', 'text', 'MAP H'],
  ['=', '1.2.2.5', 'seller.address.subdivision', '', 'province', 'MAP H'],
  ['=', '1.2.2.6', 'seller.address.country', '', 'same', 'MAP H'],
  ['=', '1.2.3.1', '', 'extension.sellerBranch.line1', 'own', 'MAP H'],
  ['=', '1.2.3.2', '', 'extension.sellerBranch.line2', 'own', 'MAP H'],
  ['=', '1.2.3.3', '', 'extension.sellerBranch.postcode', 'own', 'MAP H'],
  ['=', '1.2.3.4', '', 'extension.sellerBranch.city', 'own', 'MAP H'],
  ['=', '1.2.3.5', '', 'extension.sellerBranch.subdivision', 'own', 'MAP H'],
  ['=', '1.2.3.6', '', 'extension.sellerBranch.country', 'own', 'MAP H'],
  ['<', '1.2.3.1', '', 'extension.sellerBranch.line3', 'street', 'MAP H'],
  ['=', '1.2.4.3 1.2.4.4 1.2.4.5', 'seller.legalForm', '', 'register', 'MAP H'],
  ['=', '1.2.5.1', 'seller.contact.telephone', '', 'telephone', 'MAP H'],
  ['=', '1.2.5.3', 'seller.contact.email', '', 'identifier', 'MAP H'],
  ['>', '1.2.5.2', '', '', 'lost', 'MAP H'],
  ['<', '', 'seller.contact.name', '', 'lost', 'MAP H'],
  ['=', '1.2.6', 'buyerAccounting', '', 'identifier', 'MAP H'],
  // Tax representative
  ['=', '1.3.1.1', 'taxRepresentative.vatId', '', 'joined', 'MAP H'],
  ['=', '1.3.1.3.1 1.3.1.3.2 1.3.1.3.3', 'taxRepresentative.name', '', 'name', 'MAP H'],
  ['<', '1.3.1.1.1', 'taxRepresentative.address.country', '', 'country', 'MAP H'],
  ['<', '', 'taxRepresentative.address', '', 'lost', 'MAP H'],
  ['=', '1.3.1.2 1.3.1.3.5', '', 'extension.representativeIds[].id', 'own', 'MAP H'],
  ['<', '1.3.1.2', '', 'extension.representativeIds[].scheme', 'own', 'MAP H'],
  ['>', '1.3.1.3.4', '', '', 'lost', 'own H'],
  // Buyer
  ['=', '1.4.1.1', 'buyer.vatId', '', 'joined', 'MAP H'],
  ['=', '1.4.1.2', 'buyer.legalId.id', '', 'identity', 'MAP H'],
  ['<', '1.4.1.2', 'buyer.legalId.scheme', '', 'identity', 'MAP H'],
  ['=', '1.4.1.3.1 1.4.1.3.2 1.4.1.3.3', 'buyer.name', '', 'name', 'MAP H'],
  ['=', '1.4.1.3.5', 'buyer.id.id', '', 'register', 'MAP H'],
  ['>', '1.4.1.3.4', '', '', 'lost', 'MAP H'],
  ['<', '', 'buyer.id.scheme buyer.tradingName buyer.contact', '', 'lost', 'MAP H'],
  ['=', '1.4.2.1', 'buyer.address.line1', '', 'street', 'MAP H'],
  ['=', '1.4.2.2', 'buyer.address.line2', '', 'streetNumber', 'MAP H'],
  ['<', '1.4.2.1', 'buyer.address.line3', '', 'street', 'MAP H'],
  ['=', '1.4.2.3', 'buyer.address.postcode', '', 'postcode', 'MAP H'],
  ['=', '1.4.2.4', 'buyer.address.city', '', 'text', 'MAP H'],
  ['=', '1.4.2.5', 'buyer.address.subdivision', '', 'province', 'MAP H'],
  ['=', '1.4.2.6', 'buyer.address.country', '', 'same', 'MAP H'],
  ['=', '1.4.3.1', '', 'extension.buyerBranch.line1', 'own', 'MAP H'],
  ['=', '1.4.3.2', '', 'extension.buyerBranch.line2', 'own', 'MAP H'],
  ['=', '1.4.3.3', '', 'extension.buyerBranch.postcode', 'own', 'MAP H'],
  ['=', '1.4.3.4', '', 'extension.buyerBranch.city', 'own', 'MAP H'],
  ['=', '1.4.3.5', '', 'extension.buyerBranch.subdivision', 'own', 'MAP H'],
  ['=', '1.4.3.6', '', 'extension.buyerBranch.country', 'own', 'MAP H'],
  ['<', '1.4.3.1', '', 'extension.buyerBranch.line3', 'street', 'MAP H'],
  ['=', '1.4.4.1', '', 'extension.buyerRepresentative.vatId', 'own', 'MAP H'],
  ['=', '1.4.4.2', '', 'extension.buyerRepresentative.name', 'own', 'MAP H'],
  ['=', '1.4.4.3', '', 'extension.buyerRepresentative.firstName', 'own', 'MAP H'],
  ['=', '1.4.4.4', '', 'extension.buyerRepresentative.familyName', 'own', 'MAP H'],
  ['<', '', '', 'extension.buyerRepresentative.ids', 'lost', 'MAP H'],
  // Intermediary and issuer
  ['=', '1.5.1.1', '', 'extension.intermediary.vatId', 'own', 'MAP H'],
  ['=', '1.5.1.2 1.5.1.3.5', '', 'extension.intermediary.ids[].id', 'own', 'MAP H'],
  ['<', '1.5.1.2', '', 'extension.intermediary.ids[].scheme', 'own', 'MAP H'],
  ['=', '1.5.1.3.1', '', 'extension.intermediary.name', 'own', 'MAP H'],
  ['=', '1.5.1.3.2', '', 'extension.intermediary.firstName', 'own', 'MAP H'],
  ['=', '1.5.1.3.3', '', 'extension.intermediary.familyName', 'own', 'MAP H'],
  ['>', '1.5.1.3.4', '', '', 'lost', 'MAP H'],
  ['=', '1.6', '', 'extension.issuer', 'own', 'MAP H'],
  // General data of the document
  ['=', '2.1.1.1', 'typeCode', '', 'kind', 'RT M'],
  ['<', '2.1.1.1', '', 'extension.documentType', 'own', 'MAP H'],
  ['=', '2.1.1.2', 'currency', '', 'same', 'MAP H'],
  ['<', '', 'taxCurrency totals.taxAccounting', '', 'lost', 'MAP H'],
  ['=', '2.1.1.3', 'issueDate', '', 'day', 'own H'],
  ['=', '2.1.1.4', 'number', '', 'number', 'MAP H'],
  ['>', '2.1.1.5.1 2.1.1.5.3 2.1.1.5.4', 'notes[].text', 'extension.withholdings', 'sentence', 'own H'],
  ['>', '2.1.1.5.2', 'totals.prepaid', 'extension.withholdings', 'prepaid', 'MAP H'],
  ['<', '2.1.1.5.1', '', 'extension.kinds[].kind', 'own', 'MAP H'],
  [
    '<',
    '2.1.1.5.2',
    '',
    'extension.withholdings[].amount extension.withholdings[].base extension.withholdingTotal',
    'own',
    'MAP H',
  ],
  ['<', '2.1.1.5.3', '', 'extension.withholdings[].rate', 'own', 'MAP H'],
  ['<', '2.1.1.5.4', '', 'extension.withholdings[].reason', 'own', 'MAP H'],
  ['>', '2.1.1.6.1', '', 'charges[].reasonCode', 'stamp', 'MAP H'],
  ['>', '2.1.1.6.2', '', '', 'lost', 'MAP H'],
  ['>', '2.1.1.7.1 2.1.1.7.6 2.1.1.7.7', 'charges[].reason lines[].net', '', 'fund', 'MAP H'],
  ['>', '2.1.1.7.2', 'charges[].percent', '', 'fund', 'MAP H'],
  ['>', '2.1.1.7.3', 'charges[].amount lines[].net', '', 'fund', 'MAP H'],
  ['>', '2.1.1.7.4', 'charges[].base', '', 'fund', 'MAP H'],
  ['>', '2.1.1.7.5', 'charges[].rate', '', 'fund', 'MAP H'],
  ['>', '2.1.1.7.8', '', '', 'lost', 'MAP H'],
  ['>', '2.1.1.8', 'totals.prepaid', 'extension.adjustments', 'prepaid', 'MAP H'],
  ['<', '2.1.1.8.1', '', 'extension.adjustments[].kind', 'own', 'MAP H'],
  ['<', '2.1.1.8.2', '', 'extension.adjustments[].percent', 'own', 'MAP H'],
  ['<', '2.1.1.8.3', '', 'extension.adjustments[].amount', 'own', 'MAP H'],
  ['=', '2.1.1.9', 'totals.gross', '', 'total', 'CEN H'],
  ['=', '2.1.1.10', 'totals.rounding', '', 'same', 'MAP H'],
  ['>', '2.1.1.11', 'notes[].text', '', 'note', 'MAP H'],
  ['<', '2.1.1.11 2.1.1.5', 'notes[].text notes[].subject', '', 'note', 'MAP H'],
  ['=', '2.1.1.12', '', 'extension.art73', 'own', 'MAP H'],
  // References
  ['>', '2.1.2.1', 'lines[].orderLine', '', 'orderLine', 'MAP H'],
  ['=', '2.1.2.2', 'purchaseOrder', 'purchaseOrder lines[].extension.order.id', 'first', 'MAP H'],
  ['=', '2.1.2.3', '', 'extension.orderDate lines[].extension.order.date', 'first', 'MAP H'],
  ['=', '2.1.2.4', 'lines[].orderLine', '', 'orderLine', 'MAP H'],
  [
    '>',
    '2.1.2.5',
    '',
    'buyerReference lines[].object.id lines[].item.properties[].value',
    'reference',
    'MAP H',
  ],
  ['<', '2.1.2.5', 'buyerReference', '', 'reference', 'MAP H'],
  ['>', '2.1.2.6', 'project', '', 'first', 'own M'],
  ['>', '2.1.2.7', 'tender', '', 'first', 'own M'],
  ['>', '2.1.3.1', '', 'lines[].object.id', 'ofLines', 'MAP H'],
  [
    '>',
    '2.1.3.2',
    'contract',
    'contract lines[].object.id lines[].item.properties[].value',
    'first',
    'MAP H',
  ],
  ['<', '2.1.3.2', 'contract', '', 'first', 'MAP H'],
  ['>', '2.1.3.6', 'project', 'project lines[].object.id lines[].item.properties[].value', 'first', 'MAP H'],
  ['<', '2.1.3.6', 'project', '', 'first', 'MAP H'],
  ['>', '2.1.3.7', 'tender', 'tender lines[].object.id lines[].item.properties[].value', 'first', 'MAP H'],
  ['<', '2.1.3.7', 'tender', '', 'first', 'MAP H'],
  ['>', '2.1.3.3 2.1.3.4 2.1.3.5', '', '', 'lost', 'MAP H'],
  ['>', '2.1.4.1', '', 'lines[].object.id', 'ofLines', 'MAP H'],
  [
    '>',
    '2.1.4.2',
    'object.id',
    'object.id lines[].object.id lines[].item.properties[].value',
    'first',
    'MAP H',
  ],
  ['<', '2.1.4.2', 'object.id', '', 'first', 'MAP H'],
  ['<', '2.1.4.2', 'object.scheme', '', 'scheme', 'MAP H'],
  ['>', '2.1.4', '', '', 'lost', 'MAP H'],
  [
    '<',
    '2.2.1.16.2 2.1.3.2 2.1.3.6 2.1.3.7 2.1.4.2 2.1.2.5',
    'lines[].object.id',
    'lines[].extension.references[].id',
    'object',
    'MAP H',
  ],
  [
    '<',
    '2.1.3.2 2.1.3.6 2.1.3.7 2.1.4.2 2.1.2.5',
    'lines[].object.scheme',
    'lines[].extension.references[].scheme',
    'object',
    'MAP H',
  ],
  ['=', '2.1.5.2', 'receivingAdvice', '', 'first', 'MAP H'],
  ['>', '2.1.5', '', '', 'lost', 'MAP H'],
  ['=', '2.1.6.2', 'preceding[].number', '', 'preceding', 'MAP H'],
  ['=', '2.1.6.3', 'preceding[].date', '', 'preceding', 'MAP H'],
  ['>', '2.1.6', '', '', 'lost', 'MAP H'],
  ['>', '2.1.7.1', 'object.id', '', 'first', 'MAP H'],
  ['>', '2.1.8.1', 'despatchAdvice', 'despatchAdvice lines[].extension.despatches[].id', 'first', 'MAP H'],
  ['=', '2.1.8.2', '', 'extension.despatchDate lines[].extension.despatches[].date', 'first', 'MAP H'],
  ['>', '2.1.8.3', '', 'lines[].extension.despatches[].id', 'ofLines', 'MAP H'],
  ['<', '2.1.8.1', '', 'lines[].extension.despatches[].id', 'own', 'MAP H'],
  ['<', '2.1.8.1 2.2.1.16.2', 'despatchAdvice', '', 'despatch', 'own H'],
  // Transport
  ['=', '2.1.9.1.1', '', 'extension.transport.carrier.vatId', 'own', 'MAP H'],
  ['=', '2.1.9.1.2', '', 'extension.transport.carrier.ids[].id', 'own', 'MAP H'],
  ['<', '2.1.9.1.2', '', 'extension.transport.carrier.ids[].scheme', 'own', 'MAP H'],
  ['=', '2.1.9.1.3.1', '', 'extension.transport.carrier.name', 'own', 'MAP H'],
  ['=', '2.1.9.1.3.2', '', 'extension.transport.carrier.firstName', 'own', 'MAP H'],
  ['=', '2.1.9.1.3.3', '', 'extension.transport.carrier.familyName', 'own', 'MAP H'],
  ['>', '2.1.9.1.3.4 2.1.9.1.3.5', '', '', 'lost', 'MAP H'],
  ['=', '2.1.9.1.4', '', 'extension.transport.carrier.licence', 'own', 'MAP H'],
  ['=', '2.1.9.2', '', 'extension.transport.means', 'own', 'MAP H'],
  ['=', '2.1.9.3', '', 'extension.transport.reason', 'own', 'MAP H'],
  ['=', '2.1.9.4', '', 'extension.transport.packages', 'own', 'MAP H'],
  ['=', '2.1.9.5', '', 'extension.transport.description', 'own', 'MAP H'],
  ['=', '2.1.9.6', '', 'extension.transport.weightUnit', 'weightUnit', 'MAP H'],
  ['=', '2.1.9.7', '', 'extension.transport.grossWeight', 'own', 'MAP H'],
  ['=', '2.1.9.8', '', 'extension.transport.netWeight', 'own', 'MAP H'],
  [
    '=',
    '2.1.9.9',
    '',
    'extension.transport.collectionDate extension.transport.collectionTime',
    'own',
    'MAP H',
  ],
  ['=', '2.1.9.10', '', 'extension.transport.startDate', 'own', 'MAP H'],
  ['=', '2.1.9.11', '', 'extension.transport.terms', 'own', 'MAP H'],
  ['=', '2.1.9.12.1', 'delivery.address.line1', '', 'street', 'MAP H'],
  ['=', '2.1.9.12.2', 'delivery.address.line2', '', 'streetNumber', 'MAP H'],
  ['<', '2.1.9.12.1', 'delivery.address.line3', '', 'street', 'MAP H'],
  ['=', '2.1.9.12.3', 'delivery.address.postcode', '', 'postcode', 'MAP H'],
  ['=', '2.1.9.12.4', 'delivery.address.city', '', 'delivery', 'MAP H'],
  ['=', '2.1.9.12.5', 'delivery.address.subdivision', '', 'province', 'MAP H'],
  ['=', '2.1.9.12.6', 'delivery.address.country', '', 'delivery', 'MAP H'],
  [
    '=',
    '2.1.9.13',
    'delivery.date',
    'delivery.date extension.transport.deliveryTime',
    'deliveryDay',
    'MAP H',
  ],
  ['>', '2.1.10.1', 'preceding[].number', 'extension.main.id', 'main', 'MAP H'],
  ['>', '2.1.10.2', 'preceding[].date', 'extension.main.date', 'main', 'MAP H'],
  ['<', '2.1.10.1', '', 'extension.main.id', 'own', 'MAP H'],
  ['<', '2.1.10.2', '', 'extension.main.date', 'own', 'MAP H'],
  // Lines
  ['=', '2.2.1.1', 'lines[].id', '', 'lineNumber', 'MAP H'],
  ['>', '2.2.1.2', 'lines[].item.properties[].value', '', 'property', 'MAP H'],
  [
    '>',
    '2.2.1.3.1',
    'lines[].item.sellerId lines[].item.standardId.scheme lines[].item.classifications[].scheme lines[].item.properties[].value',
    '',
    'itemCode',
    'MAP H',
  ],
  [
    '>',
    '2.2.1.3.2',
    'lines[].item.sellerId lines[].item.standardId.id lines[].item.classifications[].id lines[].item.properties[].value',
    '',
    'itemCode',
    'MAP H',
  ],
  [
    '<',
    '2.2.1.3.2',
    'lines[].item.sellerId lines[].item.buyerId lines[].item.standardId.id lines[].item.classifications[].id',
    '',
    'itemCode',
    'MAP H',
  ],
  [
    '<',
    '2.2.1.3.1',
    'lines[].item.standardId.scheme lines[].item.classifications[].scheme',
    '',
    'itemCode',
    'MAP H',
  ],
  ['=', '2.2.1.4', 'lines[].item.name lines[].item.description', '', 'description', 'MAP H'],
  ['=', '2.2.1.5', 'lines[].quantity', '', 'quantity', 'MAP H'],
  ['=', '2.2.1.6', 'lines[].unit', '', 'unit', 'MAP H'],
  ['=', '2.2.1.7', 'lines[].period.start', '', 'same', 'MAP H'],
  ['=', '2.2.1.8', 'lines[].period.end', '', 'same', 'MAP H'],
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
  ['>', '2.2.1.10', 'lines[].price.discount lines[].price.net', '', 'discount', 'MAP H'],
  ['<', '2.2.1.10', 'lines[].price.discount', '', 'discount', 'MAP H'],
  ['=', '2.2.1.11', 'lines[].net', '', 'amount', 'CEN H'],
  ['=', '2.2.1.12', 'lines[].vat.rate', '', 'same', 'MAP H'],
  ['<', '2.2.1.12', 'lines[].vat.category', '', 'category', 'MAP H'],
  ['>', '2.2.1.13', 'lines[].item.properties[].value', '', 'property', 'MAP H'],
  ['>', '2.2.1.14', 'lines[].vat.category', '', 'category', 'MAP H'],
  ['=', '2.2.1.15', 'lines[].accounting', '', 'identifier', 'MAP H'],
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
    'MAP H',
  ],
  ['<', '2.1.1.7.4', 'allowances[].base charges[].base', '', 'fundOnly', 'MAP H'],
  ['<', '2.1.1.7.2', 'allowances[].percent charges[].percent', '', 'fundOnly', 'MAP H'],
  [
    '<',
    '2.2.1.12 2.1.1.6.1 2.1.1.7.1 2.2.2.3 2.2.2.4',
    'allowances[].category allowances[].rate charges[].category charges[].rate',
    '',
    'adjustment',
    'MAP H',
  ],
  [
    '<',
    '2.2.1.4 2.1.1.6.1 2.1.1.7.1 2.2.2.3 2.2.2.4',
    'allowances[].reason charges[].reason lines[].allowances[].reason lines[].charges[].reason',
    '',
    'adjustment',
    'MAP H',
  ],
  [
    '<',
    '2.2.1.4 2.1.1.6.1 2.1.1.7.1',
    'allowances[].reasonCode charges[].reasonCode lines[].allowances[].reasonCode lines[].charges[].reasonCode',
    '',
    'reasonCode',
    'MAP H',
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
  ['=', '2.2.2.1', 'taxes[].rate', '', 'same', 'MAP H'],
  ['>', '2.2.2.2', 'taxes[].reason', '', 'category', 'MAP H'],
  ['>', '2.2.2.3 2.2.2.4', 'charges[].amount taxes[].base', '', 'residual', 'CEN H'],
  ['=', '2.2.2.5', 'taxes[].base', '', 'merged', 'CEN H'],
  ['=', '2.2.2.6', 'taxes[].amount', '', 'merged', 'CEN H'],
  ['>', '2.2.2.7', 'taxPointCode taxes[].category', '', 'taxPoint', 'MAP H'],
  ['<', '2.2.2.7', 'taxPointCode', '', 'taxPoint', 'MAP H'],
  ['<', '', 'taxPointDate', '', 'lost', 'MAP H'],
  ['>', '2.2.2.8', 'taxes[].reason taxes[].category', '', 'provision', 'MAP H'],
  ['<', '2.2.2.1 2.2.2.8', 'taxes[].reason taxes[].reasonCode taxes[].category', '', 'category', 'MAP H'],
  [
    '<',
    '2.2.2.5',
    'totals.lines totals.allowances totals.charges totals.net totals.tax',
    '',
    'computed',
    'CEN H',
  ],
  ['<', '2.4.2.6 2.1.1.11', 'totals.prepaid', '', 'prepaid', 'MAP H'],
  // Vehicles
  ['>', '2.3', '', 'lines[].item.properties[].value', 'own', 'MAP H'],
  // Payment
  ['>', '2.4.1', 'paymentTerms', '', 'terms', 'MAP H'],
  ['<', '2.4.1 2.1.1.11', 'paymentTerms', '', 'terms', 'MAP H'],
  ['>', '2.4.2.1', 'payee.name seller.name', '', 'payee', 'MAP H'],
  ['<', '2.4.2.1 2.4.2.8 2.4.2.9', 'payee.name', '', 'payee', 'MAP H'],
  ['>', '2.4.2.2', 'payment.means payment.meansText paymentTerms', '', 'means', 'MAP H'],
  ['<', '2.4.2.2', 'payment.means payment.meansText', '', 'means', 'MAP H'],
  ['>', '2.4.2.4', 'paymentTerms', '', 'terms', 'MAP H'],
  ['>', '2.4.2.5', 'dueDate paymentTerms', '', 'due', 'MAP H'],
  ['<', '2.4.2.5', 'dueDate', '', 'day', 'MAP H'],
  ['>', '2.4.2.6', 'totals.payable paymentTerms', '', 'due', 'MAP H'],
  ['<', '2.4.2.6 2.1.1.9', 'totals.payable', '', 'same', 'MAP H'],
  ['=', '2.4.2.8 2.4.2.9', 'payee.id.id', '', 'receipt', 'MAP H'],
  ['=', '2.4.2.10', 'payee.legalId.id', '', 'receipt', 'MAP H'],
  ['<', '', 'payee.id.scheme', '', 'lost', 'own H'],
  ['<', '2.4.2.10', 'payee.legalId.scheme', '', 'receipt', 'own H'],
  ['=', '2.4.2.13', 'payment.accounts[].account', '', 'account', 'MAP H'],
  ['=', '2.4.2.16', 'payment.accounts[].bic', '', 'account', 'MAP H'],
  ['<', '', 'payment.accounts[].name payment.card', '', 'lost', 'MAP H'],
  ['<', '', 'payment.mandate.creditor payment.mandate.account', '', 'lost', 'MAP H'],
  ['>', '2.4.2.3 2.4.2.7 2.4.2.11 2.4.2.12 2.4.2.14 2.4.2.15', '', '', 'lost', 'MAP H'],
  ['=', '2.4.2.17', '', 'extension.earlyDiscount', 'first', 'MAP H'],
  ['=', '2.4.2.18', '', 'extension.earlyDeadline', 'first', 'MAP H'],
  ['=', '2.4.2.19', '', 'extension.latePenalty', 'first', 'MAP H'],
  ['=', '2.4.2.20', '', 'extension.lateStart', 'first', 'MAP H'],
  ['=', '2.4.2.21', 'payment.remittance', '', 'identifier', 'MAP H'],
  // Attachments
  ['>', '2.5.1', 'documents[].id documents[].mime', '', 'attachment', 'MAP H'],
  ['<', '2.5.1', 'documents[].filename documents[].id', '', 'attachment', 'MAP H'],
  ['>', '2.5.2', '', '', 'lost', 'MAP H'],
  ['=', '2.5.3', 'documents[].mime', '', 'attachment', 'MAP H'],
  ['>', '2.5.4', 'documents[].description documents[].mime', '', 'attachment', 'MAP H'],
  ['<', '2.5.4', 'documents[].description', '', 'attachment', 'MAP H'],
  ['>', '2.5.5', 'documents[].content documents[].mime', '', 'attachment', 'MAP H'],
  ['<', '2.5.5', 'documents[].content', '', 'attachment', 'MAP H'],
  ['<', '', 'documents[].uri', '', 'lost', 'MAP H'],
];
