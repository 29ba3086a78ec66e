import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import { contentOf, renderHtml, renderTerminal } from '../../src/render/index.ts';
import { MAX_CHARACTERS } from '../../src/render/pdf/pdfSize.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { projectRoot } from '../support/shared.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const LOTTO = readFileSync(join(projectRoot, 'fixtures/valid/FPR12-lotto.xml'), 'utf8');
const WRONG_SUM = fixture.valid.replace('<Imposta>52.80<', '<Imposta>53.80<');
const HOSTILE = fixture.valid.replace(
  'Composizione grafica',
  '&#x9b;2J\u202e<![CDATA[<script>alert(1)</script>]]>',
);

const folder = (): string =>
  folderWith({
    'valid.xml': fixture.valid,
    'valid.json': fixture.validJson,
    'simple.xml': fixture.simplified,
    'signed.xml': fixture.signed,
    'wrong.xml': fixture.rejected,
    'wrong.json': fixture.validJson.replace('"versione"', '"version"'),
    'sum.xml': WRONG_SUM,
    'lotto.xml': LOTTO,
    'half.xml': fixture.malformed,
    'message.xml': fixture.message,
    'hostile.xml': HOSTILE,
    'text.xml': 'fattura n. 7',
    'list.json': '[1, 2]',
    'taken.html': 'mine',
  });

const read = (cwd: string, name: string): string => readFileSync(join(cwd, name), 'utf8');
const said = (sentence: string): string => `fattura show: ${sentence}\n`;
const page = (xml: string, language: 'it' | 'en' = 'en'): string =>
  renderTerminal(contentOf(parseInvoice(xml), { language }));

