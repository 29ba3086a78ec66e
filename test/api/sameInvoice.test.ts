import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/api/index.ts';
import { compareCandidate } from '../../src/api/submission/candidate.ts';
import { type Identity, identityOf, type Party, shownParty } from '../../src/api/submission/identity.ts';
import { sameParty } from '../../src/api/submission/sameParty.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { DATE, fixture, invoiceObject, NUMBER, XML, xmlWith } from './submissionCases.ts';

const COMPANY = '<Denominazione>Ciclofficina Pedale Lento S.n.c.</Denominazione>';
const CUSTOMER_VAT =
  '<IdFiscaleIVA>\n          <IdPaese>IT</IdPaese>\n          <IdCodice>03141592653</IdCodice>\n        </IdFiscaleIVA>';

const nobody: Party = { country: null, vat: null, tax: null, name: null };

describe('the same party', () => {
  type Theirs = Parameters<typeof sameParty>[1];
  it.each<[string, Partial<Party>, Theirs, string]>([
    ['the VAT number', { vat: '03141592653' }, { vat_number: '03141592653' }, 'same'],
    ['with the country', { country: 'IT', vat: '03141592653' }, { vat_number: 'IT03141592653' }, 'same'],
    [
      'with the country on our side',
      { vat: 'IT03141592653' },
      { vat_number: '03141592653', country: 'IT' },
      'same',
    ],
    [
      'with blanks and points',
      { country: 'IT', vat: '03141592653' },
      { vat_number: 'it 0314.1592.653' },
      'same',
    ],
    ['of Greece', { country: 'EL', vat: '123456789' }, { vat_number: 'GR123456789', country: 'GR' }, 'same'],
    [
      'of Greece, as EL',
      { country: 'EL', vat: '123456789' },
      { vat_number: 'GR123456789', country: 'CY' },
      'same',
    ],
    ['of Greece, as GR', { country: 'GR', vat: '123456789' }, { vat_number: 'EL123456789' }, 'same'],
    ['of Austria', { country: 'AT', vat: 'U12345678' }, { vat_number: 'ATU12345678', country: 'AT' }, 'same'],
    ['another VAT number', { vat: '03141592653' }, { vat_number: '02718281823' }, 'different'],
    [
      'of another country by its letters',
      { country: 'FR', vat: '03141592653' },
      { vat_number: 'DE03141592653' },
      'different',
    ],
    [
      'another VAT number, the name',
      { vat: 'CHE1', name: 'Rad AG' },
      { vat_number: 'CHE1MWST', company_name: 'RAD AG' },
      'unclear',
    ],
    [
      'another VAT number, the tax number',
      { vat: '1', tax: 'A' },
      { vat_number: '2', tax_number: 'A' },
      'unclear',
    ],
    [
      'the VAT number, another name',
      { vat: '1', name: 'Uno' },
      { vat_number: '1', company_name: 'Due' },
      'same',
    ],
    ['the tax number', { tax: 'RSSMRA80A01H501U' }, { tax_number: 'rssmra80a01h501u' }, 'same'],
    ['another tax number', { tax: 'RSSMRA80A01H501U' }, { tax_number: 'VRDLGU80A01H501U' }, 'different'],
    [
      'another tax number, the name',
      { tax: '1', name: 'Uno' },
      { tax_number: '2', company_name: 'uno' },
      'unclear',
    ],
    ['our VAT number as their tax number', { vat: '03141592653' }, { tax_number: '03141592653' }, 'same'],
    [
      'our tax number as their VAT number',
      { tax: '03141592653' },
      { vat_number: 'IT03141592653', country: 'IT' },
      'same',
    ],
    ['a VAT number and a tax number that differ', { vat: '1' }, { tax_number: '2' }, 'unclear'],
    ['the name', { name: 'Forno del Borgo S.r.l.' }, { company_name: 'FORNO DEL BORGO SRL' }, 'same'],
    ['the name with accents', { name: 'Caffè Città' }, { company_name: "CAFFE' CITTA'" }, 'same'],
    ['the name of a person, surname first', { name: 'Mario Rossi' }, { company_name: 'Rossi Mario' }, 'same'],
    ['the name with a sign at its end', { name: 'Uno (Due)' }, { company_name: 'Due, uno' }, 'same'],
    ['the letters of a name in other words', { name: 'Ab C' }, { company_name: 'A bc' }, 'unclear'],
    ['another name', { name: 'Uno' }, { company_name: 'Due' }, 'unclear'],
    ['nothing', {}, {}, 'unclear'],
    ['nothing but blanks', { name: ' ', vat: ' ' }, { company_name: ' ', vat_number: '' }, 'unclear'],
    ['what is no text', { vat: '1' }, { vat_number: 1, company_name: [] } as never, 'unclear'],
  ])('%s', (_, own, theirs, expected) => {
    expect(sameParty({ ...nobody, ...own }, theirs)).toBe(expected);
  });
});

