/** `fattura new` at a terminal, for kinds other than plain invoices. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  buildInvoice,
  buildSimplified,
  creditNote,
  debitNote,
  integration,
  selfInvoice,
} from '../../src/build/index.ts';
import { en } from '../../src/cli/messages/en.ts';
import type { ReadonlyInvoice } from '../../src/model/index.ts';
import { writeInvoice } from '../../src/xml/index.ts';
import { briefOf, ROME } from '../build/briefs.ts';
import { folderWith, runCli } from './runCli.ts';

const DAY = '2026-11-21';
const YEAR = '2026';
const { ask } = en.new;

/** Confirms the preview, prints the invoice to the screen, and keeps no brief. */
const TO_SCREEN = ['', '-', ''];

const ADDRESS = [ROME.indirizzo, ROME.cap, ROME.comune, ROME.provincia];
const ALFA = { partita_iva: '02718281823', denominazione: 'Alfa S.r.l.', sede: ROME } as const;

const original = buildInvoice(
  briefOf({
    linee: [
      { descrizione: 'Consulenza', prezzo_unitario: '100.00', aliquota_iva: '22' },
      { descrizione: 'Manuale', prezzo_unitario: '10.00', aliquota_iva: '22' },
    ],
  }),
);
const received = buildInvoice(
  briefOf({ linee: [{ descrizione: 'Pulizia', prezzo_unitario: '100.00', natura: 'N6.7' }] }),
);
const simplified = buildSimplified({
  cedente: { ...ALFA, regime_fiscale: 'RF01' },
  cessionario: { partita_iva: '12345678903' },
  numero: `${YEAR}/1`,
  data: DAY,
  linee: [{ descrizione: 'Sgabello', importo: '36.60', aliquota_iva: '22' }],
});
const note = creditNote(original, { numero: 'NC9', data: DAY });

const folder = (): string =>
  folderWith({
    'in/invoice.xml': writeInvoice(original),
    'in/received.xml': writeInvoice(received),
    'in/simplified.xml': writeInvoice(simplified),
    'in/note.xml': writeInvoice(note),
    'text.txt': 'x',
    'empty/x.txt': 'x',
  });

interface Case {
  readonly name: string;
  readonly kind: string;
  readonly more?: readonly string[];
  readonly answers: readonly string[];
  readonly made: ReadonlyInvoice;
}

const cases: readonly Case[] = [
  {
    name: 'a credit note of a whole invoice',
    kind: 'credit-note',
    answers: ['in/invoice.xml', '', '', 'Storno', ''],
    made: creditNote(original, { numero: `${YEAR}/NC1`, data: DAY, causale: 'Storno' }),
  },
  {
    name: 'a credit note of one line, of the file of --of',
    kind: 'credit-note',
    more: ['--of', 'in/invoice.xml'],
    answers: ['', 'NC7', '', '2', ''],
    made: creditNote(original, { numero: 'NC7', data: DAY, linee: [2] }),
  },
  {
    name: 'a credit note of a simplified invoice',
    kind: 'credit-note',
    answers: ['in/simplified.xml', '', '', 'Reso', ''],
    made: creditNote(simplified, { numero: `${YEAR}/NC1`, data: DAY, causale: 'Reso' }),
  },
  {
    name: 'a debit note',
    kind: 'debit-note',
    answers: ['in/invoice.xml', '', '', '', '1', '12,5', ''],
    made: debitNote(original, {
      numero: `${YEAR}/ND1`,
      data: DAY,
      linee: [{ numero_linea: 1, importo: '12.5' }],
    }),
  },
  {
    name: 'an integration',
    kind: 'integration',
    answers: ['in/received.xml', '', '', '', '', '1234567890'],
    made: integration(received as never, {
      tipo_documento: 'TD16',
      numero: `${YEAR}/INT1`,
      data: DAY,
      aliquota_iva: '22',
      id_sdi: '1234567890',
    }),
  },
  {
    name: 'a self-invoice of services from abroad',
    kind: 'self-invoice',
    answers: [
      ...['', ALFA.partita_iva, ALFA.denominazione, ...ADDRESS],
      ...['de', '111111125', 'Gamma GmbH', 'Hauptstrasse 3', '10115 Berlin'],
      ...['', '', 'RE-77', '15/11', 'Servizi', '', '500', '', ''],
    ],
    made: selfInvoice({
      tipo_documento: 'TD17',
      emittente: ALFA,
      fornitore: {
        paese: 'DE',
        partita_iva: '111111125',
        denominazione: 'Gamma GmbH',
        sede: { indirizzo: 'Hauptstrasse 3', comune: '10115 Berlin' },
      },
      numero: `${YEAR}/AF1`,
      data: DAY,
      fatture_ricevute: [{ numero: 'RE-77', data: '2026-11-15' }],
      linee: [{ descrizione: 'Servizi', quantita: '1', prezzo_unitario: '500', aliquota_iva: '22' }],
    } as never),
  },
  {
    name: 'self-consumption, which has no vendor',
    kind: 'self-invoice',
    answers: [
      ...['td27', ALFA.partita_iva, ALFA.denominazione, ...ADDRESS],
      ...['', '', 'Omaggio', '', '50', '', ''],
    ],
    made: selfInvoice({
      tipo_documento: 'TD27',
      emittente: ALFA,
      numero: `${YEAR}/AF1`,
      data: DAY,
      linee: [{ descrizione: 'Omaggio', quantita: '1', prezzo_unitario: '50', aliquota_iva: '22' }],
    } as never),
  },
  {
    name: 'a simplified invoice',
    kind: 'simplified',
    answers: [
      ...[ALFA.partita_iva, ALFA.denominazione, '', ...ADDRESS, '12345678903'],
      ...['', '', 'Sgabello', '36,60', '', ''],
    ],
    made: simplified,
  },
];

