/** `fattura new` at a terminal: what is typed, and what comes of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildInvoice, type InvoiceBrief } from '../../src/build/index.ts';
import { en } from '../../src/cli/messages/en.ts';
import { readNumber } from '../../src/cli/new/questions/number.ts';
import { put, type Tree } from '../../src/cli/new/questions/tree.ts';
import { parseInvoice, writeInvoice } from '../../src/xml/index.ts';
import { briefOf, flatRate, IBAN, professional, ROME, TURIN } from '../build/briefs.ts';
import { folderWith, runCli } from './runCli.ts';

const DAY = '2026-11-21';
const { ask } = en.new;

const SEAT = [ROME.indirizzo, ROME.cap, ROME.comune, ROME.provincia];
const THEIRS = [TURIN.indirizzo, TURIN.cap, TURIN.comune, 'to'];

const SUPPLIER = ['02718281823', 'Alfa S.r.l.', '', ...SEAT];
const PROFESSIONAL = ['02718281823', '', 'Mario', 'Rossi', 'rssmra80a01h501u', 'RF01', ...SEAT];
const COMPANY = ['', '12345678903', 'Beta S.p.A.', ...THEIRS, 'abc1234'];
const DOCUMENT = ['', ''];
const LINE = ['Consulenza', '', '100', ''];
const TO_SCREEN = '-';

/** What the same invoice is as a brief. */
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
      ...[...SUPPLIER, ...COMPANY, '77/A', '2026-11-20'],
      ...['Consulenza', '2,5', '1.234,56', '10', 'Rimborso', '', '12', 'n1', ''],
      ...['', IBAN, '30eom'],
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
      ...['02718281823', '', 'Mario', 'Rossi', 'RSSMRA80A01H501U', 'rf19', ...SEAT],
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
    answers: [
      ...[...PROFESSIONAL, ...COMPANY, ...DOCUMENT, ...LINE, ''],
      ...['tc01', '', '', '', '', '', '60'],
    ],
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
      ...[...PROFESSIONAL, ...COMPANY, ...DOCUMENT, ...LINE, 'Manuale', '', '10', '4', ''],
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
    const { code, stdout } = await runCli(args, { tty: true, answers: [...answers, TO_SCREEN] });
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
      wrong: 'ditta',
      sentence: ask.oneOf(['azienda', 'persona', 'pa', 'estero']),
    },
    { name: 'a recipient', at: 14, wrong: 'ABC123' },
    { name: 'a number without a figure', at: 15, wrong: 'A' },
    { name: 'a day that comes later', at: 16, wrong: '2026-11-22' },
    { name: 'a price that could be either of two', at: 19, wrong: '1.234', sentence: ask.ambiguous('1.234') },
    { name: 'a price that is none', at: 19, wrong: 'cento' },
    { name: 'a rate of zero', at: 20, wrong: '0' },
    { name: 'a generic natura', at: 20, wrong: 'N2' },
    { name: 'an IBAN', at: 23, wrong: `${IBAN.slice(0, -1)}0` },
    { name: 'terms', at: 24, wrong: '30FM' },
  ])('asks again at once: $name', async ({ at, wrong, sentence }) => {
    const right = [...SUPPLIER, ...COMPANY, ...DOCUMENT, ...LINE, '', '', IBAN, '30', TO_SCREEN];
    const answers = [...right.slice(0, at), wrong, ...right.slice(at)];
    const options = { tty: true } as const;
    const args = ['new', '--as-of', DAY];
    const straight = await runCli(args, { ...options, answers: right });
    const { code, stdout, stderr } = await runCli(args, { ...options, answers });
    expect({ code, stdout }).toEqual({ code: 0, stdout: straight.stdout });
    const lines = stderr.split('\n');
    const said = lines.findIndex((line) => line.startsWith('  '));
    expect(lines.filter((line) => line.startsWith('  '))).toHaveLength(1);
    expect(lines[said - 1]).toMatch(new RegExp(`${wrong}$`));
    expect(lines[said + 1]).toBe(`${lines[said - 1]?.slice(0, -wrong.length || undefined)}${right[at]}`);
    if (sentence !== undefined) expect(lines[said]).toBe(`  ${sentence}`);
  });

  it('asks again what only the whole shows; what was right is kept by Enter', async () => {
    const same = ['', '02718281823', 'Beta S.p.A.', ...THEIRS, 'abc1234'];
    const again = ['12345678903', '', '', '', '', '', ''];
    const answers = [...SUPPLIER, ...same, ...DOCUMENT, ...LINE, '', '-', ...again, TO_SCREEN];
    const { code, stdout } = await runCli(['new', '--as-of', DAY], { tty: true, answers });
    expect(code).toBe(0);
    expect(stdout).toBe(writeInvoice(buildInvoice(briefOf({ linee: [hundred] }))));
  });

  it('writes a file under the next name, and no file that is there', async () => {
    const cwd = folderWith({ 'IT02718281823_00041.xml': 'x', 'mine.xml': 'mine' });
    const answers = [...SUPPLIER, ...COMPANY, ...DOCUMENT, ...LINE, '', '-', 'mine.xml', ''];
    const { code, stdout, stderr } = await runCli(['new', '--as-of', DAY], { tty: true, answers, cwd });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain(en.convert.exists('mine.xml'));
    expect(stderr).toContain(ask.total('122.00 EUR', null));
    expect(stderr.split('\n').at(-2)).toBe(ask.written('IT02718281823_00042.xml'));
    expect(readdirSync(cwd).sort()).toEqual([
      'IT02718281823_00041.xml',
      'IT02718281823_00042.xml',
      'mine.xml',
    ]);
    expect(parseInvoice(readFileSync(join(cwd, 'IT02718281823_00042.xml'), 'utf8')).versione).toBe('FPR12');
  });

  it('asks for no file where one is named', async () => {
    const cwd = folderWith();
    const answers = [...SUPPLIER, ...COMPANY, ...DOCUMENT, ...LINE, '', '-'];
    const run = await runCli(['new', '-o', 'a.json', '--as-of', DAY], { tty: true, answers, cwd });
    expect(run.code).toBe(0);
    expect(readdirSync(cwd)).toEqual(['a.json']);
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
      '-',
    ];
    const { code, stderr } = await runCli(['new', '--as-of', DAY], { tty: true, answers });
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
  ['12', '12'],
  ['12.5', '12.5'],
  ['12,5', '12.5'],
  ['-3,25', '-3.25'],
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1.234.567,8', '1234567.8'],
  ['1234,567', '1234.567'],
  ['0.125', '0.125'],
  ['0,125', '0.125'],
  ['1.234', undefined],
  ['12,345', undefined],
  ['1.2345', '1.2345'],
  ['N4', 'N4'],
])('the number %s is %s', (typed, expected) => {
  expect(readNumber(typed)).toBe(expected);
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
