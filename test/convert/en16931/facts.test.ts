/**
 * The commercial facts of a FatturaPA in its European document, read by another XML parser: parties, number, day,
 * amounts, taxes, payment. A sample in the gate, all invoices with `npm test -- --thorough`.
 */
import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { convertInvoice, type Syntax } from '../../../src/convert/en16931/index.ts';
import { decimalOf } from '../../../src/convert/en16931/model/decimalOf.ts';
import { Sum } from '../../../src/model/decimal.ts';
import type { Anagrafica, IdFiscale, OrdinaryInvoice } from '../../../src/model/generated/invoice.ts';
import { singleBodies } from '../../support/europeanCorpus.ts';
import { describeShared } from '../../support/shared.ts';
import { isThorough } from '../../support/thorough.ts';

type Facts = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  htmlEntities: true,
});

/** An element of the parsed document, of which every path may be missing. */
type Node = Readonly<Record<string, unknown>> | string | undefined;

const all = (node: Node, path: string): readonly Node[] =>
  path.split('/').reduce<readonly Node[]>(
    (nodes, step) =>
      nodes.flatMap((each) => {
        const inner = typeof each === 'object' ? each[step] : undefined;
        return inner === undefined ? [] : ((Array.isArray(inner) ? inner : [inner]) as Node[]);
      }),
    [node],
  );

const text = (node: Node, path: string): string => {
  const [first] = all(node, path);
  return typeof first === 'string' ? first.replace(/\s+/g, ' ').trim() : '';
};

const texts = (node: Node, path: string): readonly string[] => all(node, path).map(String);

const amount = (value: string): string => decimalOf(value).rounded(2).toText(2);

const total = (values: readonly string[]): string => {
  const sum = new Sum();
  for (const value of values) sum.add(decimalOf(value));
  return sum.value.rounded(2).toText(2);
};

function factsOfFattura(invoice: OrdinaryInvoice): Facts {
  const { cedente_prestatore: seller, cessionario_committente: buyer } = invoice.fattura_elettronica_header;
  const [body] = invoice.fattura_elettronica_body;
  const { dati_generali, dati_beni_servizi, dati_pagamento } = body!;
  const { numero, data, divisa } = dati_generali.dati_generali_documento;
  const { dettaglio_linee: lines, dati_riepilogo: summaries } = dati_beni_servizi;
  const nameOf = ({ denominazione, nome, cognome }: Anagrafica): string =>
    (denominazione ?? `${nome} ${cognome}`).replace(/\s+/g, ' ').trim();
  const idOf = (id: IdFiscale | undefined): string =>
    id === undefined ? '' : `${id.id_paese}${id.id_codice}`.trim();
  const details = dati_pagamento?.[0]?.dettaglio_pagamento;
  return {
    number: numero.trim(),
    day: data.trim(),
    currency: divisa.trim(),
    seller: nameOf(seller.dati_anagrafici.anagrafica),
    sellerId: idOf(seller.dati_anagrafici.id_fiscale_iva),
    buyer: nameOf(buyer.dati_anagrafici.anagrafica),
    buyerId: idOf(buyer.dati_anagrafici.id_fiscale_iva),
    lines: lines.map(({ prezzo_totale }) => amount(prezzo_totale)),
    taxable: total(summaries.map(({ imponibile_importo }) => imponibile_importo)),
    tax: total(summaries.map(({ imposta }) => imposta)),
    accounts: [...new Set((details ?? []).flatMap(({ iban }) => iban ?? []))],
    ...(details === undefined
      ? {}
      : { payable: total(details.map(({ importo_pagamento }) => importo_pagamento)) }),
  };
}

function factsOfUbl(root: Node): Facts {
  const party = (role: string): Node => all(root, `${role}/Party`)[0];
  const idOf = (node: Node): string =>
    all(node, 'PartyTaxScheme')
      .filter((scheme) => text(scheme, 'TaxScheme/ID') === 'VAT')
      .map((scheme) => text(scheme, 'CompanyID'))[0] ?? '';
  const [seller, buyer] = [party('AccountingSupplierParty'), party('AccountingCustomerParty')];
  const lines = [...all(root, 'InvoiceLine'), ...all(root, 'CreditNoteLine')];
  return {
    number: text(root, 'ID'),
    day: text(root, 'IssueDate'),
    currency: text(root, 'DocumentCurrencyCode'),
    seller: text(seller, 'PartyLegalEntity/RegistrationName'),
    sellerId: idOf(seller),
    buyer: text(buyer, 'PartyLegalEntity/RegistrationName'),
    buyerId: idOf(buyer),
    lines: lines.map((line) => amount(text(line, 'LineExtensionAmount'))),
    taxable: amount(text(root, 'LegalMonetaryTotal/TaxExclusiveAmount')),
    tax: amount(text(root, 'TaxTotal/TaxAmount')),
    accounts: texts(root, 'PaymentMeans/PayeeFinancialAccount/ID'),
    payable: amount(text(root, 'LegalMonetaryTotal/PayableAmount')),
  };
}

function factsOfCii(root: Node): Facts {
  const [trade] = all(root, 'SupplyChainTradeTransaction');
  const [agreement] = all(trade, 'ApplicableHeaderTradeAgreement');
  const [settlement] = all(trade, 'ApplicableHeaderTradeSettlement');
  const [sums] = all(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  const day = text(root, 'ExchangedDocument/IssueDateTime/DateTimeString');
  const net = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';
  return {
    number: text(root, 'ExchangedDocument/ID'),
    day: day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
    currency: text(settlement, 'InvoiceCurrencyCode'),
    seller: text(agreement, 'SellerTradeParty/Name'),
    sellerId: text(agreement, 'SellerTradeParty/SpecifiedTaxRegistration/ID'),
    buyer: text(agreement, 'BuyerTradeParty/Name'),
    buyerId: text(agreement, 'BuyerTradeParty/SpecifiedTaxRegistration/ID'),
    lines: texts(trade, `IncludedSupplyChainTradeLineItem/${net}`).map(amount),
    taxable: amount(text(sums, 'TaxBasisTotalAmount')),
    tax: amount(text(sums, 'TaxTotalAmount')),
    accounts: texts(
      settlement,
      'SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID',
    ),
    payable: amount(text(sums, 'DuePayableAmount')),
  };
}

function factsOfXml(xml: string, syntax: Syntax): Facts {
  const parsed = parser.parse(xml) as Readonly<Record<string, Node>>;
  return syntax === 'cii'
    ? factsOfCii(parsed['CrossIndustryInvoice'])
    : factsOfUbl(parsed['Invoice'] ?? parsed['CreditNote']);
}

describeShared('the corpus', () => {
  const files = singleBodies().filter((_, at) => isThorough || at % 6 === 0);

  it.each(['ubl', 'cii'] as const)('states the same facts in %s', (to) => {
    for (const { file, invoice } of files) {
      const { xml } = convertInvoice(invoice, { to });
      expect(factsOfXml(xml, to), file).toMatchObject(factsOfFattura(invoice));
    }
    expect(files).toHaveLength(isThorough ? 183 : 31);
  });
});
