import { describe, expect, it } from 'vitest';
import { explainTotals } from '../../src/build/index.ts';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import type { OrdinaryInvoice } from '../../src/model/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const TAX = sampleWith('<Imposta>0.40<', '<Imposta>0.50<');
/** SdI tolerates less than a euro. */
const TOLERATED = sampleWith('<ImponibileImporto>10.00<', '<ImponibileImporto>10.01<');
const BODY = /<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/;

const cwd = folderWith({
  'right.xml': SAMPLE,
  'right.json': fixture.validJson,
  'tax.xml': TAX,
  'tolerated.xml': TOLERATED,
  'lotto.xml': SAMPLE.replace(
    BODY,
    (body) => body + body.replace('>0.40<', '>0.50<').replace('>7<', '>8\x7f<'),
  ),
  'item.xml': fixture.simplified.replace(
    /<Aliquota>10.00<\/Aliquota>/,
    '<Imposta>6.00</Imposta><Aliquota>10.00</Aliquota>',
  ),
  // The check digit of the supplier's VAT number is wrong.
  'unknown.xml': SAMPLE.replace(/(<CedentePrestatore>[\s\S]*?<IdCodice>)12345678903/, '$112345678904'),
  'invalid.xml': fixture.rejected,
  'in/a.xml': SAMPLE,
  'in/b.xml': TAX,
});

const { total } = en;
const taxed = parseInvoice(TAX) as OrdinaryInvoice;
const counted = (all: number, beyond: number): string => `\n  ${total.count({ all, beyond })}\n`;
const TAX_FIGURE = {
  path: '/fattura_elettronica_body/0/dati_beni_servizi/dati_riepilogo/0/imposta',
  field: '2.2.2.6',
  formula: 'summary.tax',
  stated: '0.50',
  computed: '0.40',
  difference: '0.10',
  within: false,
  control: '00421',
  reading: null,
};

describe('fattura total', () => {
  it('shows the total of the document if nothing differs', async () => {
    expect(await runCli(['total', 'right.xml'], { cwd })).toEqual({
      code: 0,
      stdout: `right.xml

           ${total.heads.figure}                  ${total.heads.stated}  ${total.heads.computed}  ${total.heads.difference}
  2.1.1.9  ImportoTotaleDocumento       –     10.40
  2.4      DatiPagamento                –     10.40

  ${total.equal}
`,
      stderr: '',
    });
  });

  it('shows the differences, and the code of those beyond tolerance', async () => {
    const { code, stdout } = await runCli(['total', 'tax.xml'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toContain(
      `  2.2.2.6  DatiRiepilogo[1]/Imposta    0.50      0.40        0.10\n    → ${total.verdict({ within: false, control: '00421' })}\n`,
    );
    expect(stdout.endsWith(counted(1, 1))).toBe(true);
  });

  it('exits with 1 if SdI would reject the file for any reason, and states it', async () => {
    const { code, stdout, stderr } = await runCli(['total', 'unknown.xml'], { cwd });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `fattura total: ${total.rejected('unknown.xml', ['00301'])}\n`,
    });
    expect(stdout).toContain(total.equal);
    const json = await runCli(['total', '--format', 'json', 'unknown.xml', 'right.xml'], { cwd });
    expect(json.code).toBe(1);
    const { files } = JSON.parse(json.stdout);
    expect(files.map((file: { rejected: unknown }) => file.rejected)).toEqual([['00301'], []]);
  });

  it('exits with 0 if all differences are tolerated', async () => {
    const { code, stdout } = await runCli(['total', 'tolerated.xml'], { cwd });
    expect([code, stdout.endsWith(counted(1, 0))]).toEqual([0, true]);
  });

  it('explains amounts, in the requested language', async () => {
    const { stdout } = await runCli(['total', '--explain', 'tax.xml', '--lang', 'it'], { cwd });
    for (const { text } of explainTotals(taxed, { language: 'it' })) expect(stdout).toContain(`  ${text}\n`);
    expect(stdout).toContain(italian.total.heads.computed);
  });

  it('explains the items of a simplified invoice', async () => {
    const { code, stdout } = await runCli(['total', '--explain', 'item.xml'], { cwd });
    const item = { number: 1, amount: '55.00', rate: '10.00', computed: '5.00' };
    expect([code, stdout.includes(`  ${total.item(item)}\n`)]).toEqual([1, true]);
    expect(stdout).toContain('DatiBeniServizi[1]/DatiIVA/Imposta');
  });

  it('distinguishes the invoices of a lotto, whatever their numbers', async () => {
    const { stdout } = await runCli(['total', 'lotto.xml'], { cwd });
    const first = stdout.indexOf(en.split.document('7', '2026-03-02'));
    expect(first).toBeGreaterThan(0);
    expect(stdout.indexOf('→')).toBeGreaterThan(stdout.indexOf('2026-03-02', first + 40));
    expect(stdout).not.toContain('\x7f');
  });

  it('writes JSON, one line per file, with problems of a file on standard error', async () => {
    const { code, stdout, stderr } = await runCli(
      ['total', '--format', 'json', 'right.xml', 'tax.xml', 'tolerated.xml', 'invalid.xml'],
      { cwd },
    );
    const { files, summary } = JSON.parse(stdout);
    expect(code).toBe(1);
    expect(files.map((one: { file: string; valid: boolean }) => [one.file, one.valid])).toEqual([
      ['right.xml', true],
      ['tax.xml', true],
      ['tolerated.xml', true],
      ['invalid.xml', false],
    ]);
    expect(files[1].differences).toEqual([TAX_FIGURE]);
    expect(files[0].totals.map((one: { computed: string }) => one.computed)).toEqual(['10.40', '10.40']);
    expect(files[0]).not.toHaveProperty('explanation');
    expect(summary).toEqual({ files: 4, equal: 1, within: 1, beyond: 1, unreadable: 1 });
    expect(stderr).toContain('00200');
  });

  it('writes the explanation as JSON', async () => {
    const { stdout } = await runCli(['total', '-f', 'json', '--explain', 'tax.xml'], { cwd });
    expect(JSON.parse(stdout).files[0].explanation).toEqual(
      explainTotals(taxed, { language: 'en' }).map(({ path, text }) => ({ path, text })),
    );
  });

  it.each([
    { args: ['right.json'], code: 0, names: ['right.json'] },
    { args: ['in'], code: 1, names: ['in/a.xml', 'in/b.xml'] },
    { args: ['in/*.xml'], code: 1, names: ['in/a.xml', 'in/b.xml'] },
    { args: ['-'], code: 0, names: ['-'] },
    { args: [], code: 0, names: ['-'] },
    { args: ['invalid.xml', 'right.xml'], code: 1, names: ['invalid.xml', 'right.xml'] },
    { args: ['right.xml', 'none.xml'], code: 2, names: ['right.xml'] },
  ])('accepts paths like validate: $args', async ({ args, code, names }) => {
    const found = await runCli(['total', '-f', 'json', ...args], { cwd, stdin: SAMPLE });
    const files = JSON.parse(found.stdout).files.map(({ file }: { file: string }) => file);
    expect([found.code, files]).toEqual([code, names]);
  });

  it('asks for a file if none is given at a terminal', async () => {
    expect(await runCli(['total'], { cwd, tty: true })).toMatchObject({ code: 2, stdout: '' });
  });
});
