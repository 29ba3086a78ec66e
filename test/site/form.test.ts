/** The form: amounts as people write them, and the invoices of every kind. */
import { describe, expect, it } from 'vitest';
import {
  amountOf,
  briefOf,
  type Counts,
  discountsOf,
  fieldsOf,
  type Typed,
  termsOf,
} from '../../site/form/brief.ts';
import { type FormKind, KINDS, KINDS_OF_INVOICE } from '../../site/form/fields.ts';
import { nextProgressive } from '../../site/form/memory.ts';
import { placedProblems } from '../../site/form/problems.ts';
import { make } from '../../site/worker/make.ts';
import { parseInvoice, type ReadonlyInvoice, validate } from '../../src/index.ts';
import { fixture } from '../cli/fixtures.ts';
import { SELLER } from '../support/typedSeller.ts';

describe('an amount', () => {
  it.each([
    ['80', '80'],
    ['80,5', '80.5'],
    ['80.5', '80.5'],
    ['1.234,56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1234.56', '1234.56'],
    ['€ 80', '80'],
    ['22 %', '22'],
    ['-3,20', '-3.20'],
    ['1.234', null],
    ['1,234', '1.234'],
    ['x', 'x'],
    ['1.23,4', '1.23,4'],
  ])('%s is %s', (typed, amount) => expect(amountOf(typed)).toBe(amount));
});

describe('payment terms', () => {
  it.each([
    ['30', '30'],
    ['30 gg', '30'],
    ['60 gg f.m.', '60EOM'],
    ['60 gg d.f. f.m.', '60EOM'],
    ['fine mese', 'EOM'],
    ['30EOM+10', '30EOM+10'],
    ['a vista', '0'],
    ['mai', 'mai'],
    ['30/60 gg', [{ termini: '30' }, { termini: '60' }]],
    ['30 / 60 / 90 gg d.f.f.m.', [{ termini: '30EOM' }, { termini: '60EOM' }, { termini: '90EOM' }]],
  ])('%s is %j', (typed, terms) => expect(termsOf(typed)).toEqual(terms));
});

describe('discounts', () => {
  it.each([
    ['10', [{ percentuale: '10' }]],
    ['10 %', [{ percentuale: '10' }]],
    ['10+5', [{ percentuale: '10' }, { percentuale: '5' }]],
    ['12,5 + 3', [{ percentuale: '12.5' }, { percentuale: '3' }]],
    ['€ 2,50', [{ importo: '2.50' }]],
    ['10+1.234', null],
    ['x', [{ percentuale: 'x' }]],
  ])('%s is %j', (typed, discounts) => expect(discountsOf(typed)).toEqual(discounts));
});

const address = (at: string, foreign = false): Typed => ({
  [`${at}/sede/indirizzo`]: 'Via Po 2',
  [`${at}/sede/comune`]: 'Torino',
  ...(foreign
    ? { [`${at}/sede/nazione`]: 'DE' }
    : { [`${at}/sede/cap`]: '10124', [`${at}/sede/provincia`]: 'TO' }),
});

const COMPANY: Typed = {
  '/cessionario/partita_iva': '12345678903',
  '/cessionario/denominazione': 'Beta S.p.A.',
  '/cessionario/codice_destinatario': 'ABC1234',
  ...address('/cessionario'),
};

const DOCUMENT: Typed = { '/numero': '2026/1', '/data': '2026-11-20' };
const LINE: Typed = {
  '/linee/0/descrizione': 'Sedie',
  '/linee/0/quantita': '2',
  '/linee/0/prezzo_unitario': '1.234,50',
};
const TAXED: Typed = { ...LINE, '/linee/0/aliquota_iva': '22' };

/** The numbers of items in the only situation that has more than one. */
const COUNTS: Counts = { '/linee': 2, '/ddt': 2 };

const kindNamed = (id: FormKind['id']): FormKind => KINDS.find((one) => one.id === id)!;

/** The typed values for each kind, the total, and the codes of the findings that remain. */
const TYPED: Readonly<
  Record<FormKind['id'], readonly [typed: Typed, total: string, codes?: readonly string[]]>
