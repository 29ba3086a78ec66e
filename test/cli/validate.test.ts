import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { choicesOf } from '../../src/cli/validate/definition.ts';
import type { FileReport, Report } from '../../src/validate/index.ts';
import { signedP7m } from '../support/signedFile.ts';
import { fixture } from './fixtures.ts';
import { folderWith, type RunSettings, runCli } from './runCli.ts';

const cwd = folderWith({
  'valid.xml': fixture.valid,
  'rejected.xml': fixture.rejected,
  'malformed.xml': fixture.malformed,
  'invoices/b.xml': fixture.valid,
  'invoices/a.JSON': fixture.validJson,
  'invoices/2024/c.XML': fixture.simplified,
  'invoices/notes.txt': 'not looked at',
  'invoices/.hidden.xml': 'not looked at',
  'invoices/.git/d.xml': 'not looked at',
  'kinds/old.xml': fixture.oldFormat,
  'kinds/message.xml': fixture.message,
  'kinds/signed.xml.p7m': await signedP7m(fixture.valid),
  'kinds/cut.xml.p7m': Uint8Array.from([0x30, 0x80, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, 2, 0xa0]),
  'kinds/many.ZIP': Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]),
  'kinds/page.xml': '<!doctype html><p>404',
  'kinds/empty.xml': '',
  'empty/readme.txt': 'no invoice',
  'lying/valid.xml': fixture.valid.replace('UTF-8', 'ISO-8859-1').replace('<p:', '<!-- è --><p:'),
});

async function report(
  args: readonly string[],
  settings: RunSettings = {},
): Promise<{ readonly code: number; readonly report: Report; readonly stderr: string }> {
  const { code, stdout, stderr } = await runCli(['validate', '--format', 'json', ...args], {
    cwd,
    ...settings,
  });
  return { code, report: JSON.parse(stdout) as Report, stderr };
}

const brief = ({ file, kind, verdict, findings }: FileReport): string =>
  [file, kind, verdict, ...findings.map(({ code, id }) => `${code}:${id}`)].join(' ');

const runs: readonly { args: readonly string[]; stdin?: string; code: number; files: readonly string[] }[] = [
  { args: ['valid.xml'], code: 0, files: ['valid.xml FPR12 valid'] },
  { args: ['rejected.xml'], code: 1, files: ['rejected.xml FPR12 rejected 00200:value.pattern'] },
  {
    args: ['malformed.xml', '--fail-on', 'never'],
    code: 0,
    files: ['malformed.xml FPR12 rejected 00200:xml.truncated'],
  },
  {
    args: ['rejected.xml', 'invoices', 'valid.xml'],
    code: 1,
    files: [
      'rejected.xml FPR12 rejected 00200:value.pattern',
      'invoices/2024/c.XML FSM10 valid',
      'invoices/a.JSON FPR12 valid',
      // The same invoice, in JSON and in XML.
      'invoices/b.xml FPR12 valid 00404:00404.again',
      'valid.xml FPR12 valid 00404:00404.again',
    ],
  },
  {
    args: ['./invoices/../kinds'],
    code: 1,
    files: [
      'kinds/cut.xml.p7m p7m unreadable U-ENVELOPE:source.envelope',
      'kinds/empty.xml  rejected 00106:source.empty',
      'kinds/many.ZIP zip rejected 00106:archive.damaged',
      'kinds/message.xml RC valid',
      'kinds/old.xml SDI11 valid Q-OLD-FORMAT:Q-OLD-FORMAT.retired',
      'kinds/page.xml  unreadable U-UNKNOWN:source.unknown',
      'kinds/signed.xml.p7m FPR12 valid',
    ],
  },
  {
    args: ['kinds/empty.xml', '--fail-on', 'never'],
    code: 0,
    files: ['kinds/empty.xml  rejected 00106:source.empty'],
  },
  {
    args: ['invoices/**/*.{xml,XML}'],
    code: 0,
    files: ['invoices/2024/c.XML FSM10 valid', 'invoices/b.xml FPR12 valid'],
  },
  { args: ['-'], stdin: fixture.valid, code: 0, files: ['- FPR12 valid'] },
  { args: [], stdin: fixture.rejected, code: 1, files: ['- FPR12 rejected 00200:value.pattern'] },
  {
    args: ['valid.xml', '-'],
    stdin: fixture.validJson,
    code: 0,
    files: ['valid.xml FPR12 valid', '- FPR12 valid 00404:00404.again'],
  },
  { args: ['--max-size', '1kB', 'valid.xml'], code: 1, files: ['valid.xml  unreadable U-SIZE:source.size'] },
  {
    args: ['--max-size', '1.5kb', '-'],
    stdin: fixture.valid,
    code: 1,
    files: ['-  unreadable U-SIZE:source.size'],
  },
  { args: ['--max-size=1MB', 'valid.xml'], code: 0, files: ['valid.xml FPR12 valid'] },
  {
    args: ['lying', '--fail-on', 'warning'],
    code: 0,
    files: ['lying/valid.xml FPR12 valid I-ENCODING:source.declaration'],
  },
  { args: ['--only', 'structure', 'valid.xml'], code: 0, files: ['valid.xml FPR12 valid'] },
  { args: ['valid.xml/x'], code: 2, files: [] },
  { args: ['nowhere.xml', 'valid.xml'], code: 2, files: ['valid.xml FPR12 valid'] },
  { args: ['valid.xml', 'nowhere/*.xml'], code: 2, files: ['valid.xml FPR12 valid'] },
  { args: ['empty', 'rejected.xml'], code: 2, files: ['rejected.xml FPR12 rejected 00200:value.pattern'] },
];

