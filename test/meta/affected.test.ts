import { expect, it } from 'vitest';
import { affectedTests } from '../../scripts/check/affected.ts';

const FILES: Readonly<Record<string, string>> = {
  'test/model/decimal.test.ts': "import { Decimal } from '../../src/model/decimal.ts';",
  'test/validate/controls/00423.test.ts': "import { control } from '../../support/control.ts';",
  'test/support/control.ts': "import { validate } from '../../src/validate/index.ts';",
  'test/support/deep.ts': "export { control } from './control.ts';",
  'test/cli/deep.test.ts': "const { control } = await import('../support/deep.ts');",
  'test/cli/none.test.ts': '',
  'test/cli/fix.test.ts': '',
  'test/cli/fixtures.test.ts': '',
  'test/cli/show.test.ts': '',
  'test/cli/showPdf.test.ts': '',
  'test/cli/progress.test.ts': '',
  'test/validate/run.test.ts': '',
  'test/validate/fix.test.ts': '',
};

it.each<readonly [string, readonly string[], readonly string[]]>([
  ['a source that a test imports', ['src/model/decimal.ts'], ['test/model/decimal.test.ts']],
  [
    'a source that the support of tests imports',
    ['src/validate/index.ts'],
    ['test/validate/controls/00423.test.ts', 'test/cli/deep.test.ts'],
  ],
  ['a rule', ['src/validate/controls/00423.ts'], ['test/validate/controls/00423.test.ts']],
  ['the texts of a rule', ['src/text/en/rules/00423.ts'], ['test/validate/controls/00423.test.ts']],
  ['a file of a command', ['src/cli/fix/run.ts'], ['test/cli/fix.test.ts']],
  [
    'a file of a command with several tests',
    ['src/cli/show/definition.ts'],
    ['test/cli/show.test.ts', 'test/cli/showPdf.test.ts'],
  ],
  ['a shared file of the commands', ['src/cli/terminal/progress.ts'], ['test/cli/progress.test.ts']],
  ['a name that another layer has too', ['src/validate/run.ts'], ['test/validate/run.test.ts']],
  ['a name that only another layer has', ['src/validate/show.ts'], []],
  ['support', ['test/support/deep.ts'], ['test/cli/deep.test.ts']],
  ['a test', ['test/cli/none.test.ts'], ['test/cli/none.test.ts']],
  ['a page', ['docs/cli.md'], []],
  ['nothing', [], []],
])('%s', (_, changed, expected) => {
  expect(affectedTests(changed, Object.keys(FILES), (path) => FILES[path] ?? '')).toEqual(expected);
});
