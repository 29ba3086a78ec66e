/** From EN 16931 to FatturaPA: values, refusals and the options that supply data. */
import { describe, expect, it } from 'vitest';
import {
  ConversionError,
  type EuropeanInvoice,
  type FromEuropeanOptions,
  fromEuropean,
  PROFILES,
} from '../../../src/convert/en16931/index.ts';
import { pointerKeys } from '../../../src/model/index.ts';
import { validateInvoice } from '../../../src/validate/index.ts';
import { europeanInvoice } from '../../support/europeanInvoice.ts';

const changed = (change: (invoice: EuropeanInvoice) => void): EuropeanInvoice => {
  const invoice = europeanInvoice();
  change(invoice);
  return invoice;
};

const BODY = '/fattura_elettronica_body/0';
const DOCUMENT = `${BODY}/dati_generali/dati_generali_documento`;
const LINE = `${BODY}/dati_beni_servizi/dettaglio_linee/0`;
const SUMMARY = `${BODY}/dati_beni_servizi/dati_riepilogo/0`;
const PAYMENT = `${BODY}/dati_pagamento/0/dettaglio_pagamento/0`;
const SELLER = '/fattura_elettronica_header/cedente_prestatore';
const BUYER = '/fattura_elettronica_header/cessionario_committente';
const SENT = '/fattura_elettronica_header/dati_trasmissione';

/** The value at a JSON Pointer. */
const at = (value: unknown, path: string): unknown =>
  pointerKeys(path).reduce<unknown>((own, key) => (own as Record<string, unknown> | undefined)?.[key], value);

interface ValueRow {
  readonly name: string;
  readonly change?: (invoice: EuropeanInvoice) => void;
  readonly set?: FromEuropeanOptions['set'];
  readonly values: Readonly<Record<string, unknown>>;
}

/** A tax of 0 % in a category. */
const untaxed = (category: string, reason?: string) => (invoice: EuropeanInvoice) => {
  invoice.lines[0]!.vat = { category, rate: '0' };
  invoice.taxes = [
    { base: '100.00', amount: '0.00', category, rate: '0', ...(reason === undefined ? {} : { reason }) },
  ];
  invoice.totals = { ...invoice.totals, tax: '0.00', gross: '100.00', payable: '100.00' };
};

