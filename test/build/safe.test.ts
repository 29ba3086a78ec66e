import { describe, expect, it } from 'vitest';
import {
  type BuildResult,
  buildInvoice,
  buildSimplified,
  safeBuildInvoice,
  safeBuildLotto,
  safeBuildSimplified,
  safeCreditNote,
  safeDebitNote,
  safeIntegration,
  safeSelfInvoice,
} from '../../src/build/index.ts';
import type { ReadonlyInvoice } from '../../src/model/index.ts';
import { briefOf, customer, HUNDRED, person, supplier } from './briefs.ts';

const HEAD = { numero: 'N/1', data: '2026-12-01' };
const invoice = buildInvoice(briefOf());
const SIMPLE = {
  cedente: supplier,
  cessionario: { codice_fiscale: person.codice_fiscale },
  numero: 'S/1',
  data: '2026-11-21',
  linee: [{ descrizione: 'Pranzo', importo: '55.00', aliquota_iva: 10 }],
};
const simplified = buildSimplified(SIMPLE);
const reverse = buildInvoice(
  briefOf({ linee: [{ descrizione: 'Pulizie', prezzo_unitario: 100, natura: 'N6.7' }] }),
);
const LOTTO = { cedente: supplier, cessionario: customer };
const SELF = {
  tipo_documento: 'TD17',
  emittente: { denominazione: 'Alfa', partita_iva: supplier.partita_iva, sede: supplier.sede },
  fornitore: {
    denominazione: 'Gamma GmbH',
    paese: 'DE',
    partita_iva: '123456789',
    sede: { indirizzo: 'Hauptstr. 1', comune: 'Berlin', nazione: 'DE' },
  },
  numero: 'A/1',
  data: '2026-12-01',
  linee: [HUNDRED],
} as const;

type Made = () => BuildResult<ReadonlyInvoice>;

describe('builders that do not throw', () => {
  it.each<[name: string, make: Made, type: string]>([
    ['an invoice', () => safeBuildInvoice(briefOf()), 'TD01'],
    ['a lotto', () => safeBuildLotto({ ...LOTTO, fatture: [{ ...HEAD, linee: [HUNDRED] }] }), 'TD01'],
    ['a simplified invoice', () => safeBuildSimplified(SIMPLE), 'TD07'],
    ['a self-invoice', () => safeSelfInvoice(SELF), 'TD17'],
    ['an integration', () => safeIntegration(reverse, { ...HEAD, aliquota_iva: 22 }), 'TD16'],
    ['a credit note', () => safeCreditNote(invoice, HEAD), 'TD04'],
    ['a simplified credit note', () => safeCreditNote(simplified, HEAD), 'TD08'],
    ['a debit note', () => safeDebitNote(invoice, HEAD), 'TD05'],
  ])('make %s', (_, make, type) => {
    const made = make();
    expect(made.ok).toBe(true);
    if (!made.ok) return;
    const [body] = made.invoice.fattura_elettronica_body;
    expect(body?.dati_generali.dati_generali_documento.tipo_documento).toBe(type);
    expect(Object.isFrozen(made.invoice)).toBe(true);
  });

  it.each<[name: string, make: Made, problems: readonly string[]]>([
    [
      'an invoice',
      () => safeBuildInvoice(briefOf({ numero: 'A', data: '2026-02-30' })),
      ['date /data', 'number.digits /numero'],
    ],
    ['a lotto', () => safeBuildLotto({ ...LOTTO, fatture: [] }), ['missing /fatture']],
    ['a simplified invoice', () => safeBuildSimplified({ ...SIMPLE, linee: [] }), ['lines.none /linee']],
    ['a self-invoice', () => safeSelfInvoice({ ...SELF, linee: [] }), ['lines.none /linee']],
    [
      'an integration',
      () => safeIntegration(reverse, { ...HEAD, aliquota_iva: '0.22' }),
      ['rate.fraction /aliquota_iva'],
    ],
    ['a credit note', () => safeCreditNote(invoice, { ...HEAD, linee: [2] }), ['note.line /linee/0']],
    ['a debit note', () => safeDebitNote(invoice, { ...HEAD, linee: [2] }), ['note.line /linee/0']],
  ])('return the problems of %s', (_, make, problems) => {
    const made = make();
    expect(made.ok).toBe(false);
    if (!made.ok) expect(made.problems.map(({ code, path }) => `${code} ${path}`)).toEqual(problems);
  });

  it('throw errors that are not problems of the brief', () => {
    const brief = {
      get cedente(): never {
        throw new RangeError('of the caller');
      },
    };
    expect(() => safeBuildInvoice(brief as never)).toThrow(RangeError);
  });
});
