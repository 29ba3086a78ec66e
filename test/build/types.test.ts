import { beforeAll, describe, expect, it } from 'vitest';
import { diagnose } from '../support/diagnose.ts';

const HEAD = `
import { validateInvoice, writeInvoice } from '../../src/index.ts';
import { buildInvoice, cents, creditNote, Decimal, type InvoiceBrief, type LineBrief } from '../../src/build/index.ts';
const sede = { indirizzo: 'Via Roma 1', cap: '00100', comune: 'Roma', provincia: 'RM' };
const cedente = { denominazione: 'Alfa', partita_iva: '02718281823', regime_fiscale: 'RF01', sede } as const;
const cessionario = { tipo: 'azienda', denominazione: 'Beta', partita_iva: '12345678903', sede } as const;
const head = { cedente, cessionario, numero: '1', data: '2026-11-21' } as const;
const linee = [{ descrizione: 'x', prezzo_unitario: 1, aliquota_iva: 22 }] as const;
declare const office: string;
`;

/** Codes of the compiler. */
const WRONG_TYPE = 2322;
const UNKNOWN_MEMBER = 2353;
const READ_ONLY = 2540;
const NO_MEMBER = 2339;

const ofLine = (parts: string): string =>
  `buildInvoice({ ...head, linee: [{ descrizione: 'x', ${parts} }] });`;
/** Written out: for a spread object, the compiler does not know the kind of customer. */
const pa = `tipo: 'pa', denominazione: 'Comune', codice_fiscale: '12345678903', sede`;
const ofCustomer = (parts: string): string => `buildInvoice({ ...head, linee, cessionario: { ${parts} } });`;
const flat = (parts: string): string =>
  `buildInvoice({ ...head, cedente: { denominazione: 'Alfa', partita_iva: '02718281823', sede, regime_fiscale: 'RF19' }, linee: [{ descrizione: 'x', prezzo_unitario: 1, ${parts} }] });`;

