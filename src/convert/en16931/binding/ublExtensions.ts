/**
 * Extensions of the AgID profile of Peppol BIS Billing 3 (AgID mapping tables V3.3; rules BR-IT-DE-*): Italian data
 * without a term of EN 16931.
 */
import {
  type Binding,
  type Boxes,
  constant,
  el,
  isBox,
  leaf,
  list,
  type Scope,
  type Shape,
} from './binding.ts';
import { amount } from './ublParts.ts';

const NAMESPACE = 'urn:fdc:agid.gov.it:fatturapa:';

const extension = (name: string, content: Binding): Binding =>
  el('ext:UBLExtension', [
    constant('ext:ExtensionURI', `${NAMESPACE}${name}`),
    el('ext:ExtensionContent', [content]),
  ]);

const withholdingTotal: Binding = el('cac:WithholdingTaxTotal', [
  amount('cbc:TaxAmount', 'extension.withholdingTotal'),
  list('cac:TaxSubtotal', 'extension.withholdings', [
    amount('cbc:TaxableAmount', 'base'),
    amount('cbc:TaxAmount', 'amount'),
    el('cac:TaxCategory', [
      constant('cbc:ID', 'S'),
      leaf('cbc:Percent', 'rate'),
      el('cac:TaxScheme', [constant('cbc:ID', 'SWT'), leaf('cbc:TaxTypeCode', 'reason')]),
    ]),
  ]),
]);

/** The type of each withholding, in the order of the withholdings: the URI ends with `::n`. */
const kindsShape: Shape = {
  write: (scope) =>
    ((scope as Extended).extension?.kinds ?? []).map(({ kind }, at) => ({ uri: `${KIND}::${at + 1}`, kind })),
  read: (items, scope) => {
    const kinds = items
      .map(({ uri, kind }) => ({ at: isBox(uri) ? numberOf(uri.value) : 0, kind }))
      .sort((a, b) => a.at - b.at)
      .flatMap(({ kind }) => (kind === undefined ? [] : [{ kind }]));
    scope['extension'] = { ...(scope['extension'] as Boxes | undefined), kinds };
  },
  terms: { kind: 'extension.kinds[].kind' },
};

const KIND = `${NAMESPACE}TipoRitenuta`;

const numberOf = (uri: string): number => Number(/::([0-9]{1,2})$/.exec(uri)?.[1] ?? '0');

interface Extended extends Scope {
  readonly extension?: { readonly kinds?: readonly { readonly kind: string }[] };
}

const kinds: Binding = {
  name: 'ext:UBLExtension',
  many: true,
  shape: kindsShape,
  children: [
    leaf('ext:ExtensionURI', 'uri', { accepts: (text) => text.startsWith(`${KIND}::`), silent: true }),
    el('ext:ExtensionContent', [leaf('cbc:TypeCode', 'kind')]),
  ],
};

const adjustment: Binding = list('ext:UBLExtension', 'extension.adjustments', [
  constant('ext:ExtensionURI', `${NAMESPACE}ScontoMaggiorazione`),
  el('ext:ExtensionContent', [
    el('cac:AllowanceCharge', [
      leaf('cbc:ChargeIndicator', 'kind', { codes: { SC: 'false', MG: 'true' } }),
      leaf('cbc:MultiplierFactorNumeric', 'percent'),
      amount('cbc:Amount', 'amount'),
    ]),
  ]),
]);

const extensionsOf = (more: readonly Binding[]): Binding =>
  el('ext:UBLExtensions', [
    extension('TipoDocumento', leaf('cbc:TypeCode', 'extension.documentType')),
    extension('SistemaEmittente', leaf('cbc:ID', 'extension.system')),
    extension('SoggettoEmittente', leaf('cbc:TypeCode', 'extension.issuer')),
    extension('Art73', leaf('cbc:TypeCode', 'extension.art73')),
    kinds,
    adjustment,
    ...more,
  ]);

export const extensions: Binding = extensionsOf([]);
/** The schema of the credit note has no withholding: it is an extension. */
export const extensionsOfCreditNote: Binding = extensionsOf([extension('Ritenuta', withholdingTotal)]);
export const withholding: Binding = withholdingTotal;
