import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configSchema } from '../../scripts/generate/configSchema.ts';
import { UsageError } from '../../src/cli/command/usageError.ts';
import { findConfig } from '../../src/cli/config/config.ts';
import { configKeys } from '../../src/cli/config/keys.ts';
import { readConfig } from '../../src/cli/config/read.ts';
import { en } from '../../src/cli/messages/en.ts';
import type { Messages } from '../../src/cli/messages/messages.ts';
import { type Report, ruleCodes } from '../../src/validate/index.ts';
import { projectRoot } from '../support/shared.ts';
import { runs } from '../support/thorough.ts';
import { fixture } from './fixtures.ts';
import { folderWith, type RunSettings, runCli } from './runCli.ts';

const CONFIG = 'fattura.config.json';
const json = (value: unknown): string => JSON.stringify(value, null, 2);

describe('finding the configuration', () => {
  const places: readonly { files: Record<string, string>; from: string; at: string | null }[] = [
    { files: { 'a/b/x': '' }, from: 'a/b', at: null },
    { files: { [`a/b/${CONFIG}`]: '{}' }, from: 'a/b', at: `a/b/${CONFIG}` },
    { files: { [CONFIG]: '{}', 'a/b/x': '' }, from: 'a/b', at: CONFIG },
    { files: { [CONFIG]: '{}', [`a/${CONFIG}`]: '{}', 'a/b/x': '' }, from: 'a/b', at: `a/${CONFIG}` },
    { files: { 'package.json': json({ fattura: {} }), 'a/x': '' }, from: 'a', at: 'package.json' },
    { files: { 'package.json': json({ fattura: {} }), [CONFIG]: '{}' }, from: '.', at: CONFIG },
    { files: { 'a/package.json': json({ fattura: {} }), [CONFIG]: '{}' }, from: 'a', at: 'a/package.json' },
    { files: { 'a/package.json': json({ name: 'fattura' }), [CONFIG]: '{}' }, from: 'a', at: CONFIG },
    { files: { 'a/package.json': '{"fattura"', [CONFIG]: '{}' }, from: 'a', at: CONFIG },
    { files: { 'a/package.json': '["fattura"]', [CONFIG]: '{}' }, from: 'a', at: CONFIG },
    { files: { [`${CONFIG}/x`]: '' }, from: '.', at: null },
    { files: { [CONFIG]: '{}', 'a/.git/HEAD': '', 'a/b/x': '' }, from: 'a/b', at: null },
    { files: { [`a/${CONFIG}`]: '{}', 'a/.git/HEAD': '', 'a/b/x': '' }, from: 'a/b', at: `a/${CONFIG}` },
    { files: { [CONFIG]: '{}', 'a/.git': 'gitdir: ../b', 'a/b/x': '' }, from: 'a/b', at: null },
  ];

  it.each(places)('$files from $from: $at', ({ files, from, at }) => {
    const folder = folderWith({ '.git/HEAD': '', ...files });
    const found = findConfig(join(folder, from));
    expect(found?.path ?? null).toBe(at === null ? null : join(folder, at));
  });
});

/** The result of a call with a configuration. */
async function callWith(
  config: unknown,
  args: readonly string[],
  settings: RunSettings & { readonly files?: Record<string, string> } = {},
) {
  const cwd = folderWith({
    '.git/HEAD': '',
    'a.xml': fixture.valid,
    [CONFIG]: json(config),
    ...settings.files,
  });
  return { ...(await runCli(['validate', ...args], { ...settings, cwd })), cwd };
}

