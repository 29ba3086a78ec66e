/** `fattura new` at a terminal: input and results. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildInvoice, type InvoiceBrief } from '../../src/build/index.ts';
import { en } from '../../src/cli/messages/en.ts';
import { put, type Tree } from '../../src/cli/new/questions/tree.ts';
import { parseInvoice, writeInvoice } from '../../src/xml/index.ts';
import { briefOf, flatRate, IBAN, professional, ROME, TURIN } from '../build/briefs.ts';
import { folderWith, runCli } from './runCli.ts';

const DAY = '2026-11-21';
const { ask } = en.new;

const ADDRESS = [ROME.indirizzo, ROME.cap, ROME.comune, ROME.provincia];
const THEIRS = [TURIN.indirizzo, TURIN.cap, TURIN.comune, 'to'];

const SUPPLIER = ['02718281823', 'Alfa S.r.l.', '', ...ADDRESS];
const PROFESSIONAL = ['02718281823', '', 'Mario', 'Rossi', 'rssmra80a01h501u', 'RF01', ...ADDRESS];
const COMPANY = ['', '12345678903', 'Beta S.p.A.', ...THEIRS, 'abc1234'];
const DATED = ['', ''];
const DOCUMENT = ['', ...DATED];
const LINE = ['Consulenza', '', '100', ''];
/** Confirms the preview, prints the invoice to the screen, and keeps no brief. */
const TO_SCREEN = ['', '-', ''];

/** The same invoice as a brief. */
interface Case {
  readonly name: string;
  readonly kind?: string;
  readonly answers: readonly string[];
  readonly brief: Partial<InvoiceBrief>;
}

const hundred = { descrizione: 'Consulenza', quantita: '1', prezzo_unitario: '100', aliquota_iva: '22' };

const cases: readonly Case[] = [
  {
    name: 'a company, without a payment',
    answers: [...SUPPLIER, ...COMPANY, ...DOCUMENT, ...LINE, '', '-'],
    brief: { linee: [hundred] },
  },
  {
    name: 'two lines, one without VAT, and a payment',
    answers: [
      ...[...SUPPLIER, ...COMPANY, '', '20/11/2026', '77/A'],
      ...['Consulenza', '2,5', '€ 1.234,56', '10%', 'Rimborso', '', '12', 'n1', ''],
      ...['', IBAN, '30 gg fm'],
    ],
    brief: {
      numero: '77/A',
      data: '2026-11-20',
      linee: [
        { descrizione: 'Consulenza', quantita: '2.5', prezzo_unitario: '1234.56', aliquota_iva: '10' },
        { descrizione: 'Rimborso', quantita: '1', prezzo_unitario: '12', natura: 'N1' },
      ],
      pagamento: { modalita: 'MP05', iban: IBAN, scadenze: '30EOM' },
    },
  },
  {
    name: 'a person',
    answers: [
      ...[...SUPPLIER, 'persona', 'Anna', 'Bianchi', 'BNCNNA85M41L219F', ...THEIRS],
      ...[...DOCUMENT, ...LINE, '', 'MP01', ''],
    ],
    brief: {
      cessionario: {
        tipo: 'persona',
        nome: 'Anna',
        cognome: 'Bianchi',
        codice_fiscale: 'BNCNNA85M41L219F',
        sede: TURIN,
      },
      linee: [hundred],
      pagamento: { modalita: 'MP01' },
    },
  },
  {
    name: 'a public office, split payment',
    answers: [
      ...[...SUPPLIER, 'pa', 'Comune di Torino', 'UFABC1', '', '12345678903', ...THEIRS],
      ...[...DOCUMENT, 'Z1A2B3C4D5', 'ORD-7', '', ...LINE, '', '-'],
    ],
    brief: {
      cessionario: {
        tipo: 'pa',
        denominazione: 'Comune di Torino',
        codice_destinatario: 'UFABC1',
        codice_fiscale: '12345678903',
        sede: TURIN,
      },
      riferimenti: { ordine: [{ id_documento: 'ORD-7', codice_cig: 'Z1A2B3C4D5' }] },
      esigibilita_iva: 'S',
      linee: [hundred],
    },
  },
  {
    name: 'a customer abroad',
    answers: [
      ...[...SUPPLIER, 'estero', 'de', '111111125', 'Gamma GmbH', 'Hauptstrasse 3', '10115 Berlin'],
      ...[...DOCUMENT, 'Consulenza', '', '100', 'N2.1', '', '-'],
    ],
    brief: {
      cessionario: {
        tipo: 'estero',
        paese: 'DE',
        partita_iva: '111111125',
        denominazione: 'Gamma GmbH',
        sede: { indirizzo: 'Hauptstrasse 3', comune: '10115 Berlin' },
      },
      linee: [{ descrizione: 'Consulenza', quantita: '1', prezzo_unitario: '100', natura: 'N2.1' }],
    },
  },
  {
    name: 'the flat-rate regime, which has no VAT to ask about',
    answers: [
      ...['02718281823', '', 'Mario', 'Rossi', 'RSSMRA80A01H501U', 'rf19', ...ADDRESS],
      ...[...COMPANY, ...DOCUMENT, 'Consulenza', '', '100', '', '-'],
    ],
    brief: {
      cedente: flatRate,
      linee: [{ descrizione: 'Consulenza', quantita: '1', prezzo_unitario: '100' }],
    } as Partial<InvoiceBrief>,
  },
  {
    name: 'a professional, with fund and withholding',
    kind: 'parcella',
    answers: [...[...PROFESSIONAL, ...COMPANY, ...DATED, ...LINE, ''], ...['tc01', '', '', '', '', '', '60']],
    brief: {
      tipo_documento: 'TD06',
      cedente: professional,
      linee: [hundred],
      casse: [{ tipo_cassa: 'TC01', al_cassa: '4' }],
      ritenute: [{ tipo_ritenuta: 'RT01', aliquota: '20', causale_pagamento: 'A' }],
      pagamento: { modalita: 'MP05', scadenze: '60' },
    },
  },
  {
    name: 'a fund beside lines of two rates is asked about',
    kind: 'parcella',
    answers: [
      ...[...PROFESSIONAL, ...COMPANY, ...DATED, ...LINE, 'Manuale', '', '10', '4', ''],
      ...['TC01', '', '', '-', '-'],
    ],
    brief: {
      tipo_documento: 'TD06',
      cedente: professional,
      linee: [hundred, { descrizione: 'Manuale', quantita: '1', prezzo_unitario: '10', aliquota_iva: '4' }],
      casse: [{ tipo_cassa: 'TC01', al_cassa: '4', aliquota_iva: '22' }],
    },
  },
];

