/** The fields of each kind of invoice, by their path in the brief of the builder. */
import {
  CausalePagamentoCodes,
  type CodeList,
  ModalitaPagamentoCodes,
  NaturaCodes,
  ProvinciaCodes,
  RegimeFiscaleCodes,
  TipoCassaCodes,
  TipoDocumentoCodes,
} from '../../src/public/model.ts';
import type { MakeKind } from '../worker/protocol.ts';
import type { FormTexts } from './text/index.ts';

export interface FormField {
  /** JSON Pointer into the brief; in a list, below the item. */
  readonly path: string;
  readonly label: keyof FormTexts['fields'];
  /**
   * `amount`, `discounts` and payment `terms` as Italians or others write them, `switch` for yes or no, `numbers` for a
   * list of line numbers.
   */
  readonly type?: 'amount' | 'discounts' | 'terms' | 'date' | 'code' | 'switch' | 'numbers';
  readonly codes?: readonly FieldCode[];
  readonly required?: true;
  /** The width in a row of four. */
  readonly wide?: true;
}

export interface FieldCode {
  readonly code: string;
  readonly label: { readonly it: string; readonly en: string };
}

export interface FormGroup {
  readonly title: keyof FormTexts['groups'];
  /** The place of the list whose items have these fields. */
  readonly list?: keyof FormTexts['lists'];
  readonly fields: readonly FormField[];
  /** Its values are kept on the device on request. */
  readonly isOwn?: true;
}

export interface FormKind {
  readonly id: keyof FormTexts['kinds'];
  readonly builder: MakeKind;
  /** Values that follow from the kind of invoice. In a list item, they are used only if the item has other values. */
  readonly fixed: Readonly<Record<string, string>>;
  /** In their order in the form. Without a group of lines, these come from another invoice. */
  readonly groups: readonly FormGroup[];
}

/** Codes that can be used today, by the schema. */
function usable(
  list: CodeList<never> | CodeList,
  wanted: (code: string) => boolean = () => true,
): readonly FieldCode[] {
  return list.codes.filter(({ code, until, inSchema }) => until === undefined && inSchema && wanted(code));
}

const place = (at: string, foreign = false): readonly FormField[] => [
  { path: `${at}/sede/indirizzo`, label: 'address', required: true, wide: true },
  ...(foreign ? [] : [{ path: `${at}/sede/cap`, label: 'postcode', required: true } as const]),
  { path: `${at}/sede/comune`, label: 'town', required: true },
  ...(foreign
    ? [{ path: `${at}/sede/nazione`, label: 'country', required: true } as const]
    : [
        {
          path: `${at}/sede/provincia`,
          label: 'province',
          type: 'code',
          codes: usable(ProvinciaCodes),
        } as const,
      ]),
];

const person = (at: string): readonly FormField[] => [
  { path: `${at}/nome`, label: 'firstName' },
  { path: `${at}/cognome`, label: 'lastName' },
];

const supplier = (withRegime = true): FormGroup => ({
  title: 'supplier',
  isOwn: true,
  fields: [
    { path: '/cedente/partita_iva', label: 'vatNumber', required: true },
    { path: '/cedente/codice_fiscale', label: 'fiscalCode' },
    { path: '/cedente/denominazione', label: 'name', wide: true },
    ...person('/cedente'),
    ...(withRegime
      ? [
          {
            path: '/cedente/regime_fiscale',
            label: 'regime',
            type: 'code',
            codes: usable(RegimeFiscaleCodes),
            required: true,
            wide: true,
          } as const,
        ]
      : []),
    ...place('/cedente'),
  ],
});

const company: FormGroup = {
  title: 'customer',
  fields: [
    { path: '/cessionario/partita_iva', label: 'vatNumber', required: true },
    { path: '/cessionario/codice_fiscale', label: 'fiscalCode' },
    { path: '/cessionario/denominazione', label: 'name', required: true, wide: true },
    { path: '/cessionario/codice_destinatario', label: 'recipient' },
    { path: '/cessionario/pec', label: 'pec' },
    ...place('/cessionario'),
  ],
};

const document: FormGroup = {
  title: 'document',
  fields: [
    { path: '/numero', label: 'number', required: true },
    { path: '/data', label: 'date', type: 'date', required: true },
    { path: '/causale', label: 'reason', wide: true },
  ],
};

const stamped: FormGroup = {
  ...document,
  fields: [...document.fields, { path: '/bollo/addebito', label: 'chargeStamp', type: 'switch', wide: true }],
};

