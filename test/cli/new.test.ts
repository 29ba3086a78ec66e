import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BuildError, buildInvoice } from '../../src/build/index.ts';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import { exampleOf } from '../../src/cli/new/examples/index.ts';
import { parseInvoice, writeInvoice } from '../../src/xml/index.ts';
import { briefOf } from '../build/briefs.ts';
import { folderWith, runCli } from './runCli.ts';

const DAY = '2026-11-21';
const day = ['--as-of', DAY];

/** Tests rely on its line numbers. */
const BRIEF = `cedente:
  partita_iva: 02718281823
  denominazione: Alfa S.r.l.
  regime_fiscale: RF01
  sede: { indirizzo: Via Appia 1, cap: 00179, comune: Roma, provincia: RM }
cessionario:
  tipo: azienda
  partita_iva: "12345678903"
  denominazione: Beta S.p.A.
  sede: { indirizzo: Via Po 2, cap: 10124, comune: Torino, provincia: "TO" }
  codice_destinatario: ABC1234
numero: 2026/1
data: ${DAY}
linee:
  - descrizione: Consulenza
    prezzo_unitario: 100.00
    aliquota_iva: 22
`;

const said = (sentence: string): string => `fattura new: ${sentence}\n`;

describe('fattura new BRIEF', () => {
  const expected = buildInvoice(
    briefOf({ linee: [{ descrizione: 'Consulenza', prezzo_unitario: '100.00', aliquota_iva: '22' }] }),
  );

  it.each([
    { name: 'YAML', brief: BRIEF },
    { name: 'JSON', brief: JSON.stringify(briefOf()) },
    { name: 'JSON with tabs and a mark before it', brief: `\ufeff${JSON.stringify(briefOf(), null, '\t')}` },
    { name: 'YAML in UTF-16', brief: Buffer.from(`\ufeff${BRIEF}`, 'utf16le') },
  ])('gives the same result as buildInvoice: $name', async ({ brief }) => {
    const { code, stdout, stderr } = await runCli(['new', '-', ...day], { stdin: brief });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(writeInvoice(expected));
  });

  it('accepts piped input without a name, and writes JSON', async () => {
    const { stdout } = await runCli(['new', '--to', 'json', ...day], { stdin: BRIEF });
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(expected)));
  });

  it.each([
    ['10.50', '10.50'],
    ['"10.50"', '10.50'],
    ['0.1', '0.10'],
    ['1234567.12345678', '1234567.12345678'],
    ['1e1', null],
    ['10,50', null],
    ['0x10', null],
    ['~', null],
  ])('reads the amount %s as written', async (amount, price) => {
    const stdin = BRIEF.replace('100.00', amount);
    const { code, stdout } = await runCli(['new', '-', ...day], { stdin });
    const [, found = null] = /<PrezzoUnitario>(.*?)</.exec(stdout) ?? [];
    expect({ code, found }).toEqual({ code: price === null ? 1 : 0, found: price });
  });

  it.each([
    ['bollo: true', '<BolloVirtuale>SI<'],
    ['art_73: true', '<Art73>SI<'],
    ['causale: "true"', '<Causale>true<'],
    ['ddt: [{ numero: 7, data: 2026-11-20, linee: [1] }]', '<RiferimentoNumeroLinea>1<'],
    ['numero: 7', null],
    [
      'pagamento: [{ modalita: MP01, importo: 22 }, { modalita: MP05, scadenze: 30EOM+10 }]',
      '<ImportoPagamento>100.00<',
    ],
    ['pagamento: [{ modalita: MP01, importo: 22 }]', null],
    ['pagamento: { modalita: MP05, scadenze: 45 }', '<DataScadenzaPagamento>2027-01-05<'],
    ['spese_accessorie: [{ descrizione: x, importo_ivato: 12.20 }]', '<SpeseAccessorie>10.00<'],
    ['anticipi: [{ numero: 1, data: 2026-10-01, importo_ivato: 12.20 }]', '<PrezzoTotale>-10.00<'],
    [
      'anticipi: [{ numero: 1, data: 2026-10-01, importo: 40, ritenuta: true }]\nritenute: [{ tipo_ritenuta: RT01, aliquota: 20, causale_pagamento: A }]',
      '<ImportoRitenuta>12.00<',
    ],
    ['divisa: USD\nbollo: { addebito: true, cambio: 1.25 }', '<PrezzoTotale>2.50<'],
    ['divisa: XYZ', null],
    ['tipo_documento: TD17', null],
  ])('understands %s', async (more, found) => {
    const { code, stdout } = await runCli(['new', '-', ...day], { stdin: `${BRIEF}${more}\n` });
    expect(code).toBe(found === null ? 1 : 0);
    if (found !== null) expect(stdout).toContain(found);
  });
});

