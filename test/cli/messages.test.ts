import { describe, expect, it } from 'vitest';
import { rootOptions } from '../../src/cli/command/definition.ts';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import { commands } from '../../src/cli/registry.ts';

/** Every key of a tree of messages, e.g. `usage.noInput()` for a sentence with parameters. */
function keysOf(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'function') return [`${path}()`];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, child]) => keysOf(child, path === '' ? key : `${path}.${key}`));
}

/** Every sentence without parameters. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe('the messages', () => {
  it('have the same keys in both languages', () => {
    expect(keysOf(italian)).toEqual(keysOf(en));
    expect(keysOf(en).length).toBeGreaterThan(80);
  });

  it.each([
    ['it', italian],
    ['en', en],
  ])('%s: no text is empty, padded, or has two blanks in a row', (_language, messages) => {
    const texts = textsOf(messages);
    expect(texts.filter((text) => text === '' || text !== text.trim() || text.includes('  '))).toEqual([]);
  });

  it('differ, except for command lines and names', () => {
    const same = textsOf(italian).filter((text) => textsOf(en).includes(text));
    expect(same.filter((text) => !/^(?:source|fattura) |^(?:XML|JSON|schema|Formula)$/.test(text))).toEqual(
      [],
    );
  });

  it.each([
    ['it', italian],
    ['en', en],
  ])('%s: exactly the existing commands, options and examples are explained', (_language, messages) => {
    expect(Object.keys(messages.commands)).toEqual(commands.map(({ name }) => name));
    expect(Object.keys(messages.help.global)).toEqual(rootOptions.map(({ name }) => name));
    for (const { name, options, examples } of commands) {
      const help = messages.commands[name];
      expect(Object.keys(help?.options ?? {})).toEqual(options.map((option) => option.name));
      expect(help?.examples).toHaveLength(examples.length);
    }
  });

  it.each(['EACCES', 'ENOENT', 'ENOSPC', 'EISDIR'])('explain the system code %s', (code) => {
    for (const messages of [italian, en]) {
      expect(messages.reason(code)).not.toContain(code);
      expect(messages.reason('EWHATEVER')).toContain('EWHATEVER');
    }
  });
});
