/** The manual page of the executable: complete, and valid roff. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { manPage } from '../../scripts/executable/manPage.ts';
import { messagesIn } from '../../src/cli/messages/index.ts';
import { commands } from '../../src/cli/registry.ts';

const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

const messages = await messagesIn('en');
const page = manPage({ commands, messages, version: '1.2.3', date: '2026-01-02' });

it('has every command with its options and examples', () => {
  const missing = commands.flatMap(({ name, options, examples }) => {
    const section = page.split(/^\.S[SH] /m).find((part) => part.startsWith(`${name}\n`)) ?? '';
    const plain = section.replaceAll('\\-', '-').replaceAll('\\(aq', "'").replaceAll('\\(dq', '"');
    return [
      ...options.filter((option) => !plain.includes(`--${option.name}`)).map((option) => `--${option.name}`),
      ...examples.filter((example) => !plain.includes(`fattura ${example}`)),
    ].map((what) => `${name}: ${what}`);
  });
  expect(missing).toEqual([]);
});

it.skipIf(!isThere('man'))('has no mistakes for man', () => {
  const { stderr, stdout } = spawnSync('man', ['--warnings', '-E', 'UTF-8', '-l', '-'], {
    input: page,
    encoding: 'utf8',
    env: { ...process.env, MANWIDTH: '80', LANG: 'C.UTF-8', MANPAGER: 'cat' },
  });
  expect(stderr).toBe('');
  // No name or option is lost because it was read as a roff request.
  for (const { name } of commands) expect(stdout).toContain(name);
});
