import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resources } from '../../src/cli/api/names.ts';
import { globalOptions, rootOptions } from '../../src/cli/command/definition.ts';
import { SHELLS } from '../../src/cli/completions/script.ts';
import { commands } from '../../src/cli/registry.ts';
import { codeLists, NaturaCodes } from '../../src/model/index.ts';
import { adviceCodes } from '../../src/validate/index.ts';
import { hasShell } from './completionShells.ts';
import { folderWith, runCli } from './runCli.ts';

const cwd = folderWith({ 'a b.xml': '', 'c.json': '', 'sub/d.xml': '' });

async function script(shell: string): Promise<string> {
  const { code, stdout } = await runCli(['completions', shell]);
  expect(code).toBe(0);
  return stdout;
}

/** bash's completions for these words, the last of which is being typed. */
async function offers(...words: readonly string[]): Promise<readonly string[]> {
  const quoted = ['fattura', ...words].map((word) => `'${word}'`).join(' ');
  const line = `${await script('bash')}
COMP_WORDS=(${quoted}); COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 ))
_fattura; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', line], { cwd, encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((word) => word !== '');
}

const long = (options: readonly { readonly name: string }[]): readonly string[] =>
  options.map(({ name }) => `--${name}`);

const FORMATS = ['text', 'json', 'ndjson', 'sarif', 'junit', 'github', 'gitlab', 'compact'];

const advice = adviceCodes.map(({ code }) => code);

const typed: readonly { words: readonly string[]; offers: readonly string[] }[] = [
  { words: [''], offers: commands.map(({ name }) => name) },
  { words: ['va'], offers: ['validate'] },
  { words: ['--la'], offers: ['--lang'] },
  { words: ['--lang', ''], offers: ['it', 'en', 'de'] },
  { words: ['--lang', 'it', 'conv'], offers: ['convert'] },
  { words: ['validate', '--fo'], offers: ['--format'] },
  { words: ['validate', '--format', ''], offers: FORMATS },
  { words: ['validate', '-f', 'n'], offers: ['ndjson'] },
  { words: ['validate', '--format', '=', 'j'], offers: ['json', 'junit'] },
  { words: ['validate', '--format', '='], offers: FORMATS },
  { words: ['validate', 'a'], offers: ['a b.xml'] },
  { words: ['convert', '--out-dir', ''], offers: ['sub'] },
  { words: ['convert', '--indent', ''], offers: [] },
  { words: ['codes', 'Nat'], offers: ['Natura', 'NaturaSemplificata'] },
  {
    words: ['codes', 'Natura', 'N2'],
    offers: NaturaCodes.codes.map(({ code }) => code).filter((code) => code.startsWith('N2')),
  },
  { words: ['api', 'do'], offers: ['document-sectionals', 'documents'] },
  { words: ['api', 'documents', 'get'], offers: ['get', 'get-invoice'] },
  { words: ['api', '--filter', 'status=DRAFT', '--all', 'accounts', ''], offers: ['list', 'get'] },
  { words: ['api', '--sort', '=', 'code', 'accounts', ''], offers: ['list', 'get'] },
  { words: ['api', 'products', 'list', ''], offers: [] },
  { words: ['completions', ''], offers: SHELLS },
  { words: ['completions', 'bash', ''], offers: [] },
  { words: ['sandbox', ''], offers: ['start', 'seed', 'webhooks'] },
  { words: ['sandbox', '--port', '8080', 's'], offers: ['start', 'seed'] },
  { words: ['validate', '--ignore', 'Q-B'], offers: advice.filter((code) => code.startsWith('Q-B')) },
  { words: ['export', '--columns', 'numero_a'], offers: ['numero_allegati'] },
  {
    words: ['export', '--lines', '--columns', '=', 'file,numero_l'],
    offers: ['file,numero_linea'],
  },
  { words: ['help', 'f'], offers: ['fix', 'fields'] },
  { words: ['fields', 'x'], offers: [] },
];

describe.skipIf(!hasShell('bash'))('completions for bash', () => {
  it.each(typed)('fattura $words', async ({ words, offers: expected }) => {
    expect(await offers(...words)).toEqual(expected);
  });

  it.each(commands.map(({ name, options }) => [name, options] as const))(
    'offer all options of %s',
    async (name, options) => {
      const offered = await offers(name, '--');
      expect(offered).toEqual(long([...options, ...globalOptions]));
    },
  );

  it('offer all options of fattura', async () => {
    expect(await offers('--')).toEqual(long(rootOptions));
  });
});

describe.each(SHELLS)('completions for %s', (shell) => {
  it('name every command, option, choice and list', async () => {
    const text = await script(shell);
    const words = new Set(text.replaceAll('\\n', ' ').split(/[^\w.-]+/));
    const options = commands.flatMap((definition) => definition.options);
    const flags = [...options, ...rootOptions].map(({ name }) => (shell === 'fish' ? name : `--${name}`));
    const choices = options.flatMap((option) => option.choices ?? []);
    const wanted = [
      ...commands.map(({ name }) => name),
      ...flags,
      ...choices,
      ...codeLists.map(({ name }) => name),
    ];
    expect(wanted.filter((word) => !words.has(word))).toEqual([]);
  });

  it('offer resources and verbs, and offer repeatable options again', async () => {
    const text = await script(shell);
    for (const { name, verbs } of resources) {
      const line = text.split('\n').find((one) => one.includes(name) && one.includes(verbs[0]!.name));
      for (const verb of verbs) expect(line).toContain(verb.name);
    }
    if (shell === 'zsh') expect(text).toContain("'*--filter='");
  });

  it('can be parsed by the shell', async (context) => {
    const present = spawnSync(shell, ['-c', 'true']).status === 0;
    if (!present) return context.skip();
    // From a file: fish cannot read the socket that Node uses for its standard input.
    const file = join(folderWith({ script: await script(shell) }), 'script');
    const { status, stderr } = spawnSync(shell, ['-n', file], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