const payment: FormGroup = {
  title: 'payment',
  fields: [
    {
      path: '/pagamento/modalita',
      label: 'means',
      type: 'code',
      codes: usable(ModalitaPagamentoCodes),
      wide: true,
    },
    { path: '/pagamento/iban', label: 'iban', wide: true },
    { path: '/pagamento/scadenze', label: 'terms', type: 'terms', wide: true },
  ],
};

const what: readonly FormField[] = [
  { path: '/descrizione', label: 'description', required: true, wide: true },
  { path: '/quantita', label: 'quantity', type: 'amount' },
  { path: '/unita_misura', label: 'unit' },
  { path: '/prezzo_unitario', label: 'price', type: 'amount', required: true },
  { path: '/sconti', label: 'discounts', type: 'discounts' },
];

const lines = (fields: readonly FormField[]): FormGroup => ({ title: 'lines', list: '/linee', fields });

const deliveryNotes: FormGroup = {
  title: 'deliveryNotes',
  list: '/ddt',
  fields: [
    { path: '/numero', label: 'number', required: true },
    { path: '/data', label: 'date', type: 'date', required: true },
    { path: '/linee', label: 'deliveredLines', type: 'numbers', wide: true },
  ],
};

const rate: FormField = { path: '/aliquota_iva', label: 'rate', type: 'amount' };

const nature = (wanted: (code: string) => boolean): FormField => ({
  path: '/natura',
  label: 'nature',
  type: 'code',
  codes: usable(NaturaCodes, wanted),
  wide: true,
});

const anyNature = nature(() => true);

const fund: FormGroup = {
  title: 'fund',
  fields: [
    { path: '/casse/0/tipo_cassa', label: 'fund', type: 'code', codes: usable(TipoCassaCodes), wide: true },
    { path: '/casse/0/al_cassa', label: 'fundRate', type: 'amount' },
    { path: '/ritenute/0/aliquota', label: 'withholding', type: 'amount' },
    {
      path: '/ritenute/0/causale_pagamento',
      label: 'withholdingReason',
      type: 'code',
      codes: usable(CausalePagamentoCodes),
      wide: true,
    },
  ],
};

const ABROAD = new Set(['N2.1', 'N3.1', 'N3.2', 'N3.3', 'N3.4', 'N3.6', 'N7']);
const PURCHASES = new Set(['TD16', 'TD17', 'TD18', 'TD19', 'TD28']);
const purchaseType: FormField = {
  path: '/tipo_documento',
  label: 'type',
  type: 'code',
  codes: usable(TipoDocumentoCodes, (code) => PURCHASES.has(code)),
  required: true,
  wide: true,
};

