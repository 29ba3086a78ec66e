import { expect, it } from 'vitest';
import { affectedTests } from '../../scripts/check/affected.ts';

const FILES: Readonly<Record<string, string>> = {
  'test/model/decimal.test.ts': "import { Decimal } from '../../src/model/decimal.ts';",
  'test/validate/controls/00423.test.ts': "import { control } from '../../support/control.ts';",
  'test/support/control.ts': "import { validate } from '../../src/validate/index.ts';",
  'test/support/deep.ts': "export { control } from './control.ts';",
  'test/cli/deep.test.ts': "const { control } = await import('../support/deep.ts');",
  'test/cli/none.test.ts': '',
};

it.each<readonly [string, readonly string[], readonly string[]]>([
  ['a source that a test imports', ['src/model/decimal.ts'], ['test/model/decimal.test.ts']],
  [
    'a source that the support of tests imports',
    ['src/validate/index.ts'],
    ['test/validate/controls/00423.test.ts', 'test/cli/deep.test.ts'],
  ],
  ['a rule', ['src/validate/controls/00423.ts'], ['test/validate/controls/00423.test.ts']],
  ['support', ['test/support/deep.ts'], ['test/cli/deep.test.ts']],
  ['a test', ['test/cli/none.test.ts'], ['test/cli/none.test.ts']],
  ['a page', ['docs/cli.md'], []],
  ['nothing', [], []],
])('%s', (_, changed, expected) => {
  expect(affectedTests(changed, Object.keys(FILES), (path) => FILES[path] ?? '')).toEqual(expected);
});
