import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { listAttachments } from '../../src/operations/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { chunks, cms } from '../support/cmsWriter.ts';
import { SAMPLE, SIGNATURE, sampleWith } from '../support/sample.ts';
import { signedP7m } from '../support/signedFile.ts';
import { folderWith, runCli } from './runCli.ts';

const END = '  </FatturaElettronicaBody>';
const { attachments: words } = en;

const base64 = (content: string | Uint8Array): string => Buffer.from(content).toString('base64');

const block = (name: string, content: string | Uint8Array, more = ''): string =>
  `<Allegati><NomeAttachment>${name}</NomeAttachment>${more}<Attachment>${base64(content)}</Attachment></Allegati>`;

const packed = (name: string): string => `<AlgoritmoCompressione>${name}</AlgoritmoCompressione>`;
const invoiceWith = (...blocks: readonly string[]): string => sampleWith(END, `${blocks.join('')}${END}`);

const TWO = invoiceWith(
  block(
    'bolla.pdf',
    'PDF 1',
    '<FormatoAttachment>PDF</FormatoAttachment><DescrizioneAttachment>Bolla</DescrizioneAttachment>',
  ),
  block('note.txt', 'Testo'),
);
const SIGNED = SAMPLE.replace('</p:FatturaElettronica>', `${SIGNATURE}</p:FatturaElettronica>`);

const folder = (more: Readonly<Record<string, string | Uint8Array>> = {}): string =>
  folderWith({
    'two.xml': TWO,
    'none.xml': SAMPLE,
    'two.json': JSON.stringify(parseInvoice(TWO), null, 2),
    'signed.xml': SIGNED,
    'text.xml': 'fattura n. 7',
    'new.pdf': 'PDF 2',
    ...more,
  });

const read = (cwd: string, name: string): string => readFileSync(join(cwd, name), 'utf8');
const said = (sentence: string): string => `fattura attachments: ${sentence}\n`;
const names = (xml: string): readonly string[] => listAttachments(parseInvoice(xml)).map(({ name }) => name);

describe('fattura attachments', () => {
  it('lists attachments', async () => {
    const { code, stdout, stderr } = await runCli(['attachments', 'two.xml', 'none.xml'], { cwd: folder() });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['two.xml'],
      Object.values(words.heads).slice(0, 6),
      ['1', 'bolla.pdf', 'PDF', '5', 'Bolla'],
      ['2', 'note.txt', '5'],
      ['none.xml'],
      [words.none],
      [''],
    ]);
  });

  it('lists them as data', async () => {
    const { stdout } = await runCli(['attachments', '-f', 'json', 'two.xml', 'two.json'], { cwd: folder() });
    const { files } = JSON.parse(stdout) as { files: { file: string; attachments: unknown[] }[] };
    expect(files.map(({ file }) => file)).toEqual(['two.xml', 'two.json']);
    expect(files[0]?.attachments[0]).toEqual({
      number: 1,
      body: 1,
      path: '/fattura_elettronica_body/0/allegati/0',
      name: 'bolla.pdf',
      format: 'PDF',
      compression: null,
      description: 'Bolla',
      size: 5,
    });
    expect(files[1]?.attachments).toEqual(files[0]?.attachments);
  });

  it('lists the readable attachments of an invalid file, with a notice', async () => {
    const cwd = folder({ 'wrong.xml': TWO.replace('10.00', '10,00').replace(base64('Testo'), 'x') });
    const { code, stdout, stderr } = await runCli(['attachments', 'wrong.xml', 'text.xml', 'nowhere.xml'], {
      cwd,
    });
    expect(code).toBe(2);
    expect(stdout).toContain('bolla.pdf');
    expect(stdout).toContain(words.noBase64);
    expect(stderr).toContain(said(words.partial('wrong.xml')));
    expect((await runCli(['attachments', 'wrong.xml'], { cwd })).code).toBe(1);
    expect((await runCli(['attachments', 'text.xml'], { cwd })).code).toBe(1);
  });

  it('prints no terminal control characters', async () => {
    const text = invoiceWith(block('a\u202e\u009b31mfdp.exe', 'x'));
    for (const args of [[], ['-f', 'json']]) {
      const { stdout } = await runCli(['attachments', '-', '--no-color', ...args], {
        stdin: text,
        tty: true,
      });
      expect(stdout).toContain('fdp.exe');
      expect(stdout).not.toMatch(/[\u202e\u009b\u001b]/);
    }
  });
});

