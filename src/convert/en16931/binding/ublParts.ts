/** Parts of UBL 2.1 that invoices and credit notes share (OASIS UBL 2.1; EN 16931-3-2). */
import { type Binding, constant, el, group, identifier, leaf, list } from './binding.ts';

const AMOUNT = { attributes: [{ name: 'currencyID', currency: 'document' }] } as const;

export const amount = (name: string, text: string): Binding => leaf(name, text, AMOUNT);

export const VAT_SCHEME: Binding = el('cac:TaxScheme', [constant('cbc:ID', 'VAT')]);

/** A tax registration outside VAT (BT-32): the schemes differ, all but VAT are read. */
const OTHER_SCHEME: Binding = el('cac:TaxScheme', [
  constant('cbc:ID', 'LOC', { accepts: (text) => text !== 'VAT' }),
]);

const addressOf = (name: string, key: string): Binding =>
  group(name, key, [
    leaf('cbc:StreetName', 'line1'),
    leaf('cbc:AdditionalStreetName', 'line2'),
    leaf('cbc:CityName', 'city'),
    leaf('cbc:PostalZone', 'postcode'),
    leaf('cbc:CountrySubentity', 'subdivision'),
    el('cac:AddressLine', [leaf('cbc:Line', 'line3')]),
    el('cac:Country', [leaf('cbc:IdentificationCode', 'country')]),
  ]);

/**
 * The bank's identifier of the creditor (BT-90), which the standard puts among the identifiers of the payee or seller.
 */
const creditor = (options: { readonly unless?: string }): Binding =>
  el(
    'cac:PartyIdentification',
    [
      leaf('cbc:ID', '/payment.mandate.creditor', {
        attributes: [{ name: 'schemeID', fixed: 'SEPA' }],
        where: (element) => element.attribute('schemeID') === 'SEPA',
      }),
    ],
    options,
  );

const contact: Binding = group('cac:Contact', 'contact', [
  leaf('cbc:Name', 'name'),
  leaf('cbc:Telephone', 'telephone'),
  leaf('cbc:ElectronicMail', 'email'),
]);

const legalEntity = (children: readonly Binding[]): Binding =>
  el('cac:PartyLegalEntity', [
    leaf('cbc:RegistrationName', 'name'),
    identifier('cbc:CompanyID', 'legalId'),
    ...children,
  ]);

const personName: readonly Binding[] = [
  leaf('cbc:FirstName', 'firstName'),
  leaf('cbc:FamilyName', 'familyName'),
];

/** The identity of a party that only AgID's profile has. */
const partyIdentity: readonly Binding[] = [
  list('cac:PartyIdentification', 'ids', [
    leaf('cbc:ID', 'id', { attributes: [{ name: 'schemeID', text: 'scheme' }] }),
  ]),
  el('cac:PartyName', [leaf('cbc:Name', 'name')]),
  el('cac:PartyTaxScheme', [leaf('cbc:CompanyID', 'vatId'), VAT_SCHEME]),
];
const italianParty: readonly Binding[] = [...partyIdentity, el('cac:Person', personName)];

const branch = (key: string): Binding => el('cac:AgentParty', [addressOf('cac:PostalAddress', key)]);

export const sellerParty: Binding = el('cac:AccountingSupplierParty', [
  group('cac:Party', 'seller', [
    identifier('cbc:EndpointID', 'endpoint'),
    creditor({ unless: '/payee' }),
    list('cac:PartyIdentification', 'ids', [
      leaf('cbc:ID', 'id', { attributes: [{ name: 'schemeID', text: 'scheme' }] }),
    ]),
    el('cac:PartyName', [leaf('cbc:Name', 'tradingName')]),
    addressOf('cac:PostalAddress', 'address'),
    el('cac:PartyTaxScheme', [
      leaf('cbc:CompanyID', 'vatId'),
      leaf('cbc:TaxLevelCode', '/extension.regime'),
      VAT_SCHEME,
    ]),
    el('cac:PartyTaxScheme', [leaf('cbc:CompanyID', 'taxId'), OTHER_SCHEME]),
    legalEntity([leaf('cbc:CompanyLegalForm', 'legalForm')]),
    contact,
    branch('/extension.sellerBranch'),
    el('cac:ServiceProviderParty', [group('cac:Party', '/extension.intermediary', italianParty)]),
  ]),
]);

