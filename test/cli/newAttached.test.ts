/** `fattura new`: files that a brief attaches by name. */
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { MAX_ATTACHED } from '../../src/cli/new/brief/limits.ts';
import { exampleOf } from '../../src/cli/new/examples/index.ts';
import { parseInvoice } from '../../src/xml/index.ts';
import { folderWith, runCli } from './runCli.ts';

const DAY = '2026-11-21';
const BRIEF = exampleOf('invoice', { language: 'en', day: DAY });
const LOTTO = exampleOf('lotto', { language: 'en', day: DAY });
const AT = `brief.yaml:${BRIEF.split('\n').length + 1}`;
const day = ['--as-of', DAY];

/** `in/brief.yaml` with this list of attachments, next to some files. */
function folder(attachments: string, brief = BRIEF): string {
  const cwd = folderWith({
    'in/brief.yaml': `${brief}allegati:\n${attachments}\n`,
    'in/ricevuta.pdf': '%PDF-1.4',
    'in/large.bin': new Uint8Array(MAX_ATTACHED + 1),
    'in/half.bin': new Uint8Array(MAX_ATTACHED / 2),
    'in/rest.bin': new Uint8Array(MAX_ATTACHED / 2 + 1),
    'secret.txt': 'secret',
  });
  mkdirSync(join(cwd, 'in/folder'));
  symlinkSync(join(cwd, 'secret.txt'), join(cwd, 'in/link.txt'));
  return join(cwd, 'in');
}

const attachedTo = (xml: string, body = 0) => {
  const bodies = parseInvoice(xml).fattura_elettronica_body as readonly { allegati?: readonly object[] }[];
  return bodies[body]?.allegati;
};

describe('a file of a brief', () => {
  it.each([
    ['- file: ricevuta.pdf', { nome_attachment: 'ricevuta.pdf' }],
    ['- { file: ricevuta.pdf, nome_attachment: "1.pdf" }', { nome_attachment: '1.pdf' }],
    [
      '- { file: ricevuta.pdf, descrizione_attachment: Ricevuta }',
      { nome_attachment: 'ricevuta.pdf', descrizione_attachment: 'Ricevuta' },
    ],
  ])('%s is attached', async (list, expected) => {
    const run = await runCli(['new', 'brief.yaml', ...day], { cwd: folder(list) });
    expect(run.code, run.stderr).toBe(0);
    expect(attachedTo(run.stdout)).toMatchObject([
      { ...expected, formato_attachment: 'PDF', attachment: 'JVBERi0xLjQ=' },
    ]);
  });

  it('is relative to the brief, not to the working folder', async () => {
    const cwd = folder('- file: ricevuta.pdf');
    const run = await runCli(['new', 'in/brief.yaml', ...day], { cwd: join(cwd, '..') });
    expect(run.code).toBe(0);
    const stdin = readFileSync(join(cwd, 'brief.yaml'));
    expect((await runCli(['new', '-', ...day], { cwd, stdin })).stdout).toBe(run.stdout);
  });

  it('belongs to one invoice of a lotto', async () => {
    const brief = LOTTO.replace(
      '  - numero: 2026/2',
      '  - allegati: [file: ricevuta.pdf]\n    numero: 2026/2',
    );
    const run = await runCli(['new', '-k', 'lotto', 'brief.yaml', ...day], {
      cwd: folder('', brief),
    });
    expect(run.code, run.stderr).toBe(0);
    expect([attachedTo(run.stdout), attachedTo(run.stdout, 1)?.length]).toEqual([undefined, 1]);
  });

  it.each([
    ['../secret.txt', 'name', ''],
    ['folder/../ricevuta.pdf', 'name', ''],
    ['/etc/hostname', 'name', ''],
    ['..\\secret.txt', 'name', ''],
    ['C:ricevuta.pdf', 'name', ''],
    ['..', 'name', ''],
    ['nowhere.pdf', 'missing', ''],
    ['folder', 'kind', ''],
    ['link.txt', 'kind', ''],
    ['large.bin', 'size', String(MAX_ATTACHED + 1)],
  ] as const)('%s is refused with its place', async (file, reason, detail) => {
    const cwd = folder(`- file: '${file}'`);
    const { code, stdout, stderr } = await runCli(['new', 'brief.yaml', ...day], { cwd });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe(
      `${AT}:9  /allegati/0/file  ${en.new.notAttached(file, reason, detail)}\nfattura new: ${en.new.notMade('brief.yaml', 1)}\n`,
    );
  });

  it('is rejected if its content is also given, and if all files together are too large', async () => {
    const list = '- { file: ricevuta.pdf, attachment: QUJD }\n- file: half.bin\n- file: rest.bin';
    const { code, stderr } = await runCli(['new', 'brief.yaml', ...day], { cwd: folder(list) });
    expect(code).toBe(1);
    expect(stderr).toContain(en.new.notAttached('ricevuta.pdf', 'both', ''));
    expect(stderr).toContain(en.new.notAttached('rest.bin', 'size', String(MAX_ATTACHED / 2 + 1)));
    expect(stderr).toContain(en.new.notMade('brief.yaml', 2));
  });

  it('is reported together with all other problems', async () => {
    const cwd = folder('- file: nowhere.pdf', BRIEF.replace('02718281823', '02718281824'));
    const { stderr } = await runCli(['new', 'brief.yaml', ...day], { cwd });
    expect(stderr).toContain('/cedente/partita_iva');
    expect(stderr).toContain(en.new.notAttached('nowhere.pdf', 'missing', ''));
    expect(stderr).toContain(en.new.notMade('brief.yaml', 2));
  });

  it('is never replaced', async () => {
    const cwd = folder('- file: ricevuta.pdf');
    const args = ['new', 'brief.yaml', '-o', 'ricevuta.pdf', '--overwrite', ...day];
    expect((await runCli(args, { cwd })).code).toBe(2);
    expect(readFileSync(join(cwd, 'ricevuta.pdf'), 'utf8')).toBe('%PDF-1.4');
  });
});