describe('fattura show', () => {
  it('prints the rendering of the library, in either language', async () => {
    const cwd = folder();
    const english = { code: 0, stdout: page(fixture.valid), stderr: '' };
    expect(await runCli(['show', 'valid.xml'], { cwd })).toEqual(english);
    expect(await runCli(['show', '-'], { cwd, stdin: fixture.valid })).toEqual(english);
    expect(await runCli(['show'], { cwd, stdin: fixture.valid })).toEqual(english);
    expect((await runCli(['show', '--lang', 'it', 'valid.xml'], { cwd })).stdout).toBe(
      page(fixture.valid, 'it'),
    );
  });

  it('shows JSON like the equivalent XML', async () => {
    expect((await runCli(['show', 'valid.json'], { cwd: folder() })).stdout).toBe(page(fixture.valid));
  });

  it('fits the terminal, with colours on request', async () => {
    const cwd = folder();
    const narrow = await runCli(['show', 'valid.xml'], { cwd, columns: 50 });
    expect(Math.max(...narrow.stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(50);
    const coloured = await runCli(['show', '--color', 'valid.xml'], { cwd });
    expect(coloured.stdout).toContain('\u001b[1m');
    expect(coloured.stdout.replace(/\u001b\[\d+m/g, '')).toBe(page(fixture.valid));
  });

  it('names the files when there are several', async () => {
    const { code, stdout } = await runCli(['show', 'valid.xml', 'simple.xml'], { cwd: folder() });
    expect(code).toBe(0);
    expect(stdout).toBe(
      `── valid.xml\n\n${page(fixture.valid)}\n── simple.xml\n\n${page(fixture.simplified)}\n`,
    );
  });

  it('accepts one invoice of a lotto', async () => {
    const cwd = folder();
    const titles = async (...args: readonly string[]): Promise<readonly string[]> =>
      (await runCli(['show', 'lotto.xml', ...args], { cwd })).stdout.match(/^Invoice no\. \S+/gm) ?? [];
    const all = await titles();
    expect(all).toHaveLength(3);
    expect(await titles('--body', '2')).toEqual([all[1]]);
  });
});

describe('invalid files', () => {
  const cases: readonly (readonly [args: readonly string[], code: number, notices: readonly string[]])[] = [
    [['valid.xml'], 0, []],
    [['valid.xml', '--findings'], 0, [en.show.noFindings]],
    [['wrong.xml'], 1, [en.show.partial(1)]],
    [['wrong.json'], 1, [en.show.partial(2)]],
    [['half.xml'], 1, [en.show.partial(1)]],
    // The controls run with --findings only.
    [['sum.xml'], 0, []],
    [['sum.xml', '--findings'], 1, ['00421']],
    [['wrong.xml', '--findings'], 1, [en.show.partial(1), '00200']],
  ];

  it.each(cases)('%j', async (args, code, notices) => {
    const run = await runCli(['show', ...args], { cwd: folder(), columns: 120 });
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code, stderr: '' });
    const [before = ''] = run.stdout.split('═');
    const words = before.replace(/▌|\s+/g, ' ').replace(/ +/g, ' ');
    for (const notice of notices) expect(words).toContain(notice);
    expect(before.includes('▌')).toBe(notices.length > 0);
    expect(run.stdout).toContain('2025/118');
  });

  it.each(['text.xml', 'list.json'])('%s: nothing to show', async (file) => {
    const { code, stdout, stderr } = await runCli(['show', file], { cwd: folder() });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(said(en.show.impossible(file)));
  });

  it('continues after a missing file and after an unreadable one', async () => {
    const { code, stdout } = await runCli(['show', 'gone.xml', 'text.xml', 'valid.xml'], { cwd: folder() });
    expect(code).toBe(2);
    expect(stdout).toContain('2025/118');
  });
});

describe('--html', () => {
  it('writes one page', async () => {
    const cwd = folder();
    const done = await runCli(['show', '--html', 'out/page.html', 'valid.xml'], { cwd });
    expect(done).toEqual({ code: 0, stdout: '', stderr: '' });
    const expected = renderHtml(contentOf(parseInvoice(fixture.valid), { language: 'en' }));
    expect(read(cwd, 'out/page.html')).toBe(expected);
    expect((await runCli(['show', '--html', '-', 'valid.xml'], { cwd })).stdout).toBe(expected);
  });

  it('writes the page of an invalid file too, with exit code 1', async () => {
    const cwd = folder();
    const { code } = await runCli(['show', '--html', 'page.html', 'wrong.xml', '--lang', 'it'], { cwd });
    expect(code).toBe(1);
    expect(read(cwd, 'page.html')).toContain(italian.show.partial(1).slice(0, 30));
  });

  it('replaces a file only on request, and never an input', async () => {
    const cwd = folder();
    const args = ['show', '--html', 'taken.html', 'valid.xml'];
    expect(await runCli(args, { cwd })).toEqual({
      code: 2,
      stdout: '',
      stderr: said(en.show.exists('taken.html')),
    });
    expect(read(cwd, 'taken.html')).toBe('mine');
    expect((await runCli([...args, '--overwrite'], { cwd })).code).toBe(0);
    expect(read(cwd, 'taken.html')).toContain('<!doctype html>');
    expect(await runCli(['show', '--html', './valid.xml', 'valid.xml', '--overwrite'], { cwd })).toEqual({
      code: 2,
      stdout: '',
      stderr: said(en.show.overInput('valid.xml')),
    });
    expect(read(cwd, 'valid.xml')).toBe(fixture.valid);
  });
});

describe('--pdf', () => {
  it('writes a PDF from XML and JSON, together with the HTML page', async () => {
    const cwd = folder();
    for (const file of ['valid.xml', 'valid.json', 'wrong.json']) {
      const { stderr } = await runCli(['show', '--pdf', `${file}.pdf`, '--html', `${file}.html`, file], {
        cwd,
      });
      expect(stderr).toBe('');
      expect(read(cwd, `${file}.pdf`).slice(0, 5)).toBe('%PDF-');
      expect(statSync(join(cwd, `${file}.html`)).size).toBeGreaterThan(3000);
      // An invalid JSON has no equivalent XML.
      expect(read(cwd, `${file}.pdf`).includes('/EmbeddedFile')).toBe(file !== 'wrong.json');
    }
  });
});

describe('many files', () => {
  const many = (): string =>
    folderWith({
      'in/a.xml': fixture.valid,
      'in/b.json': fixture.validJson,
      'in/deep/a.xml': fixture.simplified,
      'in/text.xml': 'fattura n. 7',
      'in/wrong.xml': fixture.rejected,
    });
  const below = (cwd: string, folder: string): readonly string[] =>
    (readdirSync(join(cwd, folder), { recursive: true }) as string[])
      .filter((name) => name.includes('.'))
      .sort();

  it.each([
    ['pdf', []],
    ['pdf', ['--format', 'pdf']],
    ['html', ['--format', 'html']],
  ])('%s: writes one page per file to the folder of --out-dir %j', async (form, args) => {
    const cwd = many();
    const run = await runCli(['show', '--out-dir', 'out', ...args, 'in'], { cwd });
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 1, stdout: '' });
    expect(run.stderr).toContain(said(en.show.impossible(join('in', 'text.xml'))));
    expect(below(cwd, 'out')).toEqual(
      ['a', 'b', join('deep', 'a'), 'wrong'].map((name) => `${name}.${form}`),
    );
    if (form === 'html')
      expect(read(cwd, 'out/a.html')).toBe(
        renderHtml(contentOf(parseInvoice(fixture.valid), { language: 'en' })),
      );
  });

  it('a single PDF holds the documents and the XML of all files', async () => {
    const cwd = many();
    const { code } = await runCli(['show', '--pdf', 'all.pdf', 'in'], { cwd });
    expect(code).toBe(1);
    const pdf = read(cwd, 'all.pdf');
    const names = [...pdf.matchAll(/\/UF \(([^)]*)\)/g)].map(([, name]) => name);
    expect(names).toEqual(['a.xml', 'b.xml', 'a-2.xml', 'wrong.xml']);
    expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(4);
  });

  it('a single PDF that would be too long is rejected, and nothing is written', async () => {
    const causale = `<Causale>${'x'.repeat(200)}</Causale>`.repeat(3_000);
    const long = fixture.valid.replace(/<\/Numero>(?=\s*<)/, `</Numero>${causale}`);
    const cwd = folderWith({ 'a.xml': long, 'b.xml': long });
    const { code, stderr } = await runCli(['show', '--pdf', 'all.pdf', '.'], { cwd });
    expect(code).toBe(1);
    const sentence = en.show.tooLongTogether({ size: 0, limit: MAX_CHARACTERS });
    expect(stderr.replace(/[0-9]+ characters/, '0 characters')).toContain(said(sentence));
    expect(existsSync(join(cwd, 'all.pdf'))).toBe(false);
  });

  it('a single HTML page holds all files, and names the file of each notice', async () => {
    const cwd = many();
    await runCli(['show', '--html', 'all.html', 'in'], { cwd });
    const html = read(cwd, 'all.html');
    expect(html.match(/<article>/g)).toHaveLength(4);
    expect(html).toContain(`${join('in', 'wrong.xml')}: `);
  });

  it.each([
    ['an SdI message', ['--out-dir', 'out', '--format', 'html'], 'message.xml', ['lotto.html', 'z.html']],
    ['an SdI message', ['--html', 'out/all.html'], 'message.xml', ['all.html']],
    ['a file without that invoice', ['--html', 'out/', '--body', '2'], 'z.xml', ['lotto.html']],
  ])('%s is skipped, and the others are shown: %j', async (_file, args, skipped, written) => {
    const cwd = folderWith({
      'in/lotto.xml': LOTTO,
      ...(skipped === 'message.xml' && { 'in/message.xml': fixture.message }),
      'in/z.xml': fixture.valid,
    });
    const { code, stderr } = await runCli(['show', ...args, 'in'], { cwd });
    const name = join('in', skipped);
    const reasons = [en.show.messageOnTerminal(name), en.show.bodyMissing(name, 2, 1)];
    expect({ code, said: reasons.filter((reason) => stderr === said(reason)).length }).toEqual({
      code: 1,
      said: 1,
    });
    expect(below(cwd, 'out')).toEqual(written);
  });

  it('two files never share a page in a folder', async () => {
    const cwd = folderWith({ 'x/a.xml': fixture.valid, 'y/a.xml': fixture.simplified });
    const { code, stderr } = await runCli(['show', '--html', 'out/', 'x/a.xml', 'y/a.xml'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(said(en.convert.twice(join('out', 'a.html'), 'x/a.xml')));
  });
});