export const buyerParty: Binding = el('cac:AccountingCustomerParty', [
  group('cac:Party', 'buyer', [
    identifier('cbc:EndpointID', 'endpoint'),
    el('cac:PartyIdentification', [identifier('cbc:ID', 'id')]),
    el('cac:PartyName', [leaf('cbc:Name', 'tradingName')]),
    addressOf('cac:PostalAddress', 'address'),
    el('cac:PartyTaxScheme', [leaf('cbc:CompanyID', 'vatId'), VAT_SCHEME]),
    legalEntity([]),
    contact,
    branch('/extension.buyerBranch'),
    el('cac:PowerOfAttorney', [
      group('cac:AgentParty', '/extension.buyerRepresentative', [
        el('cac:PartyTaxScheme', [leaf('cbc:CompanyID', 'vatId'), VAT_SCHEME]),
        el('cac:PartyLegalEntity', [leaf('cbc:RegistrationName', 'name')]),
        el('cac:Person', personName),
      ]),
    ]),
  ]),
]);

export const payeeParty: Binding = group('cac:PayeeParty', 'payee', [
  creditor({}),
  el('cac:PartyIdentification', [identifier('cbc:ID', 'id')]),
  el('cac:PartyName', [leaf('cbc:Name', 'name')]),
  el('cac:PartyLegalEntity', [identifier('cbc:CompanyID', 'legalId')]),
]);

export const representativeParty: Binding = group('cac:TaxRepresentativeParty', 'taxRepresentative', [
  list('cac:PartyIdentification', '/extension.representativeIds', [
    leaf('cbc:ID', 'id', { attributes: [{ name: 'schemeID', text: 'scheme' }] }),
  ]),
  el('cac:PartyName', [leaf('cbc:Name', 'name')]),
  addressOf('cac:PostalAddress', 'address'),
  el('cac:PartyTaxScheme', [leaf('cbc:CompanyID', 'vatId'), VAT_SCHEME]),
]);

const weight = (name: string, key: string): Binding =>
  leaf(name, key, { attributes: [{ name: 'unitCode', text: 'weightUnit' }] });

/** The party that carries the goods, in AgID's profile (BR-IT-DE-026 to BR-IT-DE-030). */
const carrier: Binding = group('cac:CarrierParty', 'extension.transport.carrier', [
  ...partyIdentity,
  el('cac:Person', [
    ...personName,
    el('cac:IdentityDocumentReference', [
      leaf('cbc:ID', 'licence'),
      // UNTDID 1001, driving licence.
      constant('cbc:DocumentTypeCode', '40'),
    ]),
  ]),
]);

/** The shipment in AgID's profile (BR-IT-DE-031 to BR-IT-DE-034). */
const shipment: Binding = group('cac:Shipment', 'extension.transport', [
  // The schema requires the identifier, which FatturaPA does not have.
  constant('cbc:ID', 'NA'),
  weight('cbc:GrossWeightMeasure', 'grossWeight'),
  weight('cbc:NetWeightMeasure', 'netWeight'),
  leaf('cbc:TotalTransportHandlingUnitQuantity', 'packages'),
  el('cac:GoodsItem', [leaf('cbc:Description', 'description')]),
  el('cac:ShipmentStage', [leaf('cbc:TransportMeansTypeCode', 'means')]),
]);

export const delivery: Binding = el('cac:Delivery', [
  leaf('cbc:ActualDeliveryDate', 'delivery.date'),
  leaf('cbc:ActualDeliveryTime', 'extension.transport.deliveryTime'),
  el('cac:DeliveryLocation', [
    identifier('cbc:ID', 'delivery.location'),
    addressOf('cac:Address', 'delivery.address'),
  ]),
  carrier,
  el('cac:DeliveryParty', [el('cac:PartyName', [leaf('cbc:Name', 'delivery.name')])]),
  group('cac:Despatch', 'extension.transport', [
    leaf('cbc:RequestedDespatchDate', 'collectionDate'),
    leaf('cbc:RequestedDespatchTime', 'collectionTime'),
    leaf('cbc:ActualDespatchDate', 'startDate'),
    leaf('cbc:Instructions', 'reason'),
  ]),
  shipment,
]);

export const taxCategory = (name: string, category: string, rate: string): Binding =>
  el(name, [leaf('cbc:ID', category), leaf('cbc:Percent', rate), VAT_SCHEME]);

/** True for the texts of a boolean in XML Schema. */
const isIndicator = (wanted: boolean) => (text: string) =>
  (wanted ? ['true', '1'] : ['false', '0']).includes(text);

export const indicator = (name: string, wanted: boolean): Binding =>
  constant(name, String(wanted), { accepts: isIndicator(wanted) });

/** Allowances and charges: of the document with their VAT category, of a line without. */
export const adjustments = (key: 'allowances' | 'charges', children: readonly Binding[]): Binding =>
  list('cac:AllowanceCharge', key, [
    indicator('cbc:ChargeIndicator', key === 'charges'),
    leaf('cbc:AllowanceChargeReasonCode', 'reasonCode'),
    leaf('cbc:AllowanceChargeReason', 'reason'),
    leaf('cbc:MultiplierFactorNumeric', 'percent'),
    amount('cbc:Amount', 'amount'),
    amount('cbc:BaseAmount', 'base'),
    ...children,
  ]);
