/** UBL 2.1: the elements of `Invoice` and `CreditNote` in the order of the schemas, with their terms. */
import { type Binding, constant, el, identifier, leaf, list } from './binding.ts';
import { notesOfUbl, paymentMeans } from './paymentMeans.ts';
import { extensions, extensionsOfCreditNote, withholding } from './ublExtensions.ts';
import { lines } from './ublLine.ts';
import {
  adjustments,
  amount,
  buyerParty,
  delivery,
  payeeParty,
  representativeParty,
  sellerParty,
  taxCategory,
  VAT_SCHEME,
} from './ublParts.ts';

/** Codes of UNTDID 1001 that distinguish references: invoicing data sheet, project (credit notes only). */
const DATA_SHEET = '130';
const PROJECT = '50';

const period: Binding = el('cac:InvoicePeriod', [
  leaf('cbc:StartDate', 'invoicingPeriod.start'),
  leaf('cbc:EndDate', 'invoicingPeriod.end'),
  leaf('cbc:DescriptionCode', 'taxPointCode'),
]);

const order: Binding = el('cac:OrderReference', [
  leaf('cbc:ID', 'purchaseOrder'),
  leaf('cbc:SalesOrderID', 'salesOrder'),
  leaf('cbc:IssueDate', 'extension.orderDate'),
]);

const preceding: Binding = list('cac:BillingReference', 'preceding', [
  el('cac:InvoiceDocumentReference', [leaf('cbc:ID', 'number'), leaf('cbc:IssueDate', 'date')]),
  el('cac:AdditionalDocumentReference', [
    leaf('cbc:ID', '/extension.main.id', { once: true }),
    leaf('cbc:IssueDate', '/extension.main.date', { once: true }),
    // Without a code, it would be a supporting document, which needs a content (BR-IT-360).
    constant('cbc:DocumentTypeCode', DATA_SHEET),
  ]),
]);

const despatch: Binding = el('cac:DespatchDocumentReference', [
  leaf('cbc:ID', 'despatchAdvice'),
  leaf('cbc:IssueDate', 'extension.despatchDate'),
]);
const receipt: Binding = el('cac:ReceiptDocumentReference', [leaf('cbc:ID', 'receivingAdvice')]);
const originator: Binding = el('cac:OriginatorDocumentReference', [leaf('cbc:ID', 'tender')]);
const contract: Binding = el('cac:ContractDocumentReference', [leaf('cbc:ID', 'contract')]);

const object: Binding = el('cac:AdditionalDocumentReference', [
  identifier('cbc:ID', 'object'),
  constant('cbc:DocumentTypeCode', DATA_SHEET),
]);
const projectOfCreditNote: Binding = el('cac:AdditionalDocumentReference', [
  leaf('cbc:ID', 'project'),
  constant('cbc:DocumentTypeCode', PROJECT),
]);
const documents: Binding = list('cac:AdditionalDocumentReference', 'documents', [
  leaf('cbc:ID', 'id'),
  leaf('cbc:DocumentDescription', 'description'),
  el('cac:Attachment', [
    leaf('cbc:EmbeddedDocumentBinaryObject', 'content', {
      attributes: [
        { name: 'mimeCode', text: 'mime' },
        { name: 'filename', text: 'filename' },
      ],
    }),
    el('cac:ExternalReference', [leaf('cbc:URI', 'uri')]),
  ]),
]);

const means = (withDueDate: boolean): Binding => ({
  name: 'cac:PaymentMeans',
  many: true,
  shape: paymentMeans(withDueDate),
  children: [
    leaf('cbc:PaymentMeansCode', 'means', { attributes: [{ name: 'name', text: 'meansText' }] }),
    ...(withDueDate ? [leaf('cbc:PaymentDueDate', 'dueDate')] : []),
    leaf('cbc:PaymentID', 'remittance'),
    el('cac:CardAccount', [
      leaf('cbc:PrimaryAccountNumberID', 'card.number'),
      // The schema requires the network, which the standard does not have.
      constant('cbc:NetworkID', 'NA', { accepts: () => true }),
      leaf('cbc:HolderName', 'card.holder'),
    ]),
    el('cac:PayeeFinancialAccount', [
      leaf('cbc:ID', 'to.account'),
      leaf('cbc:Name', 'to.name'),
      el('cac:FinancialInstitutionBranch', [leaf('cbc:ID', 'to.bic')]),
    ]),
    el('cac:PaymentMandate', [
      leaf('cbc:ID', 'mandate.reference'),
      el('cac:PayerFinancialAccount', [leaf('cbc:ID', 'mandate.account')]),
    ]),
  ],
});

