/** Under GitHub Actions, no text of an invoice becomes a workflow command. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SAMPLE } from '../support/sample.ts';
import { folderWith, runCli } from './runCli.ts';

const ACTIONS = { LANG: 'en_GB.UTF-8', GITHUB_ACTIONS: 'true' };

/** Text that the runner recognises as a command (actions/runner, ActionCommand.cs). */
function commandsIn(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/);
  return lines.filter((line) => /^\s*::/.test(line) || line.includes('##['));
}

const FORGED = `${'x '.repeat(12)}${'::error::forged ##[error]forged '.repeat(6)}`.slice(0, 190);
const SHORT = '::error ::f ##[add]';

const wrong = SAMPLE.replace('<Numero>7</Numero>', `<Numero>7</Numero><Causale>${FORGED}</Causale>`)
  .replace(/<Descrizione>[^<]*</, `<Descrizione>${FORGED}<`)
  .replace(/<Denominazione>[^<]*</, `<Denominazione>${SHORT}<`)
  .replace('<Imposta>0.40<', `<Imposta>${FORGED}<`);
const valid = wrong.replace(`<Imposta>${FORGED}<`, '<Imposta>0.40<');
const cwd = folderWith({
  'wrong.xml': wrong,
  'valid.xml': valid,
  'other.xml': SAMPLE,
  '::error::x.xml': wrong,
});

describe('a report for people', () => {
  it.each([
    ['validate', 'wrong.xml', '--format', 'text'],
    ['validate', '::error::x.xml', '--format', 'text'],
    ['validate', 'wrong.xml', '--format', 'compact'],
    ['validate', 'wrong.xml', '--format', 'json'],
    ['validate', 'wrong.xml', '--format', 'ndjson'],
    ['validate', 'wrong.xml', '--format', 'sarif'],
    ['validate', 'wrong.xml', '--format', 'junit'],
    ['show', 'valid.xml'],
    ['show', 'wrong.xml', '--findings'],
    ['fix', '-n', 'wrong.xml'],
    ['diff', 'valid.xml', 'other.xml'],
    ['diff', '--format', 'json', 'valid.xml', 'other.xml'],
    ['total', '--explain', 'valid.xml'],
    ['total', '::error::x.xml'],
    ['name', '--check', '::error::x.xml'],
    ['submit', '--dry-run', 'wrong.xml'],
    ['validate', '::error::gone'],
    ['::error::x'],
  ])('has no command: %j', async (...args) => {
    const { stdout, stderr } = await runCli(args, { cwd, env: ACTIONS });
    expect((stdout + stderr).length).toBeGreaterThan(20);
    expect(commandsIn(stdout + stderr)).toEqual([]);
  });

  it('keeps its own annotations, one per finding', async () => {
    const { stdout, stderr } = await runCli(['validate', 'wrong.xml'], { cwd, env: ACTIONS });
    expect(commandsIn(stdout)).toEqual([]);
    expect(commandsIn(stderr).every((line) => line.startsWith('::error '))).toBe(true);
    expect(stderr).toMatch(/^::error /);
  });

  it.each(['json', 'sarif'])('has the same content in the format %s', async (format) => {
    const args = ['validate', 'wrong.xml', '--format', format];
    const there = await runCli(args, { cwd, env: ACTIONS });
    const here = await runCli(args, { cwd });
    expect(JSON.parse(there.stdout)).toEqual(JSON.parse(here.stdout));
  });
});

describe('a document', () => {
  it.each([
    ['convert', 'valid.xml', '--to', 'xml'],
    ['export', 'valid.xml', '--lines'],
    ['show', '--html', '-', 'valid.xml'],
  ])('is unchanged: %j', async (...args) => {
    const there = await runCli(args, { cwd, env: ACTIONS });
    expect(there.stdout).toBe((await runCli(args, { cwd })).stdout);
  });
});

describe('fix', () => {
  it('leaves a file alone if it changed since it was read', async () => {
    const folder = folderWith({ 'a.xml': SAMPLE.replace('<TipoDocumento>TD01', '<TipoDocumento>td01') });
    const path = join(folder, 'a.xml');
    // Findings are shown before the file is replaced: another process changes it at that moment.
    let isDone = false;
    const { code } = await runCli(['fix', 'a.xml'], {
      cwd: folder,
      onWrite: () => {
        if (!isDone) writeFileSync(path, 'saved by somebody else');
        isDone = true;
      },
    });
    expect(code).toBe(2);
    expect(isDone).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe('saved by somebody else');
  });
});
