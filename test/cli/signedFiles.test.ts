/** Commands that read an invoice: a signed file gives the same as the XML inside it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { signedP7m } from '../support/signedFile.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const signed = await signedP7m(fixture.valid);
const cwd = folderWith({
  'plain/a.xml': fixture.valid,
  'signed/a.xml.p7m': signed,
  'base64/a.xml.p7m': Buffer.from(signed).toString('base64'),
  'rejected/a.xml': fixture.rejected,
  'rejected/a.xml.p7m': await signedP7m(fixture.rejected),
});

/** The output without the name of the file. */
async function outcome(args: readonly string[], file: string) {
  const { code, stdout, stderr } = await runCli([...args, file], { cwd });
  const anonymous = (text: string): string => text.replaceAll(file, 'FILE');
  return { code, stdout: anonymous(stdout), stderr: anonymous(stderr) };
}

it.each([['convert'], ['convert', '--to', 'json']])(
  'fattura %s %s states that the signature is omitted',
  async (...args) => {
    const [plain, enveloped] = await Promise.all(
      ['plain/a.xml', 'signed/a.xml.p7m'].map((file) =>
        outcome(
          args.filter((arg) => arg !== undefined),
          file,
        ),
      ),
    );
    expect(enveloped?.stdout).toBe(plain?.stdout);
    expect([plain?.stderr, enveloped?.stderr === '']).toEqual(['', false]);
  },
);

describe.each([['show'], ['show', '--html', '-'], ['total'], ['export'], ['attachments']])(
  'fattura %s %s',
  (...args) => {
    const command = args.filter((arg) => arg !== undefined);

    it.each(['signed/a.xml.p7m', 'base64/a.xml.p7m'])('%s', async (file) => {
      expect(await outcome(command, file)).toEqual(await outcome(command, 'plain/a.xml'));
    });
  },
);

it('fattura diff finds no difference between a signed file and its XML', async () => {
  const { code } = await runCli(['diff', 'plain/a.xml', 'signed/a.xml.p7m'], { cwd });
  expect(code).toBe(0);
});

it('fattura show shows the readable part of a signed invoice that is rejected', async () => {
  const [plain, enveloped] = await Promise.all(
    ['rejected/a.xml', 'rejected/a.xml.p7m'].map((file) => outcome(['show'], file)),
  );
  expect(enveloped?.stdout).toBe(plain?.stdout);
  expect(enveloped?.code).toBe(plain?.code);
});

it('fattura show embeds the XML of a signed file in a PDF', async () => {
  const env = { LANG: 'en_GB.UTF-8', SOURCE_DATE_EPOCH: '1780000000' };
  const pdfs: Buffer[] = [];
  for (const [index, file] of ['plain/a.xml', 'signed/a.xml.p7m', 'base64/a.xml.p7m'].entries()) {
    await runCli(['show', '--pdf', `${index}.pdf`, file], { cwd, env });
    pdfs.push(readFileSync(join(cwd, `${index}.pdf`)));
  }
  expect(pdfs.map((pdf) => pdf.equals(pdfs[0] ?? Buffer.of()))).toEqual([true, true, true]);
});

it.each([
  ['plain/a.xml', '.xml'],
  ['signed/a.xml.p7m', '.xml.p7m'],
])('fattura name %s: the extension is %s', async (file, extension) => {
  const { code, stdout } = await runCli(['name', file], { cwd });
  expect({ code, extension: /\.xml(?:\.p7m)?$/.exec(stdout.trim())?.[0] }).toEqual({ code: 0, extension });
});

it.each(['fix', 'anonymize'])('fattura %s leaves a signed file unchanged', async (command) => {
  const file = join(cwd, 'rejected/a.xml.p7m');
  await runCli([command, 'rejected/a.xml.p7m'], { cwd });
  expect(readFileSync(file).equals(await signedP7m(fixture.rejected))).toBe(true);
});
