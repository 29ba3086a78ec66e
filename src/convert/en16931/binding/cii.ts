/** CII D16B: the elements of `CrossIndustryInvoice` in the order of the schema, with their terms (EN 16931-3-3). */
import { type Binding, constant, el, group, leaf, list } from './binding.ts';
import { line } from './ciiLine.ts';
import {
  address,
  adjustments,
  buyerParty,
  date,
  payeeParty,
  representativeParty,
  schemed,
  sellerParty,
} from './ciiParts.ts';
import { paymentMeans } from './paymentMeans.ts';

/** UNTDID 2475 in CII for the codes of UNTDID 2005 in the model (BT-8). */
const TAX_POINT = { 3: '5', 35: '29', 432: '72' } as const;

const context: Binding = el('rsm:ExchangedDocumentContext', [
  el('ram:BusinessProcessSpecifiedDocumentContextParameter', [leaf('ram:ID', 'process')]),
  el('ram:GuidelineSpecifiedDocumentContextParameter', [leaf('ram:ID', 'customization')]),
]);

const document: Binding = el('rsm:ExchangedDocument', [
  leaf('ram:ID', 'number'),
  leaf('ram:TypeCode', 'typeCode'),
  date('ram:IssueDateTime', 'issueDate'),
  list('ram:IncludedNote', 'notes', [leaf('ram:Content', 'text'), leaf('ram:SubjectCode', 'subject')]),
]);

const reference = (name: string, text: string): Binding => el(name, [leaf('ram:IssuerAssignedID', text)]);

const agreement: Binding = el('ram:ApplicableHeaderTradeAgreement', [
  leaf('ram:BuyerReference', 'buyerReference'),
  sellerParty,
  buyerParty,
  representativeParty,
  reference('ram:SellerOrderReferencedDocument', 'salesOrder'),
  reference('ram:BuyerOrderReferencedDocument', 'purchaseOrder'),
  reference('ram:ContractReferencedDocument', 'contract'),
  // UNTDID 1001: 130 is an invoicing data sheet, 50 a tender, 916 a related document.
  el('ram:AdditionalReferencedDocument', [
    leaf('ram:IssuerAssignedID', 'object.id'),
    constant('ram:TypeCode', '130'),
    leaf('ram:ReferenceTypeCode', 'object.scheme'),
  ]),
  el('ram:AdditionalReferencedDocument', [
    leaf('ram:IssuerAssignedID', 'tender'),
    constant('ram:TypeCode', '50'),
  ]),
  list('ram:AdditionalReferencedDocument', 'documents', [
    leaf('ram:IssuerAssignedID', 'id'),
    leaf('ram:URIID', 'uri'),
    constant('ram:TypeCode', '916'),
    leaf('ram:Name', 'description'),
    leaf('ram:AttachmentBinaryObject', 'content', {
      attributes: [
        { name: 'mimeCode', text: 'mime' },
        { name: 'filename', text: 'filename' },
      ],
    }),
  ]),
  el('ram:SpecifiedProcuringProject', [
    leaf('ram:ID', 'project'),
    // Mandatory in the schema; the standard has no term for it.
    constant('ram:Name', 'Project reference', { accepts: () => true }),
  ]),
]);

const delivery: Binding = el(
  'ram:ApplicableHeaderTradeDelivery',
  [
    group('ram:ShipToTradeParty', 'delivery', [
      ...schemed('location'),
      leaf('ram:Name', 'name'),
      address('address'),
    ]),
    el('ram:ActualDeliverySupplyChainEvent', [date('ram:OccurrenceDateTime', 'delivery.date')]),
    reference('ram:DespatchAdviceReferencedDocument', 'despatchAdvice'),
    reference('ram:ReceivingAdviceReferencedDocument', 'receivingAdvice'),
  ],
  { always: true },
);

