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

export const lines = (name: string, quantity: string): Binding =>
  list(name, 'lines', [
    leaf('cbc:ID', 'id'),
    leaf('cbc:Note', 'note'),
    leaf(quantity, 'quantity', { attributes: [{ name: 'unitCode', text: 'unit' }] }),
    amount('cbc:LineExtensionAmount', 'net'),
    leaf('cbc:AccountingCost', 'accounting'),
    el('cac:InvoicePeriod', [leaf('cbc:StartDate', 'period.start'), leaf('cbc:EndDate', 'period.end')]),
    el('cac:OrderLineReference', [leaf('cbc:LineID', 'orderLine')]),
    el('cac:DocumentReference', [
      identifier('cbc:ID', 'object'),
      // UNTDID 1001, invoicing data sheet.
      constant('cbc:DocumentTypeCode', '130'),
    ]),
    adjustments('allowances', []),
    adjustments('charges', []),
    item,
    price,
  ]);
