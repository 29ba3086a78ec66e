import { expect, it } from 'vitest';
import { creditNote } from '../../src/build/notes/notes.ts';
import { BuildError } from '../../src/build/problems/buildError.ts';
import { type Invoice, readInvoice, validate, writeInvoice } from '../../src/index.ts';
import { corpusBytes, corpusInvoices } from '../support/corpus.ts';
import { describeShared } from '../support/shared.ts';

/** Refusals caused by the brief or the invoice, none of them with an SdI code about amounts. */
const EXPECTED = /^(?:note\.|rejected 00445$)/;

/** Codes about amounts that do not add up; other advice on an invoice may also apply to its note. */
const AMOUNTS = /^(?:004|Q-TOTAL|Q-TAXABLE|Q-BOLLO)/;

function firstLine(invoice: Invoice): number {
  const [body] = invoice.fattura_elettronica_body;
  if (body === undefined || Array.isArray(body.dati_beni_servizi)) return 1;
  return Number(body.dati_beni_servizi.dettaglio_linee[0]?.numero_linea);
}

describeShared('notes of the corpus', () => {
  it('notes for all of a valid invoice, and for its first line, are valid', { timeout: 60_000 }, () => {
    const made = { all: 0, part: 0 };
    const refused = new Map<string, number>();
    for (const { file } of corpusInvoices()) {
      const bytes = corpusBytes(file);
      const before = validate(bytes);
      if (before.verdict !== 'valid') continue;
      const known = new Set(before.findings.map(({ code }) => code));
      const result = readInvoice(bytes);
      if (!result.ok) continue;
      const { invoice } = result;
      const numero_fattura =
        invoice.fattura_elettronica_body[0]?.dati_generali.dati_generali_documento.numero ?? '';
      const head = { numero: 'N1', data: '2030-01-01', numero_fattura };
      for (const [key, brief] of [
        ['all', head],
        ['part', { ...head, linee: [firstLine(invoice)] }],
      ] as const) {
        try {
          const { verdict, findings } = validate(writeInvoice(creditNote(invoice, brief)));
          const wrong = findings.filter(({ code }) => AMOUNTS.test(code) && !known.has(code));
          expect([file, verdict, wrong.map(({ code }) => code)]).toEqual([file, 'valid', []]);
          made[key] += 1;
        } catch (error) {
          if (!(error instanceof BuildError)) throw error;
          for (const { code, params } of error.problems) {
            const why = code === 'rejected' ? `${code} ${params['control']}` : code;
            refused.set(why, (refused.get(why) ?? 0) + 1);
          }
        }
      }
    }
    expect([...refused.keys()].filter((why) => !EXPECTED.test(why))).toEqual([]);
    expect(made.all).toBeGreaterThan(50);
    expect(made.part).toBeGreaterThan(50);
  });
});