const mistakes: readonly { text: string; says: (messages: Messages['usage']['config']) => string }[] = [
  { text: '{', says: ({ syntax }) => syntax(`${CONFIG}:1:2`) },
  { text: '{\n  // no\n}', says: ({ syntax }) => syntax(`${CONFIG}:2:3`) },
  { text: '', says: ({ syntax }) => syntax(`${CONFIG}:1:1`) },
  { text: 'none', says: ({ syntax }) => syntax(CONFIG) },
  {
    text: '[]',
    says: ({ wrongValue }) =>
      wrongValue(CONFIG, '', { found: '[]', wanted: { kind: 'object' }, suggestion: undefined }),
  },
  {
    text: '{\n  "failON": "error"\n}',
    says: ({ unknownKey }) => unknownKey(`${CONFIG}:2:3`, 'failON', 'failOn', Object.keys(configKeys)),
  },
  {
    text: '{"rules": {}}',
    says: ({ unknownKey }) => unknownKey(`${CONFIG}:1:2`, 'rules', undefined, Object.keys(configKeys)),
  },
  {
    text: '{"__proto__": 1}',
    says: ({ unknownKey }) => unknownKey(`${CONFIG}:1:2`, '__proto__', undefined, Object.keys(configKeys)),
  },
  {
    text: '{\n  "failOn":\n    "warn"\n}',
    says: ({ wrongValue }) =>
      wrongValue(`${CONFIG}:2:3`, 'failOn', {
        found: '"warn"',
        wanted: { kind: 'choice', choices: ['error', 'warning', 'never'] },
        suggestion: undefined,
      }),
  },
  {
    text: '{"failOn": "Warning"}',
    says: ({ wrongValue }) =>
      wrongValue(`${CONFIG}:1:2`, 'failOn', {
        found: '"Warning"',
        wanted: { kind: 'choice', choices: ['error', 'warning', 'never'] },
        suggestion: 'warning',
      }),
  },
  {
    text: '{"strictName": "yes"}',
    says: ({ wrongValue }) =>
      wrongValue(`${CONFIG}:1:2`, 'strictName', {
        found: '"yes"',
        wanted: { kind: 'switch' },
        suggestion: undefined,
      }),
  },
  ...['-1', '1.5', '"1"', 'null'].map((found) => ({
    text: `{"maxWarnings": ${found}}`,
    says: ({ wrongValue }: Messages['usage']['config']) =>
      wrongValue(`${CONFIG}:1:2`, 'maxWarnings', { found, wanted: { kind: 'count' }, suggestion: undefined }),
  })),
  ...['""', '"/"', '"./"'].map((found) => ({
    text: `{"exclude": [${found}]}`,
    says: ({ wrongValue }: Messages['usage']['config']) =>
      wrongValue(`${CONFIG}:1:2`, 'exclude', {
        found: `[${found}]`,
        wanted: { kind: 'patterns' },
        suggestion: undefined,
      }),
  })),
  {
    text: '{"severities": ["00423"]}',
    says: ({ wrongValue }) =>
      wrongValue(`${CONFIG}:1:2`, 'severities', {
        found: '["00423"]',
        wanted: { kind: 'severities' },
        suggestion: undefined,
      }),
  },
  {
    text: '{"severities": {"00422": "info",\n "0423": "info"}}',
    says: ({ unknownCode }) => unknownCode(`${CONFIG}:2:2`, '0423', '00423'),
  },
  {
    text: '{"severities": {"nonsense": "info"}}',
    says: ({ unknownCode }) => unknownCode(`${CONFIG}:1:17`, 'nonsense', undefined),
  },
  {
    text: '{"severities": {"00423": "off"}}',
    says: ({ neverOff }) => neverOff(`${CONFIG}:1:17`, '00423'),
  },
  {
    text: '{"severities": {"00423": "warn"}}',
    says: ({ wrongValue }) =>
      wrongValue(`${CONFIG}:1:17`, 'severities.00423', {
        found: '"warn"',
        wanted: { kind: 'choice', choices: ['error', 'warning', 'info'] },
        suggestion: undefined,
      }),
  },
];

describe('a mistake in the configuration', () => {
  // The tables name codes that the registry may not have yet.
  const codes = ['00422', '00423', 'Q-IBAN'];

  it.each(mistakes)('$text', ({ text, says }) => {
    let error: unknown;
    try {
      readConfig({ text, key: null }, { name: CONFIG, codes });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(UsageError);
    const nearest = (name: string, all: Iterable<string>) => [...all].find((one) => near(one, name));
    expect((error as UsageError).explain(en, nearest)).toBe(says(en.usage.config));
  });

  it('stops the call before any file is read', async () => {
    const { code, stdout, stderr } = await callWith({ formt: 'json' }, ['a.xml']);
    const sentence = en.usage.config.unknownKey(`${CONFIG}:2:3`, 'formt', 'format', Object.keys(configKeys));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`fattura validate: ${sentence}\n`);
  });

  it('is located below the key of package.json', async () => {
    const files = {
      'p/package.json': '{\n  "failOn": 1,\n  "fattura": {\n    "failOn": 2 } }',
      'p/a.xml': '',
    };
    const { cwd } = await callWith({}, ['a.xml'], { files });
    const { code, stderr } = await runCli(['validate', 'a.xml'], { cwd: join(cwd, 'p') });
    expect(code).toBe(2);
    expect(stderr).toContain('package.json:4:5: fattura.failOn is 2,');
  });
});

