/** Lines of UBL 2.1 invoices and credit notes. */
import { type Binding, constant, el, group, identifier, leaf, list } from './binding.ts';
import { adjustments, amount, indicator, taxCategory } from './ublParts.ts';

const item: Binding = group('cac:Item', 'item', [
  leaf('cbc:Description', 'description'),
  leaf('cbc:Name', 'name'),
  el('cac:BuyersItemIdentification', [leaf('cbc:ID', 'buyerId')]),
  el('cac:SellersItemIdentification', [leaf('cbc:ID', 'sellerId')]),
  el('cac:StandardItemIdentification', [identifier('cbc:ID', 'standardId')]),
  el('cac:OriginCountry', [leaf('cbc:IdentificationCode', 'origin')]),
  list('cac:CommodityClassification', 'classifications', [
    leaf('cbc:ItemClassificationCode', 'id', {
      attributes: [
        { name: 'listID', text: 'scheme' },
        { name: 'listVersionID', text: 'version' },
      ],
    }),
  ]),
  taxCategory('cac:ClassifiedTaxCategory', '^vat.category', '^vat.rate'),
  list('cac:AdditionalItemProperty', 'properties', [leaf('cbc:Name', 'name'), leaf('cbc:Value', 'value')]),
]);

/** The gross price and the discount are one allowance of the price (BT-147, BT-148). */
const price: Binding = group('cac:Price', 'price', [
  amount('cbc:PriceAmount', 'net'),
  leaf('cbc:BaseQuantity', 'base', { attributes: [{ name: 'unitCode', text: 'baseUnit' }] }),
  el('cac:AllowanceCharge', [
    indicator('cbc:ChargeIndicator', false),
    amount('cbc:Amount', 'discount'),
    amount('cbc:BaseAmount', 'gross'),
  ]),
]);

/** UNTDID 1001, invoicing data sheet; AgID's tables have 50 in credit notes, and some documents have no code. */
const dataSheet: Binding = constant('cbc:DocumentTypeCode', '130', {
  accepts: (text) => text === '130' || text === '50',
});

export const lines = (name: string, quantity: string): Binding =>
  list(name, 'lines', [
    leaf('cbc:ID', 'id'),
    leaf('cbc:Note', 'note'),
    leaf(quantity, 'quantity', { attributes: [{ name: 'unitCode', text: 'unit' }] }),
    amount('cbc:LineExtensionAmount', 'net'),
    leaf('cbc:AccountingCost', 'accounting'),
    el('cac:InvoicePeriod', [leaf('cbc:StartDate', 'period.start'), leaf('cbc:EndDate', 'period.end')]),
    el('cac:OrderLineReference', [
      leaf('cbc:LineID', 'orderLine'),
      el('cac:OrderReference', [
        leaf('cbc:ID', 'extension.order.id'),
        leaf('cbc:IssueDate', 'extension.order.date'),
      ]),
    ]),
    list('cac:DespatchLineReference', 'extension.despatches', [
      // BR-IT-DE-040: SdI knows no lines of delivery notes.
      constant('cbc:LineID', 'NA'),
      el('cac:DocumentReference', [leaf('cbc:ID', 'id'), leaf('cbc:IssueDate', 'date')]),
    ]),
    el('cac:DocumentReference', [identifier('cbc:ID', 'object'), dataSheet]),
    list('cac:DocumentReference', 'extension.references', [
      leaf('cbc:ID', 'id', { attributes: [{ name: 'schemeID', text: 'scheme' }] }),
      dataSheet,
    ]),
    adjustments('allowances', []),
    adjustments('charges', []),
    item,
    price,
  ]);
