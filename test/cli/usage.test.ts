import { describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import type { Messages } from '../../src/cli/messages/messages.ts';
import { commands } from '../../src/cli/registry.ts';
import { choicesOf } from '../../src/cli/validate/definition.ts';
import { command as german } from '../../src/text/de/command.ts';
import { runCli } from './runCli.ts';

const names = commands.map(({ name }) => name);

const wrong: readonly { args: readonly string[]; says: (usage: Messages['usage']) => string }[] = [
  { args: ['validat', 'a.xml'], says: (usage) => usage.unknownCommand('validat', 'validate', names) },
  { args: ['frobnicate'], says: (usage) => usage.unknownCommand('frobnicate', undefined, names) },
  { args: ['a.xml'], says: (usage) => usage.pathWithoutCommand('a.xml') },
  { args: ['help', 'convrt'], says: (usage) => usage.unknownCommand('convrt', 'convert', names) },
  { args: ['--colour'], says: (usage) => usage.unknownOption('--colour', '--color') },
  { args: ['validate', '--formt', 'json'], says: (usage) => usage.unknownOption('--formt', '--format') },
  { args: ['validate', '--formt=json'], says: (usage) => usage.unknownOption('--formt=json', '--format') },
  { args: ['validate', '-x'], says: (usage) => usage.unknownOption('-x', undefined) },
  { args: ['validate', '--quiet=yes'], says: (usage) => usage.valueUnwanted('--quiet') },
  { args: ['validate', 'a.xml', '--format'], says: (usage) => usage.valueMissing('--format') },
  { args: ['validate', 'a.xml', '-f'], says: (usage) => usage.valueMissing('-f') },
  {
    args: ['export', '.', '-o', '--overwrite'],
    says: (usage) => usage.optionAsValue('-o', '--overwrite', 'output'),
  },
  {
    args: ['convert', 'a.xml', '--output', '--overwrite=x'],
    says: (usage) => usage.optionAsValue('--output', '--overwrite=x', 'output'),
  },
  {
    args: ['open', 'a.xml', '--extract', '-o', 'b'],
    says: (usage) => usage.optionAsValue('--extract', '-o', 'extract'),
  },
  { args: ['--lang', '-h'], says: (usage) => usage.optionAsValue('--lang', '-h', 'lang') },
  {
    args: ['validate', '--format', 'xml'],
    says: (usage) => usage.noChoice('--format', 'xml', [...choicesOf('format')]),
  },
  { args: ['validate', '--lang', 'fr'], says: (usage) => usage.noChoice('--lang', 'fr', ['it', 'en', 'de']) },
  { args: ['validate', '--max-size', '5 parsecs', 'a'], says: (usage) => usage.noSize('5 parsecs') },
  { args: ['validate', '--max-size', '0', 'a'], says: (usage) => usage.noSize('0') },
  {
    args: ['validate', '--engine', 'auto', '--schema', 's.xsd', 'a'],
    says: (usage) => usage.conflict('--schema', '--engine auto'),
  },
  {
    args: ['validate', '--as-of', '2026-02-30', 'a'],
    says: (usage) => usage.noDate('--as-of', '2026-02-30'),
  },
  { args: ['validate', '--as-of', '1/5/2026', 'a'], says: (usage) => usage.noDate('--as-of', '1/5/2026') },
  { args: ['validate', '--max-warnings', '-1', 'a'], says: (usage) => usage.noCount('--max-warnings', '-1') },
  {
    args: ['validate', '--spec', '2', 'a'],
    says: (usage) => usage.noChoice('--spec', '2', ['auto', '1.9', '1.9.1']),
  },
  {
    args: ['validate', '--explain-coverage', '-f', 'sarif', 'a'],
    says: (usage) => usage.conflict('--explain-coverage', '--format sarif'),
  },
  {
    args: ['validate', '--config', 'c.json', '--no-config', 'a'],
    says: (usage) => usage.conflict('--config', '--no-config'),
  },
  { args: ['validate'], says: (usage) => usage.noInput },
  { args: ['convert'], says: (usage) => usage.noInput },
  { args: ['convert', 'a.xml', 'b.xml'], says: (usage) => usage.manyNeedFolder(null) },
  { args: ['convert', '*.xml', '-o', 'b.json'], says: (usage) => usage.manyNeedFolder('--output') },
  {
    args: ['convert', 'a.xml', '-o', 'b', '--out-dir', 'c'],
    says: (usage) => usage.conflict('--output', '--out-dir'),
  },
  {
    args: ['convert', 'a', '--to', 'json', '--prefix', 'x'],
    says: (usage) => usage.onlyForXml('--prefix'),
  },
  {
    args: ['convert', 'a', '--to', 'json', '--stylesheet', 'x'],
    says: (usage) => usage.onlyForXml('--stylesheet'),
  },
  { args: ['convert', 'a', '--prefix', 'a:b'], says: (usage) => usage.noPrefix('a:b') },
  { args: ['convert', 'a', '--prefix', 'xmlns'], says: (usage) => usage.noPrefix('xmlns') },
  { args: ['convert', 'a', '--indent', '11'], says: (usage) => usage.noIndent('11') },
  { args: ['convert', 'a', '--indent', '-1'], says: (usage) => usage.noIndent('-1') },
  { args: ['serve', 'extra'], says: (usage) => usage.excessOperand('extra', '') },
  { args: ['codes', 'a', 'b', 'c'], says: (usage) => usage.excessOperand('c', '[LIST] [CODE]') },
  { args: ['completions'], says: (usage) => usage.noShell(undefined, ['bash', 'zsh', 'fish']) },
  { args: ['completions', 'tcsh'], says: (usage) => usage.noShell('tcsh', ['bash', 'zsh', 'fish']) },
];

describe('wrong usage', () => {
  it.each(wrong)('$args', async ({ args, says }) => {
    const english = await runCli(args, { tty: true, env: { LANG: 'en_GB', NO_COLOR: '1' } });
    expect(english).toMatchObject({ code: 2, stdout: '' });
    expect(english.stderr).toContain(says(en.usage));
    const other = await runCli(args, { tty: true, env: { LANG: 'it_IT', NO_COLOR: '1' } });
    if (!args.includes('--lang')) expect(other.stderr).toContain(says(italian.usage));
    expect(english.stderr + other.stderr).not.toMatch(/\n\s+at /);
  });

  it('points to the help of the intended command', async () => {
    expect((await runCli(['codes', '--x'])).stderr).toContain('fattura codes --help');
    expect((await runCli(['nothing'])).stderr).toContain('fattura --help');
    // A property name of every object is not a command.
    expect((await runCli(['toString'])).stderr).toContain('fattura --help');
  });

  it('uses the requested language even if nothing else is valid', async () => {
    expect((await runCli(['validate', '--nope', '--lang=it'])).stderr).toContain(italian.seeHelp('fattura'));
    expect((await runCli(['--lang', 'en', 'nope'], { env: {} })).stderr).toContain(en.seeHelp('fattura'));
  });

  it.each(['new', 'login'])('%s does not mention checks if a question is interrupted', async (name) => {
    const { code, stderr } = await runCli([name], { tty: true, interrupted: AbortSignal.abort() });
    expect(code).toBe(130);
    expect(stderr).toContain(`fattura: ${en.service.interrupted}\n`);
  });

  it('shows no control character of an argument', async () => {
    const { stderr } = await runCli(['--\u001b[31m\u009b\u202e']);
    expect(stderr).not.toMatch(/[\u001b\u009b\u202e]/);
  });
});

it.each([[[]], [['--lang', 'en']], [['--no-color']]])('shows the help for %j', async (args) => {
  const help = await runCli(['help', ...args]);
  expect(await runCli(args)).toEqual(help);
  expect(help).toMatchObject({ code: 0, stderr: '' });
});

const languages: readonly [env: Record<string, string>, language: 'it' | 'en' | 'de'][] = [
  [{}, 'it'],
  [{ LANG: 'C' }, 'it'],
  [{ LANG: 'POSIX' }, 'it'],
  [{ LANG: 'C.UTF-8' }, 'it'],
  [{ LANG: 'it_IT.UTF-8' }, 'it'],
  [{ LANG: 'it' }, 'it'],
  [{ LANG: 'en_US.UTF-8' }, 'en'],
  [{ LANG: 'fr_FR@euro' }, 'en'],
  [{ LANG: 'de_DE@euro' }, 'de'],
  [{ LANG: 'de_IT.UTF-8' }, 'de'],
  [{ LANG: 'it_IT', LC_MESSAGES: 'en_GB' }, 'en'],
  [{ LANG: 'en_GB', LC_MESSAGES: 'en_GB', LC_ALL: 'it_IT' }, 'it'],
  [{ LANG: 'en_GB', LC_ALL: '' }, 'en'],
];

describe('the language', () => {
  it.each(languages)('of %j is %s', async (env, language) => {
    const { stderr } = await runCli(['nothing'], { env });
    const words = { it: italian.seeHelp, en: en.seeHelp, de: german.seeHelp };
    const said = Object.entries(words).filter(([, seeHelp]) => stderr.includes(seeHelp('fattura --help')));
    expect(said.map(([name]) => name)).toEqual([language]);
  });

  it.each([[['--lang', 'it', 'help']], [['help', '--lang', 'it']], [['--lang', 'en', 'help', '--lang=it']]])(
    '%j: the last one wins',
    async (args) => {
      expect((await runCli(args)).stdout).toContain(italian.help.tagline);
    },
  );
});
