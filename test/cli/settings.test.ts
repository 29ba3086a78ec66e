import { describe, expect, it } from 'vitest';
import type { Config } from '../../src/cli/config/keys.ts';
import { today } from '../../src/cli/process/clock.ts';
import { choicesOf, type ValidateCall } from '../../src/cli/validate/definition.ts';
import { type CheckSettings, settingsOf } from '../../src/cli/validate/settings.ts';
import { SPECS } from '../../src/validate/index.ts';

type Options = ValidateCall['options'];

function settings(options: Options, config: Config = {}) {
  const stream = { isTTY: false, columns: 100, write: async () => {} };
  const call: ValidateCall = {
    operands: [],
    options,
    asked: {},
    language: 'en',
    colour: false,
    errorColour: () => false,
    commands: [],
    main: async () => 0,
    io: {
      stdin: { isTTY: false, async *chunks() {} },
      ask: async () => null,
      stdout: stream,
      stderr: stream,
      env: {},
      cwd: '/',
      interrupted: new AbortController().signal,
      worker: null,
    },
  };
  return settingsOf(call, { config, folder: '/' });
}

const rules: readonly { options?: Options; config?: Config; rules: Partial<CheckSettings['rules']> }[] = [
  { rules: { asOf: today(), asOfIsToday: true, asSent: false } },
  { options: { 'as-sent': true }, rules: { asSent: true } },
  { options: { 'as-of': '2024-02-29' }, rules: { asOf: '2024-02-29', asOfIsToday: false } },
  { options: { spec: '1.9' }, rules: { spec: '1.9' } },
  { config: { spec: '1.9' }, rules: { spec: '1.9' } },
  { options: { spec: 'auto' }, config: { spec: '1.9' }, rules: { spec: 'auto' } },
  { options: { only: 'controls' }, config: { only: 'structure' }, rules: { only: 'controls' } },
  { config: { only: 'controls' }, rules: { only: 'controls' } },
  { options: { 'keep-going': true }, config: { keepGoing: false }, rules: { keepGoing: true } },
  { config: { keepGoing: true }, rules: { keepGoing: true } },
  { options: { 'strict-name': true }, rules: { strictName: true } },
  { config: { strictName: true }, rules: { strictName: true } },
  { config: { severities: { '00423': 'info' } }, rules: { severities: { '00423': 'info' } } },
  { options: { ignore: ['Q-CAP'] }, rules: { severities: { 'Q-CAP': 'off' } } },
  {
    options: { ignore: ['Q-CAP', 'Q-IBAN'] },
    config: { severities: { 'Q-CAP': 'error', '00423': 'info' } },
    rules: { severities: { 'Q-CAP': 'off', 'Q-IBAN': 'off', '00423': 'info' } },
  },
];

describe('options of the check', () => {
  it.each(rules)('$options $config', ({ options = {}, config = {}, rules: expected }) => {
    const found = settings(options, config).check.rules;
    const plain = {
      asOf: today(),
      asOfIsToday: true,
      asSent: false,
      keepGoing: false,
      strictName: false,
    };
    expect(found).toEqual({ ...plain, ...expected });
  });

  it('are plain data, as worker threads require', () => {
    const { check } = settings({ schema: 'a.xsd', quiet: true }, { severities: { '00423': 'info' } });
    expect(structuredClone(check)).toEqual(check);
  });

  it('include the output of the report and the allowed number of warnings', () => {
    expect(settings({ output: 'out/a' })).toMatchObject({ output: { name: 'out/a' }, maxWarnings: null });
    expect(settings({ output: '-', 'max-warnings': '0' })).toMatchObject({ output: null, maxWarnings: 0 });
    expect(settings({}, { maxWarnings: 3 }).maxWarnings).toBe(3);
    expect(settings({ 'max-warnings': '0' }, { maxWarnings: 3 }).maxWarnings).toBe(0);
  });

  it.each([
    [{}, {}, 'error'],
    [{}, { failOn: 'warning' }, 'warning'],
    [{ 'fail-on': 'never' }, { failOn: 'warning' }, 'never'],
  ] as const)('%j %j fails on %s', (options, config, level) => {
    expect(settings(options, config).check.failOn).toBe(level);
  });
});

it('every edition that the check supports can be chosen', () => {
  expect(choicesOf('spec')).toEqual(SPECS);
});