describe('a wrong brief', () => {
  it('is reported with every mistake and its line, and nothing is written', async () => {
    const wrong = BRIEF.replace('02718281823', '02718281824')
      .replace('cap: 10124', 'cap: 1012')
      .replace('    prezzo_unitario: 100.00\n', '')
      .replace('aliquota_iva: 22', 'aliquota_iva: 0.22\n    quantità: 2')
      .replace('numero: 2026/1\n', '')
      .replace('denominazione: Alfa', 'ragione_sociale: Alfa')
      .replace('comune: Torino, ', '');
    const cwd = folderWith({ 'brief.yaml': wrong });
    const { code, stdout, stderr } = await runCli(['new', 'brief.yaml', '-o', 'out.xml', ...day], { cwd });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(existsSync(join(cwd, 'out.xml'))).toBe(false);
    expect(stderr.split('\n').map((line) => line.split('  ').slice(0, 2).join('  '))).toEqual([
      'brief.yaml:3:20  /cedente/ragione_sociale',
      'brief.yaml:2:16  /cedente/partita_iva',
      'brief.yaml:2:3  /cedente',
      'brief.yaml:10:37  /cessionario/sede/cap',
      'brief.yaml:10:9  /cessionario/sede/comune',
      'brief.yaml  /numero',
      'brief.yaml:16:15  /linee/0/quantità',
      'brief.yaml:15:19  /linee/0/aliquota_iva',
      'brief.yaml:14:5  /linee/0',
      'fattura new: no invoice can be created from brief.yaml: 9 errors.',
      '',
    ]);
  });

  it.each(['en', 'it'] as const)('is reported in the requested language: %s', async (lang) => {
    const { stderr } = await runCli(['new', '-', '--lang', lang, ...day], { stdin: 'linee: []\n' });
    let problems: BuildError['problems'] = [];
    try {
      buildInvoice({ linee: [] } as never);
    } catch (error) {
      if (error instanceof BuildError) problems = error.problems;
    }
    const { new: words } = lang === 'it' ? italian : en;
    expect(stderr).toBe(
      [
        ...problems.map(({ path, message }) => {
          const place = path === '/linee' ? '-:1:8' : '-';
          return `${place}  ${path}  ${message[lang]}\n`;
        }),
        said(words.notMade('-', problems.length)),
      ].join(''),
    );
  });

  it.each([
    { name: 'no YAML', brief: 'a: [1\n', line: 2, column: 1 },
    { name: 'a key twice', brief: 'a: 1\na: 2\n', line: 2, column: 1 },
    { name: 'an alias', brief: 'a: &x 1\nb: *x\n', line: 1, column: 4 },
  ])('is reported with the place: $name', async ({ brief, line, column }) => {
    const { code, stderr } = await runCli(['new', '-'], { stdin: brief });
    expect(code).toBe(1);
    expect(stderr).toContain(`-:${line}:${column}: `);
    expect(stderr.split('\n')).toHaveLength(2);
  });

  it.each([
    ['', en.new.empty('-')],
    ['- 1\n', en.new.empty('-')],
    ['<a/>', en.new.noBrief('-')],
    ['%PDF-1.7', en.new.noBrief('-')],
    ['{"fattura_elettronica_header":{}}', en.new.noBrief('-')],
  ])('is not a brief: %j', async (stdin, sentence) => {
    const { code, stderr } = await runCli(['new', '-'], { stdin });
    expect({ code, stderr }).toEqual({ code: 1, stderr: said(sentence) });
  });

  it('prints no terminal control characters', async () => {
    const { stderr } = await runCli(['new', '-'], { stdin: `"\u009b31m": "\u202e"\nnumero: "1\u009b"\n` });
    expect(stderr).not.toMatch(/[\u009b\u202e]/);
  });

  it('is reported if SdI would reject its invoice on that day', async () => {
    const { code, stderr } = await runCli(['new', '-', '--as-of', '2026-11-20'], { stdin: BRIEF });
    expect(code).toBe(1);
    expect(stderr).toContain('-:13:7  /data  ');
  });
});