const settlement: readonly Binding[] = [
  el('cac:PaymentTerms', [
    leaf('cbc:Note', 'paymentTerms'),
    amount('cbc:SettlementDiscountAmount', 'extension.earlyDiscount'),
    amount('cbc:PenaltyAmount', 'extension.latePenalty'),
    el('cac:SettlementPeriod', [leaf('cbc:EndDate', 'extension.earlyDeadline')]),
    el('cac:PenaltyPeriod', [leaf('cbc:StartDate', 'extension.lateStart')]),
  ]),
  adjustments('allowances', [taxCategory('cac:TaxCategory', 'category', 'rate')]),
  adjustments('charges', [taxCategory('cac:TaxCategory', 'category', 'rate')]),
  el(
    'cac:TaxTotal',
    [
      amount('cbc:TaxAmount', 'totals.tax'),
      list('cac:TaxSubtotal', 'taxes', [
        amount('cbc:TaxableAmount', 'base'),
        amount('cbc:TaxAmount', 'amount'),
        el('cac:TaxCategory', [
          leaf('cbc:ID', 'category'),
          leaf('cbc:Percent', 'rate'),
          leaf('cbc:TaxExemptionReasonCode', 'reasonCode'),
          leaf('cbc:TaxExemptionReason', 'reason'),
          VAT_SCHEME,
        ]),
      ]),
    ],
    { where: isDocumentTotal },
  ),
  el('cac:TaxTotal', [
    leaf('cbc:TaxAmount', 'totals.taxAccounting', { attributes: [{ name: 'currencyID', currency: 'tax' }] }),
  ]),
];

/** The total in the currency of the document has the breakdown; the other is in the currency of the accounts. */
function isDocumentTotal(
  element: { attribute(name: string): string | undefined },
  {
    currency,
    taxCurrency,
  }: { readonly currency: string | undefined; readonly taxCurrency: string | undefined },
): boolean {
  const own = element.attribute('cbc:TaxAmount/@currencyID');
  return taxCurrency === undefined || own === currency || own !== taxCurrency;
}

const totals: Binding = el('cac:LegalMonetaryTotal', [
  amount('cbc:LineExtensionAmount', 'totals.lines'),
  amount('cbc:TaxExclusiveAmount', 'totals.net'),
  amount('cbc:TaxInclusiveAmount', 'totals.gross'),
  amount('cbc:AllowanceTotalAmount', 'totals.allowances'),
  amount('cbc:ChargeTotalAmount', 'totals.charges'),
  amount('cbc:PrepaidAmount', 'totals.prepaid'),
  amount('cbc:PayableRoundingAmount', 'totals.rounding'),
  amount('cbc:PayableAmount', 'totals.payable'),
]);

const note: Binding = { name: 'cbc:Note', many: true, shape: notesOfUbl, text: 'text' };
const head: readonly Binding[] = [
  leaf('cbc:CustomizationID', 'customization'),
  leaf('cbc:ProfileID', 'process'),
  leaf('cbc:ID', 'number'),
  leaf('cbc:IssueDate', 'issueDate'),
];
const currencies: readonly Binding[] = [
  leaf('cbc:DocumentCurrencyCode', 'currency'),
  leaf('cbc:TaxCurrencyCode', 'taxCurrency'),
  leaf('cbc:AccountingCost', 'buyerAccounting'),
  leaf('cbc:BuyerReference', 'buyerReference'),
  period,
  order,
  preceding,
  despatch,
  receipt,
];
const parties: readonly Binding[] = [
  sellerParty,
  buyerParty,
  payeeParty,
  representativeParty,
  delivery,
  el('cac:DeliveryTerms', [leaf('cbc:ID', 'extension.transport.terms')]),
];

export const ublInvoice: Binding = el('Invoice', [
  extensions,
  ...head,
  leaf('cbc:DueDate', 'dueDate'),
  leaf('cbc:InvoiceTypeCode', 'typeCode'),
  note,
  leaf('cbc:TaxPointDate', 'taxPointDate'),
  ...currencies,
  originator,
  contract,
  object,
  documents,
  el('cac:ProjectReference', [leaf('cbc:ID', 'project')]),
  ...parties,
  means(false),
  ...settlement,
  withholding,
  totals,
  lines('cac:InvoiceLine', 'cbc:InvoicedQuantity'),
]);

export const ublCreditNote: Binding = el('CreditNote', [
  extensionsOfCreditNote,
  ...head,
  leaf('cbc:TaxPointDate', 'taxPointDate'),
  leaf('cbc:CreditNoteTypeCode', 'typeCode'),
  note,
  ...currencies,
  contract,
  object,
  projectOfCreditNote,
  documents,
  originator,
  ...parties,
  means(true),
  ...settlement,
  totals,
  lines('cac:CreditNoteLine', 'cbc:CreditedQuantity'),
]);
