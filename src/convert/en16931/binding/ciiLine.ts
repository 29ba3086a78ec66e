/** Lines of CII D16B. */
import { type Binding, constant, el, leaf, list } from './binding.ts';
import { adjustments, date, indicator } from './ciiParts.ts';

const product: Binding = el('ram:SpecifiedTradeProduct', [
  leaf('ram:GlobalID', 'item.standardId.id', {
    attributes: [{ name: 'schemeID', text: 'item.standardId.scheme' }],
  }),
  leaf('ram:SellerAssignedID', 'item.sellerId'),
  leaf('ram:BuyerAssignedID', 'item.buyerId'),
  leaf('ram:Name', 'item.name'),
  leaf('ram:Description', 'item.description'),
  list('ram:ApplicableProductCharacteristic', 'item.properties', [
    leaf('ram:Description', 'name'),
    leaf('ram:Value', 'value'),
  ]),
  list('ram:DesignatedProductClassification', 'item.classifications', [
    leaf('ram:ClassCode', 'id', {
      attributes: [
        { name: 'listID', text: 'scheme' },
        { name: 'listVersionID', text: 'version' },
      ],
    }),
  ]),
  el('ram:OriginTradeCountry', [leaf('ram:ID', 'item.origin')]),
]);

const agreement: Binding = el('ram:SpecifiedLineTradeAgreement', [
  el('ram:BuyerOrderReferencedDocument', [leaf('ram:LineID', 'orderLine')]),
  el('ram:GrossPriceProductTradePrice', [
    leaf('ram:ChargeAmount', 'price.gross'),
    el('ram:AppliedTradeAllowanceCharge', [indicator(false), leaf('ram:ActualAmount', 'price.discount')]),
  ]),
  el('ram:NetPriceProductTradePrice', [
    leaf('ram:ChargeAmount', 'price.net'),
    leaf('ram:BasisQuantity', 'price.base', { attributes: [{ name: 'unitCode', text: 'price.baseUnit' }] }),
  ]),
]);

const settlement: Binding = el('ram:SpecifiedLineTradeSettlement', [
  el('ram:ApplicableTradeTax', [
    constant('ram:TypeCode', 'VAT'),
    leaf('ram:CategoryCode', 'vat.category'),
    leaf('ram:RateApplicablePercent', 'vat.rate'),
  ]),
  el('ram:BillingSpecifiedPeriod', [
    date('ram:StartDateTime', 'period.start'),
    date('ram:EndDateTime', 'period.end'),
  ]),
  adjustments('allowances', false),
  adjustments('charges', false),
  el('ram:SpecifiedTradeSettlementLineMonetarySummation', [leaf('ram:LineTotalAmount', 'net')]),
  el('ram:AdditionalReferencedDocument', [
    leaf('ram:IssuerAssignedID', 'object.id'),
    constant('ram:TypeCode', '130'),
    leaf('ram:ReferenceTypeCode', 'object.scheme'),
  ]),
  el('ram:ReceivableSpecifiedTradeAccountingAccount', [leaf('ram:ID', 'accounting')]),
]);

export const line: Binding = list('ram:IncludedSupplyChainTradeLineItem', 'lines', [
  el('ram:AssociatedDocumentLineDocument', [
    leaf('ram:LineID', 'id'),
    el('ram:IncludedNote', [leaf('ram:Content', 'note')]),
  ]),
  product,
  agreement,
  el('ram:SpecifiedLineTradeDelivery', [
    leaf('ram:BilledQuantity', 'quantity', { attributes: [{ name: 'unitCode', text: 'unit' }] }),
  ]),
  settlement,
]);