describe('the identity of an invoice', () => {
  const read = (bytes: Uint8Array | string) => {
    const result = readInvoice(bytes);
    return identityOf(result.ok ? result.invoice : result.partial, { numbered: true });
  };

  it('of a company', () => {
    expect(read(XML)).toEqual<Identity>({
      number: NUMBER,
      date: DATE,
      type: 'TD01',
      counterparts: [
        { country: 'IT', vat: '03141592653', tax: null, name: 'Ciclofficina Pedale Lento S.n.c.' },
      ],
      byBuyer: false,
      total: { amount: '292.80', currency: 'EUR' },
    });
  });

  it.each<[string, Uint8Array | string, unknown]>([
    ['a date with a zone', xmlWith([`<Data>${DATE}<`, `<Data>${DATE}+01:00<`]), { date: DATE }],
    [
      'a simplified invoice',
      fixture('valid/FSM10-simple.xml'),
      {
        total: null,
        byBuyer: false,
        counterparts: [{ country: 'IT', vat: '03141592653', tax: null, name: null }],
      },
    ],
    [
      'a simplified invoice with all data of the customer',
      fixture('valid/FSM10-complete.xml'),
      {
        byBuyer: true,
        counterparts: [{ tax: '03141592653', name: 'Ciclofficina Pedale Lento S.n.c.' }, expect.anything()],
      },
    ],
    [
      'a self-invoice',
      xmlWith(['TD01', 'TD17']),
      { byBuyer: true, counterparts: [{ vat: '03141592653' }, { vat: '02718281823' }] },
    ],
    ['text before the date', xmlWith([`<Data>${DATE}<`, `<Data>del ${DATE}<`]), null],
    [
      'blanks around the number',
      xmlWith([`<Numero>${NUMBER}<`, `<Numero> ${NUMBER}\n<`]),
      { number: NUMBER },
    ],
    ['a blank number', xmlWith([`<Numero>${NUMBER}<`, '<Numero> <']), null],
    [
      'a person',
      xmlWith([COMPANY, '<Nome>Mario</Nome><Cognome>Rossi</Cognome>']),
      { counterparts: [{ name: 'Mario Rossi' }] },
    ],
    ['half a person', xmlWith([COMPANY, '<Cognome>Rossi</Cognome>']), { counterparts: [{ name: 'Rossi' }] }],
    ['nobody', xmlWith([COMPANY, '']), { counterparts: [{ name: null }] }],
    [
      'a fiscal code',
      xmlWith([CUSTOMER_VAT, '<CodiceFiscale>03141592653</CodiceFiscale>']),
      { counterparts: [{ country: null, vat: null, tax: '03141592653' }] },
    ],
    ['no total', xmlWith(['<ImportoTotaleDocumento>292.80</ImportoTotaleDocumento>', '']), { total: null }],
    ['no type', xmlWith(['<TipoDocumento>TD01</TipoDocumento>', '']), { type: null, byBuyer: false }],
    ['no number', xmlWith([`<Numero>${NUMBER}</Numero>`, '']), null],
    ['no date', xmlWith([`<Data>${DATE}<`, '<Data>17/3/2025<']), null],
    ['no invoice', '<a/>', null],
  ])('%s', (_, text, expected) => {
    const identity = read(text);
    if (expected === null) expect(identity).toBeNull();
    else expect(identity).toMatchObject(expected as object);
  });

  it.each([
    null,
    undefined,
    7,
    'x',
    [],
    {},
    { fattura_elettronica_body: {} },
    { fattura_elettronica_body: [null] },
  ])('of %j there is none', (value) => {
    expect(identityOf(value, { numbered: true })).toBeNull();
  });

  it.each([
    [7, '7'],
    [true, null],
  ])('with the number %j of JSON', (numero, expected) => {
    const invoice = invoiceObject();
    Object.assign(invoice.fattura_elettronica_body[0]!.dati_generali.dati_generali_documento, { numero });
    expect(identityOf(invoice, { numbered: true })?.number ?? null).toBe(expected);
  });

  it('is missing if the service assigns the number', () => {
    expect(identityOf(invoiceObject(), { numbered: false })).toBeNull();
  });
});