const values: readonly ValueRow[] = [
  {
    name: 'a plain invoice',
    values: {
      [`${SENT}/codice_destinatario`]: 'ABC1234',
      [`${SENT}/formato_trasmissione`]: 'FPR12',
      [`${SELLER}/dati_anagrafici/regime_fiscale`]: 'RF01',
      [`${DOCUMENT}/tipo_documento`]: 'TD01',
      [`${LINE}/quantita`]: '4.00',
      [`${LINE}/unita_misura`]: 'pz',
      [`${LINE}/prezzo_unitario`]: '25.00',
      [`${SUMMARY}/esigibilita_iva`]: 'I',
      [`${PAYMENT}/modalita_pagamento`]: 'MP05',
      [`${PAYMENT}/importo_pagamento`]: '122.00',
    },
  },
  {
    name: 'an office of the administration makes it FPA12',
    change: (invoice) => {
      invoice.buyer.endpoint = { id: 'UFABC1', scheme: '0201' };
    },
    values: { [`${SENT}/codice_destinatario`]: 'UFABC1', '/versione': 'FPA12' },
  },
  {
    name: 'a foreign buyer',
    change: (invoice) => {
      invoice.buyer = {
        name: 'Möbel Łódź',
        vatId: 'PL1234567890',
        address: { line1: 'ul. Długa 3', city: 'Łódź', postcode: '90-001', country: 'PL' },
      };
    },
    values: {
      [`${SENT}/codice_destinatario`]: 'XXXXXXX',
      [`${BUYER}/sede/cap`]: '99999',
      [`${BUYER}/sede/comune`]: 'Lódz',
      [`${BUYER}/dati_anagrafici/id_fiscale_iva/id_codice`]: '1234567890',
    },
  },
  {
    name: 'a credit note',
    change: (invoice) => {
      invoice.typeCode = '381';
    },
    values: { [`${DOCUMENT}/tipo_documento`]: 'TD04' },
  },
  {
    name: 'a negative quantity is a negative price',
    change: (invoice) => {
      invoice.lines.push({ ...invoice.lines[0]!, id: '2', quantity: '-1', net: '-25.00' });
      invoice.lines[0]!.quantity = '5';
      invoice.lines[0]!.net = '125.00';
    },
    values: {
      [`${BODY}/dati_beni_servizi/dettaglio_linee/1/quantita`]: '1.00',
      [`${BODY}/dati_beni_servizi/dettaglio_linee/1/prezzo_unitario`]: '-25.00',
    },
  },
  {
    name: 'a discount of the price',
    change: (invoice) => {
      invoice.lines[0]!.price = { net: '25.00', gross: '30.00', discount: '5.00' };
    },
    values: {
      [`${LINE}/prezzo_unitario`]: '30.00',
      [`${LINE}/sconto_maggiorazione`]: [{ tipo: 'SC', importo: '5.00' }],
    },
  },
  {
    name: 'an allowance of a line is a line of its own',
    change: (invoice) => {
      invoice.lines[0]!.price.net = '27.50';
      invoice.lines[0]!.allowances = [{ amount: '10.00', reason: 'Fedeltà' }];
    },
    values: {
      [`${LINE}/prezzo_totale`]: '110.00',
      [`${BODY}/dati_beni_servizi/dettaglio_linee/1/prezzo_totale`]: '-10.00',
      [`${BODY}/dati_beni_servizi/dettaglio_linee/1/tipo_cessione_prestazione`]: 'SC',
      [`${BODY}/dati_beni_servizi/dettaglio_linee/1/descrizione`]: 'Fedeltà',
    },
  },
  {
    name: 'a charge of the document is a line of its own',
    change: (invoice) => {
      invoice.charges = [{ amount: '8.00', category: 'S', rate: '22', reason: 'Trasporto' }];
      invoice.taxes = [{ base: '108.00', amount: '23.76', category: 'S', rate: '22' }];
      invoice.totals = {
        lines: '100.00',
        charges: '8.00',
        net: '108.00',
        tax: '23.76',
        gross: '131.76',
        payable: '131.76',
      };
    },
    values: {
      [`${BODY}/dati_beni_servizi/dettaglio_linee/1/prezzo_totale`]: '8.00',
      [`${BODY}/dati_beni_servizi/dettaglio_linee/1/tipo_cessione_prestazione`]: 'AC',
    },
  },
  {
    name: 'split payment',
    change: (invoice) => {
      invoice.lines[0]!.vat.category = 'B';
      invoice.taxes[0]!.category = 'B';
      invoice.totals = { ...invoice.totals, prepaid: '22.00', payable: '100.00' };
    },
    values: {
      [`${SUMMARY}/esigibilita_iva`]: 'S',
      [`${PAYMENT}/importo_pagamento`]: '100.00',
      [`${DOCUMENT}/causale`]: undefined,
    },
  },
  {
    name: 'a paid amount without an explanation is a note',
    change: (invoice) => {
      invoice.totals = { ...invoice.totals, prepaid: '22.00', payable: '100.00' };
    },
    values: { [`${DOCUMENT}/causale`]: ['Importo già pagato o non dovuto: 22.00'] },
  },
  {
    name: 'the Natura in the reason',
    change: untaxed('E', 'N4#Art. 10 DPR 633/72'),
    values: {
      [`${LINE}/natura`]: 'N4',
      [`${SUMMARY}/natura`]: 'N4',
      [`${SUMMARY}/riferimento_normativo`]: 'Art. 10 DPR 633/72',
    },
  },
  {
    name: 'the Natura of the caller',
    change: untaxed('E', 'Exempt'),
    set: { '2.2.1.14': 'N4' },
    values: { [`${SUMMARY}/natura`]: 'N4', [`${SUMMARY}/riferimento_normativo`]: 'Exempt' },
  },
  {
    name: 'the Natura of reverse charge',
    change: untaxed('AE', 'Reverse charge'),
    values: { [`${SUMMARY}/natura`]: 'N6.9' },
  },
  {
    name: 'data that the caller supplies',
    set: { '1.1.2': 'X9', '1.1.4': 'ZZZZ999', '1.2.1.8': 'RF19', '2.1.1.1': 'TD24', '2.1.1.4': '8' },
    values: {
      [`${SENT}/progressivo_invio`]: 'X9',
      [`${SENT}/codice_destinatario`]: 'ZZZZ999',
      [`${SELLER}/dati_anagrafici/regime_fiscale`]: 'RF19',
      [`${DOCUMENT}/tipo_documento`]: 'TD24',
      [`${DOCUMENT}/numero`]: '8',
    },
  },
  {
    name: 'free terms are a note',
    change: (invoice) => {
      invoice.paymentTerms = 'Net 30';
    },
    values: {
      [`${DOCUMENT}/causale`]: ['Net 30'],
      [`${BODY}/dati_pagamento/0/condizioni_pagamento`]: 'TP02',
    },
  },
  {
    name: 'instalments in the terms',
    change: (invoice) => {
      invoice.paymentTerms = 'TP01#30; 2026-04-01 60.00 MP05; 2026-05-01 62.00 MP12';
    },
    values: {
      [`${PAYMENT}/giorni_termini_pagamento`]: 30,
      [`${BODY}/dati_pagamento/0/dettaglio_pagamento/1/importo_pagamento`]: '62.00',
      [`${BODY}/dati_pagamento/0/dettaglio_pagamento/1/modalita_pagamento`]: 'MP12',
    },
  },
];