describe('--extract', () => {
  it('writes files, and prints their paths', async () => {
    const cwd = folder();
    const { code, stdout, stderr } = await runCli(['attachments', '--extract', 'out/deep', 'two.xml'], {
      cwd,
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(join('out', 'deep', 'bolla.pdf'));
    expect([read(cwd, 'out/deep/bolla.pdf'), read(cwd, 'out/deep/note.txt')]).toEqual(['PDF 1', 'Testo']);
  });

  it('reads long attachments as short ones, in any form of the file', async () => {
    const long = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 31 + (at >> 8)) % 256);
    const zipped = gzipSync(Uint8Array.from(long).sort());
    const lines = base64(long).replace(/.{76}/g, '$&\r\n');
    const xml = invoiceWith(
      block('a.bin', long).replace(base64(long), lines),
      block('b.txt', 'Testo'),
      block('a.bin', long.subarray(1)),
      block(
        'c.txt',
        zipped.length < 4096 ? Buffer.concat([zipped, new Uint8Array(9_000)]) : zipped,
        packed('GZIP'),
      ),
    );
    const forms: Readonly<Record<string, string | Uint8Array>> = {
      'a.xml': xml,
      'a.json': JSON.stringify(parseInvoice(xml)),
      'a.xml.p7m': cms(xml),
      'b.xml.p7m': cms(xml, { written: chunks(Buffer.from(xml), 1_000) }),
      'c.xml.p7m': Buffer.from(cms(xml)).toString('base64'),
      'utf16.xml': Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le'),
      'reference.xml': xml.replace(/(?=<\/Attachment>)/g, '&#10;'),
      'section.xml': xml.replace(/<Attachment>([^<]*)/g, '<Attachment><![CDATA[$1]]>'),
      'wrong.xml': xml.replace('10.00', '10,00'),
    };
    const cwd = folder(forms);
    for (const form of Object.keys(forms)) {
      const { code, stdout } = await runCli(
        ['attachments', '-f', 'json', '-x', `out-${form}`, '--unpack', form],
        { cwd },
      );
      expect([form, code]).toEqual([form, form === 'wrong.xml' ? 1 : 0]);
      const { files } = JSON.parse(stdout) as { files: { attachments: { size: number }[] }[] };
      expect(files[0]?.attachments.map(({ size }) => size).slice(0, 3)).toEqual([100_000, 5, 99_999]);
      const out = join(cwd, `out-${form}`);
      expect(readdirSync(out).sort()).toEqual(['a (2).bin', 'a.bin', 'b.txt', 'c.txt']);
      const found = ['a.bin', 'a (2).bin', 'c.txt'].map((name) => readFileSync(join(out, name)));
      const expected = [long, long.subarray(1), Uint8Array.from(long).sort()];
      expect(found.map((bytes, at) => bytes.equals(expected[at] ?? new Uint8Array(0)))).toEqual([
        true,
        true,
        true,
      ]);
    }
  });

  it('leaves no part of a long attachment that cannot be written', async () => {
    const cwd = folder({ 'a.xml': invoiceWith(block('a.bin', new Uint8Array(20_000))), out: '' });
    const { code, stderr } = await runCli(['attachments', '-x', 'out', 'a.xml'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('a.bin');
    expect(readdirSync(cwd).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('warns of a broken signature around a long attachment', async () => {
    const whole = await signedP7m(invoiceWith(block('a.bin', new Uint8Array(20_000))));
    const broken = Buffer.from(Buffer.from(whole).toString('latin1').replace('AAAA', 'AAAB'), 'latin1');
    const cwd = folder({ 'whole.xml.p7m': whole, 'broken.xml.p7m': broken });
    const { code, stderr } = await runCli(['attachments', '-x', 'out', 'whole.xml.p7m', 'broken.xml.p7m'], {
      cwd,
    });
    expect([code, stderr]).toEqual([0, said(en.verify.broken('broken.xml.p7m'))]);
    expect(readdirSync(join(cwd, 'out')).sort()).toEqual(['a (2).bin', 'a.bin']);
  });

  it('limits the decoded size of a long attachment', async () => {
    const cwd = folder({ 'a.xml': invoiceWith(block('a.bin', new Uint8Array(20_000))) });
    const { code, stderr } = await runCli(['attachments', '-x', 'out', '--max-size', '30kB', 'a.xml'], {
      cwd,
    });
    expect([code, stderr]).toEqual([0, '']);
    expect((await runCli(['attachments', '-x', 'out', '--max-size', '20kB', 'a.xml'], { cwd })).code).toBe(1);
    expect(readdirSync(join(cwd, 'out'))).toEqual(['a.bin']);
  });

  it('never replaces a file', async () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'out'));
    writeFileSync(join(cwd, 'out/bolla.pdf'), 'precious');
    symlinkSync(join(cwd, 'elsewhere.txt'), join(cwd, 'out/note.txt'));
    const { code } = await runCli(['attachments', '-x', 'out', 'two.xml', 'two.json'], { cwd });
    expect(code).toBe(0);
    expect(readdirSync(join(cwd, 'out')).sort()).toEqual([
      'bolla (2).pdf',
      'bolla (3).pdf',
      'bolla.pdf',
      'note (2).txt',
      'note (3).txt',
      'note.txt',
    ]);
    expect(read(cwd, 'out/bolla.pdf')).toBe('precious');
    expect(lstatSync(join(cwd, 'out/note.txt')).isSymbolicLink()).toBe(true);
    expect(existsSync(join(cwd, 'elsewhere.txt'))).toBe(false);
  });

  it.skipIf(process.platform === 'win32')('never writes to a pipe with that name', async () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'out'));
    execFileSync('mkfifo', [join(cwd, 'out/note.txt')]);
    expect((await runCli(['attachments', '-x', 'out', 'two.xml'], { cwd })).code).toBe(0);
    expect(read(cwd, 'out/note (2).txt')).toBe('Testo');
  });

  it('stays in the folder for any attachment name', async () => {
    const hostile = [
      '../../up.txt',
      '/tmp/abs.txt',
      '..\\win.txt',
      '.hidden',
      'NUL',
      'a&#x202e;b',
      '-rf',
      'A.TXT',
      'a.txt',
    ];
    const cwd = folder({ 'in/hostile.xml': invoiceWith(...hostile.map((name) => block(name, 'x'))) });
    // One of the names is beyond Latin-1, which makes the file invalid.
    const { code } = await runCli(['attachments', '-x', 'in/out', 'in/hostile.xml'], { cwd });
    expect(code).toBe(1);
    expect(readdirSync(join(cwd, 'in/out')).sort()).toEqual(
      ['up.txt', 'abs.txt', 'win.txt', 'hidden', '_NUL', 'a_b', '_rf', 'A.TXT', 'a (2).txt'].sort(),
    );
    expect(readdirSync(join(cwd, 'in')).sort()).toEqual(['hostile.xml', 'out']);
  });

  it('skips invalid content, and names it', async () => {
    const cwd = folder({ 'wrong.xml': TWO.replace(base64('PDF 1'), 'x') });
    const { code, stdout, stderr } = await runCli(['attachments', '-x', 'out', 'wrong.xml', '-f', 'json'], {
      cwd,
    });
    expect(code).toBe(1);
    expect(stderr).toContain(said(words.flaw('wrong.xml', { reason: 'base64', name: 'bolla.pdf' })));
    const { files } = JSON.parse(stdout) as { files: { attachments: { saved: string | null }[] }[] };
    expect(files[0]?.attachments.map(({ saved }) => saved)).toEqual([null, join('out', 'note.txt')]);
  });
});