describe('wrong usage', () => {
  const cases: readonly (readonly [args: readonly string[], sentence: string])[] = [
    [['--format', 'html', 'valid.xml'], en.show.folderNeeded],
    [['--out-dir', 'o', '--html', 'a.html', 'valid.xml'], en.usage.conflict('--out-dir', '--html')],
    [['--html', '-', '--pdf', '-', 'valid.xml'], en.show.twoToStdout],
    [['--html', 'a', '--pdf', './a', 'valid.xml'], en.show.twice('./a')],
    [['--body', '0', 'valid.xml'], en.show.noBody('0')],
    [['--body', 'due', 'valid.xml'], en.show.noBody('due')],
    [['--body', '4', 'lotto.xml'], en.show.bodyMissing('lotto.xml', 4, 3)],
    [['--body', '2', '--html', 'a.html', 'valid.xml'], en.show.bodyMissing('valid.xml', 2, 1)],
  ];

  it.each(cases)('%j', async (args, sentence) => {
    const cwd = folder();
    const { code, stdout, stderr } = await runCli(['show', ...args], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(said(sentence));
    expect(existsSync(join(cwd, 'a.html'))).toBe(false);
  });

  it('refuses to write a PDF to a terminal', async () => {
    const run = await runCli(['show', '--pdf', '-', 'valid.xml'], { cwd: folder(), tty: true });
    expect(run.code).toBe(2);
    expect(run.stderr).toContain(en.show.pdfToTerminal);
  });
});

describe('a hostile invoice', () => {
  it('causes no terminal control characters and no script', async () => {
    const cwd = folder();
    const { stdout } = await runCli(['show', 'hostile.xml'], { cwd });
    expect(stdout.replace(/\n/g, '')).not.toMatch(/\p{Cc}|\u202e/u);
    expect(stdout).toContain('<U+009B>');
    await runCli(['show', '--html', 'page.html', 'hostile.xml'], { cwd });
    const html = read(cwd, 'page.html');
    expect(html.replace(/\n/g, '')).not.toMatch(/\p{Cc}|\u202e|<script/u);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});
