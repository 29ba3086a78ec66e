import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { globalOptions } from '../../src/cli/command/definition.ts';
import { en } from '../../src/cli/messages/en.ts';
import type { Messages } from '../../src/cli/messages/messages.ts';
import { commands } from '../../src/cli/registry.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

/** `"$UNSET"` in a script: an empty argument, which is never intended. */
interface Row {
  readonly args: readonly string[];
  readonly says: (messages: Messages) => string;
}

const operandRows: readonly Row[] = commands.flatMap(({ name }) => [
  { args: [name, ''], says: ({ usage }) => usage.emptyOperand({ position: 1, count: 1 }) },
  { args: [name, 'x.xml', ''], says: ({ usage }) => usage.emptyOperand({ position: 2, count: 2 }) },
  { args: [name, '/'], says: ({ usage }) => usage.rootOperand({ position: 1, count: 1 }) },
  { args: [name, 'x.xml', '//'], says: ({ usage }) => usage.rootOperand({ position: 2, count: 2 }) },
  {
    args: [name, '--lang', 'en', '--', ''],
    says: ({ usage }) => usage.emptyOperand({ position: 1, count: 1 }),
  },
]);

const optionRows: readonly Row[] = commands.flatMap(({ name, options }) =>
  [...options, ...globalOptions]
    .filter((option) => 'value' in option && option.value !== undefined)
    .flatMap((option) => {
      const says: Row['says'] = ({ usage }) => usage.emptyValue(`--${option.name}`);
      return [
        { args: [name, 'x.xml', `--${option.name}`, ''], says },
        { args: [name, `--${option.name}=`, 'x.xml'], says },
      ];
    }),
);

const API_ROWS: readonly Row[] = [
  {
    args: ['api', 'products', 'update', 'P', '--set', 'description='],
    says: ({ api }) => api.usage.emptySetting('description'),
  },
  {
    args: ['api', 'requests', 'upload-f24', 'a.pdf', '--query', 'file_name='],
    says: ({ api }) => api.usage.emptyValue('--query file_name'),
  },
  {
    args: ['api', 'GET', '/a', '--query', 'filter[id__eq]='],
    says: ({ api }) => api.usage.emptyValue('--query filter[id__eq]'),
  },
  { args: ['api', 'GET', '/a?id='], says: ({ api }) => api.usage.emptyValue('--query id') },
  ...['/a/', '/a//b', '/a/?x=1'].map((path) => ({
    args: ['api', 'DELETE', path, '--yes'],
    says: ({ api }: Messages) => api.usage.emptySegment(path),
  })),
];

/** `--exclude "$UNSET/"` and the like. */
const EXCLUDE_ROWS: readonly Row[] = ['/', '//', './'].map((pattern) => ({
  args: ['validate', 'x.xml', '--exclude', pattern],
  says: ({ usage }) => usage.noPattern(pattern),
}));

const FILES = { 'x.xml': fixture.valid, 'a.pdf': '%PDF-1.7' };

describe('an empty argument', () => {
  it.each([
    ...operandRows,
    ...optionRows,
    ...API_ROWS,
    ...EXCLUDE_ROWS,
    { args: [''], says: ({ usage }: Messages) => usage.emptyOperand({ position: 1, count: 1 }) },
  ])('$args', async ({ args, says }) => {
    const cwd = folderWith(FILES);
    const run = await runCli(args, { cwd, env: ENV });
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain(says(en));
    expect(readdirSync(cwd).sort()).toEqual(Object.keys(FILES).sort());
    expect(readFileSync(join(cwd, 'x.xml'), 'utf8')).toBe(fixture.valid);
  });

  it.each([
    ['submit', '--issue', '--yes', ''],
    ['name', '--rename', ''],
    ['name', '--rename', 'x.xml', ''],
  ])('has no effect: %j', async (...args) => {
    const cwd = folderWith(FILES);
    expect((await runCli(args, { cwd, env: ENV })).code).toBe(2);
    expect(readdirSync(cwd).sort()).toEqual(Object.keys(FILES).sort());
  });
});

/** Nothing listens there: a call that gets so far fails with another code. */
const ENV = {
  LANG: 'en_GB.UTF-8',
  FATTURA_BASE_URL: 'http://127.0.0.1:1',
  FATTURA_API_KEY: 'k',
  FATTURA_COMPANY_ID: 'c0000000-5eed-4000-8000-000000000001',
};
