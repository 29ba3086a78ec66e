/** `fattura convert --to ubl|cii|fatturapa`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { readEuropean, writeEuropean } from '../../src/convert/en16931/index.ts';
import type { FatturaElettronicaBody } from '../../src/model/index.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { europeanInvoice } from '../support/europeanInvoice.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const foreign = europeanInvoice();
delete foreign.buyer.vatId;

const files = {
  'valid.xml': fixture.valid,
  'rejected.xml': fixture.rejected,
  'simplified.xml': fixture.simplified,
  'lotto.xml': readFileSync('fixtures/valid/FPR12-lotto.xml', 'utf8'),
  'ubl.xml': writeEuropean(europeanInvoice(), 'ubl'),
  'cii.xml': writeEuropean(europeanInvoice(), 'cii'),
  'foreign.xml': writeEuropean(foreign, 'ubl'),
  'wrong.yaml': 'fattura_elettronica_header: {',
  'order.xml': '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>',
};

const cwd = folderWith(files);
const words = en.convert.european;

describe('results', () => {
  it.each([
    ['valid.xml', ['--to', 'ubl'], 'Invoice'],
    ['valid.xml', ['--to', 'ubl', '--profile', 'peppol'], 'Invoice'],
    ['valid.xml', ['--to', 'cii'], 'CrossIndustryInvoice'],
    ['ubl.xml', ['--to', 'cii'], 'CrossIndustryInvoice'],
    ['cii.xml', ['--to', 'ubl'], 'Invoice'],
    ['lotto.xml', ['--to', 'ubl', '--body', '2'], 'Invoice'],
  ])('%s %j', async (file, args, root) => {
    const { code, stdout, stderr } = await runCli(['convert', file, ...args], { cwd });
    expect({ code, root: readEuropean(stdout).root }).toEqual({ code: 0, root });
    expect(stderr).toContain(file);
  });

  it.each([
    [['lotto.xml'], 3],
    [['lotto.xml', 'valid.xml', 'rejected.xml'], 4],
    [['lotto.xml', '--strict'], 3],
    [['lotto.xml', '--report', '-'], 3],
  ])('the files that were written are counted: %j, %i', async (args, count) => {
    const target = folderWith(files);
    const call = ['convert', '--to', 'ubl', '--out-dir', 'out', ...args];
    const { stderr } = await runCli(call, { cwd: target });
    expect(stderr).toContain(`fattura convert: ${en.convert.done(count)}\n`);
    expect(readdirSync(join(target, 'out'))).toHaveLength(count);
  });

  it.each(['ubl', 'cii'])('YAML to %s, like the XML', async (to) => {
    const folder = folderWith(files);
    await runCli(['convert', '--to', 'yaml', '-o', 'valid.yaml', 'valid.xml'], { cwd: folder });
    const [yaml, xml] = await Promise.all(
      ['valid.yaml', 'valid.xml'].map((file) => runCli(['convert', '--to', to, file], { cwd: folder })),
    );
    expect({ code: yaml?.code, stdout: yaml?.stdout }).toEqual({ code: 0, stdout: xml?.stdout });
  });

  it.each(['ubl.xml', 'cii.xml'])('%s to FatturaPA', async (file) => {
    const { code, stdout } = await runCli(['convert', '--to', 'fatturapa', file], { cwd });
    expect({ code, ok: readInvoice(stdout).ok }).toEqual({ code: 0, ok: true });
  });

  it.each(['ubl.xml', 'cii.xml'] as const)('%s, with the original attached', async (file) => {
    const { stdout } = await runCli(['convert', '--to', 'fatturapa', '--embed-original', file], { cwd });
    const read = readInvoice(stdout);
    const { allegati } = (read.ok ? read.invoice : null)!
      .fattura_elettronica_body[0]! as FatturaElettronicaBody;
    expect(allegati).toEqual([
      {
        nome_attachment: 'fattura_originale.xml',
        formato_attachment: 'XML',
        attachment: Buffer.from(files[file]).toString('base64'),
      },
    ]);
  });

  it('a lotto gives a file for each body', async () => {
    const folder = folderWith(files);
    const { code } = await runCli(['convert', '--to', 'ubl', 'lotto.xml', '--out-dir', 'out'], {
      cwd: folder,
    });
    expect(code).toBe(0);
    const written = readdirSync(join(folder, 'out')).sort();
    expect(written.slice(0, 2)).toEqual(['lotto-1.xml', 'lotto-2.xml']);
  });

  it('the report has each value of the source once', async () => {
    const folder = folderWith(files);
    const args = ['convert', '--to', 'ubl', 'valid.xml', '-o', 'out.xml', '--report', 'report.json'];
    const { code } = await runCli(args, { cwd: folder });
    expect(code).toBe(0);
    const { version, conversions } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    expect({ version, count: conversions.length }).toEqual({ version: 1, count: 1 });
    const [{ entries, from, to, source }] = conversions;
    expect({ from, to, file: source.file, body: source.body }).toEqual({
      from: 'fatturapa',
      to: 'ubl',
      file: 'valid.xml',
      body: 1,
    });
    const sources = entries.map((entry: { source: string | null }) => entry.source).filter(Boolean);
    expect(new Set(sources).size).toBe(sources.length);
    const silent = entries.filter(
      ({ status, text }: { status: string; text: string | null }) => status !== 'kept' && !text,
    );
    expect(silent).toEqual([]);
  });
});

describe('--report -', () => {
  it('takes the place of the document, for several files too', async () => {
    const folder = folderWith(files);
    const args = ['convert', '--to', 'ubl', 'valid.xml', 'lotto.xml', '--report', '-'];
    const { code, stdout } = await runCli(args, { cwd: folder });
    const { conversions } = JSON.parse(stdout) as { conversions: readonly { source: { file: string } }[] };
    expect(code).toBe(0);
    expect(conversions.length).toBeGreaterThan(2);
    expect(new Set(conversions.map(({ source }) => source.file))).toEqual(
      new Set(['valid.xml', 'lotto.xml']),
    );
    expect(readdirSync(folder).sort()).toEqual(Object.keys(files).sort());
  });

  it('beside a document in a file', async () => {
    const folder = folderWith(files);
    const args = ['convert', '--to', 'ubl', 'valid.xml', '-o', 'out.xml', '--report', '-'];
    const { code, stdout } = await runCli(args, { cwd: folder });
    expect([code, (JSON.parse(stdout) as { version: number }).version]).toEqual([0, 1]);
    expect(readFileSync(join(folder, 'out.xml'), 'utf8')).toContain('<Invoice');
  });

  it('is refused beside a document on standard output', async () => {
    const folder = folderWith(files);
    const args = ['convert', '--to', 'ubl', 'valid.xml', '-o', '-', '--report', '-'];
    expect((await runCli(args, { cwd: folder })).code).toBe(2);
  });
});

describe('refusals', () => {
  it.each([
    ['simplified.xml', ['--to', 'ubl'], 1, 'X-SIMPLIFIED'],
    ['foreign.xml', ['--to', 'fatturapa'], 1, 'X-BUYER-ID'],
    ['lotto.xml', ['--to', 'ubl'], 1, '--body'],
    ['lotto.xml', ['--to', 'ubl', '--body', '99'], 1, words.noBody('lotto.xml', 2).slice(0, 12)],
    ['valid.xml', ['--to', 'fatturapa'], 1, words.already('valid.xml')],
    ['ubl.xml', [], 1, words.noTarget('ubl.xml')],
    ['cii.xml', ['--to', 'json'], 1, words.noTarget('cii.xml')],
    ['ubl.xml', ['--force'], 1, words.noTarget('ubl.xml')],
    ['wrong.yaml', ['--to', 'ubl'], 1, 'wrong.yaml:1:'],
    ['order.xml', [], 1, en.convert.invalid('order.xml')],
    ['order.xml', ['--to', 'ubl'], 1, 'order.xml'],
    ['rejected.xml', ['--to', 'ubl'], 1, words.invalid('rejected.xml')],
    ['valid.xml', ['--to', 'cii', '--profile', 'agid'], 2, '--profile agid'],
    ['valid.xml', ['--to', 'ubl', '--force'], 2, '--force'],
    ['valid.xml', ['--to', 'ubl', '--body', '0'], 2, en.usage.noBody('0')],
    ['valid.xml', ['--to', 'ubl', '--set', 'x'], 2, en.usage.noSupplied('x')],
    ['valid.xml', ['--to', 'json', '--strict'], 2, en.usage.onlyForEuropean('--strict')],
    ['valid.xml', ['--to', 'ubl', '--strict'], 1, words.strict('valid.xml')],
  ])('%s %j', async (file, args, expected, part) => {
    const { code, stderr } = await runCli(['convert', file, ...args], { cwd });
    expect({ code, stderr }).toEqual({ code: expected, stderr: expect.stringContaining(part) });
  });

  it('supplied data makes it possible', async () => {
    const args = ['convert', '--to', 'fatturapa', '--set', '1.4.1.2=01234567897', 'foreign.xml'];
    const { code, stdout } = await runCli(args, { cwd });
    expect({ code, ok: readInvoice(stdout).ok }).toEqual({ code: 0, ok: true });
  });
});
