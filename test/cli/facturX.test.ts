/** Hybrid invoices (Factur-X, ZUGFeRD): written, and read by every command through the PDF. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { checkEuropean, readEuropean, writeEuropean } from '../../src/convert/en16931/index.ts';
import { members } from '../../src/public/envelope.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { europeanInvoice } from '../support/europeanInvoice.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const cwd = folderWith({
  'fattura.xml': fixture.valid,
  'ubl.xml': writeEuropean(europeanInvoice(), 'ubl'),
});

beforeAll(async () => {
  await runCli(['convert', '--to', 'facturx', 'fattura.xml', '-o', 'a.pdf'], { cwd });
  await runCli(['convert', '--to', 'facturx', 'ubl.xml', '-o', 'b.pdf'], { cwd });
  await runCli(['show', 'fattura.xml', '--pdf', 'own.pdf'], { cwd });
});

it('has one CII, as the alternative of the pages, and its metadata', async () => {
  const bytes = readFileSync(join(cwd, 'a.pdf'));
  const found = [];
  for await (const member of members(bytes, { name: 'a.pdf' })) found.push(member);
  expect(found.map(({ path }) => path)).toEqual(['a.pdf', 'a.pdf!factur-x.xml']);
  const file = found[1];
  const content = file?.is === 'file' ? await file.read() : null;
  const document = readEuropean(content?.bytes ?? '');
  expect(document.root).toBe('CrossIndustryInvoice');
  expect(checkEuropean(document.invoice)).toEqual([]);
  const text = bytes.toString('latin1');
  expect(text).toContain('/AFRelationship /Alternative');
  for (const [name, value] of [
    ['DocumentType', 'INVOICE'],
    ['DocumentFileName', 'factur-x.xml'],
    ['Version', '1.0'],
    ['ConformanceLevel', 'EN 16931'],
  ])
    expect(text).toContain(`<fx:${name}>${value}</fx:${name}>`);
});

it('is converted like its XML', async () => {
  const ubl = await runCli(['convert', '--to', 'ubl', 'b.pdf'], { cwd });
  expect({ code: ubl.code, root: readEuropean(ubl.stdout).root }).toEqual({ code: 0, root: 'Invoice' });
  const fattura = await runCli(['convert', '--to', 'fatturapa', 'b.pdf'], { cwd });
  expect({ code: fattura.code, ok: readInvoice(fattura.stdout).ok }).toEqual({ code: 0, ok: true });
});

it('is shown like its XML', async () => {
  const { code, stdout } = await runCli(['show', 'b.pdf', '--findings', '--lang', 'en'], { cwd });
  expect(code).toBe(0);
  expect(stdout).toContain('Invoice no. 2026/7');
});

it('the PDF of a FatturaPA is checked by the FatturaPA in it', async () => {
  const { code, stdout } = await runCli(['validate', 'own.pdf', '--format', 'json'], { cwd });
  const [file] = JSON.parse(stdout).files;
  expect({ code, file: file.file, verdict: file.verdict }).toEqual({
    code: 0,
    file: 'own.pdf!fattura.xml',
    verdict: 'valid',
  });
});

it.each(['peppol', 'agid'])('--profile %s is no profile of Factur-X', async (profile) => {
  const { code } = await runCli(['convert', '--to', 'facturx', '--profile', profile, 'fattura.xml'], { cwd });
  expect(code).toBe(2);
});