/** Stands in for the model's similarity test: the same letters, or one more. */
function near(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((name) => name.toLowerCase())
    .sort((a, b) => a.length - b.length);
  return (
    short === long ||
    (long.length === short.length + 1 &&
      [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short))
  );
}

describe('settings in the configuration', () => {
  const wrong = { 'b.xml': fixture.rejected };
  const reportOf = (stdout: string): Report => JSON.parse(stdout) as Report;

  it('apply, and the command line overrides them', async () => {
    const files = wrong;
    expect((await callWith({ format: 'json' }, ['a.xml'])).stdout).toMatch(/^\{"tool"/);
    expect(
      (await callWith({ format: 'json' }, ['-f', 'compact', '--only', 'structure', 'a.xml'])).stdout,
    ).toBe('');
    expect((await callWith({ failOn: 'never' }, ['b.xml'], { files })).code).toBe(0);
    expect((await callWith({ failOn: 'never' }, ['b.xml', '--fail-on', 'error'], { files })).code).toBe(1);
    expect((await callWith({ failOn: 'never' }, ['b.xml', '--no-config'], { files })).code).toBe(1);
    expect((await callWith({ only: 'structure' }, ['-f', 'json', 'a.xml'])).stdout).toContain(
      '"controls":"skipped"',
    );
  });

  it('include the language, unless --lang is given', async () => {
    const files = wrong;
    const italian = await callWith({ language: 'it' }, ['-f', 'json', 'b.xml'], { files });
    const english = await callWith({ language: 'it' }, ['-f', 'json', '--lang', 'en', 'b.xml'], { files });
    const environment = await callWith({}, ['-f', 'json', 'b.xml'], { files });
    const [first, second, third] = [italian, english, environment].map(
      ({ stdout }) => reportOf(stdout).files[0]?.findings[0]?.message,
    );
    expect(first).not.toBe(second);
    expect(second).toBe(third);
  });

  it('may come from a named file', async () => {
    const files = {
      'other/mine.json': json({ format: 'json' }),
      'package.json': json({ fattura: { format: 'junit' } }),
    };
    expect((await callWith({}, ['--config', 'other/mine.json', 'a.xml'], { files })).stdout).toMatch(
      /^\{"tool"/,
    );
    expect((await callWith({}, ['--config', 'package.json', 'a.xml'], { files })).stdout).toMatch(/^<\?xml/);
    const { code, stderr } = await callWith({}, ['--config', 'nowhere.json', 'a.xml']);
    expect(code).toBe(2);
    expect(stderr).toContain(en.reason('ENOENT'));
  });

  it('change severities and the exit code, not the verdict', async () => {
    const files = { 'b.xml': fixture.valid.replace('<PrezzoTotale>200.00<', '<PrezzoTotale>201.00<') };
    const before = reportOf((await callWith({}, ['-f', 'json', 'b.xml'], { files })).stdout).files[0];
    const codes = [...new Set(before?.findings.map(({ code }) => code))];
    expect(before?.verdict).toBe('rejected');
    expect(codes).toContain('00423');
    const severities = Object.fromEntries(codes.map((code) => [code, 'warning']));
    const { code, stdout } = await callWith({ severities }, ['-f', 'json', 'b.xml'], { files });
    const after = reportOf(stdout).files[0];
    expect(code).toBe(0);
    expect(after?.verdict).toBe('rejected');
    expect(after?.findings.map(({ severity }) => severity)).toEqual(before?.findings.map(() => 'warning'));

    const warnings = after?.findings.length ?? 0;
    const calls: readonly [config: object, args: readonly string[], code: number][] = [
      [{ maxWarnings: warnings }, [], 0],
      [{ maxWarnings: warnings - 1 }, [], 1],
      [{ maxWarnings: warnings - 1 }, ['--max-warnings', String(warnings)], 0],
      [{}, ['--max-warnings', String(warnings - 1)], 1],
      [{ maxWarnings: 0, failOn: 'never' }, [], 0],
      [{ failOn: 'warning' }, [], 1],
    ];
    for (const [config, args, expected] of calls) {
      const got = await callWith({ severities, ...config }, [...args, 'b.xml'], { files });
      expect({ config, args, code: got.code }).toEqual({ config, args, code: expected });
      const told = got.stderr.includes('--max-warnings');
      expect(told).toBe(expected === 1 && !('failOn' in config));
    }
  });
});

describe('the schema for editors', () => {
  const schema = configSchema();
  const accepts = new Ajv().compile(schema);
  const codes = ruleCodes();
  const reads = (value: unknown): boolean => {
    try {
      readConfig({ text: JSON.stringify(value), key: null }, { name: CONFIG, codes });
      return true;
    } catch (error) {
      if (error instanceof UsageError) return false;
      throw error;
    }
  };

  it('accepts exactly what the reader accepts', () => {
    const atom = fc.constantFrom<unknown>(
      ...[
        'it',
        'en',
        'de',
        'fr',
        'auto',
        '1.9',
        '1.9.1',
        'structure',
        'controls',
        'json',
        'sarif',
        'error',
        'warning',
        'never',
        'off',
      ],
      ...[true, false, 0, 3, -1, 1.5, null, '', [], ['./a/'], ['a', './'], {}],
    );
    const severities = fc.dictionary(
      fc.constantFrom('00423', '00200', 'Q-NOTHING', '423', 'toString'),
      fc.constantFrom<unknown>('error', 'warning', 'info', 'off', 'never', 1),
      { maxKeys: 2 },
    );
    const key = fc.constantFrom(...Object.keys(configKeys), '$schema', 'spek', 'toString');
    const config = fc.oneof(
      fc.dictionary(key, fc.oneof(atom, severities), { maxKeys: 3 }),
      severities.map((map) => ({ severities: map })),
      atom,
    );
    let good = 0;
    fc.assert(
      fc.property(config, (value) => {
        const accepted = accepts(value);
        if (accepted) good += 1;
        return accepted === reads(value);
      }),
      { numRuns: runs(3_000) },
    );
    expect(good).toBeGreaterThan(runs(3_000) / 6);
  });

  it('explains every key and every code', () => {
    const { properties } = schema as {
      properties: Record<string, { description?: string; properties?: object }>;
    };
    expect(Object.keys(properties)).toEqual(['$schema', ...Object.keys(configKeys)]);
    expect(Object.values(properties).filter(({ description = '' }) => description === '')).toEqual([]);
    expect(Object.keys(properties['severities']?.properties ?? {})).toEqual(codes);
  });
});

describe('docs/cli.md', () => {
  const page = readFileSync(join(projectRoot, 'docs/cli.md'), 'utf8');
  const [, section = ''] = /^## Configuration$([\s\S]*?)^## /m.exec(page) ?? [];

  /** The address of the documentation does not vary between calls, so there is no option for it. */
  const WITHOUT_OPTION = new Set(['documentation']);

  it('explains exactly the existing keys, with their options', () => {
    const rows = [...section.matchAll(/^\| `(\w+)` \|.*\| (?:`--([\w-]+)` )?\|$/gm)];
    expect(rows.map(([, key]) => key)).toEqual(Object.keys(configKeys));
    const spelling = (key = ''): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    for (const [, key, option] of rows.slice(1))
      expect(option).toBe(
        WITHOUT_OPTION.has(key ?? '') ? undefined : key === 'language' ? 'lang' : spelling(key),
      );
  });

  it('has a valid example', () => {
    const [, text = ''] = /```json\n([\s\S]*?)```/.exec(section) ?? [];
    expect(readConfig({ text, key: null }, { name: CONFIG, codes: ['00423'] })).toEqual({
      language: 'en',
      failOn: 'warning',
      severities: { '00423': 'warning' },
    });
  });
});
