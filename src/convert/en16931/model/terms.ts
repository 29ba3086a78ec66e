/**
 * The business terms of EN 16931-1:2017: number, path in the model, name. Sources: the public syntax bindings of CEN
 * (EN 16931-3-2 and 3-3) as published with the validation artefacts 1.3.16. A new edition of the standard is a new row.
 */

/** A term: `[]` in the path stands for each item of a list. */
export interface Term {
  readonly bt: string;
  readonly path: string;
  readonly name: string;
}

const term = (bt: string, path: string, name: string): Term => ({ bt, path, name });

const ADDRESS = ['line1', 'line2', 'city', 'postcode', 'subdivision', 'country', 'line3'] as const;
const ADDRESS_NAMES = [
  'address line 1',
  'address line 2',
  'city',
  'post code',
  'country subdivision',
  'country code',
  'address line 3',
] as const;

/** The seven terms of an address; the third line came later and has its own number. */
function address(path: string, owner: string, numbers: readonly string[]): readonly Term[] {
  return ADDRESS.map((key, at) => term(numbers[at] ?? '', `${path}.${key}`, `${owner} ${ADDRESS_NAMES[at]}`));
}

const adjustment = (path: string, owner: string, numbers: readonly string[]): readonly Term[] =>
  (
    [
      ['amount', 'amount'],
      ['base', 'base amount'],
      ['percent', 'percentage'],
      ['category', 'VAT category code'],
      ['rate', 'VAT rate'],
      ['reason', 'reason'],
      ['reasonCode', 'reason code'],
    ] as const
  ).flatMap(([key, name], at) => {
    const bt = numbers[at] ?? '';
    return bt === '' ? [] : [term(bt, `${path}[].${key}`, `${owner} ${name}`)];
  });

