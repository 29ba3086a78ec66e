/** The completion scripts in the shells themselves, if they are installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fishOffers, hasShell, zshOffers } from './completionShells.ts';
import { folderWith, runCli } from './runCli.ts';

/** A typed line and its completions; zsh and bash repeat the start of a list in their own ways. */
const typed: readonly { line: string; offers: readonly string[]; fish?: readonly string[] }[] = [
  { line: 'fattura val', offers: ['validate'] },
  { line: 'fattura --lang it val', offers: ['validate'] },
  { line: 'fattura --color --lang=en conv', offers: ['convert'] },
  {
    line: 'fattura validate --format=j',
    offers: ['json', 'junit'],
    fish: ['--format=json', '--format=junit'],
  },
  { line: 'fattura validate --format j', offers: ['json', 'junit'] },
  { line: 'fattura validate -f sa', offers: ['sarif'] },
  { line: 'fattura --lang it validate --only ', offers: ['structure', 'controls'] },
  { line: 'fattura sandbox ', offers: ['start', 'seed', 'webhooks'] },
  { line: 'fattura sandbox --port 8080 w', offers: ['webhooks'] },
  { line: 'fattura api doc', offers: ['documents', 'document-sectionals'] },
  { line: 'fattura api --sort code accounts ', offers: ['list', 'get'] },
  { line: 'fattura help val', offers: ['validate'] },
  // "show" is a command, and here a help topic.
  { line: 'fattura help show --la', offers: ['--lang'] },
  { line: 'fattura codes Natura N2', offers: ['N2', 'N2.1', 'N2.2'] },
  { line: 'fattura export --lines --columns numero_l', offers: ['numero_linea'] },
  {
    line: 'fattura export --columns file,numero,data,cessionario_id',
    offers: ['cessionario_id_fiscale_iva'],
    fish: ['file,numero,data,cessionario_id_fiscale_iva'],
  },
];

const script = async (shell: string): Promise<string> => (await runCli(['completions', shell])).stdout;
const lines = typed.map(({ line }) => line);

describe('offered by the shell itself', () => {
  it('zsh', { timeout: 90_000 }, async (context) => {
    if (!hasShell('zsh')) return context.skip();
    const offered = zshOffers(await script('zsh'), lines);
    expect(lines.map((line, index) => [line, offered[index]?.toSorted()])).toEqual(
      typed.map(({ line, offers }) => [line, offers.toSorted()]),
    );
  });

  it('fish', { timeout: 60_000 }, async (context) => {
    if (!hasShell('fish')) return context.skip();
    const offered = fishOffers(await script('fish'), lines);
    expect(lines.map((line, index) => [line, offered[index]?.toSorted()])).toEqual(
      typed.map(({ line, offers, fish }) => [line, (fish ?? offers).toSorted()]),
    );
  });
});

/** Path of bash-completion in most distributions; the variable is for a copy elsewhere. */
const BASH_COMPLETION =
  process.env['FATTURA_BASH_COMPLETION'] ?? '/usr/share/bash-completion/bash_completion';

it('bash offers the same with bash-completion', async (context) => {
  if (!hasShell('bash') || !existsSync(BASH_COMPLETION)) return context.skip();
  const folder = folderWith({ script: await script('bash') });
  const line = `source "${BASH_COMPLETION}"; source "${join(folder, 'script')}"; complete -p fattura
COMP_WORDS=(fattura validate --format = j); COMP_CWORD=4; _fattura; echo "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-i', '-c', line], {
    encoding: 'utf8',
    cwd: folder,
  });
  expect({ stdout, noise: stderr.replace(/^bash: .*(?:job control|ioctl).*\n/gm, '') }).toEqual({
    stdout: 'complete -F _fattura fattura\njson junit\n',
    noise: '',
  });
});
