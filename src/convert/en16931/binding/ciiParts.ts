/** Parts of CII D16B: parties, addresses, dates, allowances and charges. */
import { type Binding, constant, el, group, leaf, list } from './binding.ts';

/** A date as CCYYMMDD, format 102 of UNTDID 2379. */
export const date = (
  name: string,
  text: string,
  inner: { readonly name: string; readonly once?: true } = { name: 'udt:DateTimeString' },
): Binding => el(name, [{ ...inner, text, form: 'date102', attributes: [{ name: 'format', fixed: '102' }] }]);

/** An identifier: `GlobalID` with its scheme, otherwise `ID`. */
export const schemed = (key: string): readonly Binding[] => [
  leaf('ram:ID', `${key}.id`, { unless: `${key}.scheme` }),
  leaf('ram:GlobalID', `${key}.id`, {
    attributes: [{ name: 'schemeID', text: `${key}.scheme` }],
    needs: `${key}.scheme`,
  }),
];

export const address = (key: string): Binding =>
  group('ram:PostalTradeAddress', key, [
    leaf('ram:PostcodeCode', 'postcode'),
    leaf('ram:LineOne', 'line1'),
    leaf('ram:LineTwo', 'line2'),
    leaf('ram:LineThree', 'line3'),
    leaf('ram:CityName', 'city'),
    leaf('ram:CountryID', 'country'),
    leaf('ram:CountrySubDivisionName', 'subdivision'),
  ]);

const contact: Binding = group('ram:DefinedTradeContact', 'contact', [
  leaf('ram:PersonName', 'name'),
  el('ram:TelephoneUniversalCommunication', [leaf('ram:CompleteNumber', 'telephone')]),
  el('ram:EmailURIUniversalCommunication', [leaf('ram:URIID', 'email')]),
]);

const legal = (children: readonly Binding[]): Binding =>
  el('ram:SpecifiedLegalOrganization', [
    leaf('ram:ID', 'legalId.id', { attributes: [{ name: 'schemeID', text: 'legalId.scheme' }] }),
    ...children,
  ]);

const tradingName: Binding = leaf('ram:TradingBusinessName', 'tradingName');

const endpoint: Binding = el('ram:URIUniversalCommunication', [
  leaf('ram:URIID', 'endpoint.id', { attributes: [{ name: 'schemeID', text: 'endpoint.scheme' }] }),
]);

/** `VA` is a VAT number, `FC` another tax number (EN 16931-3-3, BT-31 and BT-32). */
const registration = (text: string, scheme: 'VA' | 'FC'): Binding =>
  el('ram:SpecifiedTaxRegistration', [
    leaf('ram:ID', text, {
      attributes: [{ name: 'schemeID', fixed: scheme }],
      where: (element) => (element.attribute('schemeID') === 'VA') === (scheme === 'VA'),
    }),
  ]);

export const sellerParty: Binding = group('ram:SellerTradeParty', 'seller', [
  list('ram:ID', 'ids', [], { text: 'id', unless: 'scheme' }),
  list('ram:GlobalID', 'ids', [], {
    text: 'id',
    attributes: [{ name: 'schemeID', text: 'scheme' }],
    needs: 'scheme',
  }),
  leaf('ram:Name', 'name'),
  leaf('ram:Description', 'legalForm'),
  legal([tradingName]),
  contact,
  address('address'),
  endpoint,
  registration('vatId', 'VA'),
  registration('taxId', 'FC'),
]);

export const buyerParty: Binding = group('ram:BuyerTradeParty', 'buyer', [
  ...schemed('id'),
  leaf('ram:Name', 'name'),
  legal([tradingName]),
  contact,
  address('address'),
  endpoint,
  registration('vatId', 'VA'),
]);

export const payeeParty: Binding = group('ram:PayeeTradeParty', 'payee', [
  ...schemed('id'),
  leaf('ram:Name', 'name'),
  legal([]),
]);

export const representativeParty: Binding = group(
  'ram:SellerTaxRepresentativeTradeParty',
  'taxRepresentative',
  [leaf('ram:Name', 'name'), address('address'), registration('vatId', 'VA')],
);

export const indicator = (wanted: boolean): Binding =>
  el('ram:ChargeIndicator', [
    constant('udt:Indicator', String(wanted), {
      accepts: (text) => (wanted ? ['true', '1'] : ['false', '0']).includes(text),
    }),
  ]);

export const adjustments = (key: 'allowances' | 'charges', withTax: boolean): Binding =>
  list('ram:SpecifiedTradeAllowanceCharge', key, [
    indicator(key === 'charges'),
    leaf('ram:CalculationPercent', 'percent'),
    leaf('ram:BasisAmount', 'base'),
    leaf('ram:ActualAmount', 'amount'),
    leaf('ram:ReasonCode', 'reasonCode'),
    leaf('ram:Reason', 'reason'),
    ...(withTax
      ? [
          el('ram:CategoryTradeTax', [
            constant('ram:TypeCode', 'VAT'),
            leaf('ram:CategoryCode', 'category'),
            leaf('ram:RateApplicablePercent', 'rate'),
          ]),
        ]
      : []),
  ]);
