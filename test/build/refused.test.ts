/** Refusals of the builder: every problem at once, with its place in the brief. */
import { describe, expect, it } from 'vitest';
import { BuildError, type BuildOptions, buildInvoice, type InvoiceBrief } from '../../src/build/index.ts';
import { checked } from '../../src/build/notes/checked.ts';
import { type Invoice, languages } from '../../src/model/index.ts';
import { loadLanguage } from '../../src/validate/index.ts';
import {
  administration,
  briefOf,
  customer,
  flatRate,
  HUNDRED,
  IBAN,
  person,
  professional,
  supplier,
} from './briefs.ts';

/** `path code`, with the parameters that a case names. */
function problemsOf(brief: unknown, options?: BuildOptions): readonly string[] {
  try {
    buildInvoice(brief as InvoiceBrief, options);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return error.problems.map(({ path, code }) => `${path} ${code}`);
  }
  return [];
}

function thrownBy(make: () => unknown): BuildError {
  try {
    make();
  } catch (error) {
    if (error instanceof BuildError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

const INVALID = { ...buildInvoice(briefOf()), versione: 'FPA12' } as Invoice;

const line = (parts: object): unknown => briefOf({ linee: [{ ...HUNDRED, ...parts } as never] });
const bare = (parts: object): unknown => briefOf({ linee: [{ descrizione: 'x', ...parts } as never] });
const whole = (parts: object): unknown => ({ ...briefOf(), ...parts });

const table: readonly [name: string, brief: unknown, problems: readonly string[]][] = [
  // Amounts
  ['a number with a fraction', line({ prezzo_unitario: 0.1 }), ['/linee/0/prezzo_unitario amount.fraction']],
  ['NaN', line({ prezzo_unitario: Number.NaN }), ['/linee/0/prezzo_unitario amount.form']],
  ['infinity', line({ quantita: Number.POSITIVE_INFINITY }), ['/linee/0/quantita amount.unsafe']],
  ['an unsafe integer', line({ prezzo_unitario: 2 ** 53 }), ['/linee/0/prezzo_unitario amount.unsafe']],
  ['a comma', line({ prezzo_unitario: '1.234,50' }), ['/linee/0/prezzo_unitario amount.comma']],
  ['words', line({ prezzo_unitario: 'ten' }), ['/linee/0/prezzo_unitario amount.form']],
  [
    'digits without end',
    line({ prezzo_unitario: '9'.repeat(1001) }),
    ['/linee/0/prezzo_unitario amount.form'],
  ],
  [
    'as many as are read',
    line({ prezzo_unitario: '9'.repeat(1000) }),
    ['/linee/0/prezzo_unitario amount.large'],
  ],
  ['nine decimals', line({ prezzo_unitario: '0.123456789' }), ['/linee/0/prezzo_unitario amount.decimals']],
  ['nine decimals, the last a zero', line({ prezzo_unitario: '0.123456780' }), []],
  ['twelve digits', line({ prezzo_unitario: '100000000000' }), ['/linee/0/prezzo_unitario amount.large']],
  ['eleven digits', line({ prezzo_unitario: '60000000000', aliquota_iva: 22 }), []],
  [
    'a line beyond eleven digits',
    line({ prezzo_unitario: '60000000000', quantita: 2 }),
    ['/linee/0 amount.large'],
  ],
  [
    'a total beyond eleven digits',
    line({ prezzo_unitario: '90000000000', aliquota_iva: 22 }),
    ['/linee amount.large'],
  ],
  ['a negative quantity', line({ quantita: -1 }), ['/linee/0/quantita amount.negative']],
  ['cents in a rounding', whole({ arrotondamento: '0.001' }), ['/arrotondamento amount.decimals']],
  // Taxes
  ['neither rate nor nature', bare({ prezzo_unitario: 1 }), ['/linee/0 tax.missing']],
  ['rate and nature', line({ natura: 'N4' }), ['/linee/0 tax.both']],
  ['rate zero and nature', line({ aliquota_iva: 0, natura: 'N4' }), []],
  ['rate zero', line({ aliquota_iva: 0 }), ['/linee/0/aliquota_iva rate.zero']],
  ['a fraction as a rate', line({ aliquota_iva: '0.22' }), ['/linee/0/aliquota_iva rate.fraction']],
  ['a rate over 100', line({ aliquota_iva: 122 }), ['/linee/0/aliquota_iva rate.range']],
  ['a generic nature', bare({ prezzo_unitario: 1, natura: 'N2' }), ['/linee/0/natura natura.generic']],
  ['an unknown nature', bare({ prezzo_unitario: 1, natura: 'N9' }), ['/linee/0/natura code']],
  [
    'split payment with reverse charge (00420)',
    bare({ prezzo_unitario: 1, natura: 'N6.3', esigibilita_iva: 'S' }),
    ['/linee/0/esigibilita_iva tax.due'],
  ],
  ['VAT under the flat-rate regime', briefOf({ cedente: flatRate }), ['/linee/0/aliquota_iva regime.rate']],
  [
    'a fund of lines with two rates',
    briefOf({
      linee: [HUNDRED, { ...HUNDRED, aliquota_iva: 10 }],
      casse: [{ tipo_cassa: 'TC01', al_cassa: 4 }],
    }),
    ['/casse/0 tax.several'],
  ],
  [
    'a protocol that is none, on a taxed line',
    line({ lettera_intento: { protocollo: '123', data: '2026-01-12' } }),
    ['/linee/0 tax.both', '/linee/0/lettera_intento/protocollo intent.protocol'],
  ],
  [
    'a declaration of intent with another nature',
    bare({
      prezzo_unitario: 1,
      natura: 'N3.1',
      lettera_intento: { protocollo: '08060120341234567-000001', data: '2026-01-12' },
    }),
    ['/linee/0/natura intent.natura'],
  ],
  // Lines
  ['no line', briefOf({ linee: [] }), ['/linee lines.none']],
  ['ten thousand lines', briefOf({ linee: Array(10_000).fill(HUNDRED) }), ['/linee lines.many']],
  ['no price', bare({ aliquota_iva: 22 }), ['/linee/0 price.missing']],
  ['two prices', line({ prezzo_ivato: 122 }), ['/linee/0 price.both']],
  [
    'no description',
    bare({ descrizione: undefined, prezzo_unitario: 1, aliquota_iva: 22 }),
    ['/linee/0/descrizione missing'],
  ],
  ['an empty description', line({ descrizione: ' ' }), ['/linee/0/descrizione text.empty']],
  ['a long description', line({ descrizione: 'x'.repeat(1001) }), ['/linee/0/descrizione text.long']],
  ['characters of no Latin-1', line({ descrizione: '5 €' }), ['/linee/0/descrizione text.characters']],
  [
    'a character that XML forbids',
    line({ descrizione: 'a\u0001b' }),
    ['/linee/0/descrizione text.characters'],
  ],
  [
    'a period that ends first',
    line({ periodo: { dal: '2026-02-01', al: '2026-01-31' } }),
    ['/linee/0/periodo/al date.period'],
  ],
  ['half a discount', line({ sconti: [{}] }), ['/linee/0/sconti/0 discount.both']],
  [
    'a discount over 100%',
    line({ sconti: [{ percentuale: 101 }] }),
    ['/linee/0/sconti/0/percentuale rate.range'],
  ],
  ['a misspelt field', line({ descrizone: 'x' }), ['/linee/0/descrizone unknown']],
  ['withholding without what', line({ ritenuta: true }), ['/linee/0/ritenuta ritenuta.missing']],
  [
    'a fund under withholding without what',
    briefOf({ casse: [{ tipo_cassa: 'TC22', al_cassa: 4, ritenuta: true }] }),
    ['/casse/0/ritenuta ritenuta.missing'],
  ],
  [
    'a discount of nothing',
    briefOf({ linee: [{ ...HUNDRED, prezzo_unitario: 0 }], sconti: [{ importo: 1 }] }),
    ['/sconti/0 discount.base'],
  ],
  [
    'a discount of prices with and without VAT',
    briefOf({
      linee: [HUNDRED, { descrizione: 'x', prezzo_ivato: 10, aliquota_iva: 22 }],
      sconti: [{ importo: 1 }],
    }),
    ['/sconti/0 discount.mixed'],
  ],
  // The document
  ['no digit in the number (00425)', briefOf({ numero: 'ABC' }), ['/numero number.digits']],
  ['a long number', briefOf({ numero: '1'.repeat(21) }), ['/numero text.long']],
  ['no day', briefOf({ data: '2026-02-30' }), ['/data date']],
  ['a day with its hour', briefOf({ data: '2026-02-03T10:00:00' }), ['/data date']],
  ['an unknown document', whole({ tipo_documento: 'TD99' }), ['/tipo_documento code']],
  [
    'a credit note before its invoice (00418)',
    briefOf({
      tipo_documento: 'TD04',
      riferimenti: { fatture_collegate: [{ id_documento: '1', data: '2026-11-22' }] },
    }),
    ['/riferimenti/fatture_collegate/0/data date.link'],
  ],
  ['an exchange rate of nothing', whole({ divisa: 'USD', cambio: 0 }), ['/cambio exchange']],
  ['an exchange rate of the euro', whole({ cambio: 1 }), ['/cambio exchange']],
  ['an unknown way to round', whole({ rounding: 'up' }), ['/rounding code']],
  ['an unknown field, with what it may be', whole({ pagamneto: {} }), ['/pagamneto unknown']],
  // Parties
  [
    'a wrong VAT number',
    briefOf({ cedente: { ...supplier, partita_iva: '02718281824' } }),
    ['/cedente/partita_iva id.vat'],
  ],
  [
    'a wrong fiscal code',
    briefOf({ cessionario: { ...person, codice_fiscale: 'BNCNNA85M41L219A' } }),
    ['/cessionario/codice_fiscale id.fiscal'],
  ],
  [
    'a buyer without identifiers (00417)',
    whole({ cessionario: { ...customer, partita_iva: undefined } }),
    ['/cessionario id.missing'],
  ],
  [
    'no kind of buyer',
    whole({ cessionario: { ...customer, tipo: undefined } }),
    ['/cessionario/tipo missing'],
  ],
  [
    'both names',
    whole({ cessionario: { ...customer, nome: 'Anna', cognome: 'Bianchi' } }),
    ['/cessionario name.both'],
  ],
  [
    'no name',
    whole({ cessionario: { ...customer, denominazione: undefined } }),
    ['/cessionario name.missing'],
  ],
  [
    'no province',
    whole({ cessionario: { ...customer, sede: { ...customer.sede, provincia: undefined } } }),
    ['/cessionario/sede/provincia missing'],
  ],
  [
    'seven characters for an administration (00427)',
    whole({ cessionario: { ...administration, codice_destinatario: 'UFABC12' } }),
    ['/cessionario/codice_destinatario recipient.length'],
  ],
  [
    'no code of an administration',
    whole({ cessionario: { ...administration, codice_destinatario: undefined } }),
    ['/cessionario/codice_destinatario missing'],
  ],
  [
    'XXXXXXX for an Italian (00313)',
    briefOf({ cessionario: { ...customer, codice_destinatario: 'XXXXXXX' } }),
    ['/cessionario/codice_destinatario recipient.abroad'],
  ],
  [
    "a mailbox of SdI's (00330)",
    briefOf({ cessionario: { ...person, pec: 'sdi01@pec.fatturapa.it' } }),
    ['/cessionario/pec recipient.sdi'],
  ],
  [
    'one party twice (00471)',
    briefOf({ cessionario: { ...customer, partita_iva: supplier.partita_iva } }),
    ['/cessionario party.same'],
  ],
  [
    'two foreigners (00476)',
    briefOf({
      cedente: { ...supplier, paese: 'FR', partita_iva: '12345678901' },
      cessionario: {
        tipo: 'estero',
        paese: 'DE',
        denominazione: 'G',
        partita_iva: '1',
        sede: { indirizzo: 'a', comune: 'b' },
      },
    }),
    ['/cedente/sede/provincia', '/cessionario party.foreign'].slice(1),
  ],
  // Payment
  [
    'a wrong IBAN',
    briefOf({ pagamento: { modalita: 'MP05', iban: 'IT60X0542811101000000123457' } }),
    ['/pagamento/iban id.iban'],
  ],
  [
    'instalments that are too little',
    briefOf({ pagamento: { modalita: 'MP05', iban: IBAN, scadenze: [{ termini: '30', importo: 100 }] } }),
    ['/pagamento/scadenze payment.sum'],
  ],
  [
    'an unknown term',
    whole({ pagamento: { modalita: 'MP05', scadenze: '45 days' } }),
    ['/pagamento/scadenze payment.terms'],
  ],
  [
    'a term and a day',
    whole({ pagamento: { modalita: 'MP05', scadenze: [{ termini: '30', data: '2026-12-31' }] } }),
    ['/pagamento/scadenze/0 payment.one'],
  ],
  // All at once
  [
    'everything, not the first only',
    { cedente: { partita_iva: '1' }, linee: [{ prezzo_unitario: 0.5 }, null] },
    [
      '/cedente/partita_iva id.vat',
      '/cedente name.missing',
      '/cedente/regime_fiscale missing',
      '/cedente/sede missing',
      '/cessionario missing',
      '/numero missing',
      '/data missing',
      '/linee/0/descrizione missing',
      '/linee/0 tax.missing',
      '/linee/0/prezzo_unitario amount.fraction',
      '/linee/1 missing',
    ],
  ],
];

describe('a brief that cannot become an invoice', () => {
  it.each(table)('%s', (_name, brief, problems) => {
    const found = problemsOf(brief);
    if (problems.length > 8) expect(found).toEqual(expect.arrayContaining([...problems]));
    else expect(found).toEqual(problems);
  });

  it.each([
    ['a brief', () => buildInvoice({} as InvoiceBrief), false],
    ['a document that SdI would reject', () => checked(INVALID, () => undefined), true],
  ])(
    'has a message in each language, in English without a translation: %s',
    async (_what, make, isGerman) => {
      await loadLanguage('de');
      const error = thrownBy(make);
      for (const { message } of error.problems) {
        expect(Object.keys(message)).toEqual(languages);
        expect(message.it).not.toBe(message.en);
        expect(message.de !== message.en).toBe(isGerman);
      }
    },
  );

  it.each([undefined, null, 7, 'text', []])('%s', (brief) => {
    expect(problemsOf(brief).length).toBeGreaterThan(0);
  });
});

describe('the date of receipt', () => {
  it.each([
    ['2026-11-20', ['/data date.future']],
    ['2026-11-21', []],
  ])('%s', (asOf, problems) => {
    expect(problemsOf(briefOf(), { asOf })).toEqual(problems);
  });
});

describe('a problem', () => {
  it('has parameters, every language, and no terminal control characters', () => {
    const brief = briefOf({ numero: '\u001b[31mx' });
    const error = (() => {
      try {
        buildInvoice(brief);
      } catch (thrown) {
        return thrown as BuildError;
      }
      return undefined;
    })();
    const [problem] = error?.problems ?? [];
    expect(problem).toMatchObject({ path: '/numero', code: 'text.characters', params: { field: 'numero' } });
    expect(Object.keys(problem?.message ?? {})).toEqual(languages);
    expect(`${error?.message}${JSON.stringify(problem)}`).not.toContain('\u001b');
  });

  it.each([
    ['amount.fraction', { prezzo_unitario: 0.1 }, { found: '0.1' }],
    [
      'amount.large',
      { prezzo_unitario: '60000000000', quantita: 2 },
      { found: '120000000000.00', digits: 11 },
    ],
    ['natura.generic', { natura: 'N6', aliquota_iva: undefined }, { found: 'N6' }],
  ])('%s', (code, parts, params) => {
    expect.assertions(1);
    try {
      buildInvoice(line(parts) as InvoiceBrief);
    } catch (error) {
      expect((error as BuildError).problems).toMatchObject([{ code, params }]);
    }
  });
});

describe('other notations are understood', () => {
  it.each([
    ['a VAT number with its country', briefOf({ cedente: { ...supplier, partita_iva: 'IT02718281823' } })],
    ['small letters', briefOf({ cedente: { ...professional, codice_fiscale: 'rssmra80a01h501u' } })],
    [
      'a recipient in small letters',
      briefOf({ cessionario: { ...customer, codice_destinatario: 'abc1234' } }),
    ],
    ['a number that is one', whole({ numero: 12 })],
    ['blanks around', line({ descrizione: '  a\tb\n' })],
  ])('%s', (_name, brief) => {
    expect(problemsOf(brief)).toEqual([]);
  });
});