describe('the limits of a brief', () => {
  const parties = '{"cedente":{},"linee":';
  it.each([
    ['JSON that breaks off', 'brief.json', `${parties}[`, 'syntax', '', '1:24'],
    ['a key twice', 'brief.json', '{"a":1,\n"a":2}', 'duplicate', 'a', '2:1'],
    ['too deep', 'brief.json', `${parties}${'['.repeat(300)}`, 'depth', '', '1:279'],
    ['too many items', 'brief.json', `${parties}[${'1,'.repeat(10_000)}1]}`, 'items', '10000', '1:20024'],
    [
      'too many values',
      'brief.json',
      `${parties}[${Array(30)
        .fill(`[${'1,'.repeat(9_000)}1]`)
        .join()}]}`,
      'values',
      '200000',
      null,
    ],
    ['a long text', 'brief.json', `{"causale":"${'x'.repeat(100_001)}"}`, 'long', '100000', '1:12'],
    ['a long text in YAML', 'brief.yaml', `causale: ${'x'.repeat(100_001)}\n`, 'long', '100000', '1:10'],
  ] as const)('%s', async (_, name, text, reason, detail, place) => {
    const { code, stderr } = await runCli(['new', name, ...day], { cwd: folderWith({ [name]: text }) });
    expect(code).toBe(1);
    if (place !== null)
      expect(stderr).toBe(`fattura new: ${name}:${place}: ${en.new.notRead({ reason, detail })}\n`);
    else expect(stderr).toContain(en.new.notRead({ reason, detail }));
  });

  it('allow fewer values in YAML, and suggest JSON', async () => {
    const lines = '  - { descrizione: x, prezzo_unitario: 1, aliquota_iva: 22 }\n'.repeat(9_000);
    const cwd = folderWith({ 'brief.yaml': `${BRIEF.replace(/linee:\n/, `linee:\n${lines}`)}` });
    const { code, stderr } = await runCli(['new', 'brief.yaml', ...day], { cwd });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^fattura new: brief\.yaml:\d+:\d+: .*JSON/);
  });
});
