import { beforeAll, describe, expect, it } from 'vitest';
import { diagnose } from '../support/diagnose.ts';

const HEAD = `
import { buildLotto, buildSimplified, choices, creditNote, dueDate, integration, Natura, selfInvoice, TipoDocumento } from '../../src/build/index.ts';
import type { OrdinaryInvoice, SimplifiedInvoice, Invoice, ReadonlyOrdinaryInvoice, ReadonlySimplifiedInvoice, ReadonlyInvoice } from '../../src/index.ts';
declare const ordinary: OrdinaryInvoice;
declare const simple: SimplifiedInvoice;
declare const either: Invoice;
const sede = { indirizzo: 'Via A', cap: '53100', comune: 'Siena', provincia: 'SI' };
const head = { numero: '1', data: '2026-11-21' };
const self = { partita_iva: '12345678903', denominazione: 'A', sede };
const vendor = { paese: 'DE', partita_iva: '1', denominazione: 'B', sede: { indirizzo: 'x', comune: 'y', nazione: 'DE' } };
const linee = [{ descrizione: 'x', prezzo_unitario: 1, aliquota_iva: 22 }];
const seller = { ...self, regime_fiscale: 'RF01' } as const;
`;

/** Codes of the compiler. */
const WRONG_TYPE = 2322;
const WRONG_ARGUMENT = 2345;
const NO_OVERLOAD = 2769;
/** With exactOptionalPropertyTypes. */
const OTHER_TYPE = 2375;
const OTHER_ARGUMENT = 2379;
const NO_SUCH_MEMBER = 2353;

const pieces: readonly [name: string, code: string, errors: readonly number[]][] = [
  [
    'a note of an ordinary invoice is one',
    `const n: ReadonlyOrdinaryInvoice = creditNote(ordinary, head);`,
    [],
  ],
  [
    'a note of a simplified invoice is one',
    `const n: ReadonlySimplifiedInvoice = creditNote(simple, head);`,
    [],
  ],
  ['a note of either', `const n: ReadonlyInvoice = creditNote(either, head);`, []],
  ['and no other', `const n: ReadonlySimplifiedInvoice = creditNote(ordinary, head);`, [OTHER_TYPE]],
  [
    'lines, whole and in part',
    `creditNote(ordinary, { ...head, linee: [1, { numero_linea: 2, quantita: 3 }, { numero_linea: 3, importo: '1.50' }] });`,
    [],
  ],
  [
    'quantity and amount at once',
    `creditNote(ordinary, { ...head, linee: [{ numero_linea: 2, quantita: 3, importo: 1 }] });`,
    [NO_OVERLOAD],
  ],
  [
    'how a note is settled',
    `creditNote(ordinary, { ...head, pagamento: { modalita: 'MP05', scadenze: [{ termini: '30' , quota: 100 }] } });`,
    [],
  ],
  [
    'a simplified note, and either, have no payment',
    `creditNote(simple, { ...head, pagamento: { modalita: 'MP05' } });
     creditNote(either, { ...head, pagamento: { modalita: 'MP05' } });`,
    [NO_OVERLOAD, NO_OVERLOAD],
  ],
  ['a note without number', `creditNote(ordinary, { data: '2026-11-21' });`, [NO_OVERLOAD]],
  [
    'a vendor abroad, with or without a number',
    `selfInvoice({ ...head, tipo_documento: 'TD17', emittente: self, fornitore: vendor, linee });
     selfInvoice({ ...head, tipo_documento: 'TD17', emittente: self, fornitore: { ...vendor, partita_iva: '2' }, linee });`,
    [],
  ],
  [
    'no vendor',
    `selfInvoice({ ...head, tipo_documento: 'TD17', emittente: self, linee });`,
    [WRONG_ARGUMENT],
  ],
  ['none is needed', `selfInvoice({ ...head, tipo_documento: 'TD21', emittente: self, linee });`, []],
  [
    'none belongs there',
    `selfInvoice({ ...head, tipo_documento: 'TD27', emittente: self, fornitore: vendor, linee });`,
    [WRONG_ARGUMENT],
  ],
  [
    'no self-invoice',
    `selfInvoice({ ...head, tipo_documento: 'TD01', emittente: self, fornitore: vendor, linee });`,
    [WRONG_TYPE],
  ],
  ['an integration', `integration(ordinary, { ...head, aliquota_iva: 22 });`, []],
  [
    'of a simplified invoice there is none',
    `integration(simple, { ...head, aliquota_iva: 22 });`,
    [OTHER_ARGUMENT],
  ],
  [
    'an integration with one party',
    `integration(ordinary, { ...head, tipo_documento: 'TD21' });`,
    [WRONG_TYPE],
  ],
  [
    'a simplified invoice',
    `buildSimplified({ ...head, cedente: seller, cessionario: { codice_fiscale: 'x' }, linee: [{ descrizione: 'x', importo: 1, aliquota_iva: 22 }] });`,
    [],
  ],
  [
    'a simplified invoice with a tax representative',
    `buildSimplified({ ...head, cedente: seller, cessionario: { codice_fiscale: 'x' }, linee: [], rappresentante_fiscale: { id_fiscale_iva: { id_paese: 'IT', id_codice: '1' }, denominazione: 'B' } });`,
    [],
  ],
  [
    'reverse charge has none',
    `buildSimplified({ ...head, cedente: seller, cessionario: { codice_fiscale: 'x' }, linee: [{ descrizione: 'x', importo: 1, natura: 'N6.3' }] });`,
    [WRONG_TYPE],
  ],
  [
    'rate and nature at once',
    `buildSimplified({ ...head, cedente: seller, cessionario: { codice_fiscale: 'x' }, linee: [{ descrizione: 'x', importo: 1, aliquota_iva: 22, natura: 'N4' }] });`,
    [WRONG_TYPE],
  ],
  [
    'a name without an address',
    `buildSimplified({ ...head, cedente: seller, cessionario: { codice_fiscale: 'x', denominazione: 'B' }, linee: [] });`,
    [WRONG_TYPE],
  ],
  [
    'a lotto',
    `buildLotto({ cedente: seller, cessionario: { tipo: 'azienda', ...self }, fatture: [{ ...head, linee }] });`,
    [],
  ],
  [
    'a party of one invoice',
    `buildLotto({ cedente: seller, cessionario: { tipo: 'azienda', ...self }, fatture: [{ ...head, linee, cedente: seller }] });`,
    [NO_SUCH_MEMBER],
  ],
  ['an interval', `dueDate('60EOM', '2026-11-21', { counting: 'months' });`, []],
  ['no term', `dueDate('45 days', '2026-11-21');`, [WRONG_ARGUMENT]],
  [
    'codes by name are values and types',
    `const n: Natura = Natura.N2_2; const literal: 'TD01' = TipoDocumento.TD01;`,
    [],
  ],
  ['no such code', `const n: Natura = 'N8';`, [WRONG_TYPE]],
];

describe('types of notes and self-invoices', () => {
  let found: readonly (readonly number[])[] = [];
  beforeAll(() => {
    found = diagnose(pieces.map(([, code]) => `${HEAD}\n${code}\nexport {};\n`));
  }, 60_000);

  it.each(pieces.map(([name, , errors], index) => ({ name, errors, index })))(
    '$name',
    ({ errors, index }) => {
      expect(found[index]).toEqual(errors);
    },
  );
});