> = {
  sale: [{ ...SELLER, ...COMPANY, ...DOCUMENT, ...TAXED }, '3012.18'],
  deferred: [
    {
      ...SELLER,
      ...COMPANY,
      ...DOCUMENT,
      ...TAXED,
      '/linee/0/sconti': '10+5',
      '/linee/1/descrizione': 'Tavolo',
      '/linee/1/prezzo_unitario': '100',
      '/linee/1/aliquota_iva': '22',
      '/ddt/0/numero': '118',
      '/ddt/0/data': '2026-11-03',
      '/ddt/0/linee': '1',
      '/ddt/1/numero': '120',
      '/ddt/1/data': '2026-11-05',
      '/ddt/1/linee': '2',
      '/pagamento/modalita': 'MP12',
      '/pagamento/scadenze': '30/60 gg f.m.',
    },
    '2697.42',
  ],
  consumer: [
    {
      ...SELLER,
      '/cessionario/codice_fiscale': 'RSSMRA80A01H501U',
      '/cessionario/nome': 'Mario',
      '/cessionario/cognome': 'Rossi',
      ...address('/cessionario'),
      ...DOCUMENT,
      ...TAXED,
    },
    '3012.18',
  ],
  flatRate: [{ ...SELLER, ...COMPANY, ...DOCUMENT, ...LINE, '/bollo/addebito': 'true' }, '2471.00'],
  professional: [
    {
      ...SELLER,
      ...COMPANY,
      ...DOCUMENT,
      ...TAXED,
      '/casse/0/tipo_cassa': 'TC01',
      '/casse/0/al_cassa': '4',
      '/ritenute/0/aliquota': '20',
      '/ritenute/0/causale_pagamento': 'A',
    },
    '3132.67',
  ],
  administration: [
    {
      ...SELLER,
      '/cessionario/codice_fiscale': '80012345676',
      '/cessionario/denominazione': 'Comune di Esempio',
      '/cessionario/codice_destinatario': 'ABCDEF',
      ...address('/cessionario'),
      ...DOCUMENT,
      ...TAXED,
      '/esigibilita_iva': 'S',
      '/riferimenti/contratto/0/id_documento': 'REP-118',
      '/riferimenti/contratto/0/codice_cig': '7654321ABC',
    },
    '3012.18',
    ['00102'],
  ],
  reverse: [{ ...SELLER, ...COMPANY, ...DOCUMENT, ...LINE, '/linee/0/natura': 'N6.7' }, '2469.00'],
  abroad: [
    {
      ...SELLER,
      '/cessionario/paese': 'DE',
      '/cessionario/partita_iva': '111111125',
      '/cessionario/denominazione': 'Gamma GmbH',
      ...address('/cessionario', true),
      ...DOCUMENT,
      ...LINE,
      '/linee/0/natura': 'N3.2',
    },
    '2469.00',
  ],
  simplified: [
    {
      ...SELLER,
      '/cessionario/codice_fiscale': 'RSSMRA80A01H501U',
      ...DOCUMENT,
      '/linee/0/descrizione': 'Pranzo',
      '/linee/0/importo': '55',
      '/linee/0/aliquota_iva': '10',
    },
    '55.00',
  ],
  selfInvoice: [
    {
      '/fornitore/paese': 'DE',
      '/fornitore/partita_iva': '111111125',
      '/fornitore/denominazione': 'Gamma GmbH',
      ...address('/fornitore', true),
      '/emittente/partita_iva': '02718281823',
      '/emittente/denominazione': 'Alfa S.r.l.',
      ...address('/emittente'),
      '/tipo_documento': 'TD17',
      ...DOCUMENT,
      '/fatture_ricevute/0/numero': 'RE-77',
      ...TAXED,
    },
    '3012.18',
  ],
  creditNote: [{ '/numero': 'NC1', '/data': '2026-11-20', '/linee': '1' }, ''],
  integration: [
    { '/tipo_documento': 'TD16', '/numero': 'INT1', '/data': '2026-11-20', '/aliquota_iva': '22' },
    '',
  ],
};

function totalOf(invoice: ReadonlyInvoice): string {
  const [body] = invoice.fattura_elettronica_body;
  if (invoice.versione === 'FSM10')
    return invoice.fattura_elettronica_body[0]?.dati_beni_servizi[0]?.importo ?? '';
  return (
    (body as { dati_generali?: { dati_generali_documento: { importo_totale_documento?: string } } })
      ?.dati_generali?.dati_generali_documento.importo_totale_documento ?? ''
  );
}