/** The kinds of invoice that start from nothing, in the order of the list. */
export const KINDS: readonly FormKind[] = [
  {
    id: 'sale',
    builder: 'invoice',
    fixed: { '/cessionario/tipo': 'azienda' },
    groups: [supplier(), company, document, lines([...what, rate, anyNature]), payment],
  },
  {
    id: 'deferred',
    builder: 'invoice',
    fixed: { '/cessionario/tipo': 'azienda', '/tipo_documento': 'TD24' },
    groups: [supplier(), company, document, lines([...what, rate, anyNature]), deliveryNotes, payment],
  },
  {
    id: 'consumer',
    builder: 'invoice',
    fixed: { '/cessionario/tipo': 'persona' },
    groups: [
      supplier(),
      {
        title: 'customer',
        fields: [
          { path: '/cessionario/codice_fiscale', label: 'fiscalCode', required: true },
          ...person('/cessionario'),
          { path: '/cessionario/pec', label: 'pec' },
          ...place('/cessionario'),
        ],
      },
      document,
      lines([...what, rate, anyNature]),
      payment,
    ],
  },
  {
    id: 'flatRate',
    builder: 'invoice',
    fixed: { '/cessionario/tipo': 'azienda', '/cedente/regime_fiscale': 'RF19' },
    groups: [supplier(false), company, stamped, lines(what), payment],
  },
  {
    id: 'professional',
    builder: 'parcella',
    fixed: { '/cessionario/tipo': 'azienda', '/ritenute/0/tipo_ritenuta': 'RT01' },
    groups: [supplier(), company, document, lines([...what, rate, anyNature]), fund, payment],
  },
  {
    id: 'administration',
    builder: 'invoice',
    fixed: { '/cessionario/tipo': 'pa' },
    groups: [
      supplier(),
      {
        title: 'customer',
        fields: [
          { path: '/cessionario/codice_fiscale', label: 'fiscalCode', required: true },
          { path: '/cessionario/denominazione', label: 'name', required: true, wide: true },
          { path: '/cessionario/codice_destinatario', label: 'office', required: true },
          ...place('/cessionario'),
        ],
      },
      {
        ...document,
        fields: [
          ...document.fields,
          {
            path: '/esigibilita_iva',
            label: 'splitPayment',
            type: 'code',
            codes: [{ code: 'S', label: { it: 'sì', en: 'yes' } }],
          },
        ],
      },
      {
        title: 'references',
        fields: [
          { path: '/riferimenti/contratto/0/id_documento', label: 'contract' },
          { path: '/riferimenti/contratto/0/codice_cig', label: 'cig' },
          { path: '/riferimenti/contratto/0/codice_cup', label: 'cup' },
        ],
      },
      lines([...what, rate, anyNature]),
      payment,
    ],
  },
  {
    id: 'reverse',
    builder: 'invoice',
    fixed: { '/cessionario/tipo': 'azienda' },
    groups: [
      supplier(),
      company,
      document,
      lines([...what, nature((code) => code.startsWith('N6.'))]),
      payment,
    ],
  },
  {
    id: 'abroad',
    builder: 'invoice',
    fixed: { '/cessionario/tipo': 'estero' },
    groups: [
      supplier(),
      {
        title: 'customer',
        fields: [
          { path: '/cessionario/paese', label: 'country', required: true },
          { path: '/cessionario/partita_iva', label: 'vatNumber' },
          { path: '/cessionario/denominazione', label: 'name', wide: true },
          ...person('/cessionario'),
          ...place('/cessionario', true),
        ],
      },
      document,
      lines([...what, nature((code) => ABROAD.has(code)), rate]),
      payment,
    ],
  },
  {
    id: 'simplified',
    builder: 'simplified',
    fixed: {},
    groups: [
      supplier(),
      {
        title: 'customer',
        fields: [
          { path: '/cessionario/partita_iva', label: 'vatNumber' },
          { path: '/cessionario/codice_fiscale', label: 'fiscalCode' },
        ],
      },
      { ...document, fields: document.fields.slice(0, 2) },
      lines([
        { path: '/descrizione', label: 'description', required: true, wide: true },
        { path: '/importo', label: 'amount', type: 'amount', required: true },
        rate,
      ]),
    ],
  },
  {
    id: 'selfInvoice',
    builder: 'self-invoice',
    fixed: {},
    groups: [
      {
        title: 'vendor',
        fields: [
          { path: '/fornitore/paese', label: 'country', required: true },
          { path: '/fornitore/partita_iva', label: 'vatNumber' },
          { path: '/fornitore/denominazione', label: 'name', required: true, wide: true },
          ...place('/fornitore', true),
        ],
      },
      {
        title: 'issuer',
        isOwn: true,
        fields: [
          { path: '/emittente/partita_iva', label: 'vatNumber', required: true },
          { path: '/emittente/codice_fiscale', label: 'fiscalCode' },
          { path: '/emittente/denominazione', label: 'name', wide: true },
          ...person('/emittente'),
          ...place('/emittente'),
        ],
      },
      { ...document, fields: [purchaseType, ...document.fields.slice(0, 2)] },
      {
        title: 'received',
        fields: [
          { path: '/fatture_ricevute/0/numero', label: 'receivedNumber' },
          { path: '/fatture_ricevute/0/data', label: 'date', type: 'date' },
        ],
      },
      lines([...what, rate]),
    ],
  },
];

/** The kinds of invoice that start from an invoice. */
export const KINDS_OF_INVOICE: readonly FormKind[] = [
  {
    id: 'creditNote',
    builder: 'credit-note',
    fixed: {},
    groups: [
      {
        ...document,
        fields: [...document.fields, { path: '/linee', label: 'lineNumbers', type: 'numbers', wide: true }],
      },
    ],
  },
  {
    id: 'integration',
    builder: 'integration',
    fixed: {},
    groups: [
      {
        ...document,
        fields: [
          purchaseType,
          ...document.fields.slice(0, 2),
          { path: '/aliquota_iva', label: 'rate', type: 'amount', required: true },
          { path: '/id_sdi', label: 'sdiNumber' },
        ],
      },
    ],
  },
];