describe('values', () => {
  it.each(values)('$name', ({ change = () => {}, set = {}, values: expected }) => {
    const { invoice, report } = fromEuropean(changed(change), { set, check: validateInvoice });
    const found = Object.keys(expected).map((path) => [path, at(invoice, path)]);
    expect(Object.fromEntries(found)).toEqual(expected);
    expect(report.verdict).toBe('valid');
  });
});

interface RefusalRow {
  readonly name: string;
  readonly change: (invoice: EuropeanInvoice) => void;
  readonly refusals: readonly string[];
  /** The data that make the conversion possible. */
  readonly set?: FromEuropeanOptions['set'];
}

const refusals: readonly RefusalRow[] = [
  {
    name: 'a buyer without a number',
    change: (invoice) => {
      delete invoice.buyer.vatId;
    },
    refusals: ['X-BUYER-ID BT-48 1.4.1.1'],
    set: { '1.4.1.2': '01234567897' },
  },
  {
    name: 'a seller without a number',
    change: (invoice) => {
      delete invoice.seller.vatId;
    },
    refusals: ['X-SELLER-ID BT-31 1.2.1.1'],
    set: { '1.2.1.1': 'IT12345678903' },
  },
  {
    name: 'exempt, without a Natura',
    change: untaxed('E', 'Exempt'),
    refusals: ['X-NATURA BT-151 2.2.1.14'],
    set: { '2.2.1.14': 'N2.2' },
  },
  {
    name: 'outside the scope',
    change: (invoice) => {
      untaxed('O', 'fuori campo')(invoice);
      delete invoice.lines[0]!.vat.rate;
    },
    refusals: ['X-NATURA BT-151 2.2.1.14'],
  },
  {
    name: 'a number without a digit',
    change: (invoice) => {
      invoice.number = 'SEVEN';
    },
    refusals: ['X-NUMBER BT-1 2.1.1.4'],
    set: { '2.1.1.4': '7' },
  },
  {
    name: 'a number that is too long',
    change: (invoice) => {
      invoice.number = '1'.repeat(21);
    },
    refusals: ['X-NUMBER BT-1 2.1.1.4'],
    set: { '2.1.1.4': '7' },
  },
  {
    name: 'an Italian address without a post code',
    change: (invoice) => {
      delete invoice.buyer.address!.postcode;
    },
    refusals: ['X-POSTCODE BT-53 1.4.2.3'],
    set: { '1.4.2.3': '53100' },
  },
  {
    name: 'a text that is no regime',
    change: (invoice) => {
      invoice.extension = { regime: 'RF1' };
    },
    refusals: ['X-REGIME null 1.2.1.8'],
  },
  {
    name: 'an unknown regime',
    change: (invoice) => {
      invoice.extension = { regime: 'RF99' };
    },
    refusals: ['X-CONTROL 00200 1.2.1.8'],
  },
  {
    name: 'two foreign parties, which SdI rejects',
    change: (invoice) => {
      invoice.seller.vatId = 'DE123456789';
      invoice.buyer.vatId = 'FR12345678901';
    },
    refusals: ['X-CONTROL 00476 1.2.1.1.1'],
  },
  {
    name: 'a tax that is not the rate of the amount',
    change: (invoice) => {
      invoice.taxes[0]!.amount = '25.00';
    },
    refusals: ['X-RULE BT-110 null', 'X-RULE BT-117 null'],
  },
  {
    name: 'no lines',
    change: (invoice) => {
      invoice.lines = [];
    },
    refusals: ['X-LINE BG-25 2.2.1'],
  },
];

function refusalsOf(invoice: EuropeanInvoice, set: FromEuropeanOptions['set'] = {}): readonly string[] {
  try {
    fromEuropean(invoice, { set, check: validateInvoice });
    return [];
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    return error.refusals.map(({ code, term, field }) => `${code} ${term} ${field}`);
  }
}

describe('refusals', () => {
  it.each(refusals)('$name', ({ change, refusals: expected, set }) => {
    expect(refusalsOf(changed(change))).toEqual(expected);
    if (set !== undefined) expect(refusalsOf(changed(change), set)).toEqual([]);
  });
});

it('the profiles are those of the command', () => {
  expect(PROFILES).toEqual(['en16931', 'peppol', 'agid']);
});
