/** `fattura show` on UBL and CII. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeEuropean } from '../../src/convert/en16931/index.ts';
import { europeanInvoice } from '../support/europeanInvoice.ts';
import { folderWith, runCli } from './runCli.ts';

const wrong = europeanInvoice();
wrong.totals.payable = '120.00';

const ubl = writeEuropean(europeanInvoice(), 'ubl');

const cwd = folderWith({
  'ubl.xml': ubl,
  'cii.xml': writeEuropean(europeanInvoice(), 'cii'),
  'wrong.xml': writeEuropean(wrong, 'ubl'),
  'cut.xml': ubl.slice(0, 1_500),
  'order.xml': '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>',
});

it.each([
  ['ubl.xml', [], 0],
  ['cii.xml', [], 0],
  ['wrong.xml', [], 0],
  ['ubl.xml', ['--findings'], 0],
  ['wrong.xml', ['--findings'], 1],
])('%s %j on the terminal', async (file, args, code) => {
  const result = await runCli(['show', file, ...args, '--lang', 'en'], { cwd });
  expect(result.code).toBe(code);
  expect(result.stdout).toContain('Invoice no. 2026/7');
  expect(result.stdout.includes('BR-CO-16')).toBe(code === 1);
});

it.each(['cut.xml', 'order.xml'])('%s is not shown', async (file) => {
  const { code, stdout, stderr } = await runCli(['show', file], { cwd });
  expect({ code, stdout: file === 'cut.xml' ? stdout : '' }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(file);
});

it('HTML and PDF, with the XML in the PDF', async () => {
  const { code } = await runCli(['show', 'cii.xml', '--html', 'a.html', '--pdf', 'a.pdf'], { cwd });
  expect(code).toBe(0);
  expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toContain('Sedia in faggio');
  const pdf = readFileSync(join(cwd, 'a.pdf'), 'latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).toContain('cii.xml');
});