const means: Binding = {
  name: 'ram:SpecifiedTradeSettlementPaymentMeans',
  many: true,
  shape: paymentMeans(false),
  children: [
    leaf('ram:TypeCode', 'means'),
    leaf('ram:Information', 'meansText'),
    el('ram:ApplicableTradeSettlementFinancialCard', [
      leaf('ram:ID', 'card.number'),
      leaf('ram:CardholderName', 'card.holder'),
    ]),
    el('ram:PayerPartyDebtorFinancialAccount', [leaf('ram:IBANID', 'mandate.account')]),
    el('ram:PayeePartyCreditorFinancialAccount', [
      leaf('ram:IBANID', 'to.account', { writeIf: isIban }),
      leaf('ram:AccountName', 'to.name'),
      leaf('ram:ProprietaryID', 'to.account', { writeIf: (account) => !isIban(account) }),
    ]),
    el('ram:PayeeSpecifiedCreditorFinancialInstitution', [leaf('ram:BICID', 'to.bic')]),
  ],
};

/** True if an account has the form of an IBAN. Check digits are not verified. */
function isIban(account: string): boolean {
  return /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(account.replaceAll(' ', ''));
}

const taxes: Binding = list('ram:ApplicableTradeTax', 'taxes', [
  leaf('ram:CalculatedAmount', 'amount'),
  constant('ram:TypeCode', 'VAT'),
  leaf('ram:ExemptionReason', 'reason'),
  leaf('ram:BasisAmount', 'base'),
  leaf('ram:CategoryCode', 'category'),
  leaf('ram:ExemptionReasonCode', 'reasonCode'),
  date('ram:TaxPointDate', '/taxPointDate', { name: 'udt:DateString', once: true }),
  leaf('ram:DueDateTypeCode', '/taxPointCode', { codes: TAX_POINT, once: true }),
  leaf('ram:RateApplicablePercent', 'rate'),
]);

const summation: Binding = el('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
  leaf('ram:LineTotalAmount', 'totals.lines'),
  leaf('ram:ChargeTotalAmount', 'totals.charges'),
  leaf('ram:AllowanceTotalAmount', 'totals.allowances'),
  leaf('ram:TaxBasisTotalAmount', 'totals.net'),
  leaf('ram:TaxTotalAmount', 'totals.tax', {
    attributes: [{ name: 'currencyID', currency: 'document' }],
    where: (element, { currency, taxCurrency }) => {
      const own = element.attribute('currencyID');
      return own === undefined || own === currency || own !== taxCurrency;
    },
  }),
  leaf('ram:TaxTotalAmount', 'totals.taxAccounting', {
    attributes: [{ name: 'currencyID', currency: 'tax' }],
  }),
  leaf('ram:RoundingAmount', 'totals.rounding'),
  leaf('ram:GrandTotalAmount', 'totals.gross'),
  leaf('ram:TotalPrepaidAmount', 'totals.prepaid'),
  leaf('ram:DuePayableAmount', 'totals.payable'),
]);

const settlement: Binding = el('ram:ApplicableHeaderTradeSettlement', [
  leaf('ram:CreditorReferenceID', 'payment.mandate.creditor'),
  leaf('ram:PaymentReference', 'payment.remittance'),
  leaf('ram:TaxCurrencyCode', 'taxCurrency'),
  leaf('ram:InvoiceCurrencyCode', 'currency'),
  payeeParty,
  means,
  taxes,
  el('ram:BillingSpecifiedPeriod', [
    date('ram:StartDateTime', 'invoicingPeriod.start'),
    date('ram:EndDateTime', 'invoicingPeriod.end'),
  ]),
  adjustments('allowances', true),
  adjustments('charges', true),
  el('ram:SpecifiedTradePaymentTerms', [
    leaf('ram:Description', 'paymentTerms'),
    date('ram:DueDateDateTime', 'dueDate'),
    leaf('ram:DirectDebitMandateID', 'payment.mandate.reference'),
  ]),
  summation,
  list('ram:InvoiceReferencedDocument', 'preceding', [
    leaf('ram:IssuerAssignedID', 'number'),
    date('ram:FormattedIssueDateTime', 'date', { name: 'qdt:DateTimeString' }),
  ]),
  el('ram:ReceivableSpecifiedTradeAccountingAccount', [leaf('ram:ID', 'buyerAccounting')]),
]);

export const cii: Binding = el('CrossIndustryInvoice', [
  context,
  document,
  el('rsm:SupplyChainTradeTransaction', [line, agreement, delivery, settlement]),
]);