const pieces: readonly (readonly [name: string, code: string, errors: readonly number[]])[] = [
  ['a plain invoice', 'buildInvoice({ ...head, linee });', []],
  ['a brief of its own', 'const brief: InvoiceBrief = { ...head, linee }; buildInvoice(brief);', []],
  [
    'an invoice is one of the model',
    `const { versione } = buildInvoice({ ...head, linee }); const v: 'FPA12' | 'FPR12' = versione;`,
    [],
  ],
  ['what was built is not changed', `buildInvoice({ ...head, linee }).versione = 'FPR12';`, [READ_ONLY]],
  [
    'nor anything below it',
    `buildInvoice({ ...head, linee }).fattura_elettronica_body.push();
     buildInvoice({ ...head, linee }).fattura_elettronica_body[0]!.dati_beni_servizi.dettaglio_linee[0]!.descrizione = 'y';`,
    [NO_MEMBER, READ_ONLY],
  ],
  [
    'what was built is written, checked and credited',
    `const built = buildInvoice({ ...head, linee }); writeInvoice(built); validateInvoice(built); creditNote(built, { numero: '2', data: 'x', note_precedenti: [creditNote(built, { numero: '3', data: 'x' })] });`,
    [],
  ],
  ['decimals of other libraries', ofLine('prezzo_unitario: { toFixed: () => "1.5" }, aliquota_iva: 22'), []],
  ['no number', 'buildInvoice({ cedente, cessionario, data: "2026-11-21", linee });', [2345]],
  ['an unknown member', `buildInvoice({ ...head, linee, colore: 'rosso' });`, [UNKNOWN_MEMBER]],
  // Taxes and prices
  ['a nature', ofLine(`prezzo_unitario: 1, natura: 'N4', riferimento_normativo: 'art. 10'`), []],
  [
    'a declaration of intent',
    ofLine(`prezzo_unitario: 1, lettera_intento: { protocollo: 'x', data: 'y' }`),
    [],
  ],
  [
    'amounts of all kinds',
    ofLine(`prezzo_unitario: cents(12345), quantita: '1.5', aliquota_iva: Decimal.of(22)`),
    [],
  ],
  ['rate and nature', ofLine(`prezzo_unitario: 1, aliquota_iva: 22, natura: 'N4'`), [WRONG_TYPE]],
  ['neither rate nor nature', ofLine('prezzo_unitario: 1'), [WRONG_TYPE]],
  ['a generic nature', ofLine(`prezzo_unitario: 1, natura: 'N2'`), [WRONG_TYPE]],
  ['an unknown nature', ofLine(`prezzo_unitario: 1, natura: 'N9'`), [WRONG_TYPE]],
  [
    'when a VAT that is not there becomes due',
    ofLine(`prezzo_unitario: 1, natura: 'N6.3', esigibilita_iva: 'S'`),
    [WRONG_TYPE],
  ],
  ['two prices', ofLine('prezzo_unitario: 1, prezzo_ivato: 2, aliquota_iva: 22'), [WRONG_TYPE]],
  ['no price', ofLine('aliquota_iva: 22'), [WRONG_TYPE]],
  [
    'a discount in percent and by amount',
    ofLine('prezzo_unitario: 1, aliquota_iva: 22, sconti: [{ percentuale: 1, importo: 1 }]'),
    [WRONG_TYPE],
  ],
  ['a price that is an object', ofLine('prezzo_unitario: {}, aliquota_iva: 22'), [WRONG_TYPE]],
  // The flat-rate regime
  ['no tax at all under it', flat(''), []],
  ['another nature under it', flat(`natura: 'N2.1'`), []],
  ['a rate under it', flat('aliquota_iva: 22'), [WRONG_TYPE]],
  // Customers
  ['a person', ofCustomer(`tipo: 'persona', nome: 'a', cognome: 'b', codice_fiscale: 'c', sede`), []],
  [
    'a person without a fiscal code',
    ofCustomer(`tipo: 'persona', nome: 'a', cognome: 'b', sede`),
    [WRONG_TYPE],
  ],
  [
    'a foreigner without a fiscal code',
    ofCustomer(`tipo: 'estero', paese: 'FR', denominazione: 'a', sede: { indirizzo: 'b', comune: 'c' }`),
    [],
  ],
  [
    'a foreigner of no country',
    ofCustomer(`tipo: 'estero', denominazione: 'a', sede: { indirizzo: 'b', comune: 'c' }`),
    [WRONG_TYPE],
  ],
  ['a company without identifiers', ofCustomer(`tipo: 'azienda', denominazione: 'a', sede`), [WRONG_TYPE]],
  ['a company without a name', ofCustomer(`tipo: 'azienda', partita_iva: 'a', sede`), [WRONG_TYPE]],
  [
    'a company by both names',
    ofCustomer(`tipo: 'azienda', partita_iva: 'a', denominazione: 'a', nome: 'b', cognome: 'c', sede`),
    [WRONG_TYPE],
  ],
  ['six characters', ofCustomer(`${pa}, codice_destinatario: 'UFABC1'`), []],
  ['six characters that only a run can count', ofCustomer(`${pa}, codice_destinatario: office`), []],
  ['five', ofCustomer(`${pa}, codice_destinatario: 'UFABC'`), [WRONG_TYPE]],
  ['seven', ofCustomer(`${pa}, codice_destinatario: 'UFABC12'`), [WRONG_TYPE]],
  ['none', ofCustomer(pa), [WRONG_TYPE]],
  [
    'no province in Italy',
    ofCustomer(`...cessionario, sede: { indirizzo: 'a', cap: '00100', comune: 'b' }`),
    [WRONG_TYPE],
  ],
  [
    'an address abroad',
    ofCustomer(`...cessionario, sede: { indirizzo: 'a', comune: 'b', nazione: 'FR' }`),
    [],
  ],
  // Kinds of document
  ['an advance', `buildInvoice({ ...head, linee, tipo_documento: 'TD02' });`, []],
  ...(['TD16', 'TD17', 'TD21', 'TD27', 'TD29'] as const).map(
    (type) =>
      [
        `${type}, which a buyer makes`,
        `buildInvoice({ ...head, linee, tipo_documento: '${type}' });`,
        [WRONG_TYPE],
      ] as const,
  ),
  // Payment
  [
    'an interval',
    `buildInvoice({ ...head, linee, pagamento: { modalita: 'MP05', scadenze: '60EOM' } });`,
    [],
  ],
  ...['7', '45', '45EOM', 'EOM+10', '30EOM+10', '150EOMPLUS15'].map((term): (typeof pieces)[number] => [
    term,
    `buildInvoice({ ...head, linee, pagamento: { modalita: 'MP05', scadenze: '${term}' } });`,
    [],
  ]),
  [
    'an unknown term',
    `buildInvoice({ ...head, linee, pagamento: { modalita: 'MP05', scadenze: '45 days' } });`,
    [WRONG_TYPE],
  ],
  ['an unknown means', `buildInvoice({ ...head, linee, pagamento: { modalita: 'MP99' } });`, [WRONG_TYPE]],
  [
    'a share and an amount',
    `buildInvoice({ ...head, linee, pagamento: { modalita: 'MP05', scadenze: [{ termini: '30', quota: 1, importo: 1 }] } });`,
    [WRONG_TYPE],
  ],
  // Lines made elsewhere
  ['a list of lines', `const lines: LineBrief[] = [...linee]; buildInvoice({ ...head, linee: lines });`, []],
];

describe('the types of a brief', () => {
  let found: readonly (readonly number[])[] = [];

  beforeAll(() => {
    found = diagnose(pieces.map(([, code]) => `${HEAD}${code}\nexport {};\n`));
  }, 120_000);

  it.each(pieces.map(([name, , errors], index) => ({ name, errors, index })))(
    '$name: $errors',
    ({ errors, index }) => {
      expect(found[index]).toEqual(errors);
    },
  );
});