describe('the form', () => {
  const original = parseInvoice(fixture.valid);

  it.each([...KINDS, ...KINDS_OF_INVOICE].map((kind) => [kind.id, kind] as const))(
    '%s: what is typed makes a valid invoice under the right name',
    (id, kind) => {
      const [typed, total, codes = []] = TYPED[id];
      const { brief, ambiguous } = briefOf(kind, typed, COUNTS);
      expect(ambiguous).toEqual([]);
      const from = KINDS_OF_INVOICE.includes(kind) ? original : null;
      // An integration needs an invoice without VAT.
      const received =
        id === 'integration'
          ? parseInvoice(
              make('invoice', briefOf(kindNamed('reverse'), TYPED.reverse[0], {}).brief, {
                language: 'it',
                original: null,
                progressive: '00001',
              }).file!.bytes,
            )
          : from;
      const made = make(kind.builder, brief, { language: 'it', original: received, progressive: '00007' });
      expect(made.problems).toEqual([]);
      const { bytes, name } = made.file!;
      expect(name).toMatch(/^IT\w+_00007\.xml$/);
      const { verdict, findings } = validate(bytes, { file: name, asOf: '2026-11-24' });
      expect([verdict, ...findings.map(({ code }) => code)]).toEqual(['valid', ...codes]);
      if (total !== '') expect(totalOf(parseInvoice(bytes))).toBe(total);
    },
  );

  it.each(KINDS.map((kind) => [kind.id, kind] as const))(
    '%s: an empty form names what is missing',
    (_, kind) => {
      const made = make(kind.builder, briefOf(kind, {}, {}).brief, {
        language: 'it',
        original: null,
        progressive: '00001',
      });
      expect(made.file).toBeNull();
      // The builder of self-invoices requires the type first.
      const first = kind.builder === 'self-invoice' ? '/tipo_documento' : '/numero';
      expect(made.problems.map(({ path }) => path)).toContain(first);
    },
  );

  it('an amount that can be read in two ways is named', () => {
    expect(briefOf(KINDS[0]!, { '/linee/0/prezzo_unitario': '1.234' }, {}).ambiguous).toEqual([
      '/linee/0/prezzo_unitario',
    ]);
  });

  it('a name that SdI would reject is a problem of its field', () => {
    const { brief } = briefOf(KINDS[0]!, TYPED.sale[0], {});
    const { problems } = make('invoice', brief, { language: 'it', original: null, progressive: '0000/1' });
    expect(problems.map(({ path }) => path)).toEqual(['/progressive']);
  });

  it.each([
    ['00000', '00001'],
    ['00099', '00100'],
    ['A1', 'A1'],
  ])('after file %s comes %s', (last, next) => expect(nextProgressive(last)).toBe(next));
});

describe('the problems of a brief', () => {
  const words = { required: 'required', fileHint: 'hint' };
  const fields = fieldsOf(KINDS[0]!, {});
  it.each<[string, Typed, readonly (readonly [string, string])[], readonly (readonly [string, string])[]]>([
    ['at a field stay there', {}, [['/numero', 'a']], [['/numero', 'a']]],
    [
      'with an empty block are at its required fields',
      {},
      [['/cedente/sede', 'a']],
      [
        ['/cedente/sede/indirizzo', 'required'],
        ['/cedente/sede/cap', 'required'],
        ['/cedente/sede/comune', 'required'],
      ],
    ],
    [
      'with a block that has values are at its first empty field',
      { '/cedente/partita_iva': '1' },
      [['/cedente', 'a']],
      [['/cedente/codice_fiscale', 'a']],
    ],
    [
      'in a list that one field holds are at this field',
      {},
      [['/linee/0/sconti/1/percentuale', 'a']],
      [['/linee/0/sconti', 'a']],
    ],
    ['elsewhere stay where they are', {}, [['/totale', 'a']], [['/totale', 'a']]],
    [
      'are said once at each field',
      {},
      [
        ['/numero', 'a'],
        ['/numero', 'b'],
      ],
      [['/numero', 'a']],
    ],
  ])('%s', (_, values, problems, placed) => {
    const given = problems.map(([path, message]) => ({ path, message }));
    expect(
      placedProblems(given, { fields, values, words }).map(({ path, message }) => [path, message]),
    ).toEqual(placed);
  });
});