describe('--unpack', () => {
  const bomb = gzipSync(Buffer.alloc(30_000_000));
  const zip = Buffer.from('PK\x03\x04…');
  const cases: readonly (readonly [string, string, Uint8Array, string, 'kind' | 'size' | 'broken' | null])[] =
    [
      ['a.txt', 'GZIP', gzipSync('Testo'), 'a.txt', null],
      ['b.txt.gz', 'gzip', gzipSync('Testo'), 'b.txt', null],
      ['c.txt', 'ZIP', zip, 'c.txt.zip', 'broken'],
      ['f.txt', '7Z', Buffer.from('7z'), 'f.txt', 'kind'],
      ['d.txt', 'GZIP', Buffer.from([0x1f, 0x8b, 8, 0]), 'd.txt.gz', 'broken'],
      ['e.txt', 'GZIP', bomb, 'e.txt.gz', 'size'],
    ];

  it.each(cases)('%s (%s)', async (name, algorithm, content, saved, reason) => {
    const cwd = folder({ 'packed.xml': invoiceWith(block(name, content, packed(algorithm))) });
    const { code, stderr } = await runCli(['attachments', '-x', 'out', '--unpack', 'packed.xml'], { cwd });
    expect(readdirSync(join(cwd, 'out'))).toEqual([saved]);
    expect(code).toBe(reason === null ? 0 : 1);
    expect(stderr).toBe(reason === null ? '' : said(words.notUnpacked('packed.xml', name, reason)));
    const written = readFileSync(join(cwd, 'out', saved));
    expect(written.equals(reason === null ? Buffer.from('Testo') : Buffer.from(content))).toBe(true);
  });

  it('leaves attachments not declared as compressed unchanged', async () => {
    const cwd = folder({ 'plain.xml': invoiceWith(block('a.svgz', gzipSync('x'))) });
    expect((await runCli(['attachments', '-x', 'out', '--unpack', 'plain.xml'], { cwd })).code).toBe(0);
    expect(readFileSync(join(cwd, 'out/a.svgz')).equals(gzipSync('x'))).toBe(true);
  });
});