it.each<[Partial<Party> | undefined, string | null]>([
  [undefined, null],
  [{}, null],
  [{ tax: 'A' }, 'A'],
  [{ tax: 'A', vat: '1' }, '1'],
  [{ tax: 'A', vat: '1', country: 'IT' }, 'IT1'],
  [{ tax: 'A', vat: '1', country: 'IT', name: 'N' }, 'N'],
])('the party %j is shown as %j', (party, expected) => {
  expect(shownParty(party === undefined ? undefined : { ...nobody, ...party })).toBe(expected);
});

describe('comparison with a document', () => {
  const counterpart = { id: 'c', vat_number: '03141592653' };
  const theOne: Document = {
    id: 'd',
    number: NUMBER,
    creation_date: DATE,
    direction: 'ISSUED',
    type: 'INVOICE',
    counterpart,
    gross_amount: { amount: '292.80', currency: 'EUR' },
  };
  const identityWith = (type: string, soggetto?: string): Identity => {
    const invoice = invoiceObject();
    invoice.fattura_elettronica_body[0]!.dati_generali.dati_generali_documento.tipo_documento = type as never;
    if (soggetto !== undefined) invoice.fattura_elettronica_header.soggetto_emittente = soggetto as never;
    return identityOf(invoice, { numbered: true })!;
  };

  it.each<[string, object, string]>([
    ['is', {}, 'same'],
    [
      'says less',
      { type: undefined, direction: undefined, gross_amount: undefined, number: undefined },
      'same',
    ],
    ['is of a type that nobody knows', { type: 'WHATEVER' }, 'same'],
    ['is of a type that is a name of JavaScript', { type: 'constructor' }, 'same'],
    ['writes the total otherwise', { gross_amount: { amount: '-292.8', currency: 'EUR' } }, 'same'],
    ['has a total in other money', { gross_amount: { amount: '1.00', currency: 'USD' } }, 'same'],
    ['has a date with a time', { creation_date: `${DATE}T00:00:00Z` }, 'same'],
    ['writes its number with blanks', { number: ` ${NUMBER} ` }, 'same'],
    ['has no date', { creation_date: null }, 'same'],
    [
      'has its name only, and no member for the counterpart',
      { counterpart: undefined, counterpart_name: 'Ciclofficina Pedale Lento SNC' },
      'same',
    ],
    ['is a payroll', { type: 'PAYROLL' }, 'different'],
    ['has a total with a misplaced sign', { gross_amount: { amount: '1-2', currency: 'EUR' } }, 'same'],
    ['has another total, with a sign', { gross_amount: { amount: '-292.81', currency: 'EUR' } }, 'unclear'],
    ['has another number', { number: '2025/119' }, 'different'],
    ['has another date', { creation_date: '2025-03-18' }, 'different'],
    ['was received', { direction: 'RECEIVED' }, 'different'],
    ['is a credit note', { type: 'CREDIT_NOTE' }, 'different'],
    ['is a debit note', { type: 'DEBIT_NOTE' }, 'different'],
    ['is a self-invoice', { type: 'SELF_INVOICE' }, 'different'],
    ['is a quote', { type: 'QUOTE' }, 'different'],
    ['is a delivery note', { type: 'DELIVERY_NOTE' }, 'different'],
    ['is to somebody else', { counterpart: { id: 'e', vat_number: '1' } }, 'different'],
    [
      'is to somebody else, and has another total',
      { counterpart: { id: 'e', vat_number: '1' }, gross_amount: { amount: '1', currency: 'EUR' } },
      'different',
    ],
    ['has another total', { gross_amount: { amount: '292.81', currency: 'EUR' } }, 'unclear'],
    ['has no counterpart', { counterpart: null }, 'unclear'],
    ['has a counterpart without numbers', { counterpart: { id: 'c' } }, 'unclear'],
    ['has its name only', { counterpart: null, counterpart_name: 'CICLOFFICINA PEDALE LENTO SNC' }, 'same'],
    ['has a total that is none', { gross_amount: null }, 'same'],
    ['has an amount that is none', { gross_amount: { amount: 292.8, currency: 'EUR' } }, 'same'],
  ])('%s', (_, change, expected) => {
    expect(compareCandidate({ ...theOne, ...change } as Document, identityWith('TD01'))).toBe(expected);
  });

  it.each<[string, string, string, string]>([
    ['TD04', 'CREDIT_NOTE', 'ISSUED', 'same'],
    ['TD08', 'CREDIT_NOTE', 'ISSUED', 'same'],
    ['TD04', 'INVOICE', 'ISSUED', 'different'],
    ['TD04', 'PARCEL', 'ISSUED', 'different'],
    ['TD17', 'QUOTE', 'RECEIVED', 'different'],
    ['TD17', 'DELIVERY_NOTE', 'RECEIVED', 'different'],
    ['TD17', 'PAYROLL', 'RECEIVED', 'different'],
    ['TD05', 'DEBIT_NOTE', 'ISSUED', 'same'],
    ['TD09', 'CREDIT_NOTE', 'ISSUED', 'different'],
    ['TD06', 'PARCEL', 'ISSUED', 'same'],
    ['TD24', 'INVOICE', 'ISSUED', 'same'],
    ['TD17', 'SELF_INVOICE', 'RECEIVED', 'same'],
    ['TD27', 'SELF_INVOICE', 'ISSUED', 'same'],
    ['TD17', 'INVOICE', 'RECEIVED', 'unclear'],
  ])('%s and %s %s', (own, type, direction, expected) => {
    expect(compareCandidate({ ...theOne, type, direction }, identityWith(own))).toBe(expected);
  });

  it.each<[string, object, string]>([
    ['its customer', { counterpart }, 'same'],
    ['its seller', { counterpart: { id: 'c', vat_number: '02718281823' } }, 'same'],
    ['neither', { counterpart: { id: 'c', vat_number: '1' } }, 'different'],
    [
      'its seller by name, with another number,',
      { counterpart: { id: 'c', vat_number: '1', company_name: 'Tipografia Tre Pini S.r.l.' } },
      'unclear',
    ],
    ['nobody', { counterpart: null }, 'unclear'],
  ])('a self-invoice with %s as counterpart', (_, change, expected) => {
    const document = { ...theOne, type: 'SELF_INVOICE', direction: 'RECEIVED', ...change };
    expect(compareCandidate(document, identityWith('TD19'))).toBe(expected);
  });

  it('an invoice that the customer issues in the seller’s name may count as received', () => {
    const document = { ...theOne, direction: 'RECEIVED' };
    expect(compareCandidate(document, identityWith('TD01', 'CC'))).toBe('same');
    expect(compareCandidate(document, identityWith('TD01', 'TZ'))).toBe('different');
  });

  it.each<[string, string, string]>([
    ['SELF_INVOICE', 'CC', 'unclear'],
    ['SELF_INVOICE', 'TZ', 'different'],
    ['CREDIT_NOTE', 'CC', 'different'],
  ])('a %s for an invoice issued by %s: %s', (type, soggetto, expected) => {
    expect(compareCandidate({ ...theOne, type }, identityWith('TD01', soggetto))).toBe(expected);
  });

  it.each<[string, Partial<Identity>, object, string]>([
    ['no type', { type: null }, { type: 'CREDIT_NOTE' }, 'same'],
    ['no total', { total: null }, {}, 'same'],
    ['a total that is none', { total: { amount: 'x', currency: 'EUR' } }, {}, 'same'],
    ['no currency', { total: { amount: '1', currency: null } }, {}, 'unclear'],
    [
      'no currency, and the document no total',
      { total: { amount: '1', currency: null } },
      { gross_amount: null },
      'same',
    ],
  ])('an invoice with %s', (_, own, change, expected) => {
    const identity = { ...identityWith('TD01'), ...own };
    expect(compareCandidate({ ...theOne, ...change } as Document, identity)).toBe(expected);
  });
});