export const terms: readonly Term[] = [
  term('BT-1', 'number', 'Invoice number'),
  term('BT-2', 'issueDate', 'Invoice issue date'),
  term('BT-3', 'typeCode', 'Invoice type code'),
  term('BT-5', 'currency', 'Invoice currency code'),
  term('BT-6', 'taxCurrency', 'VAT accounting currency code'),
  term('BT-7', 'taxPointDate', 'Value added tax point date'),
  term('BT-8', 'taxPointCode', 'Value added tax point date code'),
  term('BT-9', 'dueDate', 'Payment due date'),
  term('BT-10', 'buyerReference', 'Buyer reference'),
  term('BT-11', 'project', 'Project reference'),
  term('BT-12', 'contract', 'Contract reference'),
  term('BT-13', 'purchaseOrder', 'Purchase order reference'),
  term('BT-14', 'salesOrder', 'Sales order reference'),
  term('BT-15', 'receivingAdvice', 'Receiving advice reference'),
  term('BT-16', 'despatchAdvice', 'Despatch advice reference'),
  term('BT-17', 'tender', 'Tender or lot reference'),
  term('BT-18', 'object.id', 'Invoiced object identifier'),
  term('BT-18-1', 'object.scheme', 'Invoiced object identifier scheme'),
  term('BT-19', 'buyerAccounting', 'Buyer accounting reference'),
  term('BT-20', 'paymentTerms', 'Payment terms'),
  term('BT-21', 'notes[].subject', 'Invoice note subject code'),
  term('BT-22', 'notes[].text', 'Invoice note'),
  term('BT-23', 'process', 'Business process type'),
  term('BT-24', 'customization', 'Specification identifier'),
  term('BT-25', 'preceding[].number', 'Preceding invoice reference'),
  term('BT-26', 'preceding[].date', 'Preceding invoice issue date'),
  term('BT-27', 'seller.name', 'Seller name'),
  term('BT-28', 'seller.tradingName', 'Seller trading name'),
  term('BT-29', 'seller.ids[].id', 'Seller identifier'),
  term('BT-29-1', 'seller.ids[].scheme', 'Seller identifier scheme'),
  term('BT-30', 'seller.legalId.id', 'Seller legal registration identifier'),
  term('BT-30-1', 'seller.legalId.scheme', 'Seller legal registration identifier scheme'),
  term('BT-31', 'seller.vatId', 'Seller VAT identifier'),
  term('BT-32', 'seller.taxId', 'Seller tax registration identifier'),
  term('BT-33', 'seller.legalForm', 'Seller additional legal information'),
  term('BT-34', 'seller.endpoint.id', 'Seller electronic address'),
  term('BT-34-1', 'seller.endpoint.scheme', 'Seller electronic address scheme'),
  ...address('seller.address', 'Seller', ['BT-35', 'BT-36', 'BT-37', 'BT-38', 'BT-39', 'BT-40', 'BT-162']),
  term('BT-41', 'seller.contact.name', 'Seller contact point'),
  term('BT-42', 'seller.contact.telephone', 'Seller contact telephone number'),
  term('BT-43', 'seller.contact.email', 'Seller contact email address'),
  term('BT-44', 'buyer.name', 'Buyer name'),
  term('BT-45', 'buyer.tradingName', 'Buyer trading name'),
  term('BT-46', 'buyer.id.id', 'Buyer identifier'),
  term('BT-46-1', 'buyer.id.scheme', 'Buyer identifier scheme'),
  term('BT-47', 'buyer.legalId.id', 'Buyer legal registration identifier'),
  term('BT-47-1', 'buyer.legalId.scheme', 'Buyer legal registration identifier scheme'),
  term('BT-48', 'buyer.vatId', 'Buyer VAT identifier'),
  term('BT-49', 'buyer.endpoint.id', 'Buyer electronic address'),
  term('BT-49-1', 'buyer.endpoint.scheme', 'Buyer electronic address scheme'),
  ...address('buyer.address', 'Buyer', ['BT-50', 'BT-51', 'BT-52', 'BT-53', 'BT-54', 'BT-55', 'BT-163']),
  term('BT-56', 'buyer.contact.name', 'Buyer contact point'),
  term('BT-57', 'buyer.contact.telephone', 'Buyer contact telephone number'),
  term('BT-58', 'buyer.contact.email', 'Buyer contact email address'),
  term('BT-59', 'payee.name', 'Payee name'),
  term('BT-60', 'payee.id.id', 'Payee identifier'),
  term('BT-60-1', 'payee.id.scheme', 'Payee identifier scheme'),
  term('BT-61', 'payee.legalId.id', 'Payee legal registration identifier'),
  term('BT-61-1', 'payee.legalId.scheme', 'Payee legal registration identifier scheme'),
  term('BT-62', 'taxRepresentative.name', 'Seller tax representative name'),
  term('BT-63', 'taxRepresentative.vatId', 'Seller tax representative VAT identifier'),
  ...address('taxRepresentative.address', 'Tax representative', [
    'BT-64',
    'BT-65',
    'BT-66',
    'BT-67',
    'BT-68',
    'BT-69',
    'BT-164',
  ]),
  term('BT-70', 'delivery.name', 'Deliver to party name'),
  term('BT-71', 'delivery.location.id', 'Deliver to location identifier'),
  term('BT-71-1', 'delivery.location.scheme', 'Deliver to location identifier scheme'),
  term('BT-72', 'delivery.date', 'Actual delivery date'),
  term('BT-73', 'invoicingPeriod.start', 'Invoicing period start date'),
  term('BT-74', 'invoicingPeriod.end', 'Invoicing period end date'),
  ...address('delivery.address', 'Deliver to', [
    'BT-75',
    'BT-76',
    'BT-77',
    'BT-78',
    'BT-79',
    'BT-80',
    'BT-165',
  ]),
  term('BT-81', 'payment.means', 'Payment means type code'),
  term('BT-82', 'payment.meansText', 'Payment means text'),
  term('BT-83', 'payment.remittance', 'Remittance information'),
  term('BT-84', 'payment.accounts[].account', 'Payment account identifier'),
  term('BT-85', 'payment.accounts[].name', 'Payment account name'),
  term('BT-86', 'payment.accounts[].bic', 'Payment service provider identifier'),
  term('BT-87', 'payment.card.number', 'Payment card primary account number'),
  term('BT-88', 'payment.card.holder', 'Payment card holder name'),
  term('BT-89', 'payment.mandate.reference', 'Mandate reference identifier'),
  term('BT-90', 'payment.mandate.creditor', 'Bank assigned creditor identifier'),
  term('BT-91', 'payment.mandate.account', 'Debited account identifier'),
  ...adjustment('allowances', 'Document level allowance', [
    'BT-92',
    'BT-93',
    'BT-94',
    'BT-95',
    'BT-96',
    'BT-97',
    'BT-98',
  ]),
  ...adjustment('charges', 'Document level charge', [
    'BT-99',
    'BT-100',
    'BT-101',
    'BT-102',
    'BT-103',
    'BT-104',
    'BT-105',
  ]),
  term('BT-106', 'totals.lines', 'Sum of invoice line net amount'),
  term('BT-107', 'totals.allowances', 'Sum of allowances on document level'),
  term('BT-108', 'totals.charges', 'Sum of charges on document level'),
  term('BT-109', 'totals.net', 'Invoice total amount without VAT'),
  term('BT-110', 'totals.tax', 'Invoice total VAT amount'),
  term('BT-111', 'totals.taxAccounting', 'Invoice total VAT amount in accounting currency'),
  term('BT-112', 'totals.gross', 'Invoice total amount with VAT'),
  term('BT-113', 'totals.prepaid', 'Paid amount'),
  term('BT-114', 'totals.rounding', 'Rounding amount'),
  term('BT-115', 'totals.payable', 'Amount due for payment'),
  term('BT-116', 'taxes[].base', 'VAT category taxable amount'),
  term('BT-117', 'taxes[].amount', 'VAT category tax amount'),
  term('BT-118', 'taxes[].category', 'VAT category code'),
  term('BT-119', 'taxes[].rate', 'VAT category rate'),
  term('BT-120', 'taxes[].reason', 'VAT exemption reason text'),
  term('BT-121', 'taxes[].reasonCode', 'VAT exemption reason code'),
  term('BT-122', 'documents[].id', 'Supporting document reference'),
  term('BT-123', 'documents[].description', 'Supporting document description'),
  term('BT-124', 'documents[].uri', 'External document location'),
  term('BT-125', 'documents[].content', 'Attached document'),
  term('BT-125-1', 'documents[].mime', 'Attached document mime code'),
  term('BT-125-2', 'documents[].filename', 'Attached document filename'),
  term('BT-126', 'lines[].id', 'Invoice line identifier'),
  term('BT-127', 'lines[].note', 'Invoice line note'),
  term('BT-128', 'lines[].object.id', 'Invoice line object identifier'),
  term('BT-128-1', 'lines[].object.scheme', 'Invoice line object identifier scheme'),
  term('BT-129', 'lines[].quantity', 'Invoiced quantity'),
  term('BT-130', 'lines[].unit', 'Invoiced quantity unit of measure code'),
  term('BT-131', 'lines[].net', 'Invoice line net amount'),
  term('BT-132', 'lines[].orderLine', 'Referenced purchase order line reference'),
  term('BT-133', 'lines[].accounting', 'Invoice line buyer accounting reference'),
  term('BT-134', 'lines[].period.start', 'Invoice line period start date'),
  term('BT-135', 'lines[].period.end', 'Invoice line period end date'),
  ...adjustment('lines[].allowances', 'Invoice line allowance', [
    'BT-136',
    'BT-137',
    'BT-138',
    '',
    '',
    'BT-139',
    'BT-140',
  ]),
  ...adjustment('lines[].charges', 'Invoice line charge', [
    'BT-141',
    'BT-142',
    'BT-143',
    '',
    '',
    'BT-144',
    'BT-145',
  ]),
  term('BT-146', 'lines[].price.net', 'Item net price'),
  term('BT-147', 'lines[].price.discount', 'Item price discount'),
  term('BT-148', 'lines[].price.gross', 'Item gross price'),
  term('BT-149', 'lines[].price.base', 'Item price base quantity'),
  term('BT-150', 'lines[].price.baseUnit', 'Item price base quantity unit of measure code'),
  term('BT-151', 'lines[].vat.category', 'Invoiced item VAT category code'),
  term('BT-152', 'lines[].vat.rate', 'Invoiced item VAT rate'),
  term('BT-153', 'lines[].item.name', 'Item name'),
  term('BT-154', 'lines[].item.description', 'Item description'),
  term('BT-155', 'lines[].item.sellerId', "Item Seller's identifier"),
  term('BT-156', 'lines[].item.buyerId', "Item Buyer's identifier"),
  term('BT-157', 'lines[].item.standardId.id', 'Item standard identifier'),
  term('BT-157-1', 'lines[].item.standardId.scheme', 'Item standard identifier scheme'),
  term('BT-158', 'lines[].item.classifications[].id', 'Item classification identifier'),
  term('BT-158-1', 'lines[].item.classifications[].scheme', 'Item classification identifier scheme'),
  term('BT-158-2', 'lines[].item.classifications[].version', 'Item classification identifier scheme version'),
  term('BT-159', 'lines[].item.origin', 'Item country of origin'),
  term('BT-160', 'lines[].item.properties[].name', 'Item attribute name'),
  term('BT-161', 'lines[].item.properties[].value', 'Item attribute value'),
];

const byPath = new Map(terms.map((each) => [each.path, each]));

/** The term at a path of the model, with or without positions: `lines[0].net`, `lines[].net`. */
export function termAt(path: string): Term | undefined {
  return byPath.get(path.replace(/\[[0-9]+\]/g, '[]'));
}