describe('--add and --remove', () => {
  it('change the file in place', async () => {
    const cwd = folder();
    const { code, stderr } = await runCli(
      [
        'attachments',
        '--add',
        'new.pdf',
        '--description',
        'Due',
        '--remove',
        '1',
        '--remove',
        'note.txt',
        'two.xml',
      ],
      { cwd },
    );
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: said(words.changed('two.xml', { removed: 2, added: 1 })),
    });
    const [only, ...others] = listAttachments(parseInvoice(read(cwd, 'two.xml')));
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      name: 'new.pdf',
      format: 'PDF',
      description: 'Due',
      attachment: base64('PDF 2'),
    });
  });

  it('write another file, and replace one only on request', async () => {
    const cwd = folder();
    const args = ['attachments', '--add', 'new.pdf', '--name', 'x.pdf', 'none.xml', '-o', 'two.xml'];
    expect(await runCli(args, { cwd })).toMatchObject({
      code: 2,
      stderr: said(en.convert.exists('two.xml')),
    });
    expect(read(cwd, 'two.xml')).toBe(TWO);
    expect((await runCli([...args, '--overwrite'], { cwd })).code).toBe(0);
    expect(names(read(cwd, 'two.xml'))).toEqual(['x.pdf']);
    expect(read(cwd, 'none.xml')).toBe(SAMPLE);
  });

  it.each([[['-o', 'new.pdf', '--overwrite', 'none.xml']], [['-o', './new.pdf', '--overwrite', 'none.xml']]])(
    'never replace the attached file: %j',
    async (args) => {
      const cwd = folder();
      const run = await runCli(['attachments', '--add', 'new.pdf', ...args], { cwd });
      expect(run).toMatchObject({ code: 2, stderr: said(en.convert.overInput('new.pdf')) });
      expect(read(cwd, 'new.pdf')).toBe(read(folder(), 'new.pdf'));
    },
  );

  it('read standard input and write standard output', async () => {
    const { code, stdout } = await runCli(['attachments', '--remove', '2', '-'], {
      cwd: folder(),
      stdin: TWO,
    });
    expect(code).toBe(0);
    expect(names(stdout)).toEqual(['bolla.pdf']);
  });

  it('leave a signed file alone, unless its signature may be removed', async () => {
    const cwd = folder();
    const args = ['attachments', '--add', 'new.pdf', 'signed.xml'];
    expect(await runCli(args, { cwd })).toMatchObject({ code: 1, stderr: said(en.fix.signed('signed.xml')) });
    expect(read(cwd, 'signed.xml')).toBe(SIGNED);
    expect((await runCli([...args, '--drop-signature'], { cwd })).code).toBe(0);
    expect(names(read(cwd, 'signed.xml'))).toEqual(['new.pdf']);
    expect(read(cwd, 'signed.xml')).not.toContain('Signature');
  });

  it('warn if SdI would reject the result', async () => {
    const cwd = folder({ 'big.bin': Buffer.alloc(3_800_000) });
    const { code, stderr } = await runCli(['attachments', '--add', 'big.bin', 'none.xml'], { cwd });
    expect(code).toBe(0);
    const size = readFileSync(join(cwd, 'none.xml')).length;
    expect(stderr).toContain(said(words.large('none.xml', size, 5_000_000)));
  });

  it.each<[readonly string[], string, number]>([
    [['--remove', '3', 'two.xml'], words.flaw('two.xml', { reason: 'missing', which: 3 }), 2],
    [['--remove', 'x', 'two.xml'], words.flaw('two.xml', { reason: 'missing', which: 'x' }), 2],
    [
      ['--add', 'new.pdf', '--body', '2', 'two.xml'],
      words.flaw('two.xml', { reason: 'body', body: 2, bodies: 1 }),
      2,
    ],
    [
      ['--add', 'new.pdf', '--name', 'ł', 'two.xml'],
      words.flaw('two.xml', { reason: 'field', field: 'name', value: 'ł' }),
      2,
    ],
    [['--add', 'nowhere', 'two.xml'], words.cannotAdd('nowhere', `${en.reason('ENOENT')}.`), 2],
    [['--add', '.', 'two.xml'], words.cannotAdd('.', `${en.reason('EISDIR')}.`), 2],
    [['--add', 'new.pdf', 'text.xml'], en.fix.unreadable('text.xml'), 1],
    [['--add', 'new.pdf', 'two.xml', 'none.xml'], words.oneFile, 2],
    [['--add', 'new.pdf', '*.xml'], words.oneFile, 2],
    [['--add', 'a', '--add', 'b', '--name', 'c', 'two.xml'], words.oneAdded('--name'), 2],
    [['--add', 'new.pdf', '-x', 'out', 'two.xml'], en.usage.conflict('--extract', '--add'), 2],
    [['--unpack', 'two.xml'], words.goesWith('--unpack', '--extract'), 2],
    [['--name', 'x', '--remove', '1', 'two.xml'], words.goesWith('--name', '--add'), 2],
    [['-o', 'x.xml', 'two.xml'], words.goesWith('--output', '--add'), 2],
    [['--add', 'new.pdf', '--body', '0', 'two.xml'], words.noBody('0'), 2],
  ])('%j changes nothing', async (args, sentence, code) => {
    const cwd = folder();
    const run = await runCli(['attachments', ...args], { cwd });
    expect(run.stderr).toContain(said(sentence));
    expect(run.code).toBe(code);
    expect([read(cwd, 'two.xml'), read(cwd, 'none.xml')]).toEqual([TWO, SAMPLE]);
  });
});
