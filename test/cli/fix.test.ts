import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { declarationCodes, validate } from '../../src/validate/index.ts';
import { SAMPLE, SIGNATURE, sampleWith } from '../support/sample.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const REPAIRED = fixture.rejected.replace('200,00', '200.00');
const HALF = fixture.rejected.replace(/<Numero>[^<]*</, '<Numero><');
const SIGNED = sampleWith('<Divisa>EUR<', '<Divisa>eur<').replace(
  '</p:FatturaElettronica>',
  `${SIGNATURE}</p:FatturaElettronica>`,
);

const CHANGE =
  '  71:23  FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee[1]/PrezzoTotale  "200,00" → "200.00"  (00200)\n';

const folder = (): string =>
  folderWith({
    'valid.xml': fixture.valid,
    'wrong.xml': fixture.rejected,
    'half.xml': HALF,
    'signed.xml': SIGNED,
    'message.xml': fixture.message,
    'text.xml': 'fattura n. 7',
    'in/a.xml': fixture.rejected,
    'in/b.xml': fixture.rejected,
  });

const read = (cwd: string, name: string): string => readFileSync(join(cwd, name), 'utf8');
const said = (sentence: string): string => `fattura fix: ${sentence}\n`;

describe('fattura fix', () => {
  it('replaces the file, and lists the changes', async () => {
    const cwd = folder();
    const { code, stdout, stderr } = await runCli(['fix', 'wrong.xml'], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n').slice(0, 3).join('\n')).toBe(
      `wrong.xml\n${CHANGE}  ${en.fix.verdict.rejected} → ${en.fix.verdict.valid} · ${en.fix.changes(1)}`,
    );
    expect(read(cwd, 'wrong.xml')).toBe(REPAIRED);
    expect(readdirSync(cwd).filter((name) => name.includes('tmp'))).toEqual([]);
    expect((await runCli(['fix', 'wrong.xml'], { cwd })).stdout).toContain(en.fix.nothing);
  });

  it('keeps the permissions of the file, and links', async () => {
    const cwd = folder();
    chmodSync(join(cwd, 'wrong.xml'), 0o640);
    symlinkSync('wrong.xml', join(cwd, 'link.xml'));
    expect((await runCli(['fix', 'link.xml'], { cwd })).code).toBe(0);
    expect(read(cwd, 'wrong.xml')).toBe(REPAIRED);
    expect(statSync(join(cwd, 'wrong.xml')).mode & 0o777).toBe(0o640);
    expect(lstatSync(join(cwd, 'link.xml')).isSymbolicLink()).toBe(true);
  });

  it('leaves a file without repairs alone', async () => {
    const cwd = folder();
    const before = statSync(join(cwd, 'valid.xml'));
    expect((await runCli(['fix', 'valid.xml'], { cwd })).code).toBe(0);
    const after = statSync(join(cwd, 'valid.xml'));
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  });

  it.each([['--dry-run'], ['-n']])('prints the same with %s, but writes nothing', async (option) => {
    const cwd = folder();
    const dry = await runCli(['fix', option, 'wrong.xml', 'half.xml'], { cwd });
    expect(read(cwd, 'wrong.xml')).toBe(fixture.rejected);
    const wet = await runCli(['fix', 'wrong.xml', 'half.xml'], { cwd });
    expect(dry.stdout).toBe(wet.stdout);
    expect(dry.code).toBe(wet.code);
    expect(dry.stderr).toBe(said(en.fix.dryRun('wrong.xml')) + said(en.fix.dryRun('half.xml')));
  });

  it('writes partial repairs, and shows the remaining findings', async () => {
    const cwd = folder();
    const { code, stdout } = await runCli(['fix', 'half.xml'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toContain(CHANGE);
    expect(stdout).toContain(validate(HALF, { language: 'en' }).findings[0]?.message);
    expect(read(cwd, 'half.xml')).toBe(HALF.replace('200,00', '200.00'));
  });

  it('accepts several files and patterns, and continues after a file that cannot be repaired', async () => {
    const cwd = folder();
    const { code } = await runCli(['fix', 'message.xml', 'text.xml', 'nowhere.xml', 'in/*.xml'], { cwd });
    expect(code).toBe(2);
    expect([read(cwd, 'in/a.xml'), read(cwd, 'in/b.xml')]).toEqual([REPAIRED, REPAIRED]);
    expect(read(cwd, 'message.xml')).toBe(fixture.message);
  });

  it.each(['message.xml', 'text.xml'])('rejects %s', async (name) => {
    const cwd = folder();
    const { code, stderr } = await runCli(['fix', name], { cwd });
    expect({ code, stderr }).toEqual({ code: 1, stderr: said(en.fix.unreadable(name)) });
  });
});

describe('fattura fix --output', () => {
  it('writes another file, and leaves the input unchanged', async () => {
    const cwd = folder();
    const { code } = await runCli(['fix', 'wrong.xml', '-o', 'new/out.xml'], { cwd });
    expect(code).toBe(0);
    expect([read(cwd, 'wrong.xml'), read(cwd, 'new/out.xml')]).toEqual([fixture.rejected, REPAIRED]);
  });

  it('writes the file even without changes', async () => {
    const cwd = folder();
    await runCli(['fix', 'valid.xml', '-o', 'out.xml'], { cwd });
    expect(read(cwd, 'out.xml')).toBe(fixture.valid);
  });

  it('replaces an existing file only on request', async () => {
    const cwd = folder();
    const { code, stderr } = await runCli(['fix', 'wrong.xml', '-o', 'valid.xml'], { cwd });
    expect({ code, stderr }).toEqual({ code: 2, stderr: said(en.convert.exists('valid.xml')) });
    expect(read(cwd, 'valid.xml')).toBe(fixture.valid);
    expect((await runCli(['fix', 'wrong.xml', '-o', 'valid.xml', '--overwrite'], { cwd })).code).toBe(0);
    expect(read(cwd, 'valid.xml')).toBe(REPAIRED);
  });

  it('may name the input itself', async () => {
    const cwd = folder();
    expect((await runCli(['fix', 'wrong.xml', '-o', './in/../wrong.xml'], { cwd })).code).toBe(0);
    expect(read(cwd, 'wrong.xml')).toBe(REPAIRED);
  });

  it.each([
    [['wrong.xml', '-o', '-'], undefined],
    [['-'], fixture.rejected],
    [[], fixture.rejected],
  ])('writes only the document to standard output: %j', async (args, stdin) => {
    const cwd = folder();
    const run = await runCli(['fix', ...args], { cwd, ...(stdin === undefined ? {} : { stdin }) });
    expect(run).toMatchObject({ code: 0, stdout: REPAIRED });
    expect(run.stderr).toContain(CHANGE);
    expect(read(cwd, 'wrong.xml')).toBe(fixture.rejected);
  });

  it('passes a document without repairs through unchanged', async () => {
    const { code, stdout } = await runCli(['fix', '-'], { stdin: fixture.malformed });
    expect({ code, stdout }).toEqual({ code: 1, stdout: fixture.malformed });
  });
});

describe('a signed file', () => {
  it('is left alone', async () => {
    const cwd = folder();
    const { code, stderr } = await runCli(['fix', 'signed.xml'], { cwd });
    expect({ code, stderr }).toEqual({ code: 1, stderr: said(en.fix.signed('signed.xml')) });
    expect(read(cwd, 'signed.xml')).toBe(SIGNED);
    expect((await runCli(['fix', '-'], { stdin: SIGNED })).stdout).toBe('');
  });

  it('loses its signature on request', async () => {
    const cwd = folder();
    const { code, stdout } = await runCli(['fix', '--drop-signature', 'signed.xml'], { cwd });
    expect(code).toBe(0);
    expect(read(cwd, 'signed.xml')).toBe(SAMPLE);
    expect(stdout).toContain(en.fix.signature);
  });
});

describe('amounts', () => {
  const WRONG = sampleWith('<PrezzoTotale>10.00<', '<PrezzoTotale>12.00<');

  it('are computed only on request', async () => {
    const cwd = folderWith({ 'amounts.xml': WRONG });
    const plain = await runCli(['fix', 'amounts.xml'], { cwd });
    expect(plain.code).toBe(1);
    expect(plain.stderr).toMatch(/--amounts/);
    expect(read(cwd, 'amounts.xml')).toBe(WRONG);
    const { code, stdout, stderr } = await runCli(['fix', '--amounts', 'amounts.xml'], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('"12.00" → "10.00"  (00423)');
    expect(read(cwd, 'amounts.xml')).toBe(SAMPLE);
  });

  it('are left if the rest confirms them, with a list of other possible errors', async () => {
    const cwd = folderWith({ 'price.xml': sampleWith('<PrezzoUnitario>10.00<', '<PrezzoUnitario>1.00<') });
    const { code, stdout } = await runCli(['fix', '--amounts', 'price.xml'], { cwd });
    const readings = ['dati_beni_servizi/dettaglio_linee/0/prezzo_unitario'];
    const path = '/fattura_elettronica_body/0/dati_beni_servizi/dettaglio_linee/0/prezzo_totale';
    expect(code).toBe(1);
    expect(stdout).toContain(en.fix.left('00423', path, { reason: 'open', readings }));
  });
});

describe('declarations', () => {
  const FREE = sampleWith(
    '<AliquotaIVA>4.00</AliquotaIVA>',
    '<AliquotaIVA>0.00</AliquotaIVA><Natura>N4</Natura>',
  )
    .replace('<AliquotaIVA>4.00</AliquotaIVA>', '<AliquotaIVA>0.00</AliquotaIVA><Natura>N4</Natura>')
    .replace('<Imposta>0.40<', '<Imposta>0.00<')
    .replaceAll('>10.00<', '>100.00<');

  it('are made if their code is named', async () => {
    const cwd = folderWith({ 'free.xml': FREE });
    const plain = await runCli(['fix', '--amounts', 'free.xml'], { cwd });
    expect(plain.stderr).toBe(said(en.fix.declarations('free.xml', ['Q-BOLLO'])));
    expect(read(cwd, 'free.xml')).toBe(FREE);
    const { code, stderr } = await runCli(['fix', '--fix', 'Q-TERMS', '--fix', 'Q-BOLLO', 'free.xml'], {
      cwd,
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(read(cwd, 'free.xml')).toContain('<BolloVirtuale>SI</BolloVirtuale>');
  });

  it('reject a code without a declaration as wrong usage', async () => {
    const { code, stderr } = await runCli(['fix', '--fix', '00423', '-'], { stdin: FREE });
    expect(code).toBe(2);
    expect(stderr).toContain(said(en.fix.noDeclaration('00423', declarationCodes)));
  });
});

describe('the output', () => {
  it('contains no terminal control characters', async () => {
    const text = sampleWith('>Pane<', '>Pane \u202e“x”\u009b31m<');
    const { stdout } = await runCli(['fix', '-n', '-', '--no-color'], { stdin: text, tty: true });
    expect(stdout).toContain('Pane');
    expect(stdout).not.toMatch(/[\u202e\u009b\u001b]/);
  });

  it('is in the requested language', async () => {
    const { stderr } = await runCli(['fix', '-', '--lang', 'it'], { stdin: fixture.rejected });
    expect(stderr).toContain('«200,00» → «200.00»');
  });
});

describe('wrong usage', () => {
  it.each([
    [['in'], en.fix.folder('in')],
    [['wrong.xml', 'valid.xml', '-o', 'out.xml'], en.fix.oneForOutput],
    [['in/*.xml', '-o', 'out.xml'], en.fix.oneForOutput],
  ])('%j', async (args, sentence) => {
    const cwd = folder();
    const { code, stdout, stderr } = await runCli(['fix', ...args], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(said(sentence));
    expect(read(cwd, 'in/a.xml')).toBe(fixture.rejected);
  });
});