describe('fattura new at a terminal', () => {
  it.each(cases)('$name', async ({ kind = 'invoice', answers, brief }) => {
    const args = ['new', '--kind', kind, '--as-of', DAY];
    const { code, stdout } = await runCli(args, {
      tty: true,
      answers: [...answers, ...TO_SCREEN],
      cwd: folderWith(),
    });
    expect(code).toBe(0);
    expect(stdout).toBe(writeInvoice(buildInvoice(briefOf(brief))));
  });

  it.each([
    { name: 'a check digit', at: 0, wrong: '02718281824' },
    { name: 'nothing where something is needed', at: 0, wrong: '', sentence: ask.needed },
    { name: 'a regime', at: 2, wrong: 'RF99' },
    { name: 'a postal code', at: 4, wrong: '123' },
    { name: 'a province', at: 6, wrong: 'ROMA' },
    {
      name: 'a kind of customer',
      at: 7,
      wrong: 'banca',
      sentence: ask.oneOf(['azienda', 'persona', 'pa', 'estero']),
    },
    { name: 'a recipient', at: 14, wrong: 'ABC123' },
    { name: 'a type of document', at: 15, wrong: 'TD04' },
    { name: 'a number without a digit', at: 17, wrong: 'A' },
    { name: 'a day that comes later', at: 16, wrong: '22/11/2026' },
    { name: 'no day', at: 16, wrong: '31/02/2026', sentence: ask.noDay('31/02/2026') },
    {
      name: 'an ambiguous price',
      at: 20,
      wrong: '1.234',
      sentence: ask.ambiguous('1.234', { either: '1234', or: '1,2340' }),
    },
    { name: 'an invalid price', at: 20, wrong: 'cento' },
    { name: 'a rate of zero', at: 21, wrong: '0' },
    { name: 'a generic natura', at: 21, wrong: 'N2' },
    { name: 'an IBAN', at: 24, wrong: `${IBAN.slice(0, -1)}0` },
    { name: 'terms', at: 25, wrong: '30 mele', sentence: ask.noTerms('30 mele') },
  ])('asks again at once: $name', async ({ at, wrong, sentence }) => {
    const right = [...SUPPLIER, ...COMPANY, ...DOCUMENT, ...LINE, '', '', IBAN, '30', ...TO_SCREEN];
    const answers = [...right.slice(0, at), wrong, ...right.slice(at)];
    const args = ['new', '--as-of', DAY];
    const straight = await runCli(args, { tty: true, cwd: folderWith(), answers: right });
    const { code, stdout, stderr } = await runCli(args, { tty: true, cwd: folderWith(), answers });
    expect({ code, stdout }).toEqual({ code: 0, stdout: straight.stdout });
    const lines = stderr.split('\n');
    const said = lines.findIndex((line, index) => line.startsWith('  ') && lines[index - 1]?.endsWith(wrong));
    expect(lines[said + 1]).toBe(`${lines[said - 1]?.slice(0, -wrong.length || undefined)}${right[at]}`);
    if (sentence !== undefined) expect(lines[said]).toBe(`  ${sentence}`);
  });

  it('asks again about problems of the whole invoice; Enter keeps correct answers', async () => {
    const same = ['', '02718281823', 'Beta S.p.A.', ...THEIRS, 'abc1234'];
    const again = ['', '12345678903', '', '', '', '', '', ''];
    const answers = [...SUPPLIER, ...same, ...DOCUMENT, ...LINE, '', '-', ...again, ...TO_SCREEN];
    const { code, stdout } = await runCli(['new', '--as-of', DAY], { tty: true, answers, cwd: folderWith() });
    expect(code).toBe(0);
    expect(stdout).toBe(writeInvoice(buildInvoice(briefOf({ linee: [hundred] }))));
  });

  it('writes a file under the next name, and never over an existing file', async () => {
    const cwd = folderWith({ 'IT02718281823_00041.xml': 'x', 'mine.xml': 'mine' });
    const answers = [...SUPPLIER, ...COMPANY, ...DOCUMENT, ...LINE, '', '-', '', 'mine.xml', '', ''];
    const { code, stdout, stderr } = await runCli(['new', '--as-of', DAY], { tty: true, answers, cwd });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain(ask.exists);
    expect(stderr).toMatch(/122,00|122\.00/);
    expect(stderr.split('\n')).toContain(ask.written('IT02718281823_00042.xml'));
    expect(readdirSync(cwd).sort()).toEqual([
      '.state',
      'IT02718281823_00041.xml',
      'IT02718281823_00042.xml',
      'mine.xml',
    ]);
    expect(parseInvoice(readFileSync(join(cwd, 'IT02718281823_00042.xml'), 'utf8')).versione).toBe('FPR12');
  });

  it('asks for no file if one is named', async () => {
    const cwd = folderWith();
    const answers = [...SUPPLIER, ...COMPANY, ...DOCUMENT, ...LINE, '', '-', '', ''];
    const run = await runCli(['new', '-o', 'a.json', '--as-of', DAY], { tty: true, answers, cwd });
    expect(run.code).toBe(0);
    expect(readdirSync(cwd)).toEqual(['.state', 'a.json']);
  });

  it('shows the codes on ?', async () => {
    const answers = [
      '02718281823',
      'Alfa',
      '?',
      ...SUPPLIER.slice(2),
      ...COMPANY,
      ...DOCUMENT,
      ...LINE,
      '',
      '-',
      ...TO_SCREEN,
    ];
    const { code, stderr } = await runCli(['new', '--as-of', DAY], { tty: true, answers, cwd: folderWith() });
    expect(code).toBe(0);
    expect(stderr).toMatch(/^ {2}RF19 {2}\S/m);
  });

  it.each([['lotto']] as const)('%s needs a brief', async (kind) => {
    const { code, stderr } = await runCli(['new', '--kind', kind], { tty: true });
    expect(code).toBe(2);
    expect(stderr).toContain(en.new.notAsked(kind));
  });
});

it.each([
  [
    [
      ['/a/b', '1'],
      ['/a/b', undefined],
    ],
    {},
  ],
  [
    [
      ['/a/b', '1'],
      ['/a/c', '2'],
      ['/a/b', undefined],
    ],
    { a: { c: '2' } },
  ],
  [
    [
      ['/a/0/b', '1'],
      ['/a/1/b', '2'],
      ['/a/1/b', undefined],
    ],
    { a: [{ b: '1' }] },
  ],
  [[['/a/0/b', undefined]], {}],
] as const)('answers %j make %j', (answers, expected) => {
  const brief: Tree = {};
  for (const [path, value] of answers) put(brief, path, value);
  expect(brief).toEqual(expected);
});
