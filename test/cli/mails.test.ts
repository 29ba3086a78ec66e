/** Mail and mailboxes given to the commands that read files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { delivery, mailbox, received, sendingReceipt, sent } from '../support/inboxFiles.ts';
import { pec } from '../support/mailWriter.ts';
import { folderWith, runCli } from './runCli.ts';

const SUPPLIED = 'IT01234567897_00001.xml';
const OWN = 'IT12345678903_00001.xml';
const mail = delivery(SUPPLIED, received('9'), '1');
const box = mailbox(mail, sendingReceipt(OWN, sent('1')));
const text = Buffer.from(mail).toString('latin1');
/** The base64 of the invoice ends in the middle. */
const cut = Buffer.from(
  text.replace(/(filename="IT01234567897_00001\.xml"\r\n\r\n.{70})[^-]*/, '$1x\r\n'),
  'latin1',
);

/** As openssl signs an invoice: a part without a header. */
const unnamed = Buffer.from(
  ['From: a@example.com', 'To: b@example.com', 'Content-Type: multipart/signed; boundary=x', '', '--x']
    .concat(Buffer.from(received('9')).toString(), '--x--', '')
    .join('\n'),
);

interface Report {
  readonly files: readonly {
    readonly file: string;
    readonly verdict: string;
    readonly kind: string | null;
  }[];
}

async function verdicts(
  args: readonly string[],
  files: Readonly<Record<string, Uint8Array>>,
): Promise<readonly string[]> {
  const { stdout } = await runCli(['validate', ...args, '--format', 'json'], { cwd: folderWith(files) });
  return (JSON.parse(stdout) as Report).files.map(({ file, verdict, kind }) => `${file} ${kind} ${verdict}`);
}

describe('fattura validate', () => {
  it.each<[string, readonly string[], Readonly<Record<string, Uint8Array>>, readonly string[]]>([
    ['a mail', ['a.eml'], { 'a.eml': mail }, [`a.eml!${SUPPLIED} FPR12 valid`]],
    ['an invoice without a name', ['a.eml'], { 'a.eml': unnamed }, ['a.eml!part-1.xml FPR12 valid']],
    [
      'a mailbox',
      ['a.mbox'],
      { 'a.mbox': box },
      [`a.mbox!1.eml!${SUPPLIED} FPR12 valid`, `a.mbox!2.eml!${OWN} FPR12 valid`],
    ],
    [
      'a folder of mails',
      ['in'],
      { 'in/a.eml': mail, 'in/b.mbox': box },
      [
        `in/a.eml!${SUPPLIED} FPR12 valid`,
        `in/b.mbox!1.eml!${SUPPLIED} FPR12 valid`,
        `in/b.mbox!2.eml!${OWN} FPR12 valid`,
      ],
    ],
    ['a damaged file in a mail', ['a.eml'], { 'a.eml': cut }, [`a.eml!${SUPPLIED} null rejected`]],
  ])('%s', async (_, args, files, expected) => {
    const found = await verdicts(args, files);
    // The metadata are a file of their own, which is not an invoice.
    expect(found.filter((line) => !line.includes('_MT_'))).toEqual(expected);
  });

  it('a receipt without files is no error', async () => {
    const { code } = await runCli(['validate', 'in'], {
      cwd: folderWith({
        'in/a.eml': pec({ tipo: 'accettazione', sender: 'a@pec.example.it' }),
        'in/b.xml': sent('1'),
      }),
    });
    expect(code).toBe(0);
  });
});

describe('other commands', () => {
  it('export', async () => {
    const { stdout } = await runCli(['export', 'in', '--columns', 'file,numero'], {
      cwd: folderWith({ 'in/a.mbox': box }),
    });
    expect(stdout.trim().split('\n').slice(1)).toEqual([
      `in/a.mbox!1.eml!${SUPPLIED},9`,
      `in/a.mbox!2.eml!${OWN},1`,
    ]);
  });

  it('show', async () => {
    const { code, stdout } = await runCli(['show', 'a.mbox'], { cwd: folderWith({ 'a.mbox': box }) });
    expect([code, stdout.includes('Mulino Bianchi')]).toEqual([expect.any(Number), true]);
  });

  it('anonymize', async () => {
    const cwd = folderWith({ 'in/a.eml': mail });
    await runCli(['anonymize', 'in', '-o', 'out/'], { cwd });
    const written = readdirSync(join(cwd, 'out'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.xml'),
    );
    expect(written).toHaveLength(1);
    expect(readFileSync(join(cwd, 'out', written[0] ?? ''), 'utf8')).not.toContain('Mulino Bianchi');
  });

  it('open extracts the documents', async () => {
    const cwd = folderWith({ 'a.eml': mail });
    await runCli(['open', 'a.eml', '-x', 'out'], { cwd });
    const path = join(cwd, 'out/a', SUPPLIED);
    expect(
      existsSync(path) ? readFileSync(path, 'utf8') : readdirSync(join(cwd, 'out'), { recursive: true }),
    ).toBe(received('9'));
  });
});