describe('the result', () => {
  const files = { 'brief.yaml': BRIEF, 'other.xml': 'precious', 'in/IT02718281823_00007.xml': 'x' };

  it('is written to a folder under the next name, which is printed', async () => {
    const cwd = folderWith(files);
    const first = await runCli(['new', 'brief.yaml', '-o', 'in', ...day], { cwd });
    const path = join('in', 'IT02718281823_00008.xml');
    expect(first).toEqual({ code: 0, stdout: `${path}\n`, stderr: '' });
    expect(parseInvoice(readFileSync(join(cwd, path), 'utf8')).versione).toBe('FPR12');
    expect((await runCli(['new', 'brief.yaml', '-o', 'new/', ...day], { cwd })).code).toBe(0);
    expect(readdirSync(join(cwd, 'new'))).toEqual(['IT02718281823_00001.xml']);
  });

  it('has the format of the file extension', async () => {
    const cwd = folderWith(files);
    await runCli(['new', 'brief.yaml', '-o', 'out.json', ...day], { cwd });
    expect(JSON.parse(readFileSync(join(cwd, 'out.json'), 'utf8'))).toHaveProperty('versione', 'FPR12');
  });

  it.each([
    ['other.xml', [], en.convert.exists('other.xml')],
    ['brief.yaml', ['--overwrite'], en.convert.overInput('brief.yaml')],
  ])('replaces no other file: %s', async (name, more, sentence) => {
    const cwd = folderWith(files);
    const before = readFileSync(join(cwd, name), 'utf8');
    const run = await runCli(['new', 'brief.yaml', '-o', name, ...more, ...day], { cwd });
    expect(run).toEqual({ code: 2, stdout: '', stderr: said(sentence) });
    expect(readFileSync(join(cwd, name), 'utf8')).toBe(before);
    const overwritten = await runCli(['new', 'brief.yaml', '-o', 'other.xml', '--overwrite', ...day], {
      cwd,
    });
    expect(overwritten.code).toBe(0);
  });

  it('is never an invoice that SdI would reject, even if the builder accepts it', async () => {
    const brief = exampleOf('self-invoice', { language: 'en', day: DAY });
    const stdin = brief.replace(/numero: RE-77.*/, 'numero: []');
    const { code, stdout, stderr } = await runCli(['new', '-k', 'self-invoice', '-', ...day], { stdin });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).not.toBe('');
  });

  it('is written even with advice, which is shown', async () => {
    const stdin = BRIEF.replace('aliquota_iva: 22', 'natura: N2.2').replace('RF01', 'RF18');
    const { code, stdout, stderr } = await runCli(['new', '-', ...day], { stdin });
    expect(code).toBe(0);
    expect(stdout).toContain('<FatturaElettronicaHeader>');
    expect(stderr).toContain('Q-');
  });
});

describe('a document derived from another', () => {
  const invoice = exampleOf('invoice', { language: 'en', day: DAY });
  const note = exampleOf('credit-note', { language: 'en', day: DAY });

  it('includes everything in the brief', async () => {
    const cwd = folderWith({
      'i.yaml': invoice,
      'n.yaml': `${note}linee: [{ numero_linea: 1, quantita: 1.5 }, 3]\n`,
    });
    await runCli(['new', 'i.yaml', '-o', 'i.json', ...day], { cwd });
    const run = await runCli(['new', '-k', 'credit-note', '--of', 'i.json', 'n.yaml', ...day], { cwd });
    expect(run.code).toBe(0);
    // 1.5 × 80.00 + 22% = 146.40, and 12.00 without VAT.
    expect(run.stdout).toContain('<ImportoTotaleDocumento>158.40<');
    expect(run.stdout).toContain('<IdDocumento>2026/1<');
  });

  it.each([
    [['--kind', 'credit-note', 'n.yaml'], 2, en.new.originalMissing('credit-note')],
    [['--of', 'i.yaml', 'n.yaml'], 2, en.new.kindMissing(['credit-note', 'debit-note', 'integration'])],
    [['--kind', 'invoice', '--of', 'i.yaml', 'n.yaml'], 2, en.usage.conflict('--of', '--kind invoice')],
    [['--kind', 'lotto', '--of', 'i.yaml', 'n.yaml'], 2, en.usage.conflict('--of', '--kind lotto')],
    [['--kind', 'debit-note', '--of', '-', '-'], 2, en.usage.conflict('--of -', '-')],
    [['--kind', 'debit-note', '--of', 'nowhere.xml', 'n.yaml'], 2, en.paths.missing('nowhere.xml')],
    [['nowhere.yaml'], 2, en.paths.missing('nowhere.yaml')],
    [['folder'], 2, en.paths.emptyFolder('folder')],
    [['*.yaml'], 2, en.new.oneFile],
    [['--as-of', 'today', 'n.yaml'], 2, en.usage.noDate('--as-of', 'today')],
  ])('rejects wrong usage: %j', async (args, expected, sentence) => {
    const cwd = folderWith({ 'i.yaml': invoice, 'n.yaml': note });
    mkdirSync(join(cwd, 'folder'));
    const { code, stderr } = await runCli(['new', ...args], { cwd });
    expect(code).toBe(expected);
    expect(stderr).toContain(sentence);
  });

  it('does not complete a simplified invoice', async () => {
    const cwd = folderWith({
      's.yaml': exampleOf('simplified', { language: 'en', day: DAY }),
      'n.yaml': note,
    });
    await runCli(['new', '--kind', 'simplified', 's.yaml', '-o', 's.xml', ...day], { cwd });
    const run = await runCli(['new', '--kind', 'integration', '--of', 's.xml', 'n.yaml', ...day], { cwd });
    expect(run).toEqual({ code: 1, stdout: '', stderr: said(en.new.simplifiedOriginal('s.xml')) });
  });
});