describe('fattura validate', () => {
  it.each(runs)('$args exits with $code', async ({ args, stdin, code, files }) => {
    const got = await report(args, stdin === undefined ? {} : { stdin });
    expect(got.report.files.map((file) => brief(file).replaceAll('\\', '/'))).toEqual(files);
    expect(got.code).toBe(code);
    expect(got.report.summary.files).toBe(files.length);
  });

  it('prints a summary', async () => {
    const { summary, tool } = (await report(['rejected.xml', 'valid.xml', 'kinds/page.xml'])).report;
    expect(summary).toEqual({ files: 3, valid: 1, rejected: 1, unreadable: 1, errors: 2, warnings: 0 });
    expect(tool).toMatchObject({ name: 'fattura' });
  });

  it.each([
    ['nowhere.xml', en.paths.missing('nowhere.xml')],
    ['nowhere/*.xml', en.paths.noMatch('nowhere/*.xml')],
    ['empty', en.paths.emptyFolder('empty')],
  ])('states why %s gives no files', async (operand, sentence) => {
    const { code, stdout, stderr } = await runCli(['validate', operand], { cwd });
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: `fattura validate: ${sentence}\n`,
    });
  });

  it('writes one line of ndjson per file and one for the summary', async () => {
    const { stdout } = await runCli(['validate', '-f', 'ndjson', 'valid.xml', 'rejected.xml'], { cwd });
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Partial<FileReport & Report>);
    expect(lines.map(({ file, verdict, summary }) => file ?? summary?.files ?? verdict)).toEqual([
      'valid.xml',
      'rejected.xml',
      2,
    ]);
  });

  it('writes a JSON report even without files', async () => {
    const got = await report(['nowhere.xml']);
    expect(got.report).toMatchObject({ files: [], summary: { files: 0 } });
  });

  it('omits only valid files with --quiet', async () => {
    const loud = await runCli(['validate', 'valid.xml', 'rejected.xml'], { cwd });
    const quiet = await runCli(['validate', '-q', 'valid.xml', 'rejected.xml'], { cwd });
    expect(loud.stdout).toContain('valid.xml');
    expect(quiet.stdout).not.toContain(' valid.xml');
    expect(quiet.stdout).toContain('rejected.xml');
  });

  it('supports both languages', async () => {
    const [italian, english] = await Promise.all(
      ['it', 'en'].map(
        async (lang) => (await report(['--lang', lang, 'rejected.xml'])).report.files[0]?.findings[0],
      ),
    );
    expect(italian?.message).not.toBe(english?.message);
    expect(italian?.params).toEqual(english?.params);
  });

  it('stops quietly when its reader closes the pipe', async () => {
    const { code, stderr } = await runCli(['validate', 'valid.xml', 'rejected.xml'], { cwd, closeAfter: 1 });
    expect({ code, stderr }).toEqual({ code: 141, stderr: '' });
  });

  it('stops on Ctrl-C', async () => {
    const many = Array.from({ length: 4_000 }, () => 'valid.xml');
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 30);
    const { code, stderr } = await runCli(['validate', ...many], { cwd, interrupted: controller.signal });
    expect(code).toBe(130);
    expect(stderr).toContain(en.interrupted);
  });
});

const colours: readonly [args: string[], env: Record<string, string>, tty: boolean, coloured: boolean][] = [
  [[], {}, true, true],
  [[], {}, false, false],
  [[], { NO_COLOR: '1' }, true, false],
  [[], { NO_COLOR: '' }, true, true],
  [[], { TERM: 'dumb' }, true, false],
  [[], { FORCE_COLOR: '1' }, false, true],
  [[], { FORCE_COLOR: '0' }, true, false],
  [[], { FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
  [['--no-color'], { FORCE_COLOR: '1' }, true, false],
  [['--color'], { NO_COLOR: '1' }, false, true],
  [['--format', 'json'], {}, true, false],
  [['--format', 'ndjson', '--color'], {}, true, false],
];

describe('colours', () => {
  it.each(colours)('%j with %j, terminal %s: %s', async (args, env, tty, coloured) => {
    const { stdout } = await runCli(['validate', 'rejected.xml', ...args], { cwd, env, tty });
    expect(stdout.includes('\u001b[')).toBe(coloured);
  });
});

describe('terminal control characters', () => {
  const evil = '\u001b[2J\u009b31m\u202e';
  const folder = folderWith({ [`${evil}.xml`]: fixture.rejected.replace('200,00', `2${evil.slice(4)}`) });

  it.each(choicesOf('format'))('never appear in %s output, from a file or its name', async (format) => {
    for (const operand of ['.', `${evil}.xml`, `${evil}.nowhere`]) {
      const { stdout, stderr } = await runCli(['validate', '-f', format, operand], { cwd: folder });
      expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
      expect((stdout + stderr).length).toBeGreaterThan(50);
    }
  });
});

describe('a folder', () => {
  it('with links: to a file inside, to nothing, to a folder, to itself', async () => {
    const folder = folderWith({ 'in/a.xml': fixture.valid, 'other/b.xml': fixture.valid });
    symlinkSync(join(folder, 'in/a.xml'), join(folder, 'in/link.xml'));
    symlinkSync(join(folder, 'gone.xml'), join(folder, 'in/broken.xml'));
    symlinkSync(join(folder, 'other'), join(folder, 'in/elsewhere'));
    symlinkSync(join(folder, 'in'), join(folder, 'in/self'));
    const got = await report(['in'], { cwd: folder });
    expect(got.report.files.map(brief)).toEqual([
      'in/a.xml FPR12 valid',
      'in/broken.xml  unreadable U-FILE:source.file',
      'in/elsewhere/b.xml FPR12 valid 00404:00404.same_file',
    ]);
    expect(got.report.files[1]?.findings[0]?.params).toEqual({ reason: 'ENOENT' });
    expect(got.code).toBe(1);
  });
});