describe('fattura new at a terminal, for other kinds', () => {
  it.each(cases)('$name', async ({ kind, more = [], answers, made }) => {
    const args = ['new', '--kind', kind, ...more, '--as-of', DAY];
    const run = await runCli(args, { tty: true, cwd: folder(), answers: [...answers, ...TO_SCREEN] });
    expect(run.code, run.stderr).toBe(0);
    expect(run.stdout).toBe(writeInvoice(made as never));
  });

  it.each([
    ['no file', '', `  ${ask.needed}`],
    ['a file that is not there', 'nowhere.xml', `fattura new: ${en.paths.missing('nowhere.xml')}`],
    ['a folder of nothing', 'empty', `fattura new: ${en.paths.emptyFolder('empty')}`],
    ['a credit note', 'in/note.xml', /^fattura new: in\/note\.xml: .*TD04/m],
    ['no invoice', 'text.txt', /U-UNKNOWN/],
  ])('asks again for the invoice after %s', async (_, wrong, said) => {
    const answers = [wrong, 'in/invoice.xml', '', '', '', '', ...TO_SCREEN];
    const args = ['new', '--kind', 'credit-note', '--as-of', DAY];
    const { code, stdout, stderr } = await runCli(args, { tty: true, cwd: folder(), answers });
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: writeInvoice(creditNote(original, { numero: `${YEAR}/NC1`, data: DAY }) as never),
    });
    if (typeof said === 'string') expect(stderr.split('\n')).toContain(said);
    else expect(stderr).toMatch(said);
  });

  it('stops if the invoice of --of is not suitable', async () => {
    const args = ['new', '--kind', 'integration', '--of', 'in/simplified.xml', '--as-of', DAY];
    const { code, stdout, stderr } = await runCli(args, { tty: true, cwd: folder(), answers: [] });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(en.new.simplifiedOriginal('in/simplified.xml'));
  });

  it('asks again at once if the invoice lacks the line', async () => {
    const answers = ['in/invoice.xml', '', '', '', '3', '1', '', ...TO_SCREEN];
    const args = ['new', '--kind', 'credit-note', '--as-of', DAY];
    const { code, stdout } = await runCli(args, { tty: true, cwd: folder(), answers });
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: writeInvoice(creditNote(original, { numero: `${YEAR}/NC1`, data: DAY, linee: [1] }) as never),
    });
  });

  it('never replaces the invoice that the note refers to', async () => {
    const cwd = folder();
    const before = readFileSync(join(cwd, 'in/invoice.xml'), 'utf8');
    const args = ['new', '-k', 'credit-note', '-o', 'in/invoice.xml', '--overwrite', '--as-of', DAY];
    const { code, stderr } = await runCli(args, { tty: true, cwd, answers: ['in/invoice.xml'] });
    expect(code).toBe(2);
    expect(stderr).toContain(en.convert.overInput('in/invoice.xml'));
    expect(readFileSync(join(cwd, 'in/invoice.xml'), 'utf8')).toBe(before);
  });
});
